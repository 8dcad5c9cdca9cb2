"""Random ends of a round: who would get which slot if every reel left went into a random column, Studio cards unspent.

They do not depend on the cards that lie there, so they are drawn once for a fill and kept. A draw is a function of its fill
and its number alone: what was computed before never changes a decision.
"""

from functools import cache

from tabletop.rng import Rng

from hollywood.columns import FILLS, HEIGHTS, place
from hollywood.options import REELS
from hollywood.search.turns import EVERY_PATTERN, FIELD_BITS, PATTERN_OF_FILL, fill_of, order_of

DRAWS = 64
"""Completions of a fill; a search that needs more uses them again."""
_MOST_POOLS = 2_000
"""Keys kept in memory; beyond, they are forgotten and worked out again."""

_Draw = tuple[int, tuple[int, ...]]
"""The number of the pattern that came out, from 1, and the slots in the order in which reels took them."""
_draws: list[tuple[_Draw, ...]] = [()] * FILLS
POOLS: dict[int, list[int]] = {}
"""What ``completion`` has returned so far, by key without Studio cards and number; 0 where it was not asked for."""
_orders: dict[int, tuple[int, ...]] = {}


def completion(key: int, number: int) -> int:
    """Return what a random end, one of ``DRAWS``, adds to the fields of a state with this key, Studio cards left out; never 0."""
    pool = POOLS.get(key)
    if pool is None:
        if len(POOLS) >= _MOST_POOLS:
            POOLS.clear()
        pool = POOLS[key] = [0] * DRAWS
    pool[number % DRAWS] = added = _completion(key, number % DRAWS)
    return added


def _completion(key: int, number: int) -> int:
    fill = fill_of(key)
    draws = _draws[fill]
    if not draws:
        draws = _draws[fill] = _drawn(fill)
    turns = key - fill
    shifts = _orders.get(turns)
    if shifts is None:
        shifts = _orders[turns] = tuple(FIELD_BITS * seat for seat in order_of(key))
    pattern, slots = draws[number]
    added = pattern * EVERY_PATTERN
    for shift, slot in zip(shifts, slots, strict=True):
        added += 1 << shift + slot
    return added


def _drawn(fill: int) -> tuple[_Draw, ...]:
    rng = Rng(f"hollywood completions {fill}")
    return tuple(_draw(fill, rng) for _ in range(DRAWS))


@cache
def _places(fill: int) -> list[tuple[int, int]]:
    """What a reel in each column that is not full leads to."""
    return [placed for column in range(4) if (placed := place(column, fill))]


def _draw(fill: int, rng: Rng) -> _Draw:
    slots = []
    for _ in range(REELS - sum(HEIGHTS[fill])):
        fill, slot = rng.choice(_places(fill))
        slots.append(slot)
    return PATTERN_OF_FILL[fill], tuple(slots)
