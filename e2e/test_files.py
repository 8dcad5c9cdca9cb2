"""Records go to a file and come back; what is no record is refused with its reason and harms nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import Visit
from e2e.plan import Order, Plan, is_star, make_plan, seats

LEAKS = ("Traceback", 'File "', "Error:", "reason-", "undefined", "[object")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="files"))


def damaged(change: Callable[[dict[str, Any]], object]) -> Callable[[Plan], str]:
    """A record with something wrong in it."""

    def make(plan: Plan) -> str:
        record = json.loads(plan.text())
        change(record)
        return json.dumps(record)

    return make


BAD: dict[str, tuple[Callable[[Plan], str], str]] = {
    "not-json": (lambda plan: plan.text()[:-40], "1"),
    "no-record": (lambda plan: "[1, 2, 3]", ""),
    "other-version": (damaged(lambda record: record.update(version=2)), "2"),
    "other-game": (damaged(lambda record: record.update(game="chess")), "Hollywood!"),
    "no-such-option": (damaged(lambda record: record["options"].update(players=7)), "players"),
    "illegal-ply": (damaged(lambda record: record["plies"].__setitem__(4, "E")), "“E”"),
    "wrong-type": (damaged(lambda record: record.update(plies="ABCD")), "plies"),
    "unknown-field": (damaged(lambda record: record.update(cheat=1)), "cheat"),
    "deep": (lambda plan: "[" * 5000 + "]" * 5000, ""),
    "huge": (lambda plan: '{"a": "' + "x" * 3_000_000 + '"}', ""),
    "empty": (lambda plan: "", ""),
}


def test_a_saved_record_opens_to_the_same_game(visit: Visit, http_site: str, tmp_path: Path, plan: Plan) -> None:
    player, other = visit(http_site), visit(http_site)
    player.open_record(plan.text(2))
    other.open_record(plan.text(2))
    star = plan.steps[plan.index(is_star)].ply
    # Between the two reels of a Double Reel the record is as it was before them.
    moments = {"place": plan.steps[4].ply, "second": plan.steps[0].ply, "star": star, "over": len(plan.plies)}
    for moment, ply in moments.items():
        player.choose_file(plan.text(ply))
        player.page.wait_for_selector(f'main[data-ply="{ply}"]')
        if moment == "second":
            player.press("double")
            player.press("A")
        player.wait_phase(moment)
        record = player.save_file(tmp_path / "game.json")
        other.choose_file((tmp_path / "game.json").read_text("utf-8"))
        other.page.wait_for_selector(f'main[data-ply="{ply}"]')
        other.wait_phase("place" if moment == "second" else moment)
        assert other.saved()["record"] == record
        assert tuple(record["plies"]) == plan.plies[:ply]


@pytest.fixture(scope="module")
def halfway(plan: Plan) -> int:
    """A decision in the middle of the game."""
    return len(plan.steps) // 2


@pytest.mark.parametrize("part", [0, 1], ids=["first-half", "second-half"])
def test_bad_files_are_refused_and_the_running_game_goes_on(
    visit: Visit, http_site: str, plan: Plan, halfway: int, part: int
) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[halfway].ply))
    before = player.saved()
    for name in list(BAD)[part::2]:
        make, told = BAD[name]
        player.choose_file(make(plan))
        check_note(player.note(), told)
        if player.page.locator("dialog[open] [data-action=close]").count():
            player.action("close")
        player.wait_ply(plan.steps[halfway].ply)
        assert player.saved() == before, name
        player.action("dismiss")
    player.follow(plan, plan.steps[halfway : halfway + 2])
    plies = player.saved()["record"]["plies"]
    assert tuple(plies) == plan.plies[: len(plies)]


@pytest.mark.parametrize("name", ["not-json", "illegal-ply", "huge"])
def test_a_bad_file_on_the_title_leaves_the_title_as_it_was(visit: Visit, site: str, plan: Plan, name: str) -> None:
    make, told = BAD[name]
    player = visit(site)
    player.choose_file(make(plan))
    check_note(player.note(), told)
    assert player.screen == "title"
    assert player.kept() is None
    player.action("play")
    player.wait_decision()


def check_note(note: str, told: str) -> None:
    """The reason is a sentence that names the place, and nothing of the machinery."""
    assert len(note) > 10
    assert told in note
    assert not [leak for leak in LEAKS if leak in note]


def test_opening_a_file_leaves_the_running_game_where_it_is_found(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[3].ply))
    before = player.position()
    player.choose_file(json.dumps({**json.loads(plan.text()), "id": "another"}))
    player.wait_over()
    player.page.go_back()
    player.wait_screen("title")
    player.action("games")
    player.page.locator("[data-game] [data-action=open-game]").nth(1).click()
    player.wait_screen("table")
    assert player.position()["save"]["record"] == before["save"]["record"]


def test_a_bot_that_is_not_here_can_be_replaced(visit: Visit, http_site: str, plan: Plan) -> None:
    record = json.loads(plan.text(plan.steps[3].ply))
    record["seats"][1]["player"] = "bot:someone-else"
    player = visit(http_site)
    player.choose_file(json.dumps(record))
    player.page.locator("[data-action=stand-in]").first.click()
    player.page.wait_for_selector("dialog[open]", state="detached")
    player.finish()


def test_a_name_is_text_and_nothing_else(visit: Visit, http_site: str, plan: Plan) -> None:
    name = "<img src=x onerror=q()>"
    record = json.loads(make_plan(Order(seats(3, 2), names=(name, "Ada"), seed="names")).text())
    player = visit(http_site)
    player.open_record(json.dumps(record))
    player.wait_over()
    assert player.page.locator("img").count() == 0
    assert player.page.get_by_role("table").get_by_text(name).count() == 1
