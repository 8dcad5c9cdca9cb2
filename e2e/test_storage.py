"""What the browser keeps may be broken, or it may keep nothing: the game goes on and says so."""

from __future__ import annotations

import json

import pytest

from e2e.conftest import FULL, Visit, Watch
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from e2e.probes import CRASH, WORKER

PUT = "(text) => localStorage.setItem('hollywood.save', text)"
THROWS = {
    "each-call": """for (const name of ["getItem", "setItem", "removeItem"]) {
        Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
    }""",
    "storage-itself": """Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); },
    });""",
    "full": """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };""",
}
FILL = """(free) => {
    const size = (name) => localStorage.setItem("filler", "x".repeat(name));
    localStorage.removeItem("filler");
    let [fits, not] = [0, 6_000_000];
    while (not - fits > 1) {
        const middle = (fits + not) >> 1;
        try { size(middle); fits = middle; } catch { not = middle; }
    }
    size(fits - free);
}"""
"""Leaves so many characters of the browser's storage."""
ABOUT = {"round": 1, "rounds": 3, "over": False, "yours": True, "seats": [{"name": "", "player": "human"}] * 3}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="storage"))


def test_a_save_that_cannot_be_read_is_kept_aside_and_told_of(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    for stored in ("{", "[]", '{"text": 5}', "null", "x" * 200_000):
        player.page.evaluate(PUT, stored)
        player.page.reload()
        assert len(player.note()) > 10
        assert player.page.locator("[data-action=continue]").count() == 0
        assert (player.kept(), player.stored("broken")) == (None, stored)
    player.action("play")
    player.wait_decision()


@pytest.mark.parametrize("where", [pytest.param("title", marks=FULL), "table"])
def test_a_save_that_the_engine_refuses_is_kept_aside_and_told_of(
    visit: Visit, http_site: str, plan: Plan, where: str
) -> None:
    save = {"record": {**json.loads(plan.text()), "version": 9}, "redo": [], "draft": None}
    stored = json.dumps({"text": json.dumps(save), "about": ABOUT})
    player = visit(http_site)
    if where == "table":
        player.open_record(plan.text(2))
    player.page.evaluate(PUT, stored)
    player.page.reload()
    if where == "title":
        player.action("continue")
    assert "9" in player.note()
    player.wait_screen("title")
    assert player.games() == []
    assert json.loads(player.stored("broken") or "")["text"] == json.loads(stored)["text"]


def test_a_save_is_kept_when_the_engine_is_gone(visit: Visit, http_site: str, plan: Plan, watch: Watch) -> None:
    watch.allow_error("no memory for this program")
    player = visit(http_site, scripts=[WORKER])
    player.open_record(plan.text(plan.steps[2].ply))
    before = player.saved()
    player.open(http_site)
    player.wait_engine()
    player.page.evaluate("() => localStorage.setItem('test.broken', '')")
    player.page.evaluate(CRASH)
    player.page.get_by_role("alert").wait_for()
    player.action("continue")
    assert len(player.note()) > 10
    assert player.saved() == before
    assert player.stored("broken") is None
    player.page.evaluate("() => localStorage.removeItem('test.broken')")
    player.page.reload()
    player.wait_screen("title")
    player.action("continue")
    player.wait_ply(plan.steps[2].ply)
    assert player.saved() == before


def test_a_storage_that_fills_up_in_mid_game_is_told_of(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.start(plan.order)
    player.page.evaluate(f"() => {{ {THROWS['full']} }}")
    player.play(plan.steps[0].move)
    assert len(player.note()) > 10
    player.action("dismiss")
    player.follow(plan, plan.steps[1:3])


@pytest.mark.parametrize("where", ["http", "file"])
def test_full_storage_loses_nothing_over_a_reload(
    visit: Visit, http_site: str, file_site: str, plan: Plan, where: str
) -> None:
    player = visit({"http": http_site, "file": file_site}[where])
    player.start(plan.order)
    player.follow(plan, plan.steps[:2])
    player.page.evaluate(FILL, 0)
    player.follow(plan, plan.steps[2:5])
    assert len(player.note()) > 10
    before = player.wait_decision(), player.ply, player.legal()
    for _ in range(2):
        player.page.reload()
        # From disk the browser may have forgotten what filled it.
        assert where == "file" or len(player.note()) > 10
        assert (player.wait_decision(), player.ply, player.legal()) == before
    # With room again all of it is stored, and nothing is told any more.
    player.page.evaluate("() => localStorage.removeItem('filler')")
    player.follow(plan, plan.steps[5:6])
    player.wait_decision()
    assert len(player.saved()["record"]["plies"]) == player.ply
    before = player.ply
    player.page.reload()
    assert player.wait_decision() in ("place", "star")
    assert player.ply == before
    # From disk the browser may have brought back what filled it.
    assert where == "file" or player.page.locator("[data-action=dismiss]").count() == 0


def test_what_does_not_fit_is_not_said_to_be_kept_because_something_smaller_is(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    player.action("new-game")
    player.wait_screen("setup")
    player.page.evaluate(FILL, 750)
    player.action("start")
    player.wait_decision()
    assert player.games() == []
    told = player.note()
    player.action("menu")
    player.action("settings")
    player.page.locator("[name=speed]").first.check(force=True)
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert player.note() == told
    player.action("menu")
    assert "keeps nothing" in player.page.locator("dialog").inner_text()


def test_broken_settings_are_as_none(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    for settings in ("{", "5", '{"speed": "warp", "lang": "xx", "shortcuts": "no"}'):
        player.page.evaluate("(text) => localStorage.setItem('hollywood.settings', text)", settings)
        player.page.evaluate("(text) => localStorage.setItem('hollywood.setup', text)", settings)
        player.page.reload()
        player.wait_screen("title")
        player.action("new-game")
        player.wait_screen("setup")
        assert player.page.locator("html").get_attribute("lang") == "en"
        player.page.go_back()
        player.wait_screen("title")


@pytest.mark.parametrize(("how", "where"), [("each-call", "http"), ("storage-itself", "file"), ("full", "http")])
def test_without_storage_a_game_is_played_from_memory(
    visit: Visit, http_site: str, file_site: str, plan: Plan, how: str, where: str
) -> None:
    player = visit({"http": http_site, "file": file_site}[where], scripts=[THROWS[how]])
    assert len(player.note()) > 10
    assert player.page.locator("[data-action=dismiss]").count() == 1
    player.start(plan.order)
    assert player.page.locator("[data-action=dismiss]").count() == 1
    player.action("dismiss")
    player.follow(plan, plan.steps[:2])
    player.wait_decision()
    assert player.ply == plan.steps[2].ply
    assert player.page.locator("[data-action=dismiss]").count() == 0


def test_only_our_own_names_are_touched(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.page.evaluate("() => { localStorage.setItem('save', 'a stranger'); localStorage.setItem('setup', '{'); }")
    player.page.reload()
    player.start(plan.order)
    player.follow(plan, plan.steps[:2])
    names = player.page.evaluate("() => Object.keys(localStorage).filter((name) => !name.startsWith('hollywood.'))")
    assert sorted(names) == ["save", "setup"]
    assert player.page.evaluate("() => localStorage.getItem('save')") == "a stranger"


def test_a_second_game_does_not_lose_the_first(visit: Visit, http_site: str, plan: Plan) -> None:
    player: Player = visit(http_site)
    player.start(plan.order)
    player.follow(plan, plan.steps[:2])
    before = player.position()
    player.page.go_back()
    player.wait_screen("title")
    player.action("play")
    player.wait_screen("table")
    player.wait_decision()
    assert player.saved()["record"]["id"] != before["save"]["record"]["id"]
    player.page.go_back()
    player.wait_screen("title")
    player.action("games")
    player.page.locator("[data-game] [data-action=open-game]").nth(1).click()
    player.wait_screen("table")
    assert player.position()["save"] == before["save"]
