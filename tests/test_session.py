"""A running game: undo and redo, save and load, bots, seats and the position after any ply."""

import json

import pytest
from hollywood import GAME, Options, deal_round
from hollywood.game import Hollywood
from hollywood.replay import replay
from tabletop.record import Seat
from tabletop.refusal import Refused
from tabletop.session import Session

from tests.golden import golden_session
from tests.support import AGAINST_BOTS, legal_in, random_game, record_json, seats, session

FILL = "AAAABBBBCCCD"


def digest(game: Session) -> str:
    return game.frames[-1].view.digest()


def facts(game: Session) -> dict:
    return game.frames[-1].view.to_json()


def play_all(game: Session, *texts: str) -> Session:
    for text in texts:
        game.play(text)
    return game


def reload(game: Session) -> Session:
    return Session.load(game.save(), GAME)


def refused_key(action, *arguments) -> str:
    with pytest.raises(Refused) as refused:
        action(*arguments)
    return refused.value.reason.key


def bots_until_person(game: Session) -> None:
    while game.phase == "bot":
        game.play_bot()


# Starting and playing


def test_a_new_game_has_its_opener_and_first_deal_already():
    game = session()
    assert [text.split()[0] for text in game.record.plies] == ["first", "deal"]
    assert game.phase == "place"
    assert [[event.type for event in frame.events] for frame in game.frames] == [["first"], ["deal", "turn"]]


def test_the_same_seed_deals_the_same_and_another_seed_another():
    assert session().record.plies == session().record.plies
    assert session(seed="other").record.plies != session().record.plies


def test_the_next_deal_follows_the_last_card_of_a_round_by_itself():
    game = play_all(session(), *FILL)
    while game.phase == "star":
        game.play(game.choices[0]["move"])
    assert facts(game)["round"] == 2
    assert [event.type for event in game.frames[-1].events] == ["deal", "turn"]
    assert "round_end" in [event.type for event in game.frames[-2].events]


def test_the_last_frame_is_the_present_and_the_log_has_one_entry_a_ply():
    game = play_all(session(), "A", "clap", "B+B")
    assert game.ply == len(game.log) == 5
    assert facts(game) == GAME.view(replay(game.record.options, game.record.plies)).to_json()
    assert [event.type for event in game.log[-1]] == ["double", "place", "place", "bump", "turn"]


def test_an_illegal_move_changes_nothing():
    game = play_all(session(), "C", "C", "C")
    before = game.save(), game.frames
    assert refused_key(game.play, "C") == "column-full"
    assert refused_key(game.play, "=H") == "no-choice"
    assert refused_key(game.play, "deal " + "H1") == "deal-shape"
    assert refused_key(game.play, "first 0") == "first-not-due"
    assert refused_key(game.play, "Z") == "no-such-move"
    assert (game.save(), game.frames) == before


def test_a_person_cannot_move_for_a_bot_nor_a_bot_for_a_person():
    game = session(seated=seats("extra", "extra", "h"), seed="x")
    while game.phase != "bot":
        game.play("A")
    before = game.save()
    assert refused_key(game.play, "A") == "not-your-turn"
    assert refused_key(game.set_draft, "A") == "not-your-turn"
    bots_until_person(game)
    assert refused_key(game.play_bot) == "not-your-turn"
    assert game.save() != before


def test_nothing_can_be_played_after_the_end():
    game = golden_session()
    assert (game.phase, game.to_move, game.choices) == ("over", None, [])
    assert refused_key(game.play, "A") == "game-over"
    assert refused_key(game.set_draft, "A") == "game-over"
    assert refused_key(game.play_bot) == "not-your-turn"


def test_a_wrong_number_of_seats_is_refused():
    assert refused_key(Session, GAME, {"players": 4}, seats("h", "h", "h"), "") == "wrong-number-of-seats"


# Draft


def test_a_draft_is_no_ply_and_spends_nothing():
    game = session()
    plies = game.record.plies
    game.set_draft("B")
    assert (game.phase, game.draft, game.record.plies) == ("second", "B", plies)
    assert [choice["move"] for choice in game.choices] == ["A", "B", "C", "D"]
    game.set_draft(None)
    assert (game.phase, game.draft) == ("place", None)


