"""Play by link: which of two lists of plies goes on from the other, and what is wrong where neither does."""

import json
from dataclasses import replace

import pytest
from hollywood import GAME
from tabletop.bridge import Bridge
from tabletop.record import Record, Seat, record_of
from tabletop.relay import Arrival, arrive
from tabletop.session import Session

from tests.support import DEAL, record_json, seats

PLIES = ("first 0", DEAL, "A", "B", "C", "A", "B")
DECIDERS = [None, None, 0, 1, 2, 0, 1]
GAME_OF_THREE = replace(record_of(record_json(PLIES), GAME), id="gala")


def upto(length: int, *more: str) -> Record:
    return replace(GAME_OF_THREE, plies=(*PLIES[:length], *more))


@pytest.mark.parametrize(("here", "there", "arrival"), [
    (upto(5), upto(5), Arrival("same", 5)),
    (upto(0), upto(0), Arrival("same", 0)),
    (upto(2), upto(0), Arrival("same", 0)),
    (upto(5), upto(7), Arrival("ahead", 5, "", "A")),
    (upto(0), upto(7), Arrival("ahead", 0, "", "first 0")),
    (upto(7), upto(6), Arrival("missing", 6, "B")),
    (upto(7), upto(3), Arrival("missing", 3, "B")),
    (upto(6), upto(4), Arrival("behind", 4, "C")),
    (upto(7), upto(0), Arrival("missing", 0, "B")),
    (upto(5), upto(4, "D"), Arrival("changed", 4, "C", "D")),
    (upto(7), upto(3, "C", "C"), Arrival("changed", 3, "B", "C")),
    (upto(4), upto(3, "C", "C", "A"), Arrival("changed", 3, "B", "C")),
])  # fmt: skip
def test_one_list_is_the_beginning_of_the_other(here, there, arrival):
    assert arrive(here, there, DECIDERS, 1) == arrival


def test_what_bots_have_moved_since_makes_no_link_older():
    people = replace(upto(7), seats=tuple(seats("h", "h", "extra")))
    here = Session.of_record(people, GAME)
    there = replace(people, plies=PLIES[:4])
    assert here.arrive(there, 0)[0] == Arrival("missing", 4, "A")
    here = Session.of_record(replace(people, plies=PLIES[:5]), GAME)
    assert here.arrive(there, 0)[0] == Arrival("same", 4)
    # A bot to which a seat was lent moved for its person.
    here.seat_player(0, Seat("", "bot:extra"))
    assert here.arrive(replace(people, plies=PLIES[:2]), 0)[0] == Arrival("missing", 2, "A")


def test_who_plays_everybody_misses_nothing():
    assert arrive(upto(7), upto(3), DECIDERS, None) == Arrival("behind", 3, "B")


@pytest.mark.parametrize("change", [
    {"id": "other"}, {"seed": "other"}, {"options": {**GAME_OF_THREE.options, "scoring": "advanced"}}, {"game": "other"},
])  # fmt: skip
def test_another_game_is_another_game(change):
    assert arrive(upto(5), replace(upto(6), **change), DECIDERS, 1) == Arrival("other", 0)


def test_who_plays_a_seat_and_what_is_noted_do_not_matter():
    there = replace(upto(6), seats=(Seat("x", "bot:extra"),) * 3, notes={"hints": 3}, engine="9")
    assert arrive(upto(5), there, DECIDERS, 1).relation == "ahead"


def test_what_others_get_has_owners_and_no_notes():
    session = Session(GAME, {"players": 3}, seats("h", "h", "extra"), "relay", "gala", {"hints": 2})
    session.seat_player(0, Seat("", "bot:critic"))
    assert session.lent == [0]
    shared = session.shared
    assert [seat.player for seat in shared.seats] == ["human", "human", "bot:extra"]
    assert (shared.notes, shared.id, shared.plies) == ({}, "gala", session.record.plies)


def test_a_game_that_goes_on_keeps_what_is_of_this_device():
    here = Session.of_record(replace(upto(5), notes={"hints": 2}), GAME)
    arrival, further = here.arrive(upto(7), 1)
    assert further
    assert (arrival.relation, further.record.plies, further.record.notes) == ("ahead", PLIES, {"hints": 2})
    assert here.record.plies == PLIES[:5]
    assert here.arrive(upto(3), 1)[1] is None
    # A file brings what was noted on the other device.
    _, further = here.arrive(replace(upto(7), notes={"hints": 5, "undos": 1}), 1)
    assert further
    assert further.record.notes == {"hints": 5, "undos": 1}


