"""An engine that is lost at odd moments has the game again, bots that were given up go on, and a press too many does no harm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hollywood import GAME
from playwright.sync_api import expect
from tabletop.link import link_of
from tabletop.record import read_record

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player
from e2e.probes import CRASH, LATE, SLOW, WORKER
from e2e.test_hints import TOLD
from e2e.test_links import goto
from e2e.test_review import OVERVIEW

REDO = '[data-action=redo][aria-disabled="{}"]'
STANDS = "() => window.workers.at(-1).ready"
# The engine dies of each question for a bot's move, as often as `window.deaths` says.
FAILS = """{
    window.deaths = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (window.deaths > 0 && typeof message === "string" && JSON.parse(message).method === window.deadly) {
            window.deaths -= 1;
            setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" })), window.after ?? 0);
            return;
        }
        post.call(this, message, ...rest);
    };
}"""
DEADLY = "([deadly, deaths, after]) => Object.assign(window, { deadly, deaths, after })"
PRESS = "(key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))"
RETRY = "[data-action=retry]"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="lost"))


def back_by_one(player: Player, plan: Plan, number: int) -> None:
    """A game that is open at a decision with one ply to redo: the person's own."""
    player.open_record(plan.text(plan.steps[number].ply))
    player.page.evaluate(LATE)
    player.play(plan.steps[number].move)
    player.wait_phase("bot")
    player.action("undo")
    player.wait_ply(plan.steps[number].ply)
    player.wait_decision()
    assert len(player.saved()["redo"]) == 1


def test_a_redo_too_many_does_not_stop_the_bots(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[SLOW])
    back_by_one(player, plan, 3)
    player.page.wait_for_selector(REDO.format("false"))
    for _ in range(2):
        player.page.evaluate(PRESS, "y")
    player.wait_ply(plan.steps[4].ply)
    player.wait_decision()
    # Nor one that is pressed with a move, where there is nothing to redo.
    player.press(plan.steps[4].move)
    player.page.evaluate(PRESS, "y")
    player.wait_ply(plan.steps[5].ply)


def undo_and_play(player: Player, plan: Plan) -> None:
    player.action("undo")
    player.follow(plan, plan.steps[2:3])


def leave_and_come_back(player: Player, _: Plan) -> None:
    player.page.evaluate("() => history.back()")
    player.wait_screen("title")
    player.page.evaluate("() => history.forward()")


@pytest.mark.parametrize(
    "go_on",
    [undo_and_play, leave_and_come_back, lambda player, _: player.action("dismiss")],
    ids=["undo", "leave", "dismiss"],
)
def test_a_bot_that_was_given_up_is_asked_again(
    visit: Visit, http_site: str, plan: Plan, go_on: Callable[[Player, Plan], None]
) -> None:
    player = visit(http_site, scripts=[WORKER, FAILS])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate(DEADLY, ["bot", 3, 0])
    player.play(plan.steps[2].move)
    player.page.wait_for_selector(RETRY)
    player.page.wait_for_function(STANDS)
    go_on(player, plan)
    player.wait_ply(plan.steps[3].ply)
    player.wait_decision()
    assert player.page.locator(RETRY).count() == 0


def save(player: Player, folder: Path) -> None:
    player.save_file(folder / "game.json")


def look_back(player: Player, _: Path) -> None:
    player.page.keyboard.press("[")
    player.page.wait_for_selector("main[data-past]")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("main:not([data-past])")


@pytest.mark.parametrize("question", [save, look_back])
def test_hint_and_review_answer_after_another_question_has_found_the_engine_lost(
    visit: Visit, http_site: str, plan: Plan, tmp_path: Path, question: Callable[[Player, Path], None]
) -> None:
    player = visit(http_site, scripts=[WORKER])
    player.open_record(plan.text(plan.steps[0].ply))
    player.follow(plan, plan.steps[:2])
    player.wait_decision()
    player.page.evaluate(CRASH)
    question(player, tmp_path)
    player.action("hint")
    player.page.wait_for_selector(TOLD)
    player.choose_file(plan.text(plan.steps[-1].ply))
    player.wait_ply(plan.steps[-1].ply)
    player.follow(plan, plan.steps[-1:])
    player.wait_over()
    player.page.evaluate(CRASH)
    save(player, tmp_path)
    player.action("review")
    player.page.wait_for_selector(OVERVIEW)


