"""Links: a game or a deal comes back from its text, every other text is refused with its reason, and they are short."""

import json
import random
import string
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import replace

import pytest
from hollywood import GAME, Options
from hollywood.cli.messages import MESSAGES, say
from hypothesis import given, settings
from hypothesis import strategies as st
from tabletop.link import MOST_CONTENT, MOST_LINK, deal_link_of, link_of, read_link
from tabletop.record import MOST_ID, MOST_NAME, MOST_SEED, Record, Seat, named, record_of
from tabletop.refusal import Refused

from tests.golden import PLIES
from tests.support import ALL_OPTIONS, DEAL, random_game, record_json
from tests.test_record import paths, replaced

LONGEST = 2000
stable = settings(deadline=None, derandomize=True, max_examples=200)
RECORD = named(replace(record_of(record_json(PLIES), GAME), id="k3f9x2"))
DEALT = named(record_of(record_json(random_game("anything"), seed="anything"), GAME))
"""A game whose chance is what its seed deals; that of ``RECORD`` is not."""
GOLDEN = "AeNpFTEEKg0AQ-0uunVt72pvf6LLI6C51y-gsU0VE-qI-ox_r6qWQBBKSeAwqsq2qEbSjCG_JXnBXAq9ssc1TW0yfqZ_hEHXpJOFN3qOJDMKwjDwhkEc1nc4uZqtdtTO76_fzLwVCsTTmZKmGD5Z6cO4qmoOXQ3vhUse38APrtjEl"


def link_to(content: object, letter: str = "A") -> str:
    """The link that holds a JSON value."""
    data = json.dumps(content).encode()
    return letter + urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


def content_of(link: str) -> list:
    content = json.loads(zlib.decompress(urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4))))
    assert isinstance(content, list)
    return content


def outcome(text: str) -> tuple[Record, int] | Refused:
    """What a link holds or the refusal; any other exception fails the test."""
    try:
        return read_link(text, GAME)
    except Refused as refused:
        assert refused.reason.key in MESSAGES
        assert say(refused).isprintable()
        return refused


def refused(text: str) -> tuple[str, str]:
    found = outcome(text)
    assert isinstance(found, Refused), "the link was taken"
    return found.where, found.reason.key


# Round trips


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_game_comes_back_at_its_ply(options):
    plies = random_game("link", options)
    record = named(record_of(record_json(plies, options, seed="link"), GAME))
    for ply in range(len(plies) + 1):
        assert read_link(link_of(record, GAME, ply), GAME) == (record, ply)
    assert read_link(link_of(record, GAME), GAME)[1] == len(plies)
    assert read_link(link_of(record, GAME, 999), GAME)[1] == len(plies)


@pytest.mark.parametrize("record", [RECORD, DEALT], ids=["made", "dealt"])
def test_plies_may_end_anywhere(record):
    for length in range(len(record.plies) + 1):
        part = replace(record, plies=record.plies[:length])
        assert read_link(link_of(part, GAME), GAME) == (part, length)


def test_what_the_seed_deals_is_left_out_and_nothing_else():
    assert "first" not in json.dumps(content_of(link_of(DEALT, GAME)))
    assert "deal" not in json.dumps(content_of(link_of(DEALT, GAME)))
    assert json.dumps(content_of(link_of(RECORD, GAME))).count("deal") == 3
    options = Options(4, "advanced", "single", "bottom_up")
    some = record_of(record_json(random_game("left out", options), options), GAME)
    assert content_of(link_of(some, GAME))[1] == {"players": 4, "scoring": "advanced", "collect": "bottom_up"}


def test_notes_and_engine_stay_at_home_and_a_game_without_a_name_gets_one():
    record = replace(RECORD, notes={"hints": 3}, engine="9", id="")
    (found, _) = read_link(link_of(record, GAME), GAME)
    assert found == replace(named(record), notes={}, engine="")


def test_a_deal_is_a_game_that_has_not_begun():
    assert read_link(deal_link_of(DEALT, GAME), GAME) == (replace(DEALT, id="", plies=()), 0)
    made = read_link(deal_link_of(RECORD, GAME), GAME)
    assert made == (replace(RECORD, id="", plies=RECORD.plies[:2]), 2)
    for length in range(3):
        begun = replace(made[0], plies=RECORD.plies[:length], id="")
        assert read_link(deal_link_of(begun, GAME), GAME) == (begun, length)