def test_playing_ends_a_draft():
    game = session()
    game.set_draft("B")
    game.play("B+C")
    assert game.draft is None
    game.set_draft("A")
    game.play("clap")
    assert game.draft is None


@pytest.mark.parametrize(("plies", "text", "key"), [
    ("CCC", "C", "column-full"),
    ("", "E", "no-such-move"),
    ("", "", "no-such-move"),
    ("", "A+B", "no-such-move"),
    ("AAABBBCCC", "A", "double-needs-two-reels"),
])  # fmt: skip
def test_a_draft_that_cannot_begin_is_refused(plies, text, key):
    game = play_all(session(), *plies)
    assert refused_key(game.set_draft, text) == key
    assert game.draft is None


def test_no_draft_while_a_star_waits():
    game = golden_session(-1)
    assert game.phase == "star"
    assert refused_key(game.set_draft, "A") == "not-now"


# Undo and redo


def test_undo_takes_back_one_decision_of_a_person():
    game = session()
    before = digest(game)
    game.play("A")
    assert game.can_undo
    game.undo()
    assert (digest(game), game.ply, game.can_undo, game.can_redo) == (before, 2, False, True)
    assert game.frames[-1].events == ()


def test_undo_goes_back_through_the_moves_of_bots():
    game = session(seated=AGAINST_BOTS)
    bots_until_person(game)
    before, ply = digest(game), game.ply
    game.play("A")
    bots_until_person(game)
    assert game.ply >= ply + 3
    game.undo()
    assert (digest(game), game.ply, game.phase) == (before, ply, "place")


def test_undo_goes_back_through_a_deal():
    game = play_all(session(), *FILL)
    while game.phase == "star":
        game.play(game.choices[0]["move"])
    assert facts(game)["round"] == 2
    after = digest(game)
    game.undo()
    assert facts(game)["round"] == 1
    game.redo()
    assert digest(game) == after


def test_undo_in_the_middle_of_bots_moves_goes_back_to_the_person():
    game = session(seated=AGAINST_BOTS)
    bots_until_person(game)
    ply = game.ply
    game.play("A")
    game.play_bot()
    game.undo()
    assert (game.ply, game.phase) == (ply, "place")


def test_undo_drops_a_draft_first():
    game = session()
    game.play("A")
    game.set_draft("B")
    game.undo()
    assert (game.draft, game.ply, game.can_redo) == (None, 3, False)
    game.undo()
    assert game.ply == 2


def test_undo_without_a_decision_does_nothing():
    game = session()
    before = game.save()
    assert not game.can_undo
    game.undo()
    assert game.save() == before


def test_undo_is_not_possible_among_bots_alone():
    game = session(seated=seats("extra", "extra", "understudy"))
    for _ in range(5):
        game.play_bot()
    assert not game.can_undo


def test_undo_takes_back_the_end_of_the_game():
    game = golden_session()
    game.undo()
    assert (game.phase, game.to_move) == ("star", 2)
    game.redo()
    assert game.phase == "over"


def test_redo_goes_on_to_the_next_decision_of_a_person():
    game = session(seated=AGAINST_BOTS)
    bots_until_person(game)
    game.play("A")
    bots_until_person(game)
    game.play("B")
    bots_until_person(game)
    end, plies = digest(game), game.record.plies
    game.undo()
    game.undo()
    game.redo()
    assert game.can_redo
    game.redo()
    assert (digest(game), game.record.plies, game.can_redo) == (end, plies, False)


def test_redo_without_anything_taken_back_changes_nothing():
    game = play_all(session(), "A")
    before = game.save()
    game.redo()
    assert game.save() == before


def test_repeating_the_same_ply_keeps_the_stored_continuation():
    game = play_all(session(), "A", "B", "C")
    for _ in range(3):
        game.undo()
    game.play("A")
    assert game.can_redo
    game.redo()
    game.redo()
    assert game.record.plies[2:] == ("A", "B", "C")


def test_another_ply_clears_the_stored_continuation():
    game = play_all(session(), "A", "B")
    game.undo()
    game.undo()
    game.play("D")
    assert not game.can_redo


