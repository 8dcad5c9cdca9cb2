"""What an evaluation says of the moves of a decision."""

from typing import NamedTuple


class RankedMove(NamedTuple):
    """A move with what is expected of it for the player who makes it."""

    move: str
    """Its text; a Double Reel in two columns is named with the columns sorted, as both orders come to the same."""
    win: float
    """Expected share of the win, 0 to 1."""
    points: float
    """Expected score by the rules at the end of this round; in the last round, of the game."""
    visits: int
    """How often it was tried."""
    shares: tuple[float, ...]
    """Expected share of the win of each seat."""


class Ranking(NamedTuple):
    """The moves, best first; the first is the one that a bot plays. Moves that only waste a Studio card are left out."""

    moves: tuple[RankedMove, ...]
    iterations: int
    exact: bool
    """Whether win shares and points are what comes about when everybody plays on as ``hollywood.search.exact`` says."""
