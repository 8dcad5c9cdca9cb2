"""Statistics: each finished game counts once, mine alone, by table, rival, rules and help."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import NUMBER, READ_ALOUD, Player
from e2e.probes import NO_ENGINE

HUMAN = "human"
PUT = "(text) => localStorage.setItem('hollywood.results', text)"
DAY = 86_400_000
BEGAN = 1_764_000_000_000
OPTIONS = {"players": 3, "scoring": "standard", "award_in_project": "single", "collect": "top_down"}


@pytest.fixture(scope="module")
def plan() -> Plan:
    """A game whose last ply is a person's."""
    for attempt in count():
        plan = make_plan(Order(seed=f"statistics {attempt}"), star=False)
        if plan.steps[-1].ply == len(plan.plies) - 1:
            break
    return plan


def result(number: int, players: tuple[str, ...], points: list[int], **more: Any) -> dict[str, Any]:
    """A finished game that was thrown away."""
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    winners = [seat for seat, one in enumerate(points) if one == max(points)]
    about = {
        **{"round": 3, "rounds": 3, "over": True, "yours": False, "options": {**OPTIONS, "players": len(players)}},
        **{"seats": [{"name": "", "player": player} for player in players], "points": points, "winners": winners},
        **{"reels": [], "hints": 0, "undos": 0, "daily": "", "me": people[0] if len(people) == 1 else None},
    }
    return {"id": f"g{number}", "at": BEGAN + number * DAY, "about": {**about, **more}}


def sums(player: Player) -> dict[str, int]:
    """The numbers at the top, as they are read."""
    return {
        str(one.get_attribute("data-sum")): int(NUMBER.findall(one.inner_text())[0])
        for one in player.page.locator("[data-sum]").all()
    }


def rows(player: Player, group: str) -> dict[str, list[int]]:
    """What stands in a group of the table."""
    found = player.page.locator(f"[data-group={group}] [data-key]").all()
    return {str(row.get_attribute("data-key")): numbers(row) for row in found}


def numbers(row: Locator) -> list[int]:
    return [int(number) for cell in row.get_by_role("cell").all() for number in NUMBER.findall(cell.inner_text())]


def look(player: Player) -> None:
    """From the end to the statistics."""
    player.action("statistics")
    player.wait_screen("statistics")


def test_a_game_counts_once_though_the_page_closes_or_its_end_is_played_again(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site, speed="normal")
    last = plan.steps[-1]
    player.open_record(plan.text(last.ply))
    player.play(last.move)
    context = player.page.context
    player.page.close()
    player = Player(context.new_page())
    player.page.goto(f"{http_site}#statistics")
    player.wait_screen("statistics")
    assert sums(player)["games"] == 1
    assert list(rows(player, "help")) == ["alone"]
    player.action("games")
    player.page.locator("[data-action=open-game]").click()
    player.wait_over()
    player.action("undo")
    player.wait_ply(last.ply)
    player.play(next(move for move in player.legal() if move not in (last.move, "double")))
    player.finish()
    look(player)
    told = sums(player)
    assert told["games"] == 1
    assert (list(rows(player, "help")), rows(player, "help")["undos"][0]) == (["undos"], 1)
    player.action("games")
    player.page.locator("[data-action=remove-game]").click()
    look(player)
    assert sums(player) == told


