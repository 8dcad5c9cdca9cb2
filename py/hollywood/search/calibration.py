"""From what the search expects of the reward to the share of the win that then comes about."""

from collections.abc import Mapping

SHARPNESS: Mapping[int, Mapping[int, float]] = {
    3: {2: 1.0, 1: 1.0, 0: 1.0},
    4: {3: 1.0, 2: 1.0, 1: 1.0, 0: 1.0},
}
"""By players and rounds left: the power to which the odds against an even share are raised."""


def calibrated(share: float, players: int, rounds_left: int) -> float:
    """Return the share of the win to be told for one that the search expects; 0, 1 and an even share stay what they are."""
    power = SHARPNESS[players][rounds_left]
    own: float = share**power
    others: float = (1 - share) ** power * (players - 1) ** (1 - power)
    return own / (own + others)
