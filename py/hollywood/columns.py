"""How full the four columns are, and what follows from it (H-5, H-9, H-12, H-13).

Nothing moves in a column but by being pushed: its ``k``-th reel ends ``k`` cards below the highest one that the column
reaches. So a position needs only how many reels each column has (its *fill*, a number below 400) and whose each arrival was
(its *slot*, a number below 14); where a reel lies follows.
"""

from functools import cache

SIZES = (4, 4, 3, 3)
"""Cards of the columns A, B, C, D (H-5)."""
NAMES = "ABCD"
CELLS = sum(SIZES)
FIRST_CELL = (0, 4, 8, 11)
"""Number of each column's top cell, and of its first slot."""
FILLS = 5 * 5 * 4 * 4
NO_SLOT = CELLS
"""A slot of nobody, so that every move can write two."""


WEIGHTS = (80, 16, 4, 1)
"""What one reel in A, B, C, D adds to the number of the fill."""


def _heights(fill: int) -> tuple[int, int, int, int]:
    return fill // 80, fill // 16 % 5, fill // 4 % 4, fill % 4


HEIGHTS = tuple(_heights(fill) for fill in range(FILLS))
"""Reels in A, B, C, D for each fill."""

Step = tuple[int, int, int]
"""What a move does to the columns: the next fill and the two slots it writes."""
NO_STEP: Step = (-1, NO_SLOT, NO_SLOT)
"""The step of a move that a full column forbids."""


def place(column: int, fill: int) -> tuple[int, int] | None:
    """Return the next fill and the slot that a reel takes in ``column``, or None where it is full (H-9)."""
    height = HEIGHTS[fill][column]
    if height == SIZES[column]:
        return None
    return fill + WEIGHTS[column], FIRST_CELL[column] + height


def cell_of(slot: int, fill: int) -> int:
    """Return the cell on which the reel of ``slot`` lies when the columns are filled as ``fill`` (H-9)."""
    column = column_of(slot)
    return slot + SIZES[column] - HEIGHTS[fill][column]


def column_of(cell: int) -> int:
    """Return the number of the column that holds a cell or a slot."""
    return max(column for column in range(4) if FIRST_CELL[column] <= cell)


@cache
def receiving_order(fill: int, bottom_up: bool) -> tuple[tuple[int, int], ...]:
    """Return slot and cell of each reel in the order in which their cards are received (H-13, H-26)."""
    order: list[tuple[int, int]] = []
    for column in range(4):
        slots = range(FIRST_CELL[column], FIRST_CELL[column] + HEIGHTS[fill][column])
        order += [(slot, cell_of(slot, fill)) for slot in (reversed(slots) if bottom_up else slots)]
    return tuple(order)


@cache
def unclaimed_cells(fill: int) -> tuple[int, ...]:
    """Return the cells of a filled round that no reel claims, in order (H-12)."""
    return tuple(
        cell
        for first, size, height in zip(FIRST_CELL, SIZES, HEIGHTS[fill], strict=True)
        for cell in range(first, first + size - height)
    )