def test_a_hint_is_asked_for_once_more_of_a_new_engine(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[WORKER, FAILS])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate(DEADLY, ["hint", 1, 0])
    player.action("hint")
    player.page.wait_for_selector(TOLD)
    assert player.page.evaluate("() => window.workers.length") == 2


@pytest.mark.parametrize("key", ["u", "a"])
def test_presses_while_an_engine_starts_again_start_no_others(
    visit: Visit, http_site: str, plan: Plan, key: str
) -> None:
    player = visit(http_site, scripts=[WORKER, FAILS])
    player.open_record(plan.text(plan.steps[2].ply))
    if key == "u":
        player.page.evaluate(DEADLY, ["bot", 1, 0])
        player.play(plan.steps[2].move)
    else:
        player.page.evaluate(CRASH)
        player.page.evaluate(PRESS, "d")
    player.page.wait_for_function("() => window.workers.length === 2")
    presses = 0
    while not player.page.evaluate(STANDS):
        player.page.evaluate(PRESS, key)
        presses += 1
        player.page.wait_for_timeout(50)
    assert presses > 2
    if key == "u":
        # It waited for the engine.
        player.wait_ply(plan.steps[2].ply)
    player.wait_decision()
    player.settle()
    assert player.page.evaluate("() => window.workers.length") == 2
    if key == "a":
        assert player.saved()["record"]["plies"][plan.steps[2].ply] == "D"


def test_an_undo_that_waits_for_a_move_comes_after_it_also_when_the_engine_was_lost(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site, scripts=[WORKER, FAILS])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate(DEADLY, ["play", 1, 200])
    player.press(plan.steps[2].move)
    player.page.evaluate(PRESS, "u")
    player.page.wait_for_selector(REDO.format("false"))
    player.wait_decision()
    assert player.ply == plan.steps[2].ply
    assert player.saved()["redo"] == [plan.steps[2].move]
    assert player.page.locator(RETRY).count() == 0


def test_a_link_opens_where_the_engine_was_lost(visit: Visit, http_site: str, plan: Plan) -> None:
    other = make_plan(Order(seats(3, 1), seed="lost link"))
    player = visit(http_site, scripts=[WORKER])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate(CRASH)
    goto(player, f"#game={link_of(read_record(other.text(other.steps[1].ply), GAME), GAME)}")
    player.wait_ply(other.steps[1].ply)
    expect(player.page.locator("dialog[open] [data-action=my-seat]")).to_have_count(0)


def test_a_double_reel_begun_by_one_person_is_not_shown_to_the_next_by_link(visit: Visit, http_site: str) -> None:
    far = make_plan(Order(seats(3, 3), names=("Ada", "Bea", "Cai"), seed="lost far"))
    player = visit(f"{http_site}#game={link_of(read_record(far.text(far.steps[1].ply), GAME), GAME)}")
    player.page.locator("[data-action=my-seat][data-seat=all]").click()
    player.wait_decision()
    player.press("double")
    player.page.wait_for_selector("[data-action=cancel]")
    player.action("menu")
    player.action("share")
    player.action("whose")
    player.page.locator(f'[data-action=my-seat][data-seat="{far.steps[0].seat}"]').click()
    player.page.wait_for_selector("main[data-phase=away]")
    assert player.page.locator("[data-action=cancel]").count() == 0


def test_what_takes_a_double_reel_back_does_it_at_once_where_each_press_is_asked_twice(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(f"{http_site}?lang=en")
    player.action("settings")
    player.switch("[data-action=twice]")
    player.action("close")
    player.open_record(plan.text(plan.steps[0].ply))
    sign = player.page.locator("main > p").first
    for way in ("cancel", "Escape"):
        player.press("double")
        player.page.wait_for_selector("[data-action=cancel]")
        player.press("B")
        expect(sign).to_contain_text("Press again")
        if way == "cancel":
            player.action("cancel")
        else:
            # A key goes back by one step.
            player.page.keyboard.press("Escape")
            expect(sign).not_to_contain_text("Press again")
            assert player.page.locator("[data-action=cancel]").count() == 1
            player.page.keyboard.press("Escape")
        player.page.wait_for_selector("[data-action=cancel]", state="detached")
        expect(sign).not_to_contain_text("Press again")
