"""*Understudy*: takes the column that gains it most, as if every column were going to fill."""

from collections.abc import Iterator

from tabletop.game import View
from tabletop.rng import Rng

from hollywood.bots.value import Prospect, best_finish, best_of, endings
from hollywood.columns import FIRST_CELL, HEIGHTS
from hollywood.moves import PLACES, Move
from hollywood.position import Position, Stage
from hollywood.replay import position_of


class Understudy:
    """Greedy by project value: it places reels only, never plays a Studio card, and breaks ties at random."""

    name = "understudy"

    def think(self, view: View, rng: Rng) -> Iterator[str]:
        """Yield its move once."""
        position = position_of(view)
        if position.stage is Stage.STAR:
            yield best_finish(position, rng).text
            return
        prospect = Prospect(position)
        places = [move for move in position.legal_moves() if move in PLACES]
        yield best_of(places, lambda move: _value(position, prospect, move), rng).text


def _value(position: Position, prospect: Prospect, move: Move) -> tuple[float, float]:
    """Worth of the round's end for the mover if this reel is placed and then every column fills.

    In a column that fills, the reel that came ``k``-th takes the ``k``-th card from the top: its slot is its cell.
    """
    seat = position.to_move
    assert seat is not None
    cells = []
    for column, first in enumerate(FIRST_CELL):
        height = HEIGHTS[position.fill][column]
        own = [slot for slot in range(first, first + height) if position.owner(slot) == seat]
        if column in move.columns:
            own.append(first + height)
        cells += own if position.options.collect == "top_down" else own[::-1]
    return max(map(prospect.value, endings(position.area(seat), [position.cells[cell] for cell in cells])))
