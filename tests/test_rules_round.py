"""H-5 to H-12: the deal, whose turn it is and what can be done on a turn."""

from hollywood import MOVES, Options, Position, deal_round, first_player, refusal

from tests.support import DEAL, SECOND_DEAL, codes, legal, opened, play, reels, settle


def view_cards(position):
    return [[cell["card"] for cell in column] for column in position.view().facts["columns"]]


def test_h05_cards_lie_in_columns_of_four_four_three_three_top_to_bottom():
    assert view_cards(opened()) == [
        ["S1a", "H1", "H2", "H3"],
        ["S2a", "H4", "H5", "B1"],
        ["S3a", "H6", "H7"],
        ["A1", "R1", "A2"],
    ]


def test_h05_a_deal_is_eleven_movie_cards_and_three_stars_from_the_undealt():
    position = Position()
    position.push(first_player("x", 3))
    deal = deal_round("x", 1, position.undealt)
    assert sorted(card.kind == "star" for card in deal.cards) == [False] * 11 + [True] * 3
    assert len(set(deal.cards)) == 14
    position.push(deal)
    assert set(position.undealt).isdisjoint(deal.cards)
    assert len(position.undealt) == 42


def test_h05_no_card_is_dealt_twice():
    position = opened()
    undealt = position.undealt
    assert set(deal_round("x", 2, undealt).cards) <= set(undealt)


def test_h06_each_round_is_opened_by_the_player_to_the_left():
    position = opened(first=2)
    assert (position.first, position.to_move) == (2, 2)
    play(position, *"AAAABBBBCCCD")
    play(position, SECOND_DEAL)
    assert (position.first, position.to_move) == (0, 0)


def test_h06_everyone_opens_once():
    position = play(Position(Options(4)), "first 1")
    openers = []
    for number in (1, 2, 3, 4):
        position.push(deal_round("x", number, position.undealt))
        openers.append(position.first)
        play(position, *"AAAABBBBCCCD")
        settle(position)
    assert openers == [1, 2, 3, 0]
    assert position.is_over


def test_h07_left_is_the_next_seat_number():
    position = opened(first=1)
    seats = []
    for column in "AAAAB":
        seats.append(position.to_move)
        play(position, column)
    assert seats == [1, 2, 0, 1, 2]


def test_h07_a_player_without_reels_gets_no_turn_and_no_clap():
    # Seat 0 is a reel ahead by its Double Reel, so it is out before the others, with its Clap Board unspent.
    position = play(opened(), "A+A", *"BBABACBCC")
    assert [position.reels(seat) for seat in range(3)] == [0, 0, 1]
    assert position.has_clap(0)
    assert (position.to_move, position.next_after(2)) == (2, None)
    assert legal(position) == ["D", "clap"]


def test_h07_the_turn_passes_over_a_player_without_reels():
    position = play(opened(), "A+A", *"BBABACBC")
    assert [position.reels(seat) for seat in range(3)] == [0, 1, 1]
    assert (position.to_move, position.next_after(1)) == (1, 2)
    play(position, "C")
    assert (position.to_move, position.next_after(2)) == (2, None)


def test_h08_a_turn_is_a_reel_or_a_studio_card_and_nothing_else():
    assert legal(opened()) == sorted(
        ["A", "B", "C", "D", "clap", *(f"{first}+{second}" for first in "ABCD" for second in "ABCD")]
    )


def test_h08_without_studio_cards_a_reel_must_be_placed():
    position = play(opened(), "clap", "A", "A", "A+B", "B", "B")
    assert position.to_move == 0
    assert legal(position) == ["A", "B", "C", "D"]


def test_h09_a_reel_enters_on_the_bottom_card():
    assert reels(play(opened(), "A")) == [[None, None, None, 0], [None] * 4, [None] * 3, [None] * 3]
    assert reels(play(opened(), "D")) == [[None] * 4, [None] * 4, [None] * 3, [None, None, 0]]


def test_h09_every_reel_of_the_column_moves_up_one_card():
    position = play(opened(), "A", "A", "A")
    assert reels(position)[0] == [None, 0, 1, 2]
    play(position, "B", "A")
    assert reels(position)[:2] == [[0, 1, 2, 1], [None, None, None, 0]]


