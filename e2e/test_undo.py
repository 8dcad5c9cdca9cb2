"""Undo and redo: one press is one own decision, and playing the same again keeps what came after."""

from __future__ import annotations

import pytest

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, is_double, make_plan
from e2e.player import Player

REDO = '[data-action=redo][aria-disabled="{}"]'


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="undo"))


@pytest.fixture
def player(visit: Visit, http_site: str, plan: Plan) -> Player:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[5].ply))
    return player


def test_one_press_goes_back_to_the_own_last_decision_and_one_forward_again(player: Player, plan: Plan) -> None:
    here = player.position()
    player.action("undo")
    player.wait_ply(plan.steps[4].ply)
    assert player.seat == plan.steps[4].seat
    player.action("undo")
    player.wait_ply(plan.steps[3].ply)
    player.action("redo")
    player.wait_ply(plan.steps[4].ply)
    player.action("redo")
    player.wait_ply(plan.steps[5].ply)
    assert player.position()["save"] == here["save"]


def test_the_same_move_keeps_the_continuation_and_another_drops_it(player: Player, plan: Plan) -> None:
    for step in (4, 3, 2):
        player.action("undo")
        player.wait_ply(plan.steps[step].ply)
    player.follow(plan, plan.steps[2:3])
    player.wait_ply(plan.steps[3].ply)
    player.page.wait_for_selector(REDO.format("false"))
    assert tuple(player.saved()["redo"]) == plan.plies[plan.steps[3].ply : plan.steps[5].ply]
    other = next(move for move in player.legal() if move in "ABCD" and move != plan.steps[3].move)
    player.play(other)
    player.wait_decision()
    player.page.wait_for_selector(REDO.format("true"))
    assert player.saved()["redo"] == []


def test_the_key_u_takes_back(player: Player, plan: Plan) -> None:
    player.page.keyboard.press("u")
    player.wait_ply(plan.steps[4].ply)


@pytest.mark.parametrize("key", ["y", pytest.param("Shift+U", marks=FULL)])
def test_a_key_plays_again_what_was_taken_back(player: Player, plan: Plan, key: str) -> None:
    player.page.keyboard.press("u")
    player.wait_ply(plan.steps[4].ply)
    player.page.keyboard.press("Control+y")
    player.settle()
    assert player.ply == plan.steps[4].ply
    player.page.keyboard.press(key)
    player.wait_ply(plan.steps[5].ply)


def test_undo_between_two_reels_takes_back_the_first_reel_only(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    step = plan.steps[plan.index(is_double)]
    player.open_record(plan.text(step.ply))
    player.press("double")
    player.press("C")
    player.wait_phase("second")
    player.action("undo")
    player.wait_phase("place")
    assert player.ply == step.ply
    assert player.saved()["draft"] is None


def test_the_last_move_can_be_taken_back_from_the_end_screen(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text())
    player.wait_over()
    player.action("undo")
    player.wait_screen("table")
    player.wait_ply(plan.steps[-1].ply)
    player.follow(plan, plan.steps[-1:])
    player.wait_over()
    assert tuple(player.saved()["record"]["plies"]) == plan.plies


def test_undo_during_a_bot_s_turn_comes_back_too(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal")
    player.open_record(plan.text(plan.steps[2].ply))
    player.play(plan.steps[2].move)
    player.wait_phase("bot")
    player.action("undo")
    player.wait_ply(plan.steps[2].ply)
    player.settle()
    assert player.ply == plan.steps[2].ply
