"""The log as a time machine: any position is a press away, the game waits, and goes on from now or from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hollywood import GAME
from playwright.sync_api import ViewportSize, expect
from tabletop.session import Session

from e2e.conftest import FULL, Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from e2e.test_access import WATCH_SAY

PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 280, "height": 653}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PAST = 'main[data-past="{}"]:not([data-phase])'
NOW = "main[data-phase]:not([data-past])"
LAID = """() => [..."ABCD"].map((column) =>
    [...document.querySelectorAll(`[data-column=${column}] [data-row]`)].map((cell) => cell.textContent.includes("Reel:")))"""
OTHER = {"A": "B", "B": "C", "C": "D", "D": "A"}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="undo"))


def wait_past(player: Player, number: int) -> None:
    player.page.wait_for_selector(PAST.format(number))
    player.settle()


def press_line(player: Player, number: int) -> None:
    """Press a line of the log: beside the table, or in the layer."""
    line = f'[data-action=past][data-number="{number}"]'
    if player.page.locator("[data-action=log]").is_visible():
        player.action("log")
        line = f"dialog[open] {line}"
    player.hand.press(player.page, line)
    wait_past(player, number)


def laid(plan: Plan, number: int) -> list[list[bool]]:
    """Where reels lie after a ply, as the engine has it."""
    facts = Session.load(plan.text(), GAME).at(number + 1).view.to_json()
    return [[cell["reel"] is not None for cell in column] for column in facts["columns"]]


def without_focus(position: dict[str, Any]) -> dict[str, Any]:
    return {name: position[name] for name in ("phase", "ply", "seat", "legal", "save")}


@pytest.mark.parametrize(
    ("size", "hand"),
    [(PHONE, "touch"), (NARROW, "touch"), (DESKTOP, "mouse"), (DESKTOP, "walk")],
    ids=["phone", "narrow", "desktop", "keyboard"],
)
def test_a_line_of_the_log_shows_how_the_table_stood(
    visit: Visit, site: str, plan: Plan, size: ViewportSize, hand: str
) -> None:
    player = visit(site, hand=HANDS["mouse" if hand == "walk" else hand], viewport=size, has_touch=hand == "touch")
    player.open_record(plan.text(plan.steps[8].ply))
    before = without_focus(player.position())
    number = plan.steps[3].ply + 1
    if hand == "walk":
        walk_to(player, number)
    else:
        press_line(player, number)
    last = plan.steps[8].ply - 1
    assert player.page.evaluate(LAID) == laid(plan, number)
    expect(player.page.locator("main")).to_contain_text(f"Move {number} of {last}")
    assert player.legal() == []
    player.hand.press(player.page, "[data-action=past-back]")
    wait_past(player, number - 1)
    assert player.page.evaluate(LAID) == laid(plan, number - 1)
    player.hand.press(player.page, "[data-action=past-now]")
    player.page.wait_for_selector(NOW)
    assert without_focus(player.position()) == before


def walk_to(player: Player, number: int) -> None:
    """Tab to the log, arrows to the line, Enter."""
    HANDS["walk"].reach(player.page, "main [data-log] button")  # type: ignore[attr-defined]
    for _ in range(player.ply - 1 - number):
        player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("Enter")
    wait_past(player, number)
    assert player.page.evaluate("() => document.activeElement.dataset.number") == str(number)


def test_nothing_can_be_played_in_the_past_and_keys_step_through_it(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[6].ply))
    before = without_focus(player.position())
    last = plan.steps[6].ply - 1
    player.page.keyboard.press("[")
    wait_past(player, last - 1)
    for key in ("1", "B", "p", "r", "h", "u", "y"):
        player.page.keyboard.press(key)
    assert player.page.locator("[data-move]:not([aria-disabled=true])").count() == 0
    assert player.page.locator("[data-action=undo], [data-action=hint]").count() == 0
    for key, number in {"ArrowLeft": last - 2, "[": last - 3, "ArrowRight": last - 2, "]": last - 1}.items():
        player.page.keyboard.press(key)
        wait_past(player, number)
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector(NOW)
    assert without_focus(player.position()) == before
    player.page.keyboard.press("[")
    wait_past(player, last - 1)
    for _ in range(2):
        player.page.keyboard.press("]")
    player.page.wait_for_selector(NOW)


def test_quick_presses_each_count(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[6].ply))
    press_line(player, 8)
    player.page.locator("[data-action=past-back]").click(click_count=3)
    wait_past(player, 5)


def test_the_keys_of_the_past_go_with_the_shortcuts_but_arrows_and_escape_stay(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[6].ply))
    player.action("menu")
    player.action("settings")
    player.switch("[data-action=shortcuts]")
    player.action("close")
    player.page.keyboard.press("[")
    player.settle()
    assert player.page.locator(NOW).count() == 1
    press_line(player, 6)
    player.page.keyboard.press("ArrowLeft")
    wait_past(player, 5)
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector(NOW)


def test_back_and_a_reload_return_to_now(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site, viewport=PHONE)
    player.open_record(plan.text(plan.steps[6].ply))
    before = without_focus(player.position())
    for leave in (player.page.go_back, player.page.reload):
        press_line(player, 5)
        leave()
        player.page.wait_for_selector(NOW)
        assert without_focus(player.position()) == before
    player.follow(plan, plan.steps[6:7])


def test_the_log_of_the_past_leads_back_to_the_past(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport=PHONE)
    player.open_record(plan.text(plan.steps[6].ply))
    press_line(player, 5)
    player.action("log")
    player.action("close")
    wait_past(player, 5)
    press_line(player, 7)
    player.page.go_back()
    player.page.wait_for_selector(NOW)
    assert player.screen == "table"


def test_it_is_spoken(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[WATCH_SAY])
    player.open_record(plan.text(plan.steps[6].ply))
    number = plan.steps[3].ply
    press_line(player, number)
    line = str(player.page.locator(f'[data-number="{number}"]').text_content())
    player.page.wait_for_selector(f'#say:has-text("Move {number} of {plan.steps[6].ply - 1}.")', state="attached")
    said = player.page.locator("#say > p")
    expect(said.last).not_to_have_text(f"Move {number} of {plan.steps[6].ply - 1}.")
    assert " ".join(str(said.last.text_content()).split()) in " ".join(line.split())


# Going on from there


def test_the_game_goes_on_from_the_past_and_redo_brings_everything_back(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site)
    player.open_record(plan.text(plan.steps[6].ply))
    before = without_focus(player.position())
    step = plan.steps[3]
    press_line(player, step.ply - 1)
    player.action("past-continue")
    player.wait_ply(step.ply)
    assert tuple(player.saved()["redo"]) == plan.plies[step.ply : plan.steps[6].ply]
    for ply in (plan.steps[4].ply, plan.steps[5].ply, plan.steps[6].ply):
        player.action("redo")
        player.wait_ply(ply)
    assert without_focus(player.position()) == before


def test_from_a_bot_s_turn_the_bots_play_the_same_again(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport=PHONE)
    player.open_record(plan.text(plan.steps[6].ply))
    press_line(player, plan.steps[3].ply)
    player.action("past-continue")
    player.wait_ply(plan.steps[4].ply)
    saved = player.saved()
    assert tuple(saved["record"]["plies"]) == plan.plies[: plan.steps[4].ply]
    assert tuple(saved["redo"]) == plan.plies[plan.steps[4].ply : plan.steps[6].ply]


def test_another_move_there_counts_one_undo(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[6].ply))
    step = plan.steps[2]
    press_line(player, step.ply - 1)
    player.action("past-continue")
    player.wait_ply(step.ply)
    assert player.saved()["record"]["notes"] == {}
    player.play(next(move for move in player.legal() if move in OTHER and move != step.move))
    player.wait_decision()
    assert (player.saved()["record"]["notes"], player.saved()["redo"]) == ({"undos": 1}, [])


def test_at_the_last_ply_there_is_nothing_to_go_on_from(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[3].ply))
    press_line(player, plan.steps[3].ply - 1)
    for action in ("past-continue", "past-forward"):
        assert player.page.locator(f"[data-action={action}]").get_attribute("aria-disabled") == "true"
        player.page.locator(f"[data-action={action}]").click(force=True)
    player.settle()
    wait_past(player, plan.steps[3].ply - 1)


# What goes on meanwhile


def test_bots_wait_while_the_past_is_looked_at(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site, speed="normal")
    player.open_record(plan.text(plan.steps[2].ply))
    player.play(plan.steps[2].move)
    player.wait_phase("bot")
    press_line(player, 3)
    kept = player.saved()
    player.page.wait_for_timeout(1500)
    assert player.saved() == kept
    wait_past(player, 3)
    player.page.keyboard.press("Escape")
    player.wait_ply(plan.steps[3].ply)
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: plan.steps[3].ply]
    player.follow(plan, plan.steps[3:5])


def test_the_past_in_the_middle_of_a_round_s_end_loses_nothing(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal")
    last = plan.last_of_round()
    player.open_record(plan.text(plan.steps[last].ply))
    player.play(plan.steps[last].move)
    player.page.wait_for_selector("main[data-phase=receiving] [data-action=skip]")
    press_line(player, 4)
    player.page.keyboard.press("Escape")
    player.wait_decision()
    player.follow(plan, plan.steps[last + 1 : last + 2])


def test_a_hint_outlasts_a_look_at_the_past(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[3].ply))
    player.action("hint")
    player.page.wait_for_selector("[data-hint=told]")
    press_line(player, 3)
    assert player.page.locator("[data-hint]").count() == 0
    player.action("past-now")
    player.page.wait_for_selector("[data-hint=told]")


# From the end


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_the_end_leads_to_the_board_and_the_log_and_back(
    visit: Visit, http_site: str, plan: Plan, size: ViewportSize
) -> None:
    player = visit(http_site, viewport=size)
    player.open_record(plan.text())
    player.wait_over()
    table = player.page.get_by_role("table")
    before = (table.inner_text(), player.saved())
    last = len(plan.plies) - 1

    def board() -> None:
        player.action("board")
        wait_past(player, last)

    def line() -> None:
        player.action("log")
        player.page.locator('dialog[open] [data-number="5"]').click()
        wait_past(player, 5)
        assert player.page.evaluate(LAID) == laid(plan, 5)

    ways: list[tuple[Callable[[], None], Callable[[], object]]] = [
        (board, player.page.go_back),
        (line, player.page.go_back),
        (board, lambda: player.page.keyboard.press("Escape")),
        (line, lambda: player.action("past-now")),
        (board, player.page.reload),
    ]
    for open_past, leave in ways:
        open_past()
        leave()
        player.wait_over()
        assert (table.inner_text(), player.saved()) == before
    player.page.go_back()
    player.wait_screen("title")


def test_a_finished_game_goes_on_from_its_past(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport=PHONE)
    player.open_record(plan.text())
    player.wait_over()
    player.action("log")
    player.page.locator(f'dialog[open] [data-number="{plan.steps[-2].ply - 1}"]').click()
    wait_past(player, plan.steps[-2].ply - 1)
    player.action("past-continue")
    player.wait_screen("table")
    player.wait_ply(plan.steps[-2].ply)
    player.follow(plan, plan.steps[-2:])
    player.wait_over()
    assert tuple(player.saved()["record"]["plies"]) == plan.plies
    player.page.go_back()
    player.wait_screen("title")


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=FULL)], ids=["phone", "desktop"])
def test_the_same_deal_begins_anew_with_the_same_cards(
    visit: Visit, http_site: str, plan: Plan, size: ViewportSize
) -> None:
    player = visit(http_site, viewport=size)
    player.open_record(plan.text())
    player.wait_over()
    before = player.saved()["record"]
    player.action("same-deal")
    player.wait_ply(plan.steps[0].ply)
    record = player.saved()["record"]
    assert record["id"] != before["id"]
    assert [record[name] for name in ("seed", "options", "seats")] == [
        before[name] for name in ("seed", "options", "seats")
    ]
    player.follow(plan)
    player.wait_over()
    assert tuple(player.saved()["record"]["plies"]) == plan.plies


def test_over_the_review_it_leads_back_to_the_review_or_on_from_there(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text())
    player.wait_over()
    player.action("review")
    player.page.wait_for_selector("main[data-review=overview]")
    step = plan.steps[-3]

    def look() -> None:
        player.action("menu")
        player.page.locator("dialog[open] [data-action=log]").click()
        player.page.locator(f'dialog[open] [data-number="{step.ply - 1}"]').click()
        wait_past(player, step.ply - 1)

    look()
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("main[data-review=overview]")
    look()
    player.action("past-continue")
    player.wait_screen("table")
    player.wait_ply(step.ply)
    player.page.go_back()
    player.wait_screen("title")


def test_all_keys_are_shown_over_the_past_and_the_focus_comes_back_to_where_it_was(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[3].ply))
    place = player.page.locator('[data-move="A"]')
    place.focus()
    player.page.keyboard.press("[")
    player.page.wait_for_selector("#past")
    shown = player.page.locator("#past").get_attribute("aria-label")
    player.page.keyboard.press("?")
    expect(player.page.locator("dialog[open] [data-action=close]")).to_be_focused()
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert player.page.locator("#past").get_attribute("aria-label") == shown
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("#past", state="detached")
    expect(place).to_be_focused()


def test_the_board_of_the_end_gives_the_focus_back(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text())
    board = player.page.locator("[data-action=board]")
    board.press("Enter")
    player.page.wait_for_selector("#past")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("#past", state="detached")
    expect(board).to_be_focused()
