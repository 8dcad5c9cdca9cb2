"""How a game ended (H-23)."""

from collections.abc import Sequence
from typing import Literal

from tabletop.game import Facts


class Outcome(Facts):
    """Points of every seat and who won by what."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats that share the victory, ascending."""
    decided_by: Literal["points", "best_movie", "shared"]
    """What singled out the winner; ``shared`` when nothing did."""
    best_movies: tuple[int, ...]
    """Points of each seat's most valuable movie."""

    @classmethod
    def of(cls, scores: Sequence[int], best_movies: Sequence[int]) -> "Outcome":
        """Name the winner: most points, then the best movie among those tied for first, then a shared victory (H-23)."""
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        best = max(best_movies[seat] for seat in first)
        winners = [seat for seat in first if best_movies[seat] == best]
        decided: Literal["points", "best_movie", "shared"] = "best_movie"
        if len(winners) > 1:
            decided = "shared"
        elif len(first) == 1:
            decided = "points"
        return cls(tuple(scores), tuple(winners), decided, tuple(best_movies))
