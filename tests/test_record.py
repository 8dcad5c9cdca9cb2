"""Records from outside: good ones are read exactly, bad ones are refused with the place and the reason."""

import json

import pytest
from hollywood import GAME
from hollywood.cli.messages import MESSAGES, say
from tabletop.record import Record, read_record
from tabletop.refusal import Refused

from tests.golden import PLIES
from tests.support import ALL_OPTIONS, DEAL, SECOND_DEAL, random_game, record_json

PLAY = "AAAABBBBCCCD"
GOOD = {**record_json(PLIES), "engine": "1.0.0", "id": "k3f9x2", "notes": {"hints": [1, None, 2.5]}}


def read(value: object) -> Record:
    return read_record(json.dumps(value), GAME)


def refusal_of(text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        read_record(text, GAME)
    assert refused.value.reason.key in MESSAGES
    line = say(refused.value)
    assert line.isprintable()
    return refused.value


def refused(value: object) -> tuple[str, str]:
    """Where a JSON value is refused as a record, and by which key."""
    found = refusal_of(json.dumps(value))
    return found.where, found.reason.key


def refused_plies(*plies: str) -> tuple[str, str]:
    return refused(record_json(plies))


# Good records


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_record_reads_back_as_itself(options):
    record = read(record_json(random_game("round trip", options), options))
    assert read(record.to_json()) == record
    assert record.plies == random_game("round trip", options)
    assert record.options == options.to_json()


@pytest.mark.parametrize("plies", range(len(PLIES)))
def test_plies_may_end_anywhere(plies):
    assert read(record_json(PLIES[:plies])).plies == tuple(PLIES[:plies])


def test_a_saved_record_has_all_fields_in_order():
    assert list(read(record_json([])).to_json()) == [
        "format", "version", "game", "engine", "id", "notes", "options", "seats", "seed", "plies",
    ]  # fmt: skip
    assert list(read(record_json([])).to_json()["options"]) == ["players", "scoring", "award_in_project", "collect"]


def test_missing_options_have_their_defaults():
    assert read({**GOOD, "options": {"players": 3}}).options == {
        "players": 3, "scoring": "standard", "award_in_project": "single", "collect": "top_down",
    }  # fmt: skip


def test_notes_and_engine_are_kept_and_not_judged():
    record = read(GOOD)
    assert (record.engine, record.id, record.notes) == ("1.0.0", "k3f9x2", {"hints": [1, None, 2.5]})
    assert read({**GOOD, "engine": "99"}).engine == "99"


def test_a_byte_order_mark_is_allowed_once():
    text = json.dumps(GOOD)
    assert read_record("\ufeff" + text, GAME) == read_record(text, GAME)
    assert refusal_of("\ufeff\ufeff" + text).reason.key == "not-json"


def test_an_unknown_bot_still_replays():
    people = [{"name": "", "player": "bot:director"}] * 3
    assert read({**GOOD, "seats": people}).seats[0].bot == "director"


# Fields


@pytest.mark.parametrize("name", ["format", "version", "game", "options", "seats", "seed", "plies"])
def test_a_missing_field_is_named(name):
    assert refused({key: value for key, value in GOOD.items() if key != name}) == (name, "missing")


@pytest.mark.parametrize("name", ["name", "player"])
def test_a_missing_field_of_a_seat_is_named(name):
    people = [dict(seat) for seat in GOOD["seats"]]
    del people[2][name]
    assert refused({**GOOD, "seats": people}) == (f"seats[2].{name}", "missing")


@pytest.mark.parametrize(("value", "where"), [
    ({**GOOD, "redo": []}, "redo"),
    ({**GOOD, "Notes": {}}, "Notes"),
    ({**GOOD, "options": {"players": 3, "colour": "red"}}, "options.colour"),
    ({**GOOD, "seats": [{"name": "", "player": "human", "age": 9}] * 3}, "seats[0].age"),
])  # fmt: skip
def test_an_unknown_field_is_named(value, where):
    assert refused(value) == (where, "unknown-field")


@pytest.mark.parametrize(("change", "where", "key"), [
    ({"format": "tabletop"}, "format", "not-one-of"),
    ({"format": 1}, "format", "not-one-of"),
    ({"version": 0}, "version", "not-one-of"),
    ({"version": -1}, "version", "not-one-of"),
    ({"version": True}, "version", "not-one-of"),
    ({"version": 1.0}, "version", "not-one-of"),
    ({"version": "1"}, "version", "not-one-of"),
    ({"version": 2}, "version", "newer-version"),
    ({"version": 10**40}, "version", "newer-version"),
    ({"game": "paperback"}, "game", "other-game"),
    ({"game": ["hollywood"]}, "game", "other-game"),
    ({"options": []}, "options", "not-an-object"),
    ({"options": {"players": True}}, "options.players", "not-one-of"),
    ({"options": {"players": 4}}, "seats", "wrong-number-of-seats"),
    ({"seats": {}}, "seats", "not-a-list"),
    ({"seats": []}, "seats", "wrong-number-of-seats"),
    ({"seats": ["Ada", "Rex", "Mia"]}, "seats[0]", "not-an-object"),
    ({"seed": 5}, "seed", "not-a-text"),
    ({"seed": "x" * 65}, "seed", "too-long"),
    ({"plies": "first 0"}, "plies", "not-a-list"),
    ({"plies": ["first 0", None]}, "plies[1]", "not-a-text"),
    ({"plies": [["first 0"]]}, "plies[0]", "not-a-text"),
    ({"notes": []}, "notes", "not-an-object"),
    ({"notes": "none"}, "notes", "not-an-object"),
    ({"engine": 1}, "engine", "not-a-text"),
    ({"id": None}, "id", "not-a-text"),
])  # fmt: skip
def test_a_wrong_value_is_refused_at_its_place(change, where, key):
    assert refused({**GOOD, **change}) == (where, key)


WRONG = [None, True, False, 0, 1, -1, 2.5, 10**30, 1e300, "x", "", [], {}, [[]], {"x": 1}, ["x"]]


def paths(value: object, path: tuple = ()):
    yield path, value
    if isinstance(value, dict):
        for name, item in value.items():
            yield from paths(item, (*path, name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from paths(item, (*path, index))


def replaced(value, path: tuple, new: object):
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy


# A value of the same type may be good here; inside notes anything is.
FREE = {("seed",): str, ("engine",): str, ("id",): str, ("plies",): list, ("notes",): dict}
FREE |= {("seats", seat, "name"): str for seat in range(3)}


def test_wrong_types_at_every_path_are_refused_there():
    tried = 0
    for path, _ in paths(GOOD):
        for new in WRONG:
            if path[:1] == ("notes",) and path != ("notes",):
                changed = replaced(GOOD, path, new)
                assert read(changed).notes == changed["notes"]
                continue
            changed = replaced(GOOD, path, new)
            if isinstance(new, FREE.get(path, ())) and new not in (["x"], [[]]):
                assert read(changed).game == "hollywood"
            elif changed != GOOD or type(new) is bool:
                where, _ = refused(changed)
                assert where.startswith(({"plies": "pl"}.get(path[0], path[0])) if path else ("record", "x", "format"))
            tried += 1
    assert tried > 700


# Seats and seeds


@pytest.mark.parametrize("name", ["", "x" * 24, "Zoë", "日本の映画", "🎬" * 24, "👩‍🎤", "a b"])
def test_good_names(name):
    people = [{"name": name, "player": "human"}] * 3
    assert read({**GOOD, "seats": people}).seats[0].name == name


@pytest.mark.parametrize(("name", "key"), [
    ("x" * 25, "too-long"),
    ("a\tb", "control-mark"),
    ("a\nb", "control-mark"),
    ("\x00", "control-mark"),
    ("\x7f", "control-mark"),
    ("\x85", "control-mark"),
    ("\u2028", "control-mark"),
    ("\u2029", "control-mark"),
    *((f"a{mark}b", "control-mark") for mark in (
        "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )),
    (3, "not-a-text"),
])  # fmt: skip
def test_bad_names(name, key):
    people = [{"name": "", "player": "human"}] * 2 + [{"name": name, "player": "human"}]
    assert refused({**GOOD, "seats": people}) == ("seats[2].name", key)


@pytest.mark.parametrize("player", ["", "Human", "bot", "bot:", "robot:x", "human "])
def test_bad_players(player):
    people = [{"name": "", "player": player}] * 3
    assert refused({**GOOD, "seats": people}) == ("seats[0].player", "no-such-player")


@pytest.mark.parametrize("seed", ["", "x" * 64, "\u00e9", "日本", "🎬", "a/b\n"])
def test_good_seeds(seed):
    assert read({**GOOD, "seed": seed}).seed == seed


@pytest.mark.parametrize("seed", ["e\u0301", "\u212b", "\u2126", "\u1100\u1161"])
def test_seeds_in_another_normal_form_are_refused(seed):
    assert refused({**GOOD, "seed": seed}) == ("seed", "not-nfc")


# Plies


@pytest.mark.parametrize("text", [
    "", " ", "a", "A ", " A", "A\n", "E", "AA", "A+", "+A", "A+E", "A+B+C", "A +B", "CLAP", "Clap", "clap ", "double",
    "=", "=B", "=h", "=H ", "==H", "=H=A", "first", "first ", "first 01", "first +1", "first -1", "first 1 ", "First 1",
    "first 10", "first ١", "first 1.0", "deal", "Ａ", "А", "\u00c0", "undo", "null",
])  # fmt: skip
def test_other_spellings_are_no_plies(text):
    for plies in ([], ["first 0"], ["first 0", DEAL], PLIES[:-1]):
        assert refused_plies(*plies, text) == (f'ply {len(plies)} "{text}"', "no-such-move")


@pytest.mark.parametrize(
    "code", ["H13", "H1*", "h1", "H01", "H0", "H14", "H14*", "B0", "B6", "S1", "S1e", "S4a", "S1A", ""]
)
def test_other_spellings_are_no_cards(code):
    where, key = refused_plies("first 0", DEAL.replace("H3", code))
    assert (where.split(' "')[0], key) == ("ply 1", "no-such-card")


@pytest.mark.parametrize("deal", [
    "deal S1a.H1.H2/S2a.H4.H5.B1/S3a.H6.H7.H3/A1.R1.A2",
    "deal S1a.H1.H2.H3.S2a.H4.H5.B1.S3a.H6.H7.A1.R1.A2",
    "deal S1a.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7/A1.R1",
    "deal S1a.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7/A1.R1.A2/A3",
    "deal S1a.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7",
    "deal S1a.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7/S1b.R1.A2",
    "deal A3.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7/A1.R1.A2",
])  # fmt: skip
def test_deals_of_the_wrong_shape(deal):
    assert refused_plies("first 0", deal) == (f'ply 1 "{deal[:40]}"', "deal-shape")


def test_a_card_twice_in_one_deal():
    assert refused_plies("first 0", DEAL.replace("A2", "H1"))[1] == "card-twice"


def test_a_card_twice_in_the_game():
    again = SECOND_DEAL.replace("R4", "H1")
    assert refused_plies("first 0", DEAL, *PLAY, again) == (f'ply 14 "{again[:40]}"', "card-twice")
    unclaimed = SECOND_DEAL.replace("R4", "A1")
    assert refused_plies("first 0", DEAL, *PLAY, unclaimed)[1] == "card-twice"


@pytest.mark.parametrize(("plies", "key"), [
    (["A"], "first-due"),
    (["clap"], "first-due"),
    (["=H"], "first-due"),
    ([DEAL], "first-due"),
    (["first 3"], "no-such-seat"),
    (["first 9"], "no-such-seat"),
    (["first 0", "first 0"], "first-not-due"),
    (["first 0", "A"], "deal-due"),
    (["first 0", "=H"], "deal-due"),
    (["first 0", DEAL, "first 0"], "first-not-due"),
    (["first 0", DEAL, DEAL], "deal-not-due"),
    (["first 0", DEAL, SECOND_DEAL], "deal-not-due"),
    (["first 0", DEAL, "A", SECOND_DEAL], "deal-not-due"),
    (["first 0", DEAL, "=H"], "no-choice"),
    (["first 0", DEAL, *"CCC", "C"], "column-full"),
    (["first 0", DEAL, *"CC", "C+C"], "column-full"),
    (["first 0", DEAL, "clap", "A", "A", "clap"], "clap-spent"),
    (["first 0", DEAL, "A+A", "B", "B", "A+A"], "double-spent"),
    (["first 0", DEAL, *"AAABBBCCC", "A+B"], "double-needs-two-reels"),
    (["first 0", DEAL, *PLAY, "A"], "deal-due"),
    (["first 0", DEAL, *PLAY, "=H"], "deal-due"),
    ([*PLIES[:-1], "=R"], "no-project"),
    ([*PLIES[:-1], "A"], "star-due"),
    ([*PLIES[:-1], "clap"], "star-due"),
    ([*PLIES[:-1], SECOND_DEAL], "deal-not-due"),
])  # fmt: skip
def test_an_illegal_last_ply_is_named_with_the_reason(plies, key):
    assert refused_plies(*plies) == (f'ply {len(plies) - 1} "{plies[-1][:40]}"', key)


@pytest.mark.parametrize("text", ["A", "clap", "=H", "first 0", DEAL, "A+B"])
def test_nothing_may_follow_the_end(text):
    assert refused_plies(*PLIES, text) == (f'ply {len(PLIES)} "{text[:40]}"', "game-over")


@pytest.mark.parametrize("options", ALL_OPTIONS[::3], ids=str)
def test_an_illegal_ply_is_refused_at_each_position(options):
    plies = random_game("illegal", options)
    for index in range(len(plies)):
        for text in ("E", "first 0" if index else "A", "=H" if plies[index][0] != "=" else "A"):
            where, _ = refused(record_json([*plies[:index], text, *plies[index:]], options))
            assert where == f'ply {index} "{text}"'


def test_the_first_bad_ply_is_the_one_that_is_named():
    assert refused_plies("first 0", "nonsense", "more nonsense")[0] == 'ply 1 "nonsense"'


def test_a_reason_cites_its_rule():
    found = refusal_of(json.dumps(record_json(["first 0", DEAL, *"CCCC"])))
    assert (found.reason.rule, found.reason.args) == ("H-9", {"column": "C"})


@pytest.mark.parametrize("player", ["bot:a\nb", "bot:" + "x" * 25, "bot:\u202eevil"])
def test_a_bot_s_name_is_held_to_what_a_seat_s_name_is(player):
    seats = [{**seat, "player": player} for seat in GOOD["seats"]]
    assert refused({**GOOD, "seats": seats})[0] == "seats[0].player"


def test_a_number_of_thousands_of_digits_is_named():
    assert refusal_of("[1" + "0" * 6000 + "]").reason.key == "not-a-number"
