"""If the round ended now: off until it is asked for, on the cards and in the areas, and after the move that is pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hollywood import GAME
from playwright.sync_api import expect
from tabletop.session import Session

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, is_double, make_plan, seats
from e2e.player import Player

ADVANCED = {"scoring": "advanced", "award_in_project": "double", "collect": "top_down"}
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1440, "height": 900}}
ORDER = """() => [...document.querySelectorAll("[data-order]")].map((one) => [
    Number(one.dataset.order),
    one.closest("[data-column]").dataset.column,
    Number(one.closest("[data-row]").dataset.row),
])"""
WOULD = """() => Object.fromEntries([...document.querySelectorAll("[data-would]")].map((one) => [
    Number(one.closest("[data-owner]").dataset.owner),
    [Number(one.dataset.would), ...["blockbusters", "movies", "project"].map(
        (part) => Number(one.querySelector(`[data-part=${part}] b`).textContent))],
]))"""
SPLIT = """() => Object.fromEntries([...document.querySelectorAll("[data-owner]")].map((one) => [
    Number(one.dataset.owner),
    ["blockbusters", "movies", "project"].map((part) => Number(one.querySelector(`[data-part=${part}] b`).textContent)),
]))"""
PARTS = ("blockbusters", "movies", "project")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(4, 1), ADVANCED, (), "forecast"))


def choices(plan: Plan, ply: int, draft: str | None = None) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The facts of a position, and by column the forecast after a reel there."""
    moment = Session.load(plan.text(), GAME).at(ply, draft)
    forecasts: dict[str, dict[str, Any]] = {}
    for choice in moment.choices:
        effect: Any = choice["effect"]
        if effect and "forecast" in effect:
            forecasts[str(choice["move"])] = effect["forecast"]
    return dict(moment.view.facts), forecasts


def assert_shown(player: Player, forecast: dict[str, Any]) -> None:
    """The page shows just this."""
    player.settle()
    receipts = forecast["receipts"]
    assert sorted(player.page.evaluate(ORDER)) == [
        [at + 1, one["column"], one["row"]] for at, one in enumerate(receipts)
    ]
    would = player.page.evaluate(WOULD)
    for seat, score in enumerate(forecast["scores"]):
        assert would[str(seat)] == [score["total"], *(score[part] for part in PARTS)]


def turns(plan: Plan) -> Iterator[int]:
    """Some turns of the person, of the last round the last but one."""
    placing = [step.ply for step in plan.steps if not step.move.startswith("=")]
    yield from (placing[1], placing[-2])


@pytest.mark.parametrize("size", SIZES)
def test_it_shows_what_the_engine_says_and_follows_the_move_pointed_at(
    visit: Visit, http_site: str, plan: Plan, size: str
) -> None:
    player = visit(f"{http_site}?lang=en", viewport=SIZES[size])
    for at, ply in enumerate(turns(plan)):
        facts, after = choices(plan, ply)
        player.choose_file(plan.text(ply))
        player.wait_ply(ply)
        player.page.mouse.move(1, 1)
        player.page.evaluate("() => document.activeElement.blur()")
        if at == 0:
            assert player.page.evaluate(ORDER) == []
            player.page.keyboard.press("e")
        assert_shown(player, facts["forecast"])
        for column, forecast in after.items():
            player.page.locator(f"[data-move={column}]").hover()
            assert_shown(player, forecast)
        for genre, times in forecast["multipliers"].items():
            expect(player.page.locator(f"[data-times={genre}] .sr")).to_contain_text(str(times))
    player.action("forecast")
    player.settle()
    assert player.page.evaluate(ORDER) == []


def test_the_second_reel_of_a_double_reel_is_shown_with_the_first(visit: Visit, http_site: str, plan: Plan) -> None:
    step = plan.steps[plan.index(is_double)]
    first = step.move[0]
    player = visit(http_site)
    player.open_record(plan.text(step.ply))
    player.action("forecast")
    player.press("double")
    player.press(first)
    player.wait_phase("second")
    facts, after = choices(plan, step.ply, first)
    player.page.mouse.move(1, 1)
    player.page.evaluate("() => document.activeElement.blur()")
    assert_shown(player, facts["forecast"])
    column = sorted(after)[-1]
    player.page.locator(f"[data-move={column}]").hover()
    assert_shown(player, after[column])


def test_it_is_said_by_the_live_region_and_by_the_names_of_the_columns(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    ply = next(turns(plan))
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(ply))
    facts, after = choices(plan, ply)
    column = player.page.locator("[data-move=B]")
    assert "If the round ended now" not in str(column.text_content())
    player.page.locator("[data-action=forecast]").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("[data-action=forecast]")).to_have_attribute("aria-pressed", "true")
    points = facts["forecast"]["scores"][0]["total"]
    expect(player.page.locator("#say")).to_contain_text(f"If the round ended now: You {points} (")
    expect(column).to_contain_text(f"If the round ended now: You {after['B']['scores'][0]['total']} (")
    row = player.page.locator("[data-row]:has([data-order='1'])")
    assert re.search("No. 1: .* receive", str(row.text_content()))


def test_it_stays_on_for_the_next_visit(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(next(turns(plan))))
    player.action("forecast")
    player.page.reload()
    player.wait_decision()
    assert player.page.evaluate(ORDER) != []


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=FULL)])
def test_everybody_s_points_are_split_on_the_table(visit: Visit, http_site: str, plan: Plan, size: str) -> None:
    ply = plan.steps[-1].ply
    player = visit(http_site, viewport=SIZES[size])
    player.open_record(plan.text(ply))
    facts, _ = choices(plan, ply)
    split = player.page.evaluate(SPLIT)
    for seat, one in enumerate(facts["players"]):
        assert split[str(seat)] == [one["score"][part] for part in PARTS]
        assert player.page.locator(f"[data-owner='{seat}'] [data-part=movies]").is_visible()
    for genre, times in facts["multipliers"].items():
        expect(player.page.locator(f"[data-times={genre}] b").first).to_have_text(str(times))


def test_a_push_says_whose_card_it_takes_and_who_moves_where(visit: Visit, http_site: str, plan: Plan) -> None:
    ply = list(turns(plan))[1]
    choice: dict[str, Any] = next(
        one
        for one in Session.load(plan.text(ply), GAME).choices
        if one["effect"] and one["effect"].get("bumps")  # type: ignore[attr-defined]
    )
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(ply))
    name = str(player.page.locator(f"[data-move={choice['move']}]").text_content())
    loser = choice["effect"]["bumps"][-1]["seat"]
    assert f"from {'you' if loser == 0 else f'Studio {loser + 1}'}; up: " in name
    assert name.count(" to “") == len(choice["effect"]["bumps"])
