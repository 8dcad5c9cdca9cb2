"""The engine behind the page: waited for, lost and replaced, failing in words, never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route

from e2e.conftest import Visit, Watch
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player

WORKER = (Path(__file__).resolve().parent / "worker.js").read_text("utf-8")
BREAK = "try { localStorage.setItem('test.broken', ''); } catch {}"
KILL = "() => window.workers.at(-1).terminate()"
CRASH = "() => window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"
LEAKS = ("Traceback", 'File "', "reason-", "engine-")
WATCH_GAPS = """() => {
    window.gaps = [];
    let last = performance.now();
    const tick = (now) => { window.gaps.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
}"""
TIME_MOVE = """(move) => new Promise((shown) => {
    const ply = document.querySelector("main").dataset.ply;
    const began = performance.now();
    new MutationObserver((_, observer) => {
        if (document.querySelector("main").dataset.ply === ply) return;
        observer.disconnect();
        requestAnimationFrame(() => shown(performance.now() - began));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector(`[data-move=${move}]`).click();
})"""
FIVE_TIMES_A_MOMENT = 500


WASM = "**/engine/wasm*"


def let_go(player: Player, held: list[Route]) -> None:
    """The engine's parts that were held back may come."""
    player.page.context.unroute(WASM)
    for route in held:
        route.continue_()


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="engine"))


def test_a_worker_that_crashes_is_replaced_and_the_move_is_made(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site, scripts=[WORKER])
    player.start(plan.order)
    player.follow(plan, plan.steps[:2])
    player.wait_decision()
    player.page.evaluate(CRASH)
    player.follow(plan, plan.steps[2:4])
    assert player.page.evaluate("() => window.workers.length") == 2
    assert tuple(player.saved()["record"]["plies"][: plan.steps[3].ply]) == plan.plies[: plan.steps[3].ply]


def test_a_worker_that_dies_in_silence_on_a_bot_s_turn_is_replaced(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal", scripts=[WORKER])
    player.open_record(plan.text(plan.steps[0].ply))
    player.play(plan.steps[0].move)
    player.wait_phase("bot")
    player.page.evaluate(KILL)
    player.wait_ply(plan.steps[1].ply)
    assert player.page.evaluate("() => window.workers.length") == 2
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: plan.steps[1].ply]
    player.follow(plan, plan.steps[1:2])


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_an_engine_that_cannot_start_says_so_and_can_be_tried_again(
    visit: Visit, http_site: str, watch: Watch, lang: str
) -> None:
    watch.allow_error("no memory for this program")
    player = visit(f"{http_site}?lang={lang}", scripts=[WORKER, BREAK])
    alert = player.page.get_by_role("alert")
    alert.wait_for()
    said = alert.inner_text()
    assert "no memory for this program" in said
    assert not [leak for leak in LEAKS if leak in said]
    player.action("play")
    player.wait_screen("table")
    alert.wait_for()
    player.page.evaluate("() => localStorage.removeItem('test.broken')")
    player.action("retry")
    player.wait_decision()
    assert player.phase == "place"


def test_bots_do_not_hold_up_the_page(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.wait_engine()
    player.set_up(Order(("bot:understudy",) * 4, seed="gaps"))
    player.page.evaluate(WATCH_GAPS)
    player.action("start")
    player.wait_over()
    gaps = player.page.evaluate("() => window.gaps")
    assert len(gaps) > 10
    assert max(gaps) < FIVE_TIMES_A_MOMENT


def test_a_move_is_on_screen_in_a_moment(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.start(Order(seats(3, 3), seed="moment"))
    times = []
    for move in ("A", "B", "C", "D"):
        player.page.wait_for_selector(f'[data-move="{move}"][aria-disabled="false"]')
        times.append(player.page.evaluate(TIME_MOVE, move))
        player.wait_decision()
    assert sorted(times)[1] < FIVE_TIMES_A_MOMENT


def test_a_tab_in_the_background_says_that_it_is_your_turn(visit: Visit, http_site: str, plan: Plan) -> None:
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    player = visit(http_site, speed="normal")
    title = player.page.title()
    player.page.evaluate(hide, True)
    player.settle()
    assert player.page.title() == title
    player.page.evaluate(hide, False)
    player.open_record(plan.text(plan.steps[0].ply))
    player.settle()
    assert player.page.title() == title
    player.page.evaluate(hide, True)
    player.settle()
    yours = player.page.title()
    assert yours != title
    player.press(next(move for move in player.legal() if move in "ABCD"))
    player.wait_phase("bot")
    player.settle()
    assert player.page.title() == title
    player.wait_decision()
    player.settle()
    assert player.page.title() == yours
    player.page.evaluate(hide, False)
    player.settle()
    assert player.page.title() == title


def test_a_game_of_bots_alone_is_watched_to_its_end(visit: Visit, file_site: str) -> None:
    player: Player = visit(file_site)
    player.set_up(Order(("bot:extra", "bot:understudy", "bot:extra", "bot:extra"), seed="watched"))
    player.action("start")
    player.page.wait_for_selector("[data-screen=end]")
    assert sorted(player.end_table()) == [0, 1, 2, 3]
