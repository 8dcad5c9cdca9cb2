"""Everyone plays: axe finds nothing, the live region speaks, focus stays, shortcuts can be switched off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from e2e.stops import stops

AXE = Path(__file__).resolve().parent.parent / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN_AXE = """async (tags) => {
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags } });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""
WATCH_SAY = """addEventListener("DOMContentLoaded", () => {
    window.said = [];
    const region = document.getElementById("say");
    new MutationObserver(() => {
        const text = region.textContent.trim();
        if (text && text !== window.said.at(-1)) window.said.push(text);
    }).observe(region, { childList: true, characterData: true, subtree: true });
});"""
FOCUSED = "() => document.activeElement?.dataset.move ?? document.activeElement?.tagName"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="access"))


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_axe_finds_nothing(visit: Visit, http_site: str, plan: Plan, lang: str, scheme: str) -> None:
    player = visit(f"{http_site}?lang={lang}", scripts=[AXE.read_text("utf-8")], color_scheme=scheme)
    found: dict[str, Any] = {}
    for stop in stops(player, plan):
        player.settle()
        violations = player.page.evaluate(RUN_AXE, TAGS)
        if violations:
            found[stop] = violations
    assert found == {}


def test_each_event_is_spoken_once_in_a_sentence(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal", scripts=[WATCH_SAY])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate("() => { window.said.length = 0; }")
    player.play(plan.steps[2].move)
    player.wait_decision()
    player.page.wait_for_selector('#say:has-text("Your turn")', state="attached")
    said = player.page.evaluate("() => window.said")
    assert len(said) >= 3
    assert all(sentence.count(". ") == 0 and len(sentence) < 140 for sentence in said), said


@pytest.mark.parametrize("column", ["A", "D"])
def test_focus_stays_on_the_column_that_was_pressed(visit: Visit, http_site: str, plan: Plan, column: str) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    player.wait_decision()
    player.page.locator(f"[data-move={column}]").focus()
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector('main:not([data-ply="2"])')
    player.wait_decision()
    assert player.page.evaluate(FOCUSED) == column


def test_arrows_walk_along_the_columns(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    player.page.locator("[data-move=A]").focus()
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        player.page.keyboard.press(key)
        walked.append(player.page.evaluate(FOCUSED))
    assert walked == ["B", "C", "D", "C"]


@pytest.mark.parametrize("key", ["1", "B", "c", "4", "p"])
def test_a_single_key_is_a_move(visit: Visit, http_site: str, plan: Plan, key: str) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    player.wait_decision()
    player.page.keyboard.press(key)
    player.page.wait_for_selector('main:not([data-ply="2"])', state="attached")
    move = {"1": "A", "B": "B", "c": "C", "4": "D", "p": "clap"}[key]
    assert player.saved()["record"]["plies"][2] == move


@pytest.mark.parametrize("held", ["Control", "Alt", "Meta"])
def test_keys_with_another_held_are_not_ours(visit: Visit, http_site: str, plan: Plan, held: str) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    player.wait_decision()
    for key in ("1", "b", "u"):
        player.page.keyboard.press(f"{held}+{key}")
    assert_untouched(player)


def test_shortcuts_can_be_switched_off(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    settings = json.dumps({"speed": "instant", "shortcuts": False})
    player.page.evaluate("(text) => localStorage.setItem('hollywood.settings', text)", settings)
    player.page.reload()
    player.open_record(plan.text(2))
    player.wait_decision()
    for key in ("1", "b", "p", "r", "u"):
        player.page.keyboard.press(key)
    assert_untouched(player)
    player.page.locator("[data-move=A]").focus()
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector('main:not([data-ply="2"])', state="attached")


def assert_untouched(player: Player) -> None:
    """No ply was made, none taken back."""
    player.settle()
    assert player.ply == 2
    assert player.phase == "place"


def test_a_full_column_says_why_when_it_has_the_focus(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    record = json.loads(make_plan(Order(seed="full"), star=False).text(2))
    record["plies"] += ["A", "A", "A", "A"]
    player.open_record(json.dumps(record))
    player.wait_decision()
    full = player.page.locator("[data-move=A]")
    assert full.get_attribute("aria-disabled") == "true"
    full.focus()
    name = full.evaluate("(one) => one.getAttribute('aria-label') ?? one.textContent")
    assert "full" in name
    player.page.keyboard.press("Enter")
    assert "Column A is full" in player.note()
    assert player.ply == 6
