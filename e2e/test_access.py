"""Everyone plays: axe finds nothing, the live region speaks, focus stays, shortcuts can be switched off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import pytest
from hollywood import GAME
from hollywood.events import Turn
from playwright.sync_api import expect
from tabletop.game import Event
from tabletop.session import Session

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from e2e.stops import SCRIPTS, SPEED, stops

AXE = Path(__file__).resolve().parent.parent / "node_modules" / "axe-core" / "axe.min.js"
Scheme = Literal["dark", "light"]
Contrast = Literal["more", "no-preference"]
WIDE, PHONE = 1280, 390
# Spread over the languages, so that each theme is seen with every screen, on a phone too, and the run stays short.
LOOKS: dict[str, list[tuple[Scheme, Contrast, int]]] = {
    "en": [("dark", "more", WIDE), ("light", "more", PHONE)],
    "it": [("dark", "no-preference", PHONE)],
    "fr": [("light", "no-preference", WIDE)],
}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Over another screen no contrast can be judged, so what lies below a layer is hidden meanwhile.
RUN_AXE = """async (tags) => {
    const layer = document.querySelector("dialog[open]");
    const below = [];
    for (let at = layer; at && at !== document.body; at = at.parentElement) {
        below.push(...[...at.parentElement.children].filter((one) => one !== at));
    }
    for (const one of below) one.style.visibility = "hidden";
    const { violations, passes } = await axe.run({ runOnly: { type: "tag", values: tags } });
    for (const one of below) one.style.visibility = "";
    if (!passes.some(({ id }) => id === "color-contrast")) return ["no contrast could be judged"];
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""
WATCH_SAY = """addEventListener("DOMContentLoaded", () => {
    window.said = [];
    const region = document.getElementById("say");
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) window.said.push(...[...addedNodes].map((one) => one.textContent.trim()));
    }).observe(region, { childList: true, subtree: true });
});"""
FOCUSED = "() => document.activeElement?.dataset.move ?? document.activeElement?.tagName"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="access"))


@pytest.mark.parametrize("lang", ["en", pytest.param("it", marks=FULL), pytest.param("fr", marks=FULL)])
def test_axe_finds_nothing(visit: Visit, http_site: str, plan: Plan, lang: str) -> None:
    player = visit(f"{http_site}?lang={lang}", speed=SPEED, scripts=[AXE.read_text("utf-8"), *SCRIPTS])
    found: dict[str, Any] = {}
    for stop in stops(player, plan):
        size = player.page.viewport_size
        assert size is not None
        for scheme, contrast, width in LOOKS[lang]:
            player.page.emulate_media(color_scheme=scheme, contrast=contrast)
            # The log is a layer on a phone alone.
            player.page.set_viewport_size(size if stop == "log" else {"width": width, "height": 844})
            player.settle()
            violations = player.page.evaluate(RUN_AXE, TAGS)
            if violations:
                found[f"{stop}, {width} px, {scheme}, {contrast} contrast"] = violations
        player.page.set_viewport_size(size)
    assert found == {}


def test_each_event_is_spoken_once_in_a_sentence(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal", scripts=[WATCH_SAY])
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate("() => { window.said.length = 0; }")
    player.play(plan.steps[2].move)
    player.wait_decision()
    player.page.wait_for_selector('#say:has-text("Your turn")', state="attached")
    said = [sentence for sentence in player.page.evaluate("() => window.said") if sentence]
    events = [event for events in told(plan, plan.steps[2].ply, player.ply) for event in events]
    # That a bot is next goes without saying: its move is the next sentence.
    spoken = [event for event in events if not (isinstance(event, Turn) and event.seat != 0)]
    assert len(said) == len(spoken)
    assert all(len(sentence) < 140 and ". " not in sentence for sentence in said)


def told(plan: Plan, first: int, last: int) -> list[tuple[Event, ...]]:
    """The events of some plies of a plan, as the engine tells them."""
    return list(Session.load(plan.text(), GAME).log[first:last])


def test_focus_stays_on_the_column_that_was_pressed(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    for column in ("A", "D"):
        player.wait_decision()
        before = player.ply
        player.page.locator(f"[data-move={column}]").focus()
        player.page.keyboard.press("Enter")
        player.page.wait_for_selector(f'main:not([data-ply="{before}"])')
        player.wait_decision()
        assert player.page.evaluate(FOCUSED) == column
        # The focus has stayed, nobody has moved it: it asks nothing.
        expect(player.page.locator(".turn b")).to_have_text("Your turn")


def test_arrows_walk_along_the_columns(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    player.page.locator("[data-move=A]").focus()
    walked = []
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        player.page.keyboard.press(key)
        walked.append(player.page.evaluate(FOCUSED))
    assert walked == ["B", "C", "D", "C"]


def test_a_single_key_is_a_move(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    for key, move in {"1": "A", "B": "B", "c": "C", "4": "D", "p": "clap"}.items():
        player.wait_decision()
        player.page.keyboard.press(key)
        player.page.wait_for_selector('main:not([data-ply="2"])', state="attached")
        assert player.saved()["record"]["plies"][2] == move
        player.action("undo")
        player.wait_ply(2)


def test_keys_with_another_held_are_not_ours(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    for held in ("Control", "Alt", "Meta"):
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
    assert "Column A is full" in str(full.text_content())
    player.page.keyboard.press("Enter")
    expect(player.page.locator("main").get_by_text("Column A is full").first).to_be_visible()
    assert player.ply == 6
