"""What chance brings, as a function of a text seed (H-5, H-6): the same in every Python."""

from functools import cache
from math import perm

from tabletop.rng import Rng, arrangement

from hollywood.cards import MOVIE_CARDS, STARS, Card
from hollywood.columns import CELLS
from hollywood.moves import Deal, First

STARS_A_ROUND = 3
MOVIE_CARDS_A_ROUND = CELLS - STARS_A_ROUND
_ROUNDS = 4
_MOVIE_ORDERS = [perm(len(MOVIE_CARDS) - MOVIE_CARDS_A_ROUND * dealt, MOVIE_CARDS_A_ROUND) for dealt in range(_ROUNDS)]
_STAR_ORDERS = [perm(len(STARS) - STARS_A_ROUND * dealt, STARS_A_ROUND) for dealt in range(_ROUNDS)]
_CELL_ORDERS = perm(CELLS, STARS_A_ROUND)
"""How many ways there are, by rounds dealt before, to draw Movie cards, Stars, and cells for the Stars."""


def first_player(seed: str, players: int) -> First:
    """Draw the opener of round 1 (H-6)."""
    return First(Rng(f"hollywood first {seed}").below(players))


def deal_round(seed: str, number: int, undealt: tuple[Card, ...]) -> Deal:
    """Deal round ``number`` (from 1) from the undealt cards, which come in canonical order (H-5).

    Three Stars go to three random cells and eleven Movie cards to the others, each in random order: the same as shuffling
    all fourteen. It is one choice among all such deals.
    """
    movie_orders, star_orders = _MOVIE_ORDERS[number - 1], _STAR_ORDERS[number - 1]
    choice = Rng(f"hollywood deal {number} {seed}").below(movie_orders * star_orders * _CELL_ORDERS)
    choice, movie_order = divmod(choice, movie_orders)
    cell_order, star_order = divmod(choice, star_orders)
    stars_left = len(STARS) - STARS_A_ROUND * (number - 1)
    cards = arrangement(undealt[:-stars_left], MOVIE_CARDS_A_ROUND, movie_order)
    stars = arrangement(undealt[-stars_left:], STARS_A_ROUND, star_order)
    for cell in _star_cells(cell_order):
        cards.insert(cell, stars.pop(0))
    return Deal(tuple(cards))


@cache
def _star_cells(order: int) -> list[int]:
    """The cells of the Stars, in order, for the number of an order of three cells."""
    return sorted(arrangement(range(CELLS), STARS_A_ROUND, order))
