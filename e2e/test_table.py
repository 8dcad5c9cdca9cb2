"""What the table and the end screen tell: previews, points of a Star choice, what is undealt, who won and why."""

from __future__ import annotations

import json
import re
from itertools import count

import pytest
from hollywood import GAME
from hollywood.cli.randomgame import random_record
from hollywood.replay import replay
from playwright.sync_api import Locator, expect
from tabletop.session import Session

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, is_star, make_plan, seats
from e2e.player import Player

ADVANCED = {"scoring": "advanced", "award_in_project": "single", "collect": "top_down"}

CUT = """(all) => all.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const out = [...one.querySelectorAll("b, em, svg, span[aria-hidden]")].filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && (left < box.left - 1 || right > box.right + 1);
    });
    return out.map((part) => part.textContent);
})"""
"""What of a control reaches out of it."""


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="table"))


@pytest.fixture(scope="module")
def advanced() -> Plan:
    return make_plan(Order(seats(3, 1), ADVANCED, (), "unclaimed"))


def state(plan: Plan, ply: int) -> Session:
    return Session.load(plan.text(ply), GAME)


def told(player: Player, move: str) -> Locator:
    """The sentence about the push that is previewed."""
    return player.page.get_by_text(re.compile(f"^{move}: take "))


def test_a_push_is_shown_before_it_is_made(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[0]
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(step.ply))
    columns = [one["move"] for one in state(plan, step.ply).choices[:4] if one["legal"]]
    for way in ("hover", "focus"):
        # The column under the mouse or with the focus is shown already.
        move = next(move for move in columns if told(player, move).count() == 0)
        button = player.page.locator(f"[data-move={move}]")
        if way == "hover":
            button.hover()
        else:
            player.page.mouse.move(1, 1)
            button.focus()
            player.page.keyboard.press("ArrowRight")
            player.page.keyboard.press("ArrowLeft")
        expect(told(player, move)).to_be_visible()
    assert player.ply == step.ply


def test_on_a_phone_the_cards_keep_their_size_under_what_a_push_would_do(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    """Three lines of it are no higher than the turn that stood there."""
    player = visit(f"{http_site}?lang=en", viewport={"width": 390, "height": 844})
    record = json.loads(plan.text(2))
    record["plies"] = ["first 0", record["plies"][1], "A", "A", "A"]
    player.open_record(json.dumps(record))
    player.wait_ply(5)
    card = player.page.locator("[data-column=A] [data-row]").last
    player.page.mouse.move(1, 1)
    before = card.bounding_box()
    player.page.locator("[data-move=A]").hover()
    expect(told(player, "A")).to_have_text(re.compile(" and .* to “"))
    assert card.bounding_box() == before


def test_a_star_choice_shows_the_points_of_each_project(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[plan.index(is_star)]
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(step.ply))
    choices = state(plan, step.ply).choices
    assert len(choices) > 1
    for choice in choices:
        name = player.page.locator(f'[data-move="{choice["move"]}"]')
        expect(name).to_contain_text(f"= {choice['effect']['points']} point")
    # Held across, each project is whole in its own control.
    player.page.set_viewport_size({"width": 568, "height": 320})
    assert player.page.locator('[data-move^="="]').evaluate_all(CUT) == []
    player.page.locator("main > .turn [data-rule=star]").click()
    player.page.wait_for_selector("dialog[open] #rules-star:focus")


def test_what_is_undealt_and_unclaimed_is_told(visit: Visit, http_site: str, advanced: Plan) -> None:
    step = advanced.steps[-1]
    player = visit(f"{http_site}?lang=en", viewport={"width": 1440, "height": 900})
    player.open_record(advanced.text(step.ply))
    facts = state(advanced, step.ply).frames[-1].view.facts
    words = player.page.locator("main").inner_text()
    undealt, multipliers = facts["undealt"], facts["multipliers"]
    assert isinstance(undealt, dict)
    assert isinstance(multipliers, dict)
    assert f"Blockbusters: {undealt['B']}" in words
    for genre, name in (("H", "Horror"), ("A", "Action"), ("R", "Romantic Comedy")):
        assert f"{name}: {undealt[genre]}" in words
        assert f"{name} movies × {multipliers[genre]}" in words


def test_round_and_turn_are_told(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[-1]
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(step.ply))
    facts = state(plan, step.ply).frames[-1].view.facts
    words = player.page.locator("main").inner_text()
    assert f"Round {facts['round']} of 3" in words
    assert "Your turn" in words


def test_r_begins_a_double_reel(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[0]
    player = visit(http_site)
    player.open_record(plan.text(step.ply))
    player.page.wait_for_selector('[data-move=double][aria-disabled="false"]')
    player.page.keyboard.press("r")
    player.page.wait_for_selector("[data-action=cancel]")
    player.page.keyboard.press("b")
    player.wait_phase("second")
    player.page.wait_for_selector('[data-move=C][aria-disabled="false"]')
    player.page.keyboard.press("c")
    player.page.wait_for_selector(f'main:not([data-ply="{step.ply}"])', state="attached")
    assert player.saved()["record"]["plies"][step.ply] == "B+C"


def test_again_rotates_the_opener(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text())
    player.wait_over()
    player.action("again")
    player.wait_screen("table")
    player.wait_decision()
    record = player.saved()["record"]
    opener = int(plan.plies[0].removeprefix("first "))
    assert record["plies"][0] == f"first {(opener + 1) % 3}"
    assert record["seats"] == json.loads(plan.text())["seats"]


def test_a_reload_during_the_summary_loses_nothing(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal")
    step = plan.steps[plan.last_of_round()]
    player.open_record(plan.text(step.ply))
    player.play(step.move)
    player.page.wait_for_selector("main[data-phase=receiving]")
    expect(player.page.get_by_role("heading", name="Round 1").first).to_be_visible(timeout=60_000)
    player.page.reload()
    player.wait_decision()
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: player.ply]
    assert player.ply > step.ply


def tied(decided_by: str) -> str:
    """The record of a random game that ended like this."""
    for number in count():
        record = random_record(f"tie {number}", {"players": 3})
        outcome = replay(record.options, record.plies).outcome()
        assert outcome is not None
        if outcome.decided_by == decided_by:
            return json.dumps(record.to_json())
    raise AssertionError


@pytest.mark.parametrize(
    ("decided_by", "words"), [("best_movie", "the better movie"), pytest.param("shared", "share the win", marks=FULL)]
)
def test_a_tie_is_explained(visit: Visit, http_site: str, decided_by: str, words: str) -> None:
    text = tied(decided_by)
    outcome = replay(json.loads(text)["options"], json.loads(text)["plies"]).outcome()
    assert outcome is not None
    player = visit(f"{http_site}?lang=en")
    open_finished(player, text)
    expect(player.page.locator("main")).to_contain_text(words)
    assert sorted(list(player.end_table())[: len(outcome.winners)]) == list(outcome.winners)


def open_finished(player: Player, text: str) -> None:
    """Open a record of a game that is over."""
    player.choose_file(text)
    player.wait_over()
