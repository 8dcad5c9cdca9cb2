"""The one evaluation of a decision, for bots, hints, reviews and the command line."""

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.game import View
from tabletop.search.uct import Edge, Search

from hollywood.position import Position, Stage
from hollywood.replay import position_of
from hollywood.search.calibration import calibrated
from hollywood.search.exact import Beyond, Exact, likely_states
from hollywood.search.ranking import RankedMove, Ranking
from hollywood.search.round import model_of
from hollywood.search.starchoice import rank_star_choices
from hollywood.search.turns import DOUBLE

SLICE = 250
"""Iterations between two chances to stop: about five milliseconds in CPython."""


_FIRST = 50
"""Iterations before the first answer."""
_GRACE = 2
"""How many times more states than expected a solver may look at before it gives up."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think."""

    iterations: int
    """Of the search; a decision that is settled earlier ends it."""
    exact_states: int = 0
    """Last rounds with about so many states or fewer are solved exactly; 0 for none."""
    open_projects: bool = True
    """Whether open projects and unspent Studio cards are valued for the rounds to come."""


def evaluate(view: View, effort: Effort) -> Iterator[Ranking]:
    """Yield ever better rankings of the moves of the seat to move, the first at once; each step is a slice of thinking.

    The same view and effort give the same rankings, whatever was evaluated before.
    """
    position = position_of(view)
    if position.stage is Stage.STAR:
        yield rank_star_choices(position, effort.open_projects)
    else:
        yield from Evaluation(position, effort).rankings()


class Evaluation:
    """The evaluation of one turn, with all that it rests on."""

    def __init__(self, position: Position, effort: Effort) -> None:
        """Evaluate a position in which a reel is due."""
        seat = position.to_move
        assert seat is not None
        self.seat = seat
        self.model = model_of(position, effort.open_projects)
        self.state = self.model.start(position)
        self.solver: Exact | None = None
        """What solved the ending, once it has."""
        inner = [move for move, text in enumerate(self.model.texts(self.state)) if text == DOUBLE]
        self.search = Search(self.model, self.state, self.model.exploration, inner)
        self._effort = effort
        self._left = position.options.rounds - position.round

    def rankings(self) -> Iterator[Ranking]:
        """Yield ever better rankings, as ``evaluate`` does."""
        search = self.search
        effort = self._effort
        search.run(min(_FIRST, effort.iterations))
        yield self._ranking()
        if self.model.last and likely_states(self.state) <= effort.exact_states:
            try:
                for ranked in self._solved(_GRACE * effort.exact_states):
                    yield ranked or self._ranking()
                    if ranked:
                        return
            except Beyond:
                pass
        while (left := effort.iterations - search.iterations) > 0 and not search.settled(left):
            search.run(min(SLICE, left))
            yield self._ranking()

    def _solved(self, most: int) -> Iterator[Ranking | None]:
        """Yield None while the solver works, then the exact ranking. Raises ``Beyond``."""
        players = self.model.players
        seat = self.seat
        solver = Exact(self.model, most)
        ranked = []
        for text, ranks in (yield from solver.in_slices(self.state)):
            shares = tuple(share / 12 for share in ranks[players : 2 * players])
            move = RankedMove(text, shares[seat], float(ranks[2 * players + seat]), 1, shares)
            ranked.append((ranks[seat], move))
        # Python's sort is stable: what comes to the same stays in the order of the tie-break.
        ranked.sort(key=lambda item: item[0], reverse=True)
        self.solver = solver
        yield Ranking(tuple(move for _, move in ranked), solver.states, True)

    def _ranking(self) -> Ranking:
        """Rank the move of the search first, the others by visits, ties in the order of the moves."""
        search = self.search
        texts = self.model.texts(self.state)
        ranked: list[tuple[int, Edge, str]] = []
        best = texts[search.best]
        for move, (text, edge) in enumerate(zip(texts, search.edges, strict=True)):
            if text == DOUBLE:
                pairs = self._pairs(move)
                ranked += pairs
                if move == search.best:
                    best = pairs[search.inner_best(move)][2]
            else:
                ranked.append((edge.visits, edge, text))
        ranked.sort(key=lambda item: (item[2] != best, -item[0]))
        moves = tuple(self._ranked(*item) for item in ranked)
        return Ranking(moves, search.iterations, False)

    def _pairs(self, move: int) -> list[tuple[int, Edge, str]]:
        """The pairs of a Double Reel; one that was not tried is taken for what is known of all of them."""
        texts = self.model.texts(self.state + self.model.turn(self.state)[1][move])
        whole = self.search.edges[move]
        edges = self.search.inner_edges(move) or [Edge(0, [])] * len(texts)
        return [(edge.visits, edge if edge.visits else whole, text) for edge, text in zip(edges, texts, strict=True)]

    def _ranked(self, visits: int, edge: Edge, text: str) -> RankedMove:
        means = edge.means
        players = self.model.players
        if not means:
            return RankedMove(text, 0.0, 0.0, 0, (1 / players,) * players)
        shares = calibrated(means[players : 2 * players], self._left)
        return RankedMove(text, shares[self.seat], means[2 * players + self.seat], visits, shares)