# The border


def call(bridge: Bridge, method: str, **params) -> dict:
    answer = json.loads(bridge.handle(json.dumps({"id": 1, "state": None, "method": method, "params": params})))
    assert isinstance(answer, dict)
    return answer


def test_links_at_the_border():
    bridge = Bridge([GAME])
    state = call(bridge, "load", text=json.dumps(upto(7).to_json()))["result"]
    assert state["undo_to"] == 6
    links = call(bridge, "link", ply=3)["result"]
    assert links["ply"] == 7
    opened = call(bridge, "open_link", text=links["game"])["result"]
    assert (opened["ply"], opened["plies"], opened["over"], opened["id"]) == (3, 7, False, "gala")
    assert json.loads(opened["record"])["plies"] == list(PLIES)
    deal = call(bridge, "open_link", text=links["deal"])["result"]
    assert (deal["plies"], deal["seed"], deal["id"]) == (2, "anything", "")
    assert [seat["name"] for seat in deal["seats"]] == ["P0", "P1", "P2"]
    assert call(bridge, "open_link", text=links["game"][:-3])["error"]["key"] == "link-damaged"
    assert call(bridge, "draft", column=None)["result"]["save"] == state["save"]


def test_a_record_at_the_border():
    bridge = Bridge([GAME])
    nameless = {**upto(5).to_json(), "id": "", "notes": {"hints": 1}}
    found = [call(bridge, "open_record", text=json.dumps(one))["result"] for one in (nameless, {"record": nameless})]
    assert found[0] == found[1]
    assert (len(found[0]["id"]), found[0]["plies"], found[0]["ply"], found[0]["notes"]) == (16, 5, 5, {"hints": 1})
    assert json.loads(found[0]["record"])["id"] == found[0]["id"]
    assert call(bridge, "open_record", text="{}")["error"]["key"] == "missing"
    assert call(bridge, "undo")["error"]["key"] == "no-game"


def test_an_arrival_at_the_border():
    bridge = Bridge([GAME])
    save = json.dumps({"record": {**upto(5).to_json(), "notes": {"undos": 1}}, "redo": ["A"], "draft": None})

    def arrival(there: Record) -> dict:
        found = call(bridge, "arrive", save=save, record=json.dumps(there.to_json()), seat=2)["result"]
        assert isinstance(found, dict)
        return found

    found = arrival(upto(7))
    kept = json.loads(found.pop("save"))
    assert found == {"relation": "ahead", "ply": 5, "here": "", "there": "A"}
    assert (kept["record"]["plies"], kept["record"]["notes"], kept["redo"]) == (list(PLIES), {"undos": 1}, [])
    assert arrival(upto(4)) == {"relation": "missing", "ply": 4, "here": "C", "there": "", "save": None}
    bad = call(bridge, "arrive", save="{}", record="{}", seat=None)["error"]
    assert bad["key"] == "missing"


def bot_ply(seed: str, *, hurried: bool, whole: bool) -> str:
    """What *Director* plays second; ``hurried``, on a device where the time is over after its first thought."""
    bridge = Bridge([GAME], (lambda: lambda: True) if hurried else None)
    people = [{"name": "", "player": player} for player in ("human", "bot:director", "bot:director")]
    state = call(bridge, "new", game="hollywood", options={"players": 3}, seats=people, seed=seed, id="gala")["result"]
    while state["phase"] != "bot":
        state = call(bridge, "play", move="A")["result"]
    line = bridge.handle(json.dumps({"id": 1, "state": None, "method": "bot", "params": {"whole": whole}}))
    while bridge.busy:
        line += bridge.go_on()
    plies = json.loads(json.loads(line)["result"]["save"])["record"]["plies"]
    return str(plies[-1])


def test_a_bot_that_others_also_let_move_thinks_to_its_end():
    seeds = ["1", "5"]
    calm = [bot_ply(seed, hurried=False, whole=False) for seed in seeds]
    assert [bot_ply(seed, hurried=True, whole=True) for seed in seeds] == calm
    assert [bot_ply(seed, hurried=True, whole=False) for seed in seeds] != calm
