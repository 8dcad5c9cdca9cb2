"""Bots that search: *Critic*, *Producer* and *Director* differ in how far they look and in what they value."""

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.game import View
from tabletop.rng import Rng

from hollywood.search.evaluate import Effort, evaluate


@dataclass(frozen=True, slots=True)
class Searcher:
    """Plays the first move of the evaluation. It needs no luck: its search is a function of the view."""

    name: str
    effort: Effort

    def think(self, view: View, rng: Rng) -> Iterator[str]:
        """Yield ever better moves, one a slice."""
        for ranking in evaluate(view, self.effort):
            yield ranking.moves[0].move


CRITIC = Searcher("critic", Effort(45))
PRODUCER = Searcher("producer", Effort(120))
DIRECTOR = Searcher("director", Effort(20_000, exact_states=30_000))
