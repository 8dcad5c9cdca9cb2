"""Plays a ply step by step and says what happens."""

from collections.abc import Iterator

from tabletop.game import Event

from hollywood.cards import GENRES
from hollywood.columns import FIRST_CELL, HEIGHTS, NAMES, SIZES, WEIGHTS, cell_of
from hollywood.events import (
    Bumped,
    ClapSpent,
    Dealt,
    DoubleSpent,
    FirstPlayer,
    GameEnded,
    Lying,
    MovieFacts,
    Placed,
    Received,
    RoundEnded,
    StarDue,
    Turn,
    Unclaimed,
)
from hollywood.moves import CLAP, Deal, First, Move, Ply
from hollywood.position import Position, Stage

Events = tuple[Event, ...]


def narrate(position: Position, ply: Ply) -> Iterator[Events]:
    """Push a legal ply, stopping after each step that can be seen: yield the events of that step.

    Run to its end, this does to the position what ``push`` does.
    """
    if isinstance(ply, First):
        position.push(ply)
        yield (FirstPlayer(ply.seat),)
    elif isinstance(ply, Deal):
        position.push(ply)
        yield (
            Dealt(position.round, tuple(tuple(card.code for card in column) for column in ply.columns)),
            *_turn(position),
        )
    elif ply.genre >= 0:
        yield (_receive(position, ply),)
        yield from _receiving(position)
    else:
        placed = _place(position, ply)
        yield (*placed, *_turn(position))
        yield from _receiving(position)


def _turn(position: Position) -> Events:
    seat = position.to_move
    return (Turn(seat),) if seat is not None and position.stage is Stage.PLACE else ()


def _place(position: Position, ply: Move) -> Events:
    seat = position.to_move
    assert seat is not None
    fill = position.fill
    position.begin(ply)
    if ply == CLAP:
        return (ClapSpent(seat),)
    events: list[Event] = [DoubleSpent(seat)] if len(ply.columns) == 2 else []
    for column in ply.columns:
        bumped, fill = push_of(position, fill, column)
        bottom = SIZES[column] - 1
        events.append(Placed(seat, NAMES[column], bottom, position.cells[FIRST_CELL[column] + bottom].code))
        events += bumped
    return tuple(events)


def push_of(position: Position, fill: int, column: int) -> tuple[list[Bumped], int]:
    """Return whom one more reel in a column that is not full pushes up, topmost first, and the fill after it (H-9)."""
    first = FIRST_CELL[column]
    height = HEIGHTS[fill][column]
    bumped = []
    for slot in range(first, first + height):
        row = cell_of(slot, fill) - first
        bumped.append(Bumped(position.owner(slot), NAMES[column], row, row - 1, position.cells[first + row - 1].code))
    return bumped, fill + WEIGHTS[column]


def _receiving(position: Position) -> Iterator[Events]:
    while position.stage is Stage.RECEIVING:
        if position.receiving_cell() is not None:
            yield (_receive(position),)
        else:
            yield _close_round(position)


def _receive(position: Position, choice: Move | None = None) -> Event:
    """Take the next receipt, with its owner's choice if there is one, and say where the card went."""
    seat, card = position.receiving()
    cell = position.receiving_cell()
    assert cell is not None
    lying = Lying.of(card, cell)
    movies = len(position.area(seat).movies)
    if choice:
        position.begin(choice)
    else:
        position.advance()
    area = position.area(seat)
    if position.stage is Stage.STAR:
        return StarDue(
            seat, lying.card, lying.column, lying.row, tuple(GENRES[genre] for genre in area.open_projects())
        )
    made = area.movies[-1] if len(area.movies) > movies else None
    movie = made and MovieFacts.of(made, made.points(position.multipliers))
    return Received.of(seat, card, lying, movie, choice=choice is not None)


def _close_round(position: Position) -> Events:
    unclaimed = tuple(Lying.of(position.cells[cell], cell) for cell in position.unclaimed_cells())
    position.advance()
    scores = tuple(position.score(seat).total for seat in range(position.options.players))
    outcome = position.outcome()
    ended: Events = (GameEnded.of(outcome),) if outcome else ()
    return (Unclaimed(unclaimed), RoundEnded(position.round, scores), *ended)