def test_only_what_was_played_here_counts_and_stays_when_it_is_thrown_away(visit: Visit, http_site: str) -> None:
    def kept(number: int, *players: str, me: int | None = 0, **more: Any) -> str:
        about = {**result(number, players, [30, 20, 10])["about"], "me": me}
        return json.dumps({"text": "{}", "at": BEGAN + number * DAY, "title": "", "about": about, **more})

    critic, producer = "bot:critic", "bot:producer"
    games = {
        "first-version": kept(1, HUMAN, critic, producer),
        "played": kept(2, HUMAN, critic, producer, played=True),
        "by-link": kept(3, HUMAN, HUMAN, critic, mine=0, played=False),
        "looked-at": kept(4, HUMAN, critic, producer, played=False),
        "lent": kept(5, HUMAN, HUMAN, critic, me=None, mine=0, played=True),
        "several": kept(6, HUMAN, HUMAN, critic, me=None, played=True),
    }
    player = visit(http_site, scripts=[NO_ENGINE])
    put = "(games) => { for (const [id, text] of Object.entries(games)) localStorage.setItem(`hollywood.game.${id}`, text); }"
    player.page.evaluate(put, games)

    def counted() -> tuple[int, str | None]:
        player.action("statistics")
        player.page.wait_for_selector("[data-sum]")
        return sums(player)["games"], player.page.locator("[data-others]").get_attribute("data-others")

    assert counted() == (3, "3")
    player.action("games")
    for name in games:
        player.page.locator(f"[data-game={name}] [data-action=remove-game]").click()
    player.page.locator("[data-game=first-version] [data-action=bring-back]").click()
    player.page.locator("[data-game=looked-at] [data-action=bring-back]").click()
    assert counted() == (3, "3")
    player.action("games")
    player.page.locator("[data-game=first-version] [data-action=remove-game]").click()
    assert counted() == (3, "3")
    assert player.games() == ["looked-at"]


def test_games_are_told_by_table_rival_rules_and_help(visit: Visit, http_site: str) -> None:
    critic, producer, guest = "bot:critic", "bot:producer", "bot:+Rex"
    double = {"options": {**OPTIONS, "award_in_project": "double", "scoring": "advanced"}}
    games = [
        result(1, (HUMAN, critic, producer), [30, 20, 10]),
        result(2, (critic, HUMAN, critic), [30, 21, 10], hints=2),
        result(3, (HUMAN, critic, producer, guest), [40, 40, 1, 1], hints=1, undos=3),
        result(4, (HUMAN, producer, producer), [10, 20, 30], **double),
        result(5, (HUMAN, HUMAN, critic), [10, 20, 30]),
        result(6, (critic, producer, critic), [10, 20, 30]),
    ]
    player = visit(http_site, scripts=[NO_ENGINE])
    player.action("statistics")
    player.wait_screen("statistics")
    assert player.page.locator("[data-sum], [data-others]").count() == 0
    assert player.page.locator("main [data-action=play]").is_visible()
    player.page.evaluate(PUT, json.dumps([*games, games[0]]))
    player.page.reload()
    player.page.wait_for_selector("[data-sum]")
    assert sums(player) == {"share": 50, "games": 4, "won": 2, "average": 25, "best": 40}
    assert rows(player, "players") == {"3": [3, 1, 33, 20, 3, 30], "4": [1, 1, 100, 40, 40]}
    assert {key: row[:2] for key, row in rows(player, "bot").items()} == {
        **{critic: [3, 2], producer: [3, 2]},
        guest: [1, 1],
    }
    assert {key: row[:2] for key, row in rows(player, "option").items()} == {
        "none": [3, 2],
        **{"award": [1, 0], "scoring": [1, 0]},
    }
    assert {key: row[:2] for key, row in rows(player, "help").items()} == {
        "alone": [2, 1],
        **{"hints": [2, 1], "undos": [1, 1]},
    }
    assert player.page.locator("[data-others]").get_attribute("data-others") == "2"
    assert "Rex" in player.page.locator(f"[data-key='{guest}']").inner_text()
    read = player.page.locator("main").evaluate(READ_ALOUD)
    assert "hints shown 3" in read
    assert "otherwise 3" in read


def test_the_curve_is_told_in_a_sentence_and_as_a_table(visit: Visit, http_site: str) -> None:
    won = [True, False, False, True]
    games = [result(at, (HUMAN, "bot:extra", "bot:extra"), [20 + at, 30 - 20 * one, 1]) for at, one in enumerate(won)]
    player = visit(http_site, scripts=[NO_ENGINE])
    player.page.evaluate(PUT, json.dumps(games))
    player.page.goto(f"{http_site}?lang=en#statistics")
    chart = player.page.get_by_role("img").first
    assert NUMBER.findall(str(chart.get_attribute("aria-label"))) == ["4", "100", "50", "100", "33"]
    player.page.locator("summary").click()
    table = player.page.get_by_role("table").first
    told = [row.get_by_role("cell").all_inner_texts() for row in table.get_by_role("row").all()[1:]]
    assert told == [["won", "23", "50%"], ["lost", "22", "33%"], ["lost", "21", "50%"], ["won", "20", "100%"]]
