"""The rules: an address for each section, the ways to it from what is on screen, and two pages of paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import FULL, Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player

SEEN = """() => {
    const { top } = document.activeElement.getBoundingClientRect();
    return [document.activeElement.id, top > 0 && top < innerHeight / 2];
}"""
PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(3, 1), seed="why"), star=False)


def at(player: Player, section: str) -> None:
    """The rules lie open at a section: its heading has the focus and is on screen, the address names it."""
    player.page.wait_for_selector(f"dialog[open] #rules-{section}:focus")
    assert player.page.evaluate(SEEN) == [f"rules-{section}", True]
    assert player.page.url.endswith(f"#rules/{section}")


def away(player: Player) -> None:
    player.page.go_back()
    player.page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("lang", [pytest.param("en", marks=FULL), pytest.param("it", marks=FULL), "fr"])
def test_they_print_on_two_pages_and_alone(visit: Visit, http_site: str, lang: str) -> None:
    player = visit(
        f"{http_site}?lang={lang}#rules", scripts=["window.print = () => { window.printed = true; };"], engine=False
    )
    player.page.wait_for_selector("#a-H1", state="attached")
    for size in ("A4", "Letter"):
        assert len(PAGES.findall(player.page.pdf(format=size))) == 2
    player.page.emulate_media(media="print")
    shown = player.page.locator("body > :visible").evaluate_all("(all) => all.map((one) => one.className)")
    assert [one for one in shown if one != "sprite"] == ["on-paper"]
    assert player.page.locator(".on-paper h3, .on-paper h4").count() == player.page.locator("dialog nav li").count()
    assert player.page.locator(".on-paper figure .card:visible").count() > 30
    player.page.emulate_media(media="screen")
    player.action("print")
    assert player.page.evaluate("window.printed") is True


def test_sections_have_addresses_and_back_closes_them_all_at_once(visit: Visit, site: str) -> None:
    player = visit(f"{site}#rules/star", engine=False)
    at(player, "star")
    player.page.reload()
    at(player, "star")
    player.page.locator("dialog nav [data-rule=ties]").click()
    at(player, "ties")
    # Somebody writes another one into the address.
    player.page.evaluate("() => { location.hash = '#rules/clap'; }")
    at(player, "clap")
    called = player.page.locator("dialog h2").text_content()
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert player.screen == "title"
    assert player.page.locator("[data-action=rules]").text_content() == called
    player.settle()
    assert "#rules" not in player.page.url


@pytest.mark.parametrize("width", [280, 1440])
def test_what_cannot_be_pressed_leads_to_its_rule(visit: Visit, http_site: str, plan: Plan, width: int) -> None:
    player = visit(http_site, hand=HANDS["touch"], viewport={"width": width, "height": 800})
    player.open_record(plan.spent())
    player.wait_decision()
    for control, section in {"A": "full", "clap": "clap", "double": "double"}.items():
        player.page.locator(f"[data-move={control}]").tap(force=True)
        player.page.locator(f"main [data-rule={section}]").tap()
        at(player, section)
        away(player)
    player.page.locator("[data-action=redo]").tap(force=True)
    expect(player.page.locator("main [data-rule]")).to_have_count(0)


def test_a_key_refused_leads_to_its_rule_and_w_to_what_is_pointed_at(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport={"width": 1440, "height": 900})
    player.open_record(plan.spent())
    player.wait_decision()
    player.page.keyboard.press("1")
    player.page.locator("section:has(> [data-action=dismiss]) [data-rule=full]").press("Enter")
    at(player, "full")
    away(player)
    for place, section in {
        "[data-move=A]": "full",
        "[data-move=B]": "reel",
        "[data-move=double]": "double",
        "[data-owner='1'] [data-part=movies]": "points",
    }.items():
        player.page.evaluate("() => document.activeElement.blur()")
        player.page.locator(place).first.hover()
        player.page.keyboard.press("w")
        at(player, section)
        away(player)


def test_a_large_card_leads_to_its_rule_by_keyboard_and_touch(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, hand=HANDS["touch"])
    player.open_record(plan.text(2))
    player.wait_decision()
    star = "[data-column] .look:has([data-card^=S])"
    player.page.locator(star).first.press("Enter")
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    at(player, "star")
    away(player)
    expect(player.page.locator(star).first).to_be_focused()
    player.page.locator(star).first.tap()
    player.page.locator(".loupe [data-rule=star]").tap()
    at(player, "star")


def test_settings_of_a_game_and_its_end_lead_to_their_rules(visit: Visit, http_site: str) -> None:
    advanced = {"scoring": "advanced", "award_in_project": "single", "collect": "top_down"}
    player = visit(http_site)
    player.action("new-game")
    for section in ("advanced", "award", "collect"):
        player.page.locator(f"main [data-rule={section}]").click()
        at(player, section)
        away(player)
    player.page.go_back()
    player.wait_screen("title")
    player.open_record(make_plan(Order(seats(3, 1), advanced, seed="rules end"), star=False).text())
    player.wait_over()
    for section in ("points", "advanced"):
        player.page.locator(f"main [data-rule={section}]").click()
        at(player, section)
        away(player)