def test_a_bot_repeats_its_stored_move_and_the_stored_deal_comes_again():
    game = session(seated=AGAINST_BOTS)
    bots_until_person(game)
    played = []
    while facts(game)["round"] < 2 or game.phase == "bot":
        if game.phase == "bot":
            game.play_bot()
        else:
            played.append(game.choices[0]["move"] if game.choices[0]["legal"] else legal_in(game)[0])
            game.play(played[-1])
    plies = game.record.plies
    while game.can_undo:
        game.undo()
    for text in played:
        game.play(text)
        bots_until_person(game)
    assert game.record.plies == plies


def test_undo_of_a_draft_keeps_what_can_be_redone():
    game = play_all(session(), "A", "B")
    game.undo()
    game.set_draft("C")
    assert game.can_redo
    game.set_draft(None)
    game.redo()
    assert game.record.plies[-1] == "B"


@pytest.mark.parametrize("seed", range(6))
def test_undo_then_replay_gives_the_same_digest_always(seed):
    options = {"players": 3 + seed % 2, "collect": ("top_down", "bottom_up")[seed % 2]}
    people = seats(*"hhhh"[: options["players"]])
    game = Session(GAME, options, people, f"undo {seed}")
    digests = {game.ply: digest(game)}
    for text in random_game(f"undo {seed}", Options(**game.record.options)):
        if not text.startswith(("first", "deal")):
            game.play(text)
            digests[game.ply] = digest(game)
    while game.can_undo:
        game.undo()
        assert digest(game) == digests[game.ply]
    while game.can_redo:
        game.redo()
        assert digest(game) == digests[game.ply]
    assert game.phase == "over"


# Back to any ply, and what is counted


def undos(game: Session) -> object:
    return game.record.notes.get("undos", 0)


def test_going_back_to_a_ply_keeps_what_came_after_it():
    game = play_all(session(), "A", "B", "C", "D")
    end, plies = digest(game), game.record.plies
    game.undo(3)
    assert (game.record.plies, game.phase, game.can_redo) == (plies[:3], "place", True)
    assert digest(game) == GAME.view(replay(game.record.options, plies[:3])).digest()
    assert [frame.events for frame in game.frames] == [()]
    assert json.loads(game.save())["redo"] == list(plies[3:])
    while game.can_redo:
        game.redo()
    assert (digest(game), game.record.plies) == (end, plies)


def test_going_back_to_a_bot_lets_it_play_the_same_again():
    game = session(seated=AGAINST_BOTS)
    bots_until_person(game)
    game.play("A")
    bots_until_person(game)
    game.play("B")
    bots_until_person(game)
    plies = game.record.plies
    first = next(ply for ply in range(len(plies)) if game.at(ply).seat == 1)
    game.undo(first)
    assert (game.phase, game.to_move) == ("bot", 1)
    bots_until_person(game)
    assert game.record.plies == plies[: game.ply]
    assert game.can_redo


@pytest.mark.parametrize("ply", [-3, 0, 1, 2])
def test_going_back_before_the_first_deal_stops_at_the_first_decision(ply):
    game = play_all(session(), "A", "B")
    game.undo(ply)
    assert (game.record.plies, game.phase) == (session().record.plies, "place")


def test_going_back_to_the_end_of_a_round_deals_the_next_one_as_it_was():
    game = Session.load(foreign(), GAME)
    plies = game.record.plies
    deal = [ply for ply, text in enumerate(plies) if text.startswith("deal")][1]
    game.undo(deal)
    assert game.record.plies == plies[: deal + 1]
    assert game.phase == "place"


def test_going_back_to_the_present_only_drops_a_draft():
    game = play_all(session(), "A")
    before = game.save()
    game.set_draft("B")
    game.undo(99)
    assert game.save() == before


def test_going_back_is_possible_from_the_end_and_among_bots():
    game = golden_session()
    game.undo(10)
    assert (game.ply, game.phase) == (10, "place")
    bots = session(seated=seats("extra", "extra", "understudy"))
    for _ in range(5):
        bots.play_bot()
    plies = bots.record.plies
    bots.undo(4)
    assert bots.phase == "bot"
    bots.redo()
    assert bots.record.plies == plies


