"""What is certain about the cards of a round while reels are still to be placed."""

from collections.abc import Sequence
from typing import NamedTuple

from hollywood.columns import CELLS, FIRST_CELL, HEIGHTS, SIZES, cell_of, column_of
from hollywood.moves import Move
from hollywood.position import Position
from hollywood.search.ledger import FILM, end_of, receive
from hollywood.search.turns import PATTERNS

NOBODY = -1
"""Stands for a card that stays unclaimed (H-12)."""
Claims = Sequence[frozenset[int]]
"""For each cell the seats that may still get its card, ``NOBODY`` among them if it may stay unclaimed."""


class Board(NamedTuple):
    """The reels of a round while they are placed."""

    fill: int
    owners: tuple[int, ...]
    """By slot the seat whose reel it is; ``NOBODY`` for a free one."""
    left: tuple[int, ...]
    """Reels that each seat has still to place."""

    @classmethod
    def of(cls, position: Position) -> "Board":
        """Return the board of a position in which a reel is due."""
        heights = HEIGHTS[position.fill]
        taken = {
            slot for first, height in zip(FIRST_CELL, heights, strict=True) for slot in range(first, first + height)
        }
        owners = tuple(position.owner(slot) if slot in taken else NOBODY for slot in range(CELLS))
        return cls(position.fill, owners, tuple(position.reels(seat) for seat in range(position.options.players)))

    def after(self, seat: int, move: Move) -> "Board":
        """Return the board after a turn's move of a seat, also after the last one of a round."""
        assert move.steps
        fill, *slots = move.steps[self.fill]
        owners = tuple(seat if slot in slots else owner for slot, owner in enumerate(self.owners))
        left = tuple(reels - (len(move.columns) if other == seat else 0) for other, reels in enumerate(self.left))
        return Board(fill, owners, left)

    def reels(self) -> dict[int, int]:
        """Return the seat whose reel lies on a cell, for each cell with a reel."""
        return {cell_of(slot, self.fill): owner for slot, owner in enumerate(self.owners) if owner != NOBODY}

    def claims(self) -> Claims:
        """Return who may still get the card of each cell, whatever is played; nobody is left out who can (H-9, H-12)."""
        heights = HEIGHTS[self.fill]
        placing = frozenset(seat for seat, reels in enumerate(self.left) if reels)
        ends = [end for end in map(HEIGHTS.__getitem__, PATTERNS) if all(map(int.__ge__, end, heights))]
        return [frozenset().union(*(self._claims(cell, end, placing) for end in ends)) for cell in range(CELLS)]

    def _claims(self, cell: int, end: Sequence[int], placing: frozenset[int]) -> frozenset[int]:
        """Who may get the card of a cell when the columns end with so many reels."""
        column = column_of(cell)
        slot = cell - (SIZES[column] - end[column])
        if slot < FIRST_CELL[column]:
            return frozenset((NOBODY,))
        owner = self.owners[slot]
        return placing if owner == NOBODY else frozenset((owner,))


def sure_movie(position: Position, claims: Claims, cell: int) -> tuple[int, int] | None:
    """Return genre and Films (an award twice, H-21) of a movie that the Star of a cell can finish for its sure owner, at least.

    ``position`` is any of the round's turns. None where that is not certain: it may find no project, or an earlier Star that may come to the same seat may take one (H-16).
    """
    (seat,) = claims[cell]
    cards = []
    for earlier in _before(cell, position.options.collect == "bottom_up"):
        card = position.cells[earlier]
        if claims[earlier] == {seat}:
            cards.append(card)
        elif seat in claims[earlier] and card.rating:
            return None
    found = [
        (end[genre] % FILM, -genre)
        for end in receive([end_of(position.area(seat))], cards)
        for genre in range(3)
        if end[genre]
    ]
    if not found:
        return None
    films, genre = max(found)
    return -genre, films


def _before(cell: int, bottom_up: bool) -> list[int]:
    """The cells whose cards are received before that of a cell (H-13, H-26)."""
    column = column_of(cell)
    first = FIRST_CELL[column]
    last = first + SIZES[column]
    return [*range(first), *(range(cell + 1, last) if bottom_up else range(first, cell))]
