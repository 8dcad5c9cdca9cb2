"""H-13 to H-19: who receives what, in which order, and what becomes of it."""

from hollywood import MOVES, Position, narrate, parse, refusal

from tests.support import codes, legal, made, made_round, opened, play

FILLER = "H1 H2 H3 H4"


def received(position: Position, ply: str) -> list[tuple[int, str, str]]:
    """Seat, card and destination of each receipt that a ply brings about."""
    events = [event.to_json() for step in narrate(position, parse(position, ply)) for event in step]
    return [(event["seat"], event["card"], event["to"]) for event in events if event["type"] == "receive"]


def after_round(*hands: str, unclaimed: str, choices: str = "", **options) -> Position:
    return made(made_round(0, *hands, unclaimed=unclaimed, choices=choices), players=len(hands), **options)


def area(position: Position, seat: int) -> dict[str, object]:
    cards = position.area(seat)
    return {
        "projects": [codes(films) for films in cards.projects if films],
        "movies": [(*codes(movie.films), movie.star.code) for movie in cards.movies],
        "blockbusters": codes(cards.blockbusters),
        "lost": codes(cards.lost),
    }


def test_h13_column_a_from_top_to_bottom_then_b_c_d():
    position = play(opened(), *"ABCDABCDABC")
    assert received(position, "A") == [
        (0, "S1a", "lost"),
        (1, "H1", "project"),
        (2, "H2", "project"),
        (2, "H3", "project"),
        # Column B holds three reels: its top card stays unclaimed.
        (1, "H4", "project"),
        (2, "H5", "project"),
        (0, "B1", "blockbuster"),
        (2, "S3a", "movie"),
        (0, "H6", "project"),
        (1, "H7", "project"),
        # Column D holds two.
        (0, "R1", "project"),
        (1, "A2", "project"),
    ]


def test_h13_each_card_is_in_place_before_the_next_is_received():
    position = after_round("H1 S3a S2a A1", FILLER.replace("H1", "R1"), "B1 B2 B3 B4", unclaimed="A2 S1a")
    # The Star that came second finished the project begun by the first card; the next one found nothing left.
    assert area(position, 0) == {"projects": [["A1"]], "movies": [("H1", "S3a")], "blockbusters": [], "lost": ["S2a"]}


def test_h14_a_blockbuster_lies_in_front_of_its_owner():
    position = after_round("B1 H5 B2 H6", "A1 A2 A3 A4", "R1 R2 R3 S1a", unclaimed="S2a S3a")
    assert area(position, 0)["blockbusters"] == ["B1", "B2"]
    assert area(position, 1)["blockbusters"] == []


def test_h15_a_film_starts_or_joins_the_project_of_its_genre():
    position = after_round("H1 A1 H2 R1", "A2 A3 A4 A5", "R2 R3 R4 S1a", unclaimed="S2a S3a")
    assert area(position, 0)["projects"] == [["H1", "H2"], ["A1"], ["R1"]]
    assert area(position, 1)["projects"] == [["A2", "A3", "A4", "A5"]]


def test_h15_a_project_goes_on_in_the_next_round():
    position = made(
        made_round(0, "H1 B1 B2 B3", "A1 A2 A3 A4", "R1 R2 R3 S1a", unclaimed="S2a S3a"),
        made_round(1, "H3 H4 B4 B5", "A5 A6 A7 A8", "R4 R5 R6 S1b", unclaimed="S2b S3b"),
    )
    assert area(position, 0)["projects"] == [["H1", "H3", "H4"]]


def test_h16_with_one_project_there_is_no_choice():
    position = after_round("H1 H2 S2a A1", "A2 A3 A4 A5", "R1 R2 R3 S1a", unclaimed="B1 S3a")
    assert position.stage.name == "DEAL"
    assert area(position, 0)["movies"] == [("H1", "H2", "S2a")]
    assert area(position, 0)["projects"] == [["A1"]]


def test_h16_with_no_project_the_star_is_lost_in_sight_of_all():
    position = after_round("S2a S3a B1 H1", "A2 A3 A4 A5", "R1 R2 R3 S1a", unclaimed="B2 B3")
    assert area(position, 0) == {"projects": [["H1"]], "movies": [], "blockbusters": ["B1"], "lost": ["S2a", "S3a"]}
    assert position.view().facts["players"][0]["lost"] == ["S2a", "S3a"]


def test_h16_with_two_projects_the_owner_chooses_one():
    position = after_round("H1 A1 A2 S3a", "A3 A4 A5 A6", "R1 R2 R3 B1", unclaimed="S1a S2a")
    assert (position.stage.name, position.to_move) == ("STAR", 0)
    assert legal(position) == ["=A", "=H"]
    play(position, "=A")
    assert area(position, 0) == {"projects": [["H1"]], "movies": [("A1", "A2", "S3a")], "blockbusters": [], "lost": []}