def test_an_undo_counts_once_something_else_is_played():
    game = play_all(session(), "A", "B", "C")
    game.undo()
    game.undo()
    assert undos(game) == 0
    game.play("D")
    assert undos(game) == 1
    game.undo()
    game.play("A")
    assert undos(game) == 2
    assert reload(game).record.notes == {"undos": 2}


def test_what_is_redone_or_played_again_the_same_counts_nothing():
    game = play_all(session(), "A", "B", "C")
    game.undo()
    game.redo()
    game.undo()
    game.play("C")
    game.undo(2)
    while game.can_redo:
        game.redo()
    assert undos(game) == 0


def test_going_back_far_counts_once_and_a_reload_between_changes_nothing():
    game = play_all(session(), "A", "B", "C", "D")
    game.undo(3)
    game = reload(game)
    game.play("clap")
    assert undos(game) == 1


def test_a_draft_that_is_taken_back_counts_nothing():
    game = play_all(session(), "A")
    game.set_draft("B")
    game.undo()
    game.set_draft("B")
    game.set_draft(None)
    game.play("C")
    assert undos(game) == 0


def test_the_count_of_undos_stands_beside_other_notes_and_replaces_nonsense():
    for noted, count in ((3, 4), ("many", 1), (True, 1)):
        game = Session.load(json.dumps(record_json([], notes={"undos": noted, "date": "today"})), GAME)
        play_all(game, "A").undo()
        game.play("B")
        assert game.record.notes == {"undos": count, "date": "today"}


# A record whose deals this version would not deal


def foreign() -> str:
    plies = list(random_game("somewhere else"))
    return json.dumps(record_json(plies, seed="not the seed of these deals"))


def test_a_foreign_record_keeps_its_deals_through_undo_and_redo():
    game = Session.load(foreign(), GAME)
    plies = game.record.plies
    assert game.phase == "over"
    while game.can_undo:
        game.undo()
    assert len(game.record.plies) == 2
    again = reload(game)
    while again.can_redo:
        again.redo()
    assert again.record.plies == plies


def test_a_foreign_record_played_by_hand_gets_its_own_deals_again():
    game = Session.load(foreign(), GAME)
    plies = game.record.plies
    while game.can_undo:
        game.undo()
    for text in plies:
        if not text.startswith(("first", "deal")):
            game.play(text)
    assert game.record.plies == plies


def test_another_ply_in_a_foreign_record_deals_by_the_seed():
    game = Session.load(foreign(), GAME)
    while facts(game)["round"] > 1:
        game.undo()
    game.undo()
    stored = json.loads(game.save())["redo"][0]
    other = next(text for text in legal_in(game) if text != stored)
    game.play(other)
    while facts(game)["round"] == 1:
        game.play(legal_in(game)[0])
    dealt = [text for text in game.record.plies if text.startswith("deal")]
    assert dealt[1] == deal_by_seed(game, 2)


def deal_by_seed(game: Session, number: int) -> str:
    """The deal of a round that the game's seed gives after the record's first deal."""
    first = next(text for text in game.record.plies if text.startswith("deal"))
    position = replay(game.record.options, ["first 0", first])
    return deal_round(game.record.seed, number, position.undealt).text


# Save and load


def test_a_save_holds_record_redo_and_draft_in_this_order():
    game = play_all(session(), "A", "B")
    game.undo()
    game.set_draft("C")
    value = json.loads(game.save())
    assert list(value) == ["record", "redo", "draft"]
    assert (value["redo"], value["draft"]) == (["B"], "C")
    assert list(value["record"]) == [
        "format", "version", "game", "engine", "id", "notes", "options", "seats", "seed", "plies",
    ]  # fmt: skip
    assert value["record"]["plies"][2:] == ["A"]


