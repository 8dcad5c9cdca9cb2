"""A control of the table that cannot be pressed says why: on the sign when it has the focus, aloud too when it is touched."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player

FULL = "Column A is full"
REFUSED = {
    "A": FULL,
    "clap": "The Clap Board is spent",
    "double": "The Double Reel is spent",
    "redo": "Nothing has been taken back",
}
ONE_REEL = "The Double Reel needs two reels"
BOT = "It is the turn of Studio 2"
RECEIVING = "The cards of this round are being handed out"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(3, 1), seed="why"), star=False)


def sign(player: Player, words: str) -> None:
    expect(player.page.locator("main > .turn, main > p").filter(has_text=words).first).to_be_in_viewport(ratio=1)


def control(name: str) -> str:
    return f'[data-move="{name}"], [data-action="{name}"]'


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_on_a_turn_each_says_why_to_the_keyboard_and_to_a_touch(
    visit: Visit, http_site: str, plan: Plan, size: tuple[int, int]
) -> None:
    player = visit(f"{http_site}?lang=en", hand=HANDS["touch"], viewport={"width": size[0], "height": size[1]})
    player.open_record(plan.spent())
    player.wait_decision()
    before = player.ply
    shut = player.page.locator('main [aria-disabled="true"]:is([data-move], [data-action])')
    names = shut.evaluate_all("(all) => all.map((one) => one.dataset.move ?? one.dataset.action)")
    assert set(names) == set(REFUSED)
    for name, words in REFUSED.items():
        player.page.keyboard.press("Tab")
        player.page.locator(control(name)).focus()
        sign(player, words)
        player.page.evaluate("() => document.activeElement.blur()")
        player.page.evaluate("() => document.getElementById('say').replaceChildren()")
        player.page.locator(control(name)).tap(force=True)
        sign(player, words)
        expect(player.page.locator("#say")).to_contain_text(words)
        assert words in str(player.page.locator(control(name)).evaluate(NAME))
    for width, height in ((320, 256), (844, 390), (280, 653)):
        player.page.set_viewport_size({"width": width, "height": height})
        for name in ("A", "double"):
            player.page.locator(control(name)).tap(force=True)
            sign(player, REFUSED[name])
    assert player.ply == before


NAME = "(one) => (one.getAttribute('aria-label') ?? '') + one.textContent"


def test_undo_says_that_there_is_nothing_yet(visit: Visit, http_site: str, plan: Plan) -> None:
    record = json.loads(plan.text(2))
    record["plies"] = ["first 0", record["plies"][1]]
    player = visit(f"{http_site}?lang=en", hand=HANDS["touch"])
    player.open_record(json.dumps(record))
    player.wait_decision()
    player.page.locator(control("undo")).tap(force=True)
    sign(player, "There is nothing to take back yet")


def test_two_reels_are_needed_for_the_double_reel(visit: Visit, http_site: str, plan: Plan) -> None:
    record = json.loads(plan.text(2))
    record["plies"] = ["first 0", record["plies"][1], *"AAABBBCCC"]
    player = visit(f"{http_site}?lang=en", hand=HANDS["touch"])
    player.open_record(json.dumps(record))
    player.wait_decision()
    player.page.locator(control("double")).tap(force=True)
    sign(player, ONE_REEL)


def test_while_a_bot_decides_or_cards_are_received_all_say_so(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(f"{http_site}?lang=en", speed="step", hand=HANDS["touch"])
    record = json.loads(plan.text(2))
    record["plies"] = ["first 1", record["plies"][1]]
    player.choose_file(json.dumps(record))
    player.page.wait_for_selector("[data-action=step]")
    for name in ("A", "clap", "double"):
        player.page.locator(control(name)).tap(force=True)
        sign(player, BOT)
        expect(player.page.locator(control(name))).to_have_attribute("aria-disabled", "true")
    last = plan.last_of_round()
    player.choose_file(plan.text(plan.steps[last].ply))
    player.wait_ply(plan.steps[last].ply)
    player.play(plan.steps[last].move)
    while player.phase != "receiving":
        player.action("step")
        player.settle()
    player.page.locator(control("B")).tap(force=True)
    sign(player, RECEIVING)
    expect(player.page.locator("#say")).to_contain_text(RECEIVING)
