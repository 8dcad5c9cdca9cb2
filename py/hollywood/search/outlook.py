"""What is expected to follow a move: ends of the round, drawn as the evaluation expects play to go on.

From a move on each draw follows the tree of the search, taking each move as often as the search tried it, and where the tree ends
reels go into random columns. In a solved ending there is one draw: everybody plays best.
"""

from collections.abc import Sequence

from tabletop.rng import Rng

from hollywood.columns import CELLS, FIRST_CELL, HEIGHTS, SIZES, column_of
from hollywood.search.evaluate import Evaluation
from hollywood.search.ledger import End
from hollywood.search.turns import CARDS_AT, DOUBLE, FIELD, FIELD_BITS, PATTERNS, SLOTS

DRAWN = 200
"""Draws for a move: a share of them is right within 0.07, 19 times in 20."""


def state_after(evaluation: Evaluation, text: str) -> int:
    """Return the state after a move that the evaluation ranks."""
    model, state = evaluation.model, evaluation.state
    for part in (DOUBLE, text) if "+" in text else (text,):
        state += model.turn(state)[1][model.texts(state).index(part)]
    return state


class Outlook:
    """What is expected to follow one move of an evaluation that has come to its end."""

    def __init__(self, evaluation: Evaluation, text: str) -> None:
        """Draw what follows a move that the evaluation ranks."""
        self._model = model = evaluation.model
        self.seats = range(model.players)
        state = state_after(evaluation, text)
        self.certain = evaluation.solver is not None
        """Whether the draws are the one end that comes about when everybody plays best."""
        if evaluation.solver:
            ends = [evaluation.solver.follow(state)]
        else:
            rng = Rng(f"hollywood outlook {state}")
            ends = [evaluation.search.follow(state, lambda tried: _by_weight(tried, rng)) for _ in range(DRAWN)]
        self._fields = [model.finish(end, number) for number, end in enumerate(ends)]
        self._owned = [self._cells_of(seat) for seat in self.seats]

    def chance(self, seat: int, cell: int) -> float:
        """Return how likely a seat gets the card of a cell, 0 to 1."""
        return sum(cell in cells for cells in self._owned[seat]) / len(self._fields)

    def ends_on(self, slot: int) -> dict[int, float]:
        """Return where the reel of a slot ends: how likely on each cell."""
        column = column_of(slot)
        cells: dict[int, float] = {}
        for fields in self._fields:
            cell = slot + SIZES[column] - _heights(fields)[column]
            cells[cell] = cells.get(cell, 0.0) + 1 / len(self._fields)
        return cells

    def gain(self, seat: int, cell: int) -> float:
        """Return what the card of a cell adds to a seat's worth where it gets it, on average, in points by the game's end; 0 where it never does."""
        gains = []
        for fields, cells in zip(self._fields, self._owned[seat], strict=True):
            if cell in cells:
                field = fields >> FIELD_BITS * seat & FIELD
                slot = cells[cell]
                gains.append(sum(self._parts(seat, field)) - sum(self._parts(seat, field - (1 << slot))))
        return sum(gains) / len(gains) if gains else 0.0

    def parts(self, seat: int) -> list[float]:
        """Return the expected worth of a seat's movies, Blockbusters, projects and unspent Studio cards, in points by the game's end."""
        sums = [0.0] * 4
        for fields in self._fields:
            field = fields >> FIELD_BITS * seat & FIELD
            parts = (*self._parts(seat, field), self._studio(seat, field))
            sums = [total + part for total, part in zip(sums, parts, strict=True)]
        return [total / len(self._fields) for total in sums]

    def certain_end(self, seat: int) -> End:
        """Return what a seat makes of the end that comes about when everybody plays best."""
        return self._model.end(seat, self._fields[0] >> FIELD_BITS * seat & FIELD)[1]

    def _parts(self, seat: int, field: int) -> tuple[float, float, float]:
        appraisal, end = self._model.end(seat, field)
        return appraisal.parts(end)

    def _studio(self, seat: int, field: int) -> float:
        appraisal, _ = self._model.end(seat, field)
        return appraisal.studio(field >> CARDS_AT)

    def _cells_of(self, seat: int) -> list[dict[int, int]]:
        """For each draw the cells whose cards a seat gets, with the slots of the reels that end there."""
        found = []
        for fields in self._fields:
            heights = _heights(fields)
            slots = fields >> FIELD_BITS * seat & SLOTS
            found.append(
                {
                    slot + size - height: slot
                    for first, size, height in zip(FIRST_CELL, SIZES, heights, strict=True)
                    for slot in range(first, first + height)
                    if slots >> slot & 1
                }
            )
        return found


def _heights(fields: int) -> tuple[int, int, int, int]:
    return HEIGHTS[PATTERNS[(fields >> CELLS & 15) - 1]]


def _by_weight(weights: Sequence[int], rng: Rng) -> int:
    left = rng.below(sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError("weights add up to their sum")