def test_a_save_in_every_phase_is_taken_up_exactly():
    game = session(seated=seats("h", "extra", "h"), seed="phases")
    phases = set()
    while game.phase != "over":
        if game.phase == "bot":
            phases.add("bot")
            game = reload(game)
            game.play_bot()
            continue
        moves = legal_in(game)
        doubles = [text for text in moves if "+" in text]
        phases.add(game.phase)
        if doubles:
            game.set_draft(doubles[0][0])
            again = reload(game)
            assert (again.phase, again.draft, digest(again)) == ("second", doubles[0][0], digest(game))
            phases.add("second")
        again = reload(game)
        assert again.save() == game.save()
        assert digest(again) == digest(game)
        assert (again.phase, again.choices, again.log) == (game.phase, game.choices, game.log)
        again.play(doubles[0] if doubles else moves[0])
        game = again
    assert reload(game).phase == "over"
    assert phases >= {"place", "second", "bot", "star"}


def test_loading_shows_one_frame_without_events():
    game = reload(play_all(session(), "A", "B"))
    assert [frame.events for frame in game.frames] == [()]
    assert len(game.log) == 4


def test_a_save_loads_with_undo_and_redo():
    game = play_all(session(), "A", "B", "C")
    game.undo()
    game.undo()
    again = reload(game)
    again.redo()
    again.redo()
    assert again.record.plies[2:] == ("A", "B", "C")
    again.undo()
    assert again.record.plies[2:] == ("A", "B")


def test_a_plain_record_loads_and_what_chance_owes_is_dealt():
    game = Session.load(json.dumps(record_json([], seed="s")), GAME)
    assert [text.split()[0] for text in game.record.plies] == ["first", "deal"]
    game = Session.load(json.dumps(record_json(["first 2"], seed="s")), GAME)
    assert game.record.plies[0] == "first 2"
    assert game.ply == 2


def test_loading_keeps_id_notes_names_and_seed():
    record = record_json([], id="k3f9x2", notes={"hints": 2}, seed="ü")
    game = Session.load(json.dumps(record), GAME)
    assert (game.record.id, game.record.notes, game.record.seed) == ("k3f9x2", {"hints": 2}, "ü")
    assert [seat.name for seat in game.seats] == ["P0", "P1", "P2"]
    assert reload(game).record == game.record


@pytest.mark.parametrize(("change", "where"), [
    ({"redo": ["A", "nonsense"]}, 'redo ply 3 "nonsense"'),
    ({"redo": ["clap", "A+A", "deal H1"]}, 'redo ply 4 "deal H1"'),
    ({"redo": "A"}, "redo"),
    ({"redo": [1]}, "redo"),
    ({"draft": 1}, "draft"),
    ({"draft": "E"}, "draft"),
    ({"draft": "A+B"}, "draft"),
    ({"extra": 1}, "extra"),
    ({"record": None}, "record"),
])  # fmt: skip
def test_a_bad_save_is_refused_with_the_place(change, where):
    value = {**json.loads(session().save()), **change}
    with pytest.raises(Refused) as refused:
        Session.load(json.dumps(value), GAME)
    assert refused.value.where == where


def test_a_save_with_the_largest_notes_a_record_may_have_can_be_taken_up():
    notes: dict = {"a": [1] * 50_000}
    inner: dict = notes
    for _ in range(6):
        inner["n"] = {}
        inner = inner["n"]
    record = json.dumps(record_json([], notes=notes), separators=(",", ":"))
    record = record[:-1] + " " * (256 * 1024 - len(record)) + "}"
    game = Session.load(record, GAME)
    assert reload(game).record.notes == notes


# At, again, seats


def test_at_shows_any_earlier_position():
    game = play_all(session(), "A", "B+B", "clap")
    for ply in range(game.ply + 1):
        expected = GAME.view(replay(game.record.options, game.record.plies[:ply]))
        frame = game.at(ply)
        assert frame.view.digest() == expected.digest()
        assert frame.events == (game.log[ply - 1] if ply else ())
    assert digest(game) == game.at(game.ply).view.digest()


def test_at_leaves_the_present_alone_and_stays_within_the_game():
    game = play_all(session(), "A")
    game.set_draft("B")
    before = game.save(), game.frames
    game.at(1)
    assert (game.save(), game.frames) == before
    assert game.at(99).view.digest() == game.at(game.ply).view.digest()
    assert game.at(-5).view.digest() == game.at(0).view.digest()


