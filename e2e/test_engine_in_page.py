"""The engine behind the page: waited for, lost and replaced, failing in words, never in the way."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit, Watch
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player
from e2e.probes import CRASH, TIME_MOVE, WATCH_GAPS, WORKER
from e2e.visiting import Gate

HERE = Path(__file__).resolve().parent
LISTEN = (HERE / "listen.js").read_text("utf-8")
# The engine's own modules cannot be imported.
BROKEN_WHEEL = """{
    const NativeBlob = window.Blob;
    const setUp = "from hollywood import GAME";
    window.Blob = class extends NativeBlob {
        constructor(parts, options) {
            const broken = (part) => typeof part === "string" ? part.replaceAll(setUp, "import no_such_wheel") : part;
            super(parts?.map(broken), options);
        }
    };
}"""
STUMBLE = "from tabletop.session import Session; Session.undo = lambda session: session.no_such_thing"
SHOWN = """addEventListener("DOMContentLoaded", () => {
    window.shown = "";
    new MutationObserver(() => { window.shown += document.body.innerText; })
        .observe(document.body, { childList: true, subtree: true, characterData: true });
});"""
BREAK = "try { localStorage.setItem('test.broken', ''); } catch {}"
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
KILL = "() => window.workers.at(-1).terminate()"
# An engine that stands by is made ready at once.
HURRY = """{
    const wait = window.setTimeout;
    window.setTimeout = (act, time, ...rest) => wait(act, time === 20_000 ? 0 : time, ...rest);
}"""
FIVE_TIMES_A_RESTART = 10
LEAKS = ("Traceback", 'File "', "reason-", "engine-")
FIVE_TIMES_A_MOMENT = 500
WASM = "**/engine/wasm*"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="engine"))


def test_play_pressed_early_waits_and_then_starts(visit: Visit, http_site: str) -> None:
    gate = Gate()
    player = visit(http_site, routes={WASM: lambda route: gate(route)})
    assert player.page.get_by_role("progressbar").is_visible()
    player.speak("fr")
    player.action("rules")
    player.page.wait_for_selector("dialog[open]")
    player.action("close")
    player.action("play")
    player.wait_screen("table")
    player.wait_phase("starting")
    assert player.page.locator("main").get_attribute("aria-busy") == "true"
    gate.open()
    player.wait_decision()
    assert player.phase == "place"


def test_leaving_while_the_engine_starts_leaves_the_title_usable(visit: Visit, http_site: str) -> None:
    gate = Gate()
    player = visit(http_site, routes={WASM: lambda route: gate(route)})
    player.action("play")
    player.wait_phase("starting")
    player.action("home")
    player.wait_screen("title")
    gate.open()
    player.wait_engine()
    player.settle()
    assert player.screen == "title"
    player.action("new-game")
    player.wait_screen("setup")


def test_a_worker_that_crashes_is_replaced_and_the_move_is_made(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site, scripts=[WORKER])
    player.start(plan.order)
    player.follow(plan, plan.steps[:2])
    player.wait_decision()
    player.page.evaluate(CRASH)
    player.follow(plan, plan.steps[2:4])
    assert player.page.evaluate("() => window.workers.length") == 2
    assert tuple(player.saved()["record"]["plies"][: plan.steps[3].ply]) == plan.plies[: plan.steps[3].ply]


def test_an_engine_that_stands_by_goes_on_at_once(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[WORKER, HURRY], memory=8)
    player.start(plan.order)
    for number, step in enumerate(plan.steps[:2]):
        # Each time another is made ready for the next.
        player.page.wait_for_function("(number) => window.workers[number + 1]?.ready", arg=number)
        player.wait_decision()
        player.page.evaluate(
            "(number) => window.workers[number].dispatchEvent(new ErrorEvent('error', { message: 'lost' }))", number
        )
        began = monotonic()
        player.follow(plan, [step])
        assert monotonic() - began < FIVE_TIMES_A_RESTART
    player.page.wait_for_function("() => window.workers.length === 4")
    played = plan.steps[2].ply
    assert tuple(player.saved()["record"]["plies"][:played]) == plan.plies[:played]


def test_a_device_with_little_memory_spares_it(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[WORKER, HURRY])
    player.start(plan.order)
    player.follow(plan, plan.steps[:1])
    assert player.page.evaluate("() => window.workers.length") == 1


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
    assert len(said) > 40
    assert not [leak for leak in (*LEAKS, "no memory for this program") if leak in said]
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.action("copy")
    player.page.wait_for_function(
        "async () => (await navigator.clipboard.readText()).includes('no memory for this program')"
    )
    player.action("play")
    player.wait_screen("table")
    alert.wait_for()
    player.page.evaluate("() => localStorage.removeItem('test.broken')")
    player.action("retry")
    player.wait_decision()
    assert player.phase == "place"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ({"status": 404, "body": "gone"}, "could not be loaded"),
        ({"body": "<!doctype html><p>Sign in to this network</p>"}, "is damaged"),
        ({"body": 'hollywoodPart("wasm",0,"H4sIAAAA'}, "is damaged"),
    ],
    ids=["missing", "another-page", "half"],
)
def test_a_piece_that_does_not_come_is_told_and_fetched_anew(
    visit: Visit, http_site: str, watch: Watch, answer: dict[str, Any], told: str
) -> None:
    watch.allow_error("404")
    player = visit(http_site, routes={WASM: lambda route: route.fulfill(**answer)})
    player.page.get_by_role("alert").wait_for()
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.action("copy")
    player.page.wait_for_function("async (told) => (await navigator.clipboard.readText()).includes(told)", arg=told)
    player.page.context.unroute(WASM)
    with player.page.expect_request(WASM) as again:
        player.action("retry")
    # What did not come well may lie so in the browser's cache.
    assert again.value.all_headers()["cache-control"] == "no-cache"
    player.wait_engine()
    player.action("play")
    assert player.wait_decision() == "place"


def test_a_slow_download_is_waited_for_as_long_as_it_goes_on(visit: Visit, http_site: str) -> None:
    third, fourth = Gate(), Gate()
    player = visit(
        http_site, routes={"**/wasm-3.*": lambda route: third(route), "**/wasm-4.*": lambda route: fourth(route)}
    )
    player.page.clock.install()
    player.page.reload()
    bar = player.page.get_by_role("progressbar")
    for gate in (third, fourth):
        bar.wait_for()
        so_far = bar.evaluate("(bar) => bar.value")
        player.page.clock.fast_forward(100_000)
        gate.open()
        if gate is third:
            expect(bar).not_to_have_js_property("value", so_far)
    player.wait_engine()
    assert player.page.get_by_role("alert").count() == 0


def test_modules_that_do_not_import_are_told_in_one_line(visit: Visit, http_site: str) -> None:
    player = visit(http_site, scripts=[BROKEN_WHEEL])
    alert = player.page.get_by_role("alert")
    alert.wait_for()
    said = alert.inner_text()
    assert len(said) > 40
    assert not [leak for leak in (*LEAKS, "no_such_wheel") if leak in said]


def test_an_engine_that_stumbles_is_replaced_and_what_was_asked_is_done(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site, scripts=[LISTEN, SHOWN])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate("(code) => window.runPython(code)", STUMBLE)
    player.action("undo")
    assert len(player.note()) > 10
    player.wait_ply(plan.steps[1].ply)
    shown = player.page.evaluate("() => window.shown")
    assert len(shown) > 100
    assert not [leak for leak in LEAKS if leak in shown]


def test_bots_do_not_hold_up_the_page(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.wait_engine()
    player.set_up(Order(("bot:understudy",) * 4, seed="gaps"))
    longest = []
    for begin in ("start", "again", "again"):
        # The bots may be done before this test, on a busy machine, has seen them begin.
        player.page.evaluate(WATCH_GAPS)
        player.action(begin)
        player.page.wait_for_selector("main[data-phase=bot]")
        player.wait_over()
        gaps = player.page.evaluate("() => window.gaps")
        assert len(gaps) > 10
        longest.append(max(gaps))
    # What the page does, it does in each game; what the machine does besides is not the page's.
    assert min(longest) < FIVE_TIMES_A_MOMENT


def test_a_move_is_on_screen_in_a_moment(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.start(Order(seats(3, 3), seed="moment"))
    times = []
    for move in ("A", "B", "C", "D"):
        player.page.wait_for_selector(f'[data-move="{move}"][aria-disabled="false"]')
        times.append(player.page.evaluate(TIME_MOVE, move))
        player.wait_decision()
    assert min(times) < FIVE_TIMES_A_MOMENT


def test_a_tab_that_was_asleep_for_ten_minutes_goes_on(visit: Visit, http_site: str, plan: Plan) -> None:
    """The device sleeps while a bot is asked: all clocks have run out when it wakes."""
    player = visit(http_site, speed="normal")
    player.page.clock.install()
    player.page.reload()
    player.wait_screen("title")
    step, then = plan.steps[1:3]
    player.open_record(plan.text(step.ply))
    player.wait_decision()
    player.page.evaluate(HIDE, True)
    player.play(step.move)
    player.wait_phase("bot")
    player.page.clock.fast_forward("10:00")
    player.page.evaluate(HIDE, False)
    player.wait_ply(then.ply)
    assert player.saved()["record"]["plies"] == list(plan.plies[: then.ply])
    player.follow(plan, plan.steps[2:4])


def test_a_tab_in_the_background_says_that_it_is_your_turn(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal")
    title = player.page.title()
    player.page.evaluate(HIDE, True)
    player.settle()
    assert player.page.title() == title
    player.page.evaluate(HIDE, False)
    player.open_record(plan.text(plan.steps[0].ply))
    player.settle()
    assert player.page.title() == title
    player.page.evaluate(HIDE, True)
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
    player.page.evaluate(HIDE, False)
    player.settle()
    assert player.page.title() == title


def test_a_game_of_bots_alone_is_watched_to_its_end(visit: Visit, file_site: str) -> None:
    player: Player = visit(file_site)
    player.set_up(Order(("bot:extra", "bot:understudy", "bot:extra", "bot:extra"), seed="watched"))
    player.action("start")
    player.page.wait_for_selector("[data-screen=end]")
    assert sorted(player.end_table()) == [0, 1, 2, 3]
