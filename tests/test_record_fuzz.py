"""Records as hostile texts: whatever comes in, the answer is a record or a refusal."""

import json
import string

import pytest
from hollywood import GAME
from hollywood.cli.messages import MESSAGES, say
from hypothesis import given, settings
from hypothesis import strategies as st
from tabletop.bridge import Bridge
from tabletop.record import Record, read_record
from tabletop.refusal import Refused
from tabletop.strictjson import MOST_BYTES

from tests.golden import PLIES
from tests.support import PEOPLE, record_json
from tests.test_record import GOOD, paths, replaced

TEXT = json.dumps(GOOD)
stable = settings(deadline=None, derandomize=True, max_examples=250)


def outcome(text: str) -> Record | Refused:
    """The record or the refusal; any other exception fails the test."""
    try:
        return read_record(text, GAME)
    except Refused as refused:
        assert refused.reason.key in MESSAGES
        assert say(refused).isprintable()
        return refused


def key_of(text: str) -> str:
    refused = outcome(text)
    assert isinstance(refused, Refused), "the record was taken"
    return refused.reason.key


def test_truncated_at_every_byte():
    assert isinstance(outcome(TEXT), Record)
    for length in range(len(TEXT)):
        assert key_of(TEXT[:length]) == "not-json"


def test_not_json_names_line_and_column():
    with pytest.raises(Refused) as refused:
        read_record('{\n "format": oops}', GAME)
    assert refused.value.reason.args == {"line": 2, "column": 12}


@pytest.mark.parametrize(
    "text", ["", " ", "\x00", "nonsense", "{", "}", "[]]", "{'a': 1}", '{"a": 1,}', "// x", TEXT + TEXT]
)
def test_what_is_no_json(text):
    assert key_of(text) == "not-json"


@pytest.mark.parametrize("text", ["null", "true", "1", '"x"', "[]", "[{}]"])
def test_what_is_no_object(text):
    assert key_of(text) == "not-an-object"


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" + "0" * 400 + ".0"])
def test_numbers_that_are_none(word):
    for text in (f'{{"notes": {word}}}', f"[{word}]", TEXT.replace('"version": 1', f'"version": {word}')):
        assert key_of(text) == "not-a-number"


def test_huge_whole_numbers():
    assert key_of(TEXT.replace('"version": 1', '"version": ' + "9" * 400)) == "newer-version"
    assert key_of(TEXT.replace('"version": 1', '"version": ' + "9" * 6000)) == "not-a-number"
    assert key_of(TEXT.replace('"players": 3', '"players": ' + "3" * 400)) == "not-one-of"


def test_a_name_twice_in_one_object_at_every_depth():
    for old in ('"format": ', '"plies": ', '"players": ', '"name": ', '"hints": '):
        assert key_of(TEXT.replace(old, f"{old}0, {old}", 1)) == "name-twice"


def padded(size: int, mark: str = "x") -> str:
    """A good record of exactly ``size`` bytes."""
    empty = json.dumps({**GOOD, "notes": {"pad": ""}}, ensure_ascii=False)
    room = size - len(empty.encode())
    each = len(mark.encode())
    return empty.replace('"pad": ""', f'"pad": "{mark * (room // each)}{"x" * (room % each)}"')


@pytest.mark.parametrize("mark", ["x", "é", "🎬"])
def test_the_size_is_counted_in_bytes(mark):
    for size, key in ((MOST_BYTES, None), (MOST_BYTES + 1, "too-large")):
        text = padded(size, mark)
        assert len(text.encode()) == size
        found = outcome(text)
        assert (found.reason.key if isinstance(found, Refused) else None) == key


def test_huge_texts_are_refused_at_once():
    assert key_of("[" * 10**6) == "too-large"
    assert key_of(" " * (MOST_BYTES + 1)) == "too-large"
    assert key_of(json.dumps({**GOOD, "plies": ["A"] * 60_000})) == "too-large"


def test_nesting_of_eight_is_the_deepest():
    deepest = TEXT.replace(json.dumps(GOOD["notes"]), '{"n": ' * 7 + "0" + "}" * 7)
    deeper = TEXT.replace(json.dumps(GOOD["notes"]), '{"n": ' * 7 + "[]" + "}" * 7)
    assert isinstance(outcome(deepest), Record)
    assert key_of(deeper) == "too-deep"
    assert key_of("[" * 100_000) == "too-deep"
    assert key_of('{"a":' * 40_000) == "too-deep"
    assert key_of("[" * 9 + "]" * 9) == "too-deep"
    assert key_of("[" * 8 + "]" * 8) == "not-an-object"