@pytest.mark.parametrize("seated", [seats("h", "extra", "h"), seats("h", "h", "extra", "understudy")])
def test_again_keeps_seats_and_options_and_rotates_the_opener(seated):
    game = session(seated=seated, scoring="advanced")
    openers = [game.opener]
    for number in range(6):
        game = game.again(f"seed {number}", f"id {number}")
        assert game.seats == seated
        assert game.record.options["scoring"] == "advanced"
        assert game.record.id == f"id {number}"
        assert game.record.plies[0] == f"first {game.opener}"
        assert game.record.seed.startswith(f"seed {number}")
        openers.append(game.opener)
    assert openers == [(openers[0] + step) % len(seated) for step in range(7)]


def test_the_opener_of_again_follows_from_its_recorded_seed():
    game = session().again("s", "")
    fresh = session(seed=game.record.seed)
    assert fresh.record.plies == game.record.plies


def test_again_takes_the_longest_seed():
    game = session().again("z" * 64, "next")
    assert len(game.record.seed) <= 64
    assert reload(game).record == game.record
    assert refused_key(session().again, "z" * 65, "") == "too-long"


@pytest.mark.parametrize("seed", ["premiere", "other"])
def test_the_same_deal_is_the_same_game_from_its_start(seed):
    game = session(seated=seats("h", "extra", "h"), seed=seed, scoring="advanced")
    while game.phase != "over":
        game.play_bot() if game.phase == "bot" else game.play(legal_in(game)[-1])
    again = game.same_deal("next")
    assert (again.record.id, again.record.seed, again.seats) == ("next", seed, game.seats)
    assert (again.record.options, again.record.notes) == (game.record.options, {})
    assert again.record.plies == game.record.plies[:2]
    assert (again.can_undo, again.can_redo) == (False, False)
    assert [[event.type for event in frame.events] for frame in again.frames] == [["first"], ["deal", "turn"]]
    while again.phase != "over":
        again.play_bot() if again.phase == "bot" else again.play(legal_in(again)[-1])
    assert again.record.plies == game.record.plies


def test_the_same_deal_of_a_foreign_record_has_its_opener_and_its_first_cards():
    game = Session.load(foreign(), GAME)
    assert game.same_deal("").record.plies == game.record.plies[:2] != session(seed=game.record.seed).record.plies


# A seat that is lent to a bot


def test_a_persons_seat_is_lent_to_a_bot_and_taken_back():
    game = session(seated=seats("h", "extra", "h"))
    assert game.lent == []
    game.seat_player(0, Seat("Ada", "bot:understudy"))
    assert (game.lent, game.record.notes) == ([0], {"lent": [0]})
    while game.to_move != 0:
        game.play_bot() if game.phase == "bot" else game.play("A")
    game.play_bot()
    assert reload(game).lent == [0]
    game.seat_player(0, Seat("Ada", "bot:extra"))
    assert game.lent == [0]
    game.seat_player(2, Seat("", "bot:extra"))
    assert game.record.notes == {"lent": [0, 2]}
    game.seat_player(0, Seat("Ada", "human"))
    assert (game.lent, game.seats[0]) == ([2], Seat("Ada", "human"))
    game.seat_player(2, Seat("", "human"))
    assert (game.lent, game.record.notes) == ([], {})
    assert game.can_undo


def test_a_seat_that_a_bot_has_anyway_is_not_lent():
    game = session(seated=seats("stranger", "h", "h"))
    game.seat_player(0, Seat("", "bot:extra"))
    assert game.lent == []
    game.seat_player(0, Seat("", "human"))
    game.seat_player(0, Seat("", "bot:extra"))
    assert game.lent == [0]


@pytest.mark.parametrize("noted", [None, 1, "0", {"0": 1}, [7, "x", None], [1]])
def test_a_note_that_lends_nothing_is_no_harm(noted):
    text = json.dumps(record_json([], notes={"lent": noted}))
    assert Session.load(text, GAME).lent == []


def test_lending_drops_a_draft_and_the_bot_decides_anew_what_was_taken_back():
    game = play_all(session(seated=seats("h", "h", "h")), "A", "B", "C")
    game.undo(2)
    game.set_draft("B")
    seat = game.to_move
    game.seat_player(seat, Seat("", "bot:understudy"))
    assert (game.draft, game.phase, game.can_redo, game.record.notes["undos"]) == (None, "bot", False, 1)
    other = session(seated=game.seats)
    game.play_bot()
    other.play_bot()
    assert game.record.plies == other.record.plies


