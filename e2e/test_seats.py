"""A person's seat is lent to a bot that plays on, and taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player

PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 280, "height": 653}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TAKE = "main [data-action=take-seat]"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="seats"))


@pytest.fixture(scope="module")
def shared() -> Plan:
    return make_plan(Order(("human", "human", "bot:extra"), names=("", "Béla"), seed="seats of two"))


def lend(player: Player, player_name: str, seat: int = 0) -> None:
    """Let a bot play on, through the menu."""
    player.action("menu")
    player.action("seats")
    bot = f'dialog[open] [data-action=lend][data-seat="{seat}"][data-player="{player_name}"]'
    player.page.wait_for_selector(bot)
    player.hand.press(player.page, bot)
    player.page.wait_for_selector("dialog[open]", state="detached")


def players(player: Player) -> list[str]:
    return [seat["player"] for seat in player.saved()["record"]["seats"]]


@pytest.mark.parametrize(
    ("size", "hand"), [(PHONE, "touch"), (NARROW, "mouse"), (DESKTOP, "walk")], ids=["phone", "narrow", "desktop"]
)
def test_a_bot_plays_on_until_the_seat_is_taken_back(
    visit: Visit, site: str, plan: Plan, size: ViewportSize, hand: str
) -> None:
    player = visit(site, hand=HANDS[hand], viewport=size, speed="normal", has_touch=hand == "touch")
    player.open_record(plan.text(plan.steps[2].ply))
    lend(player, "bot:extra")
    player.page.wait_for_selector(f'main:not([data-ply="{plan.steps[2].ply}"])')
    assert players(player) == ["bot:extra", *plan.order.players[1:]]
    assert player.saved()["record"]["notes"] == {"lent": [0]}
    player.hand.press(player.page, TAKE)
    assert player.wait_decision() in ("place", "star")
    assert players(player) == list(plan.order.players)
    assert player.saved()["record"]["notes"] == {}
    assert player.page.locator(TAKE).count() == 0
    player.play(player.first_move())


def test_the_thinking_ends_when_the_seat_is_taken_back(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal")
    step = plan.steps[1]
    player.open_record(plan.text(step.ply))
    lend(player, "bot:director")
    player.wait_phase("bot")
    player.action("take-seat")
    player.wait_ply(step.ply)
    player.page.wait_for_timeout(1500)
    assert (player.ply, player.phase) == (step.ply, "place")
    player.follow(plan, plan.steps[1:3])


def test_a_lent_seat_outlasts_a_reload_and_is_no_longer_called_you(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site, speed="normal")
    player.open_record(plan.text(plan.steps[2].ply))
    name = player.page.locator("main section[data-owner='0'] h2")
    expect(name).to_have_text("You")
    lend(player, "bot:extra")
    player.page.wait_for_selector(TAKE)
    player.page.reload()
    player.page.wait_for_selector(TAKE)
    expect(name).to_have_text("Your bot")
    player.action("take-seat")
    player.wait_decision()
    expect(name).to_have_text("You")


def test_the_bot_plays_to_the_end_and_the_next_game_is_the_persons_again(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[-3].ply))
    lend(player, "bot:extra")
    player.wait_over()
    assert players(player)[0] == "bot:extra"
    player.action("again")
    assert player.wait_decision() == "place"
    assert players(player) == list(plan.order.players)


def test_in_a_game_of_several_each_seat_is_lent_alone(visit: Visit, http_site: str, shared: Plan) -> None:
    player = visit(http_site, viewport=PHONE)
    step = next(step for step in shared.steps[2:] if step.seat == 0)
    player.open_record(shared.text(step.ply))
    lend(player, "bot:extra")
    player.page.wait_for_selector("main[data-seat='1']")
    player.wait_decision()
    expect(player.page.locator(TAKE)).to_have_attribute("aria-label", "Take back the seat of Player 1")
    player.play(player.first_move())
    player.wait_decision()
    assert player.seat == 1
    player.action("take-seat")
    player.page.wait_for_selector(TAKE, state="detached")
    assert players(player) == list(shared.order.players)
    player.wait_decision()
    while player.seat != 0:
        player.play(player.first_move())
        player.wait_decision()


def test_where_several_seats_are_lent_it_is_asked_which_is_taken_back(
    visit: Visit, http_site: str, shared: Plan
) -> None:
    player = visit(http_site, viewport=PHONE, speed="normal")
    player.open_record(shared.text(shared.steps[2].ply))
    lend(player, "bot:extra", seat=0)
    player.page.wait_for_selector(TAKE)
    lend(player, "bot:understudy", seat=1)
    player.page.wait_for_selector("main section [data-action=take-seat]")
    assert player.saved()["record"]["notes"] == {"lent": [0, 1]}
    expect(player.page.locator("[data-owner='1'] :is(h2, h3)").first).to_have_text("Béla’s bot")
    player.page.locator(TAKE).click()
    player.page.locator("dialog[open] [data-action=take-seat][data-seat='1']").click()
    player.wait_decision()
    assert player.seat == 1
    assert players(player) == ["bot:extra", "human", "bot:extra"]