def test_a_link_opens_for_ever():
    record, ply = read_link(GOLDEN, GAME)
    assert [seat.player for seat in record.seats] == ["human", "bot:director", "human"]
    assert [seat.name for seat in record.seats] == ["Ada", "", "Zoë"]
    assert (record.options["award_in_project"], record.seed, record.id, ply) == ("double", "premiere", "gala", 4)
    deal = "deal B1.H7.B5.S1b/A9.R7.H12.B3/A11.S2a.A2/R6.S2c.H3"
    assert record.plies == ("first 0", deal, "A", "A+A", "clap")


# How long


def worst_of(games: int) -> dict[str, int]:
    """The longest link of finished games of four, by what makes it long."""
    chance = random.Random("length")
    options = Options(4, "advanced", "double", "bottom_up")
    emoji = [chr(code) for code in range(0x1F300, 0x1F64F)]
    longest = {"plain": 0, "named": 0, "made": 0, "emoji": 0}

    def text(most: int) -> str:
        return "".join(chance.choices(emoji, k=most))

    for number in range(games):
        plies = random_game(f"long {number}", options)
        seats = tuple(Seat("", "human") for _ in range(4))
        names = tuple(
            Seat(name, "human")
            for name in ("Maximiliana Konstantinop", "Jean-Baptiste de La Sall", "Ada", "Włodzimierz Brzęczyszcz")
        )
        loud = tuple(Seat(text(MOST_NAME), f"bot:{text(MOST_NAME)}") for _ in range(4))
        plain = Record("hollywood", options.to_json(), seats, f"long {number}", plies, id="k3f9x2ab")
        for kind, record in (
            ("plain", plain),
            ("named", replace(plain, seats=names)),
            ("made", replace(plain, seats=names, seed="other")),
            ("emoji", replace(plain, seats=loud, seed=text(MOST_SEED), id=text(MOST_ID))),
        ):
            link = link_of(record, GAME)
            longest[kind] = max(longest[kind], len(link))
            if number % 50 == 0:
                assert read_link(link, GAME) == (record, len(plies))
    return longest


def test_links_are_short():
    longest = worst_of(200)
    print(longest)
    assert longest["plain"] < longest["named"] < longest["made"] < longest["emoji"] < LONGEST - 200


# What is refused


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "AA",
        "a",
        "5",
        "#",
        "Ä",
        "A=",
        "A\ud800",
        "A\x00",
        " " + link_of(RECORD, GAME),
        link_of(RECORD, GAME) + "=",
        "AeNo",
    ],
)
def test_what_is_no_link(text):
    assert refused(text) == ("link", "link-damaged")


def test_a_link_of_a_newer_version():
    found = outcome("B" + link_of(RECORD, GAME)[1:])
    assert isinstance(found, Refused)
    assert (found.reason.key, found.reason.args) == ("newer-version", {"version": "B"})


def test_truncated_at_every_character():
    link = link_of(RECORD, GAME)
    for length in range(len(link)):
        assert refused(link[:length]) == ("link", "link-damaged")


def test_a_wrong_character_is_found_or_changes_nothing():
    link = link_of(RECORD, GAME)
    found = 0
    for index in range(1, len(link)):
        for other in "A-= ".replace(link[index], ""):
            known = outcome(link[:index] + other + link[index + 1 :])
            found += isinstance(known, Refused)
            # Some bits of what is packed say how, not what.
            assert isinstance(known, Refused) or known == read_link(link, GAME)
    assert found > 4 * len(link) - 30


def test_nothing_may_follow():
    link = link_of(RECORD, GAME)
    for more in ("A", "AA", "AAA", "AAAA", "A" * 60):
        assert refused(link + more)[1] == "link-damaged"
    data = zlib.compress(json.dumps(content_of(link)).encode()) + b"more"
    assert refused("A" + urlsafe_b64encode(data).decode().rstrip("="))[1] == "link-damaged"


def test_over_long_links_and_bombs():
    assert refused("A" * (MOST_LINK + 1)) == ("link", "too-large")
    bomb = "A" + urlsafe_b64encode(zlib.compress(b" " * 5_000_000, 9)).decode().rstrip("=")
    assert len(bomb) < MOST_LINK
    assert refused(bomb) == ("link", "too-large")
    content = content_of(link_of(RECORD, GAME))
    for size, key in ((MOST_CONTENT, "too-long"), (MOST_CONTENT + 1, "too-large")):
        room = size - len(json.dumps([*content[:3], "", *content[4:]]))
        assert refused(link_to([*content[:3], "x" * room, *content[4:]]))[1] == key