def test_brackets_within_texts_are_no_nesting():
    assert isinstance(outcome(json.dumps({**GOOD, "notes": {"n": '[[[[[[[[[["\\' + "{" * 50}})), Record)


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff", "\\ud83d x", "\\udc00\\ud800"])
def test_lone_surrogates_are_refused_everywhere(half):
    for old in ('"anything"', '"P0"', '"k3f9x2"', '"first 0"', '"hints"', '"1.0.0"', '"seed"', '"human"'):
        assert old in TEXT
        assert key_of(TEXT.replace(old, f'"{half}"', 1)) == "lone-surrogate"


def test_a_raw_lone_surrogate_is_refused_too():
    assert key_of(TEXT.replace("anything", "\ud800")) == "lone-surrogate"


def test_a_whole_surrogate_pair_is_a_character():
    found = outcome(TEXT.replace("anything", "\\ud83c\\udfac"))
    assert isinstance(found, Record)
    assert found.seed == "🎬"


# Hypothesis

LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30) | st.sampled_from(PLIES)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
PATHS = [path for path, _ in paths(GOOD)]


@stable
@given(VALUES)
def test_any_json_is_refused(value):
    assert isinstance(outcome(json.dumps(value)), Refused)


@stable
@given(st.text(max_size=200))
def test_any_text_is_refused(text):
    assert isinstance(outcome(text), Refused)


@stable
@given(st.lists(st.tuples(st.sampled_from(PATHS), VALUES), min_size=1, max_size=3))
def test_a_good_record_with_changed_values_is_refused_or_still_a_record(changes):
    value = GOOD
    for path, new in changes:
        try:
            value = replaced(value, path, new)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            continue
    found = outcome(json.dumps(value))
    if isinstance(found, Record):
        assert read_record(json.dumps(found.to_json()), GAME) == found
    else:
        assert found.where or found.reason.key in ("lone-surrogate", "not-a-number", "too-deep", "unknown-field")


@stable
@given(
    st.integers(0, len(TEXT) - 1), st.integers(0, 6), st.text(alphabet=string.printable + "é\u202e\ud800", max_size=6)
)
def test_a_good_record_with_changed_characters_is_refused_or_still_a_record(start, length, patch):
    found = outcome(TEXT[:start] + patch + TEXT[start + length :])
    if isinstance(found, Record):
        assert read_record(json.dumps(found.to_json()), GAME) == found


@stable
@given(
    st.lists(st.sampled_from([*PLIES, "A", "B", "C", "D", "clap", "A+A", "=H", "=A", "=R", "first 1"]), max_size=30),
    st.integers(0, len(PLIES)),
)
def test_any_plies_are_refused_at_a_place_or_legal(tail, kept):
    found = outcome(json.dumps(record_json([*PLIES[:kept], *tail])))
    if isinstance(found, Refused):
        assert found.where.startswith("ply ")
        assert kept <= int(found.where.split()[1]) < kept + len(tail)


# A running game


def call(bridge: Bridge, method: str, **params) -> dict:
    return json.loads(bridge.handle(json.dumps({"id": 1, "state": None, "method": method, "params": params})))


BAD = [
    "", "{}", "null", TEXT[:-1], TEXT.replace("first 0", "first 7"), TEXT.replace("tabletop-record", "x"),
    TEXT.replace('"=H"', '"=R"'), "[" * 1000, TEXT.replace("anything", "\\ud800"), '{"record": {}}',
    json.dumps({"record": GOOD, "redo": ["A"], "draft": None}), json.dumps({"record": GOOD, "redo": [], "draft": "A"}),
    json.dumps({"record": GOOD, "redo": [], "more": 1}), " " * (2 * MOST_BYTES + 1),
]  # fmt: skip


def test_a_bad_record_leaves_the_running_game_as_it_was():
    bridge = Bridge([GAME])
    people = [seat.to_json() for seat in PEOPLE]
    call(bridge, "new", game="hollywood", options={"players": 3}, seats=people, seed="s", id="i")
    before = call(bridge, "play", move="A")["result"]
    for text in BAD:
        error = call(bridge, "load", text=text)["error"]
        assert error["key"] in MESSAGES
        assert "detail" not in error
        after = json.loads(
            bridge.handle(json.dumps({"id": 2, "state": before["state"], "method": "record", "params": {}}))
        )
        assert json.loads(after["result"]["text"]) == json.loads(before["save"])["record"]
        frame = call(bridge, "at", ply=before["ply"])["result"]["frame"]
        assert frame["view"] == before["frames"][-1]["view"]
    saved = call(bridge, "draft", column=None)["result"]["save"]
    assert saved == before["save"]