def test_h09_a_full_column_cannot_be_chosen():
    position = play(opened(), "C", "C", "C")
    assert reels(position)[2] == [0, 1, 2]
    assert not [text for text in legal(position) if "C" in text]
    reason = refusal(position, MOVES["C"])
    assert reason is not None
    assert (reason.key, reason.args, reason.rule) == ("column-full", {"column": "C"}, "H-9")
    assert refusal(position, MOVES["A+C"]) == reason


def test_h09_two_reels_never_share_a_card():
    position = play(opened(), "A+A", "A+A", "B+B")
    assert reels(position)[:2] == [[0, 0, 1, 1], [None, None, 2, 2]]


def test_h10_clap_ends_the_turn_without_a_reel():
    position = play(opened(), "clap")
    assert position.to_move == 1
    assert position.reels(0) == 4
    assert not position.has_clap(0)
    assert reels(position) == reels(opened())


def test_h10_clap_when_nobody_else_has_reels_leaves_the_turn_with_the_same_player():
    position = play(opened(first=1), "A", "A+A", "B+B", *"ABBCCC")
    assert (position.to_move, [position.reels(seat) for seat in range(3)]) == (1, [0, 1, 0])
    assert legal(position) == ["D", "clap"]
    play(position, "clap")
    assert position.to_move == 1
    assert legal(position) == ["D"]
    play(position, "D")
    assert position.stage.name == "DEAL"


def test_h11_double_reel_places_two_one_after_the_other():
    position = play(opened(), "A", "B", "A", "A+B")
    assert reels(position)[:2] == [[None, 0, 2, 0], [None, None, 1, 0]]
    assert position.reels(0) == 1
    assert not position.has_double(0)


def test_h11_both_reels_may_go_to_one_column():
    position = play(opened(), "C", "C+C")
    assert reels(position)[2] == [0, 1, 1]


def test_h11_the_second_reel_needs_room_after_the_first():
    position = play(opened(), "C", "C")
    assert "C" in legal(position)
    assert "A+C" in legal(position)
    assert "C+A" in legal(position)
    assert "C+C" not in legal(position)


def test_h11_double_reel_needs_two_reels():
    position = play(opened(), "A", "A", "A", "B", "B", "B", "C", "C", "C")
    assert position.reels(0) == 1
    assert legal(position) == ["A", "B", "D", "clap"]
    reason = refusal(position, MOVES["A+B"])
    assert reason is not None
    assert (reason.key, reason.args, reason.rule) == ("double-needs-two-reels", {"reels": 1}, "H-11")


def test_h11_the_order_of_two_columns_makes_two_plies():
    position = opened()
    assert {"A+B", "B+A"} <= set(legal(position))
    assert reels(play(opened(), "A+B")) == reels(play(opened(), "B+A"))


def test_h12_the_round_ends_with_the_twelfth_reel():
    position = play(opened(), *"AAAABBBBCCC")
    assert position.stage.name == "PLACE"
    play(position, "D")
    assert position.stage.name == "DEAL"
    assert position.to_move is None
    assert legal(position) == []


def test_h12_two_cards_stay_unclaimed_atop_one_column_or_two():
    assert codes(play(opened(), *"AAAABBBBCCCD").unclaimed) == ["A1", "R1"]
    assert codes(play(opened(), *"AAABBBCCCDDD").unclaimed) == ["S1a", "S2a"]
    assert codes(play(opened(), *"AAAABBBCCDDD").unclaimed) == ["S2a", "S3a"]


def test_h12_the_last_ply_may_be_a_double_reel():
    position = play(opened(), "A+A", "A+A", "clap", *"BBBBCC")
    assert [position.reels(seat) for seat in range(3)] == [0, 0, 2]
    play(position, "C+D")
    assert position.stage.name == "DEAL"
    assert codes(position.unclaimed) == ["A1", "R1"]


def test_h12_dealing_text_is_what_was_dealt():
    position = opened()
    assert position.last is not None
    assert position.last.text == DEAL
