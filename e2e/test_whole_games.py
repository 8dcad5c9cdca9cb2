"""Whole games from the first click to the end table, and what the page leaves of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.conftest import FULL, Visit
from e2e.hands import HANDS
from e2e.plan import is_double, make_plan
from e2e.player import PARTS, Player
from e2e.replay import replay
from e2e.table import ROWS, VALUES, Row, missing, seldom


def test_every_pair_of_circumstances_is_played() -> None:
    assert missing() == set()


def often(row: Row) -> object:
    """Rows for every change; in full all of them."""
    return pytest.param(row, marks=FULL) if seldom(row) else row


def test_every_circumstance_is_played_for_every_change() -> None:
    often = [row for row in ROWS if not seldom(row)]
    for name in VALUES:
        assert {getattr(row, name) for row in often} == {getattr(row, name) for row in ROWS}, name


@pytest.mark.parametrize("row", map(often, ROWS), ids=str)
def test_a_game_from_the_first_click_to_the_end_table(
    visit: Visit, http_site: str, file_site: str, tmp_path: Path, row: Row
) -> None:
    plan = make_plan(row.order())
    site = {"http": http_site, "file": file_site}[row.site]
    player = visit(f"{site}?lang={row.lang}", hand=HANDS[row.hand])
    player.start(plan.order)
    double = plan.index(is_double)
    player.follow(plan, plan.steps[:double])
    player.wait_decision()
    player.hesitate(plan.steps[double].move[0])
    player.follow(plan, plan.steps[double:])
    check_end(player, tmp_path / "record.json", plan.plies)


@pytest.mark.parametrize("hand", [pytest.param("mouse", marks=FULL), "keys"])
def test_play_starts_three_players_at_once(visit: Visit, http_site: str, tmp_path: Path, hand: str) -> None:
    player = visit(http_site, hand=HANDS[hand])
    player.action("play")
    player.finish()
    record = check_end(player, tmp_path / "record.json")
    assert [seat["player"] for seat in record["seats"]] == ["human", "bot:critic", "bot:producer"]


def check_end(player: Player, path: Path, plies: tuple[str, ...] | None = None) -> dict:
    """The end table says what the command line says of the saved record."""
    player.wait_over()
    record = player.save_file(path)
    assert player.ply == len(record["plies"])
    if plies is not None:
        assert tuple(record["plies"]) == plies
    result = replay(path)
    assert result["over"] is True
    table = player.end_table()
    for seat, breakdown in enumerate(result["breakdown"]):
        points = {**breakdown, "movies": sum(movie["points"] for movie in breakdown["movies"])}
        assert table[seat] == {part: points[part] for part in PARTS}
        read = player.end_movies(seat)
        told = [[movie["films"], movie["rating"], movie["points"]] for movie in breakdown["movies"]]
        assert [[films, rating, points] for films, rating, *_, points in read] == told
    assert list(table)[: len(result["winners"])] == result["winners"]
    return record