@pytest.mark.parametrize("content", [None, 1, "x", {}, [], [1] * 6, [1] * 8])
def test_content_that_is_no_list_of_seven(content):
    assert refused(link_to(content)) == ("link", "link-damaged")


def test_content_that_is_no_json_or_no_text():
    for data, key in (
        (b"nonsense", "not-json"),
        (b"\xff\xfe", "link-damaged"),
        (b"[NaN]", "not-a-number"),
        (b"[" * 9, "too-deep"),
        (b"", "not-json"),
    ):
        assert refused("A" + urlsafe_b64encode(zlib.compress(data)).decode().rstrip("="))[1] == key


@pytest.mark.parametrize(("index", "value", "where", "key"), [
    (0, "paperback", "game", "other-game"),
    (0, 5, "game", "other-game"),
    (1, [], "options", "not-an-object"),
    (1, {}, "options.players", "missing"),
    (1, {"players": 4}, "seats", "wrong-number-of-seats"),
    (2, None, "seats", "not-a-list"),
    (2, [["Ada", "human"]] * 4, "seats", "wrong-number-of-seats"),
    (2, [["Ada", "human", 3]] * 3, "seats[0]", "not-an-object"),
    (2, [["Ada", "nobody"]] * 3, "seats[0].player", "no-such-player"),
    (2, [["A\u202eda", "human"]] * 3, "seats[0].name", "control-mark"),
    (3, "e\u0301", "seed", "not-nfc"),
    (3, None, "seed", "not-a-text"),
    (4, 7, "id", "not-a-text"),
    (5, "AB", "plies", "not-a-list"),
    (5, ["", "", 5], "plies[2]", "not-a-text"),
    (5, ["", "", ""], 'ply 2 ""', "no-such-move"),
    (5, ["", DEAL, "A", "E"], 'ply 3 "E"', "no-such-move"),
    (5, ["", "A"], 'ply 1 "A"', "deal-due"),
    (6, 5.0, "link", "link-damaged"),
    (6, True, "link", "link-damaged"),
    (6, -1, "link", "link-damaged"),
    (6, len(PLIES) + 1, "link", "link-damaged"),
])  # fmt: skip
def test_wrong_content_is_refused_at_its_place(index, value, where, key):
    content = content_of(link_of(RECORD, GAME, 0))
    content[index] = value
    assert refused(link_to(content)) == (where, key)


# Hypothesis

TEXTS = st.text(st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=24)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(PLIES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
CONTENT = content_of(link_of(RECORD, GAME))
PATHS = [path for path, _ in paths(CONTENT)]


@stable
@given(st.data())
def test_any_game_comes_back(data):
    options = data.draw(st.sampled_from(ALL_OPTIONS))
    plies = random_game(data.draw(st.integers(0, 20)), options)
    kept = data.draw(st.integers(0, len(plies)))
    players = st.just("human") | st.sampled_from(["bot:director", "bot:+mine", "bot:🎬"])
    value = record_json(plies[:kept], options, seed=data.draw(st.sampled_from(["3", "x", "🎬"])))
    value["seats"] = [{"name": seat["name"], "player": data.draw(players)} for seat in value["seats"]]
    record = named(record_of({**value, "id": data.draw(TEXTS)}, GAME))
    ply = data.draw(st.integers(0, kept))
    link = link_of(record, GAME, ply)
    assert set(link) <= set(string.ascii_letters + string.digits + "-_")
    assert read_link(link, GAME) == (record, ply)


@stable
@given(
    st.text(max_size=120) | st.text(alphabet=string.ascii_letters + string.digits + "-_", max_size=300).map("A".__add__)
)
def test_any_text_is_refused(text):
    assert isinstance(outcome(text), Refused)


@stable
@given(VALUES | st.lists(VALUES, min_size=7, max_size=7))
def test_any_content_is_refused(value):
    assert isinstance(outcome(link_to(value)), Refused)


@stable
@given(st.lists(st.tuples(st.sampled_from(PATHS), VALUES), min_size=1, max_size=3))
def test_changed_content_is_refused_or_still_a_game(changes):
    value = CONTENT
    for path, new in changes:
        try:
            value = replaced(value, path, new)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            continue
    found = outcome(link_to(value))
    if not isinstance(found, Refused):
        record, ply = found
        assert read_link(link_of(record, GAME, ply), GAME) == (named(record), ply)


@stable
@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data):
    for packed in (data, zlib.compress(data)):
        assert isinstance(outcome("A" + urlsafe_b64encode(packed).decode().rstrip("=")), Refused)
