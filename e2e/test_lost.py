"""An engine that is lost at odd moments has the game again, bots that were given up go on, and a press too many does no harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
from e2e.test_access import WATCH_SAY
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


OFF = "() => localStorage.setItem('test.broken', '')"
ON = "() => localStorage.removeItem('test.broken')"
ANSWERS_IN = "(time) => void (window.late = time)"
LONG_FOR_A_PERSON = 600


def click(player: Player, action: str) -> None:
    """Press where no wait for the page to be ready is wanted."""
    player.page.locator(f"[data-action={action}]").first.evaluate("(control) => control.click()")


def crash(player: Player) -> None:
    """The engine is lost, and it will take its time to start again."""
    player.page.evaluate(ANSWERS_IN, 1500)
    player.page.evaluate(CRASH)


def revived(player: Player) -> None:
    """Wait until it is here again, and what was asked of it is answered."""
    player.page.wait_for_function(STANDS)
    player.page.evaluate(ANSWERS_IN, 0)
    player.page.wait_for_timeout(LONG_FOR_A_PERSON + 1500)
    player.settle()


@contextmanager
def saving(player: Player) -> Iterator[None]:
    """A question of the menu finds the engine lost, and is answered when it is here again."""
    crash(player)
    player.action("menu")
    with player.page.expect_download():
        player.action("save")
        yield
    revived(player)


def at_the_end(player: Player, plan: Plan) -> None:
    player.open_record(plan.text(plan.steps[-1].ply))
    player.follow(plan, plan.steps[-1:])
    player.wait_over()


@pytest.fixture
def slow(visit: Visit, http_site: str) -> Player:
    """A page whose engine can be lost, and be slow to come again."""
    return visit(f"{http_site}?lang=en", scripts=[WORKER, SLOW, FAILS, WATCH_SAY])


def test_an_undo_while_a_question_starts_the_engine_again_is_not_kept_for_later(slow: Player, plan: Plan) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    with saving(slow):
        slow.action("close")
        slow.page.evaluate(PRESS, "u")
    assert slow.ply == plan.steps[2].ply
    slow.follow(plan, plan.steps[2:3])
    slow.wait_ply(plan.steps[3].ply)
    assert slow.saved()["redo"] == []


def test_an_undo_goes_with_the_move_that_it_waited_for(slow: Player, plan: Plan) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    slow.page.evaluate(OFF)
    slow.page.evaluate(CRASH)
    slow.press(plan.steps[2].move)
    slow.page.evaluate(PRESS, "u")
    slow.page.wait_for_selector(RETRY)
    slow.page.evaluate(ON)
    slow.action("retry")
    revived(slow)
    assert (slow.ply, slow.saved()["redo"]) == (plan.steps[2].ply, [])


def test_the_game_asked_for_last_is_the_one_that_a_new_engine_has(slow: Player, plan: Plan, tmp_path: Path) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    slow.page.go_back()
    slow.wait_screen("title")
    slow.set_up(Order(seats(3, 3), seed="last"))
    crash(slow)
    slow.action("start")
    click(slow, "home")
    click(slow, "learn")
    revived(slow)
    click(slow, "leave-lesson")
    slow.action("continue")
    slow.wait_decision()
    assert slow.save_file(tmp_path / "game.json")["id"] == slow.stored("current")
    # One that was given up for another is not begun.
    at_the_end(slow, plan)
    crash(slow)
    click(slow, "again")
    click(slow, "home")
    slow.action("games")
    slow.page.locator("[data-action=open-game][aria-label^='Play on']").first.click()
    revived(slow)
    slow.wait_decision()
    assert slow.save_file(tmp_path / "game.json")["id"] == slow.stored("current")


@pytest.mark.parametrize("way", ["forward", "layer"])
def test_a_game_to_come_stays_the_one_to_come(slow: Player, plan: Plan, way: str) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    before = slow.stored("current")
    slow.page.go_back()
    slow.wait_screen("title")
    crash(slow)
    slow.action("play")
    slow.wait_phase("starting")
    if way == "layer":
        slow.page.evaluate(PRESS, "?")
        slow.page.wait_for_selector("dialog[open]")
    slow.page.go_back()
    if way == "forward":
        slow.wait_screen("title")
        slow.page.go_forward()
    revived(slow)
    slow.wait_decision()
    assert slow.stored("current") != before
    assert len(slow.games()) == 2


def test_the_note_of_an_engine_that_is_here_again_goes_and_the_review_stays(slow: Player, plan: Plan) -> None:
    at_the_end(slow, plan)
    slow.page.evaluate(CRASH)
    slow.action("review")
    slow.page.wait_for_selector(RETRY)
    with slow.page.expect_download():
        slow.action("save")
    slow.page.wait_for_selector(RETRY, state="detached")
    slow.action("review")
    slow.page.wait_for_selector(OVERVIEW)
    # It is about the same game, whichever engine tells.
    slow.page.evaluate(CRASH)
    slow.action("menu")
    slow.action("share")
    slow.page.wait_for_selector("dialog[open] [data-action=copy-link], dialog[open] input", state="attached")
    revived(slow)
    slow.action("close")
    slow.action("next-point")
    slow.page.wait_for_selector("main[data-review=question]")
    assert slow.screen == "review"


def test_a_bot_that_was_given_up_does_not_play_under_the_past(slow: Player, plan: Plan) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    slow.page.evaluate(DEADLY, ["bot", 3, 0])
    slow.play(plan.steps[2].move)
    slow.page.wait_for_selector(RETRY)
    slow.page.wait_for_function(STANDS)
    slow.page.keyboard.press("[")
    slow.page.wait_for_selector("main[data-past]")
    played = len(slow.saved()["record"]["plies"])
    slow.action("dismiss")
    slow.page.wait_for_timeout(LONG_FOR_A_PERSON)
    assert len(slow.saved()["record"]["plies"]) == played
    slow.page.keyboard.press("Escape")
    slow.wait_ply(plan.steps[3].ply)


def test_a_look_at_the_past_that_was_left_does_not_come_later(slow: Player, plan: Plan) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    crash(slow)
    slow.page.evaluate(PRESS, "[")
    slow.page.go_back()
    slow.wait_screen("title")
    slow.action("continue")
    revived(slow)
    assert slow.page.locator("main[data-past]").count() == 0
    assert slow.phase == "place"


def test_a_link_that_nobody_waits_for_is_not_shown_over_the_title(visit: Visit, http_site: str) -> None:
    far = make_plan(Order(seats(3, 3), names=("Ada", "Bea", "Cai"), seed="lost far"))
    address = f"{http_site}?lang=en#game={link_of(read_record(far.text(far.steps[1].ply), GAME), GAME)}"
    player = visit(address, scripts=[WORKER, SLOW])
    player.page.locator(f'[data-action=my-seat][data-seat="{far.steps[0].seat}"]').click()
    player.page.wait_for_selector("main[data-phase=away]")
    crash(player)
    click(player, "send")
    player.page.go_back()
    player.wait_screen("title")
    revived(player)
    assert player.page.locator("dialog[open]").count() == 0


def test_a_seat_is_not_said_to_be_lent_that_is_not(slow: Player, plan: Plan) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    with saving(slow):
        slow.action("seats")
        slow.page.locator("[data-action=lend]").first.evaluate("(control) => control.click()")
        slow.page.wait_for_selector("dialog[open]", state="detached")
    assert slow.saved()["record"]["seats"][0]["player"] == "human"
    assert not [sentence for sentence in slow.page.evaluate("() => window.said") if "lent" in sentence]


def test_the_title_takes_back_the_note_of_an_engine_that_did_not_start(slow: Player, plan: Plan) -> None:
    slow.open_record(plan.text(plan.steps[2].ply))
    slow.page.evaluate(OFF)
    slow.page.evaluate(CRASH)
    slow.press(plan.steps[2].move)
    slow.page.wait_for_selector(RETRY)
    slow.page.go_back()
    slow.wait_screen("title")
    slow.page.evaluate(ON)
    assert slow.page.locator(RETRY).count() == 1
    slow.action("retry")
    revived(slow)
    assert slow.page.locator(RETRY).count() == 0
    slow.action("continue")
    slow.follow(plan, plan.steps[2:3])
