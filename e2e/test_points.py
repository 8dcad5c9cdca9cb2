"""The curve of points by round at a game's end: told, drawn, and the same as the rules say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hollywood import GAME
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.plan import Order, make_plan, seats

POINTS = re.compile(r"\d+")
DRAWN = """() => [...document.querySelectorAll(".chart g")].map((line) => ({
    seat: Number(line.className.baseVal.slice(1)) - 1,
    marks: [...line.querySelectorAll("use")].map((mark) => [mark.x.baseVal.value, mark.y.baseVal.value]),
}))"""


@pytest.mark.parametrize("players", [3, 4])
def test_the_points_by_round_are_those_of_the_rules(visit: Visit, http_site: str, players: int) -> None:
    plan = make_plan(Order(seats(players, 1), seed="curve"), star=False)
    log: Any = Session.load(plan.text(), GAME).log
    rounds = [event.scores for step in log for event in step if event.type == "round_end"]
    by_seat = list(zip(*rounds, strict=True))
    assert len(set(by_seat)) == players
    player = visit(http_site)
    player.open_record(plan.text())
    player.wait_over()
    chart = player.page.locator("svg.chart")
    told = str(chart.get_attribute("aria-label")).partition(". ")[2].split("; ")
    assert [tuple(map(int, POINTS.findall(one.partition(": ")[2]))) for one in told] == by_seat
    drawn = {line["seat"]: line["marks"] for line in player.page.evaluate(DRAWN)}
    assert sorted(drawn) == list(range(players))
    for number, points in enumerate(rounds):
        marks = [drawn[seat][number] for seat in range(players)]
        for one, more in ((a, b) for a in range(players) for b in range(players) if points[a] < points[b]):
            assert marks[one][1] > marks[more][1], "more points stand higher"
        assert len({tuple(mark) for mark in marks}) == players, "no mark hides another"
    figures = [int(one) for one in chart.locator("text.figure").all_text_contents()]
    assert figures == sorted(rounds[-1], reverse=True)
