"""What is public in a position, as JSON: nearly everything (H-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.game import Json, View

from hollywood.area import weight
from hollywood.cards import GENRES, Card
from hollywood.columns import CELLS, FIRST_CELL, HEIGHTS, NAMES, SIZES, WEIGHTS, cell_of, column_of
from hollywood.events import MovieFacts
from hollywood.forecast import forecast_of
from hollywood.options import REELS

if TYPE_CHECKING:
    from hollywood.position import Position


def view_of(position: Position, draft: int | None = None) -> View:
    """Return what every seat may know, with the first reel of a Double Reel that is not played yet laid in a column."""
    return View(position.options.to_json(), tuple(ply.text for ply in position.plies), facts(position, draft))


def facts(position: Position, draft: int | None = None) -> Json:
    """Return the public facts of a position."""
    players = position.options.players
    outcome = position.outcome()
    seat = position.to_move
    return {
        "options": position.options.to_json(),
        "round": position.round,
        "rounds": position.options.rounds,
        "first": position.first,
        "stage": position.stage.name.lower(),
        "to_move": seat,
        "next": None if seat is None else position.next_after(seat, 1 if draft is None else 2),
        "placed": sum(HEIGHTS[position.fill]),
        "reels_each": position.options.reels,
        "reels_total": REELS,
        "columns": _columns(position, draft),
        "star": _star(position),
        "players": [_player(position, seat, draft is not None) for seat in range(players)],
        "undealt": _undealt(position.undealt),
        "unclaimed": [card.code for card in position.unclaimed],
        "multipliers": _multipliers(position),
        "forecast": forecast_of(position, () if draft is None else (draft,)),
        "legal": [move.text for move in position.legal_moves()],
        "outcome": outcome and outcome.to_json(),
    }


def _columns(position: Position, draft: int | None) -> list[list[Json]]:
    if not position.cells:
        return [[] for _ in SIZES]
    fill = position.fill
    reels: list[int | None] = [None] * CELLS
    drafted = None
    owners = {
        slot: position.owner(slot)
        for column, first in enumerate(FIRST_CELL)
        for slot in range(first, first + HEIGHTS[fill][column])
    }
    if draft is not None and position.to_move is not None:
        owners[FIRST_CELL[draft] + HEIGHTS[fill][draft]] = position.to_move
        fill += WEIGHTS[draft]
        drafted = FIRST_CELL[draft] + SIZES[draft] - 1
    for slot, owner in owners.items():
        reels[cell_of(slot, fill)] = owner
    gone = position.gone
    return [
        [
            {
                "card": None if cell in gone else position.cells[cell].code,
                "reel": None if cell in gone else reels[cell],
                "draft": cell == drafted,
            }
            for cell in range(first, first + size)
        ]
        for first, size in zip(FIRST_CELL, SIZES, strict=True)
    ]


def _star(position: Position) -> Json | None:
    cell = position.receiving_cell()
    if cell is None or position.to_move is None:
        return None
    column = column_of(cell)
    return {"card": position.cells[cell].code, "column": NAMES[column], "row": cell - FIRST_CELL[column]}


def _player(position: Position, seat: int, draft: bool) -> Json:
    area = position.area(seat)
    score = position.score(seat)
    largest = position.largest_project(seat)
    multipliers = position.multipliers
    drafts = draft and seat == position.to_move
    return {
        "reels": position.reels(seat) - (1 if drafts else 0),
        "clap": position.has_clap(seat),
        "double": position.has_double(seat),
        "projects": [
            {
                "genre": GENRES[genre],
                "cards": [card.code for card in films],
                "films": weight(films),
                "size": position.project_size(seat, genre),
                "largest": genre == largest,
            }
            for genre, films in enumerate(area.projects)
            if films
        ],
        "movies": [MovieFacts.of(movie, movie.points(multipliers)).to_json() for movie in area.movies],
        "blockbusters": [card.code for card in area.blockbusters],
        "lost": [card.code for card in area.lost],
        "score": {**score._asdict(), "total": score.total},
    }


def _undealt(cards: tuple[Card, ...]) -> Json:
    counts: Json = {letter: sum(card.genre == genre for card in cards) for genre, letter in enumerate(GENRES)}
    counts["B"] = sum(card.kind == "blockbuster" for card in cards)
    for rating in (1, 2, 3):
        counts[f"S{rating}"] = sum(card.rating == rating for card in cards)
    counts["awards"] = [GENRES[card.genre] for card in cards if card.award]
    return counts


def _multipliers(position: Position) -> Json | None:
    if position.options.scoring == "standard":
        return None
    return dict(zip(GENRES, position.multipliers, strict=True))
