"""What goes on by itself is paused, taken step by step and let go on: with the pace of steps, and at a table of bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, quiet_round
from e2e.player import MAIN, Player

STEP = '[data-action=step][aria-disabled="false"]'
BOTS = Order(("bot:understudy",) * 3, seed="watching")
CARDS = """() => document.querySelectorAll("[data-column] [data-row] .card").length"""
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1440, "height": 900}}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return quiet_round("pace")


def watch(player: Player) -> None:
    """Sit down at a table of bots."""
    player.set_up(BOTS)
    player.action("start")
    player.page.wait_for_selector("main[data-phase=bot]")


def waits(player: Player) -> int:
    """Wait until a step is waited for, and see that it is: gives the ply."""
    player.page.wait_for_selector(STEP)
    ply = player.ply
    player.page.wait_for_timeout(1200)
    assert player.ply == ply
    return ply


def goes_on(player: Player, ply: int) -> None:
    """Wait until it has come so far by itself; a single ply may be gone before it is seen."""
    player.page.wait_for_function(
        "(ply) => Number(document.querySelector('main[data-ply]')?.dataset.ply) >= ply", arg=ply
    )


def steps_on(player: Player, ply: int) -> None:
    """Wait for the ply after this one."""
    player.page.wait_for_selector(f'{MAIN}[data-ply="{ply + 1}"]')
    assert player.page.locator(STEP).is_visible()


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=FULL)])
def test_a_table_of_bots_is_paused_stepped_and_let_go_on(visit: Visit, http_site: str, size: str) -> None:
    player = visit(http_site, speed="normal", viewport=SIZES[size])
    watch(player)
    player.action("pause")
    ply = waits(player)
    expect(player.page.locator("#say")).to_contain_text("Paused.")
    player.action("step")
    steps_on(player, ply)
    player.page.locator("main").focus()
    player.page.keyboard.press("Enter")
    steps_on(player, ply + 1)
    player.page.keyboard.press("Space")
    player.page.wait_for_selector("[data-action=step]", state="detached")
    player.page.wait_for_selector(f'{MAIN}:not([data-ply="{ply + 2}"])')
    player.page.keyboard.press("Space")
    waits(player)


def test_a_reload_while_paused_comes_back_paused_and_another_game_does_not(visit: Visit, http_site: str) -> None:
    player = visit(http_site, speed="fast")
    watch(player)
    player.action("pause")
    ply = waits(player)
    player.page.reload()
    assert waits(player) == ply
    player.action("pause")
    goes_on(player, ply + 2)
    player.action("pause")
    player.action("menu")
    player.action("home")
    player.wait_screen("title")
    player.set_up(BOTS)
    player.action("start")
    goes_on(player, 4)


def test_at_the_pace_of_steps_every_event_waits_for_a_press(visit: Visit, http_site: str, plan: Plan) -> None:
    last = plan.last_of_round()
    player = visit(http_site, speed="step")
    player.open_record(plan.text(plan.steps[last].ply))
    assert player.page.locator("[data-action=step]").count() == 0
    player.play(plan.steps[last].move)
    left: list[int] = []
    while not player.page.locator("main section section").count():
        player.page.wait_for_selector(STEP)
        if player.phase == "receiving":
            left.append(player.page.evaluate(CARDS))
        else:
            waits(player)
        player.page.locator("main").focus()
        player.page.keyboard.press(" " if len(left) % 2 else "Enter")
        player.settle()
    assert [count for at, count in enumerate(left) if at == 0 or count != left[at - 1]][-12:] == list(range(13, 1, -1))
    # The summary waits too.
    waits(player)
    player.action("step")
    player.page.wait_for_selector("main section section", state="detached")
    while player.phase != "place":
        player.page.wait_for_selector(f"{STEP}, main[data-phase=place]")
        if player.phase != "place":
            player.action("step")
        player.settle()
    assert player.wait_decision() == "place"
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: plan.steps[last + 1].ply]


def test_stepping_does_not_make_a_move(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[0]
    player = visit(http_site, speed="step")
    player.open_record(plan.text(step.ply))
    player.play(step.move)
    player.page.locator("[data-action=step]").focus()
    for _ in range(8):
        player.page.keyboard.press("Enter")
        player.settle()
        player.page.wait_for_timeout(300)
    assert player.wait_decision() == "place"
    assert player.ply == plan.steps[1].ply
    assert player.page.evaluate("() => document.activeElement.id") == "main"


def test_another_pace_lets_a_step_that_is_waited_for_go_on(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[0]
    player = visit(http_site, speed="step")
    player.open_record(plan.text(step.ply))
    player.play(step.move)
    waits(player)
    player.action("menu")
    player.action("settings")
    player.page.locator("[data-action=speed][value=instant]").check()
    player.action("close")
    player.wait_ply(plan.steps[1].ply)


def test_undo_works_while_paused(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[0]
    player = visit(http_site, speed="normal")
    player.open_record(plan.text(step.ply))
    player.play(step.move)
    player.action("pause")
    waits(player)
    player.action("undo")
    player.wait_ply(step.ply)