def test_taking_a_seat_back_keeps_what_can_be_redone():
    game = play_all(session(), "A", "B")
    game.seat_player(game.to_move, Seat("", "bot:extra"))
    game.undo()
    assert game.can_redo
    for seat in game.lent:
        game.seat_player(seat, Seat("", "human"))
    assert game.can_redo


def test_the_next_game_gives_every_seat_back():
    game = session(seated=seats("h", "extra", "h"))
    before = game.seats
    game.seat_player(0, Seat("", "bot:extra"))
    for following in (game.again("s", ""), game.same_deal(""), game.branch(2, "s", "")):
        assert (following.seats, following.lent) == (before, [])
    assert game.lent == [0]


def test_somebody_else_takes_a_seat():
    game = session(seated=seats("h", "stranger", "h"), seed="who")
    while game.to_move != 1:
        game.play("A")
    assert game.phase == "bot"
    before = game.record.plies
    assert refused_key(game.play_bot) == "unknown-bot"
    game.seat_player(1, Seat("Rex", "bot:extra"))
    game.play_bot()
    assert game.ply == len(before) + 1
    game.seat_player(1, Seat("Rex", "human"))
    assert game.record.seats[1] == Seat("Rex", "human")
    assert reload(game).seats == game.seats


# Bots that misbehave


class Stunt:
    """A bot whose thinking is a function."""

    def __init__(self, think):
        self.name = "stunt"
        self.think = think


def with_stunt(think) -> Session:
    class Stage(Hollywood):
        bots = {"stunt": Stunt(think)}

    return Session(Stage(), {"players": 3}, seats("stunt", "stunt", "stunt"), "stunts")


def raises(view, rng):
    raise RuntimeError("tripped")
    yield "A"


def raises_late(view, rng):
    yield "A"
    raise RuntimeError("tripped")


@pytest.mark.parametrize(("think", "detail"), [
    (raises, "RuntimeError: tripped"),
    (raises_late, "RuntimeError: tripped"),
    (lambda view, rng: iter(["Z"]), "illegal move 'Z'"),
    (lambda view, rng: iter([]), "ValueError"),
    (lambda view, rng: iter([None]), "TypeError"),
    (lambda view, rng: None, "TypeError"),
    (lambda view, rng: iter(["=H"]), "illegal move '=H'"),
    (lambda view: iter(["A"]), "TypeError"),
])  # fmt: skip
def test_a_bot_that_stumbles_gets_a_random_legal_move_and_a_notice(think, detail):
    game = with_stunt(think)
    legal = legal_in(game)
    reason = game.play_bot()
    assert reason is not None
    assert (reason.key, reason.args["name"]) == ("bot-stumbled", "stunt")
    assert detail in str(reason.args["detail"])
    assert game.record.plies[-1] in legal
    again = with_stunt(think)
    again.play_bot()
    assert again.record.plies == game.record.plies


def test_the_last_move_of_a_thinking_bot_is_played():
    game = with_stunt(lambda view, rng: iter(["A", "B", "clap", "D"] * 50))
    assert game.play_bot() is None
    assert game.record.plies[-1] == "D"


def test_a_bot_cannot_change_the_game_through_its_view():
    def vandal(view, rng):
        view.facts["players"].clear()
        view.facts["columns"][0][0]["card"] = "B5"
        dict.clear(view.options)
        yield "A"

    game, honest = with_stunt(vandal), with_stunt(lambda view, rng: iter(["A"]))
    assert game.play_bot() is None
    honest.play_bot()
    assert digest(game) == digest(honest)
    assert game.save() == honest.save()


def test_an_unknown_bot_is_named_and_nothing_changes():
    game = session(seated=seats("stranger", "stranger", "stranger"))
    before = game.save()
    with pytest.raises(Refused) as refused:
        game.play_bot()
    assert (refused.value.reason.key, refused.value.reason.args) == ("unknown-bot", {"name": "stranger"})
    assert game.save() == before
