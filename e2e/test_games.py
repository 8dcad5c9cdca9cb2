"""My games: nothing is lost by starting another one, and what is thrown away comes back."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from hollywood import GAME
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player

ROWS = "[data-game]"
NAME = "[data-game] h2"
SHELVED = "(count) => Object.keys(localStorage).filter((name) => name.startsWith('hollywood.game.')).length === count"
LEGACY_ABOUT = {"round": 1, "rounds": 3, "over": False, "yours": True, "seats": [{"name": "", "player": "human"}] * 3}


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="games"))


def named(plan: Plan, ply: int, name: str) -> str:
    """The record so far, under a name."""
    return json.dumps({**json.loads(plan.text(ply)), "id": name})


def reels(plan: Plan, ply: int) -> int:
    """How many reels lie on the cards after so many plies."""
    view = Session.load(plan.text(ply), GAME).frames[-1].view.to_json()
    columns = cast(list[list[dict[str, Any]]], view["columns"])
    return sum(cell["reel"] is not None for column in columns for cell in column)


def shelf(player: Player) -> None:
    """From the table to the list."""
    player.action("menu")
    player.action("games")
    player.wait_screen("games")


def names(player: Player) -> list[str]:
    return player.page.locator(NAME).all_inner_texts()


def test_each_game_has_its_row_and_opens_where_it_was(visit: Visit, file_site: str, plan: Plan) -> None:
    player = visit(file_site)
    last = plan.steps[-1].ply
    for name, ply in (("one", plan.steps[2].ply), ("two", plan.steps[4].ply), ("three", last)):
        player.choose_file(named(plan, ply, name))
        player.wait_ply(ply)
    player.play(plan.steps[-1].move)
    player.wait_over()
    totals = [points["total"] for _, points in sorted(player.end_table().items())]
    player.action("menu")
    player.action("games")
    rows = player.page.locator(ROWS)
    assert rows.count() == 3
    assert player.page.evaluate("() => location.hash") == "#games"
    shown = rows.nth(0).locator(".kept-score [aria-hidden=true]:not(svg)").all_inner_texts()
    assert [int(one) for one in shown] == totals
    assert rows.nth(2).locator(".miniature use").count() == reels(plan, plan.steps[2].ply)
    rows.nth(2).locator("[data-action=open-game]").click()
    player.wait_ply(plan.steps[2].ply)
    shelf(player)
    player.page.reload()
    player.wait_screen("games")
    assert player.page.locator(ROWS).count() == 3
    player.page.go_back()
    player.wait_ply(plan.steps[2].ply)


def test_a_game_is_named_and_thrown_away_and_comes_back_by_keyboard(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, reduced_motion="reduce")
    for name, ply in (("one", 2), ("two", plan.steps[3].ply)):
        player.choose_file(named(plan, ply, name))
        player.wait_ply(ply)
    before = player.kept()
    shelf(player)
    keys = player.page.keyboard
    player.page.locator("[data-action=rename-game]").first.focus()
    keys.press("Enter")
    player.page.wait_for_selector("[data-action=game-title]:focus")
    keys.press("Escape")
    player.page.wait_for_selector("[data-action=rename-game]:focus")
    keys.press("Enter")
    player.page.wait_for_selector("[data-action=game-title]:focus")
    keys.type("<b>Gala</b> \u202enight")
    keys.press("Enter")
    player.page.wait_for_selector("[data-action=rename-game]:focus")
    assert names(player)[0] == "<b>Gala</b> night"
    keys.press("Tab")
    keys.press("Enter")
    player.page.wait_for_selector("[data-action=bring-back]:focus")
    assert (len(player.games()), player.stored("current")) == (1, None)
    player.page.wait_for_function("() => document.getElementById('say').textContent.includes('Gala')")
    keys.press("Enter")
    player.page.wait_for_selector("[data-action=remove-game]:focus")
    assert {**json.loads(player.kept() or ""), "title": ""} == json.loads(before or "")
    keys.press("Enter")
    player.page.wait_for_selector("[data-action=bring-back]:focus")
    player.action("home")
    player.wait_screen("title")
    assert player.page.locator("[data-action=continue]").count() == 0
    player.action("games")
    assert (player.page.locator(ROWS).count(), player.page.locator("[data-action=bring-back]").count()) == (1, 0)


def test_a_game_that_was_thrown_away_does_not_come_back_by_playing_on(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(2))
    shelf(player)
    player.page.locator("[data-action=remove-game]").click()
    player.page.wait_for_selector("[data-action=bring-back]")
    player.page.go_back()
    player.page.go_forward()
    player.settle()
    assert player.games() == []


def test_a_file_of_a_game_that_is_here_goes_on_with_it_or_stands_beside_it(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    record = {**json.loads(plan.text(plan.steps[3].ply)), "id": "gala"}
    later = {**json.loads(plan.text(plan.steps[5].ply)), "id": "gala"}

    def from_title(file: str, ply: int) -> None:
        """Open a file from the title, so that it shows when it is there."""
        if player.screen == "table":
            player.page.go_back()
            player.wait_screen("title")
        player.choose_file(file)
        player.wait_ply(ply)

    for one, count in ((record, 1), (later, 1), (record, 2), (record, 2)):
        from_title(json.dumps(one), len(one["plies"]))
        assert len(player.games()) == count
    assert "gala" in player.games()
    kept = json.loads(player.stored("game.gala") or "")
    assert json.loads(kept["text"])["record"]["plies"] == later["plies"]
    # A file without a name is found again, and takes nothing back that was played on from it.
    nameless = json.dumps({**record, "id": "", "seed": "another"})
    from_title(nameless, len(record["plies"]))
    player.page.wait_for_function(SHELVED, arg=3)
    from_title(nameless, len(record["plies"]))
    player.play(plan.steps[3].move)
    player.wait_decision()
    before = player.kept()
    current = str(player.stored("current"))
    from_title(nameless, len(record["plies"]))
    player.page.wait_for_function(SHELVED, arg=4)
    assert player.stored(f"game.{current}") == before


def test_games_kept_by_the_first_versions_are_all_there(visit: Visit, http_site: str, plan: Plan) -> None:
    def kept(ply: int, name: str) -> dict[str, object]:
        record = {**json.loads(plan.text(ply)), "id": name}
        return {"text": json.dumps({"record": record, "redo": [], "draft": None}), "about": LEGACY_ABOUT}

    player = visit(http_site)
    running, aside = kept(plan.steps[4].ply, "running"), [kept(2, "one"), kept(plan.steps[2].ply, ""), {"text": 5}]
    player.page.evaluate(
        "([save, aside]) => { localStorage.setItem('hollywood.save', save); localStorage.setItem('hollywood.aside', aside); }",
        [json.dumps(running), json.dumps(aside)],
    )
    player.page.reload()
    player.wait_screen("title")
    assert (player.stored("save"), player.stored("aside")) == (None, None)
    assert len(player.games()) == 3
    player.action("continue")
    player.wait_ply(plan.steps[4].ply)
    assert player.saved()["record"]["id"] == "running"
