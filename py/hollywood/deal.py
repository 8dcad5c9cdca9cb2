"""What chance brings, as a function of a text seed (H-5, H-6): the same in every Python."""

from tabletop.rng import Rng

from hollywood.cards import STARS, Card
from hollywood.columns import CELLS
from hollywood.moves import Deal, First

STARS_A_ROUND = 3
MOVIE_CARDS_A_ROUND = CELLS - STARS_A_ROUND
_CELLS = range(CELLS)


def first_player(seed: str, players: int) -> First:
    """Draw the opener of round 1 (H-6)."""
    return First(Rng(f"hollywood first {seed}").below(players))


def deal_round(seed: str, number: int, undealt: tuple[Card, ...]) -> Deal:
    """Deal round ``number`` (from 1) from the undealt cards, which come in canonical order (H-5).

    Three Stars go to three random cells and eleven Movie cards to the others, each in random order: the same as shuffling
    all fourteen, with fewer draws.
    """
    rng = Rng(f"hollywood deal {number} {seed}")
    stars_left = len(STARS) - STARS_A_ROUND * (number - 1)
    cards = rng.sample(undealt[:-stars_left], MOVIE_CARDS_A_ROUND)
    stars = rng.sample(undealt[-stars_left:], STARS_A_ROUND)
    for cell, star in zip(sorted(rng.sample(_CELLS, STARS_A_ROUND)), stars, strict=True):
        cards.insert(cell, star)
    return Deal(tuple(cards))
