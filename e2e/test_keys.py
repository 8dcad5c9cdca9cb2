"""The sheet of keys: it lists what acts, and what it lists acts."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.plan import Order, make_plan

CAPS = "(all) => all.map((one) => one.textContent)"


def test_a_question_mark_shows_all_keys_on_every_screen(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.page.keyboard.press("?")
    expect(player.page.locator("dialog[open] .keys")).to_be_visible()
    caps = player.page.locator("kbd").evaluate_all(CAPS)
    assert {"1", "4", "A", "D", "P", "R", "H", "I", "U", "V", "?", "Esc"} <= set(caps)
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")
    plan = make_plan(Order(seed="keys"))
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.keyboard.press("?")
    expect(player.page.locator("dialog[open] .keys")).to_be_visible()
    # Below a layer no key acts.
    player.page.keyboard.press("1")
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert player.ply == plan.steps[2].ply


def test_without_shortcuts_the_sheet_opens_by_its_button_and_says_so(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    settings = json.dumps({"speed": "instant", "shortcuts": False})
    player.page.evaluate("(text) => localStorage.setItem('hollywood.settings', text)", settings)
    player.page.reload()
    player.wait_screen("title")
    player.page.keyboard.press("?")
    player.settle()
    assert player.page.locator("dialog[open]").count() == 0
    player.action("settings")
    player.action("keys")
    expect(player.page.locator("dialog[open] .keys")).to_contain_text("switched off")


def test_a_layer_that_takes_the_place_of_another_has_the_focus(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.open_record(make_plan(Order(seed="keys")).text(2))
    for way in (["menu", "settings", "keys"], ["menu", "rules", "gallery"], ["menu", "seats"], ["menu", "share"]):
        for action in way:
            control = player.page.locator(f"[data-action={action}]").last
            control.press("Enter")
            expect(player.page.locator("dialog[open] [data-action=close]")).to_be_focused()
        player.page.keyboard.press("Escape")
        player.page.wait_for_selector("dialog[open]", state="detached")
        expect(player.page.locator("[data-action=menu]")).to_be_focused()
