"""The form of a new game: what is typed is only typed, what is chosen is what is played."""

from __future__ import annotations

import pytest

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order
from e2e.player import Player

ROW = "li:nth-child({}) > [data-action={}]"
PRESSED = '[data-action=preset][aria-pressed="true"]'


@pytest.fixture
def player(visit: Visit, http_site: str) -> Player:
    player = visit(http_site)
    player.action("new-game")
    player.wait_screen("setup")
    return player


def test_typing_a_name_triggers_nothing(player: Player) -> None:
    typed = "1234 abcd pru ?! ABCD"
    name = player.page.locator(ROW.format(1, "name"))
    name.press_sequentially(typed)
    assert player.screen == "setup"
    assert name.input_value() == typed
    assert player.page.locator("[data-action=seed]").input_value() == ""


def test_a_name_and_a_seed_are_cut_to_what_a_record_holds(player: Player) -> None:
    player.page.locator(ROW.format(1, "name")).fill("x" * 10_000)
    player.page.locator(ROW.format(2, "name")).fill("a\u202eb\u2066c\u0007d")
    player.page.locator("[data-action=seed]").fill("e\u0301" * 200)
    player.action("start")
    player.wait_decision()
    record = player.saved()["record"]
    assert [seat["name"] for seat in record["seats"][:2]] == ["x" * 24, "abcd"]
    assert record["seed"] == "é" * 64


def test_presets_set_the_options_and_an_own_mix_is_none(player: Player) -> None:
    award = player.page.locator("[data-action=option][name=award_in_project]")
    player.page.locator("[data-action=preset][data-preset=french]").click()
    assert award.is_checked()
    assert player.page.locator(PRESSED).get_attribute("data-preset") == "french"
    player.page.locator("[data-action=preset][data-preset=english]").click()
    assert not award.is_checked()
    player.page.locator("[data-action=option][name=scoring]").check()
    assert player.page.locator(PRESSED).count() == 0


def test_three_or_four_seats(player: Player) -> None:
    player.page.locator("[data-action=players][value='4']").check()
    assert player.page.locator("[data-action=player]").count() == 4
    player.action("start")
    player.wait_decision()
    assert len(player.saved()["record"]["seats"]) == 4


def test_each_option_has_its_sentence(player: Player) -> None:
    for box in player.page.locator("[data-action=option]").all():
        described = player.page.locator(f"#{box.get_attribute('aria-describedby')}")
        assert len(described.inner_text()) > 20


def test_what_was_chosen_is_offered_again_but_the_seed(visit: Visit, http_site: str) -> None:
    order = Order(("human", "human", "bot:extra", "bot:understudy"), names=("Ada", "Béla"), seed="once only")
    player = visit(http_site)
    player.start(order)
    player.page.go_back()
    player.wait_screen("title")
    player.page.reload()
    player.action("new-game")
    player.wait_screen("setup")
    assert tuple(one.input_value() for one in player.page.locator("[data-action=player]").all()) == order.players
    assert player.page.locator(ROW.format(1, "name")).input_value() == "Ada"
    assert player.page.locator("[data-action=seed]").input_value() == ""


def test_enter_in_a_field_starts(visit: Visit, http_site: str) -> None:
    player = visit(http_site, hand=HANDS["walk"])
    player.set_up(Order(seed="by Enter"))
    player.page.keyboard.press("Enter")
    player.wait_screen("table")
    player.wait_decision()
    assert player.saved()["record"]["seed"] == "by Enter"
