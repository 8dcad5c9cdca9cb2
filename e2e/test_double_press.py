"""Two presses are one move: double clicks, held keys, and never a move for the next person."""

from __future__ import annotations

from itertools import product

import pytest

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player

# Clicks where the first one was, twice, so many milliseconds apart, exactly as the browser would: the second may hit what has come there.
TWICE = """([selector, apart, detail]) => new Promise((done) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const click = (detail) => document.elementFromPoint(x, y).dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail }));
    click(1);
    setTimeout(() => { click(detail); done(); }, apart);
})"""
APART = [5, 30, 150]
DOUBLE, TWO_SINGLE = 2, 1


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(3, 3), names=("Ada", "Béla", "Chiara"), seed="twice"))


@pytest.fixture
def player(visit: Visit, http_site: str, plan: Plan) -> Player:
    """Three persons at one device, the first reel of the game to come."""
    player = visit(http_site)
    player.open_record(plan.text(2))
    return player


def plies_after(player: Player, ply: int) -> list[str]:
    """What has been played once the page is quiet again."""
    player.wait_ply(ply)
    player.settle()
    plies: list[str] = player.saved()["record"]["plies"]
    return plies


@pytest.mark.parametrize("move", ["B", "clap"])
def test_two_clicks_are_one_move_of_one_person(player: Player, plan: Plan, move: str) -> None:
    seat = player.seat or 0
    for detail in (DOUBLE, TWO_SINGLE):
        for count, apart in enumerate(APART, 1):
            player.page.wait_for_selector(f'[data-move="{move}"][aria-disabled="false"]')
            player.page.evaluate(TWICE, [f'[data-move="{move}"]', apart, detail])
            assert plies_after(player, 2 + count) == [*plan.plies[:2], *[move] * count]
            assert player.seat == (seat + count) % 3
        for count in (2, 1, 0):
            player.action("undo")
            player.wait_ply(2 + count)


def test_a_double_click_on_double_reel_begins_it_once(player: Player) -> None:
    for apart in APART:
        player.page.wait_for_selector("[data-move=double][aria-disabled=false]")
        player.page.evaluate(TWICE, ["[data-move=double]", apart, DOUBLE])
        player.settle()
        player.action("cancel")
        player.page.wait_for_selector("[data-move=double]")
    assert player.ply == 2


def test_a_double_reel_begun_in_one_game_is_not_begun_in_the_next(player: Player, plan: Plan) -> None:
    player.press("double")
    player.page.wait_for_selector("[data-action=cancel]")
    player.action("menu")
    player.action("home")
    player.wait_screen("title")
    player.open_record(plan.text(2))
    assert player.page.locator("[data-action=cancel]").count() == 0
    player.play("C")
    assert player.saved()["record"]["plies"][2:] == ["C"]


def test_two_clicks_on_the_first_column_are_not_both_reels(player: Player) -> None:
    for detail, apart in product((DOUBLE, TWO_SINGLE), APART):
        player.press("double")
        player.page.wait_for_selector("[data-action=cancel]")
        player.page.evaluate(TWICE, ["[data-move=C]", apart, detail])
        player.wait_phase("second")
        player.wait_decision()
        player.settle()
        assert (player.phase, player.ply, player.saved()["draft"]) == ("second", 2, "C")
        player.action("cancel")
        player.wait_phase("place")


def test_two_clicks_on_again_start_one_game_and_make_no_move(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.choose_file(plan.text())
    for detail, apart in product((DOUBLE, TWO_SINGLE), APART):
        player.wait_over()
        player.page.evaluate(TWICE, ["[data-action=again]", apart, detail])
        player.wait_screen("table")
        assert len(plies_after(player, 2)) == 2
        again = player.stored("current")
        assert player.seat == (int(plan.plies[0].split()[1]) + 1) % 3
        assert len(player.games()) == 2
        player.choose_file(plan.text())
        player.wait_over()
        player.page.evaluate("(id) => localStorage.removeItem(`hollywood.game.${id}`)", again)


def test_a_real_double_click_of_the_mouse(player: Player, plan: Plan) -> None:
    player.page.locator("[data-move=A]").dblclick(delay=20)
    assert plies_after(player, 3) == [*plan.plies[:2], "A"]


def test_a_held_key_is_one_move(player: Player, plan: Plan) -> None:
    moves = {"a": "A", "p": "clap", "Enter": "D", "Space": "D"}
    for count, (key, move) in enumerate(moves.items(), 1):
        player.page.locator("[data-move=D]").focus()
        for _ in range(6):
            player.page.keyboard.down(key)
        player.page.keyboard.up(key)
        assert plies_after(player, 2 + count) == [*plan.plies[:2], *list(moves.values())[:count]], move


def test_a_held_key_goes_on_doing_nothing_when_the_next_person_may_move(player: Player) -> None:
    player.page.keyboard.down("a")
    player.wait_ply(3)
    for _ in range(5):
        player.page.keyboard.down("a")
    player.settle()
    player.page.keyboard.up("a")
    assert player.ply == 3