def test_h16_with_three_projects_each_can_be_chosen():
    position = after_round("R1 H1 A1 S3a", "A3 A4 A5 A6", "R2 R3 R4 B1", unclaimed="S1a S2a")
    assert legal(position) == ["=A", "=H", "=R"]
    for text, left in (("=H", [["A1"], ["R1"]]), ("=A", [["H1"], ["R1"]]), ("=R", [["H1"], ["A1"]])):
        play(position, text)
        assert area(position, 0)["projects"] == left
        position.pop()


def test_h16_a_project_that_is_not_open_cannot_be_chosen_and_nothing_else_can_be_done():
    position = after_round("H1 A1 A2 S3a", "A3 A4 A5 A6", "R1 R2 R3 B1", unclaimed="S1a S2a")
    reasons = {text: refusal(position, MOVES[text]) for text in ("=R", "A", "clap", "A+A")}
    assert [(text, reason.key, dict(reason.args), reason.rule) for text, reason in reasons.items() if reason] == [
        ("=R", "no-project", {"genre": "R"}, "H-16"),
        ("A", "star-due", {"card": "S3a"}, "H-16"),
        ("clap", "star-due", {"card": "S3a"}, "H-16"),
        ("A+A", "star-due", {"card": "S3a"}, "H-16"),
    ]


def test_h16_choices_come_in_receiving_order_each_knowing_the_earlier_ones():
    position = after_round("H1 A1 B1 S3a", "R1 H2 S2a A2", "A3 R2 S1a H3", unclaimed="B2 B3")
    # The cells run A1 to D: seat 2 receives its Star in C at the top, before seat 0 its own.
    asked = []
    while position.to_move is not None:
        asked.append((position.to_move, position.receiving()[1].code))
        play(position, legal(position)[-1])
    assert asked == [(1, "S2a"), (2, "S1a"), (0, "S3a")]
    assert area(position, 1) == {
        "projects": [["H2"], ["A2"]],
        "movies": [("R1", "S2a")],
        "blockbusters": [],
        "lost": [],
    }


def test_h16_two_choices_of_one_player_in_a_row():
    position = after_round("H1 A1 R1 B1", "A2 H2 R2 H3", "R3 A3 S1a S2a", unclaimed="S3a B2")
    assert (position.to_move, position.receiving()[1].code) == (2, "S1a")
    play(position, "=R")
    # One project is left, so the second Star takes it without a question.
    assert position.stage.name == "DEAL"
    assert area(position, 2)["movies"] == [("R3", "S1a"), ("A3", "S2a")]


def test_h17_a_movie_is_one_star_and_its_films_closed_for_ever():
    position = after_round("H1 H2 S2a H3", "A2 A3 A4 A5", "R1 R2 R3 S1a", unclaimed="B1 S3a")
    assert area(position, 0) == {"projects": [["H3"]], "movies": [("H1", "H2", "S2a")], "blockbusters": [], "lost": []}


def test_h17_two_movies_of_one_genre():
    position = after_round("H1 S2a H3 S3a", "A2 A3 A4 A5", "R1 R2 R3 S1a", unclaimed="B1 B2")
    assert area(position, 0)["movies"] == [("H1", "S2a"), ("H3", "S3a")]


def test_h18_areas_and_studio_cards_are_in_the_view_of_every_seat():
    position = play(opened(), "clap", "A+B")
    views = [position.view(seat).facts for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert [player["clap"] for player in views[0]["players"]] == [False, True, True]
    assert [player["double"] for player in views[0]["players"]] == [True, False, True]


def test_h18_undealt_cards_show_as_counts_only():
    undealt = opened().view().facts["undealt"]
    assert undealt == {
        "H": 6, "A": 11, "R": 12, "B": 4, "S1": 3, "S2": 3, "S3": 3, "awards": ["H", "A", "R"],
    }  # fmt: skip


def test_h19_unclaimed_cards_count_only_after_the_twelfth_card_is_in_place():
    # Seat 0 receives a movie of Horror first; the last card, in D, is the Star of seat 2, which has to choose.
    position = after_round("H1 S3a B1 B2", "A3 A4 A5 B3", "A1 R2 R3 S1a", unclaimed="H2 S2a", scoring="advanced")
    assert (position.stage.name, position.to_move) == ("STAR", 2)
    assert position.unclaimed == ()
    assert position.multipliers == (0, 0, 0)
    assert position.score(0).movies == 0
    assert position.view().facts["unclaimed"] == []
    play(position, "=A")
    assert codes(position.unclaimed) == ["H2", "S2a"]
    assert position.multipliers == (1, 0, 0)
    assert position.score(0).movies == 3


def test_h19_reels_return_to_their_owners():
    position = after_round("H1 H2 S2a H3", "A2 A3 A4 A5", "R1 R2 R3 S1a", unclaimed="B1 S3a")
    assert [position.reels(seat) for seat in range(3)] == [0, 0, 0]
    play(position, "deal S1b.S2b.S3b.H5/H6.H7.H8.H9/A6.A7.A8/R5.R6.R7")
    assert [position.reels(seat) for seat in range(3)] == [4, 4, 4]
    assert position.cells[0].code == "S1b"
