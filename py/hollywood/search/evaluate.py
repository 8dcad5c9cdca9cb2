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
from hollywood.search.round import RoundModel, model_of
from hollywood.search.starchoice import rank_star_choices
from hollywood.search.turns import DOUBLE

SLICE = 250
"""Iterations between two chances to stop: about a hundredth of a second."""


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
        return
    model = model_of(position, effort.open_projects)
    state = model.start(position)
    search = Search(
        model, state, model.exploration, [move for move, text in enumerate(model.texts(state)) if text == DOUBLE]
    )
    search.run(min(_FIRST, effort.iterations))
    yield _ranking(position, model, state, search)
    if model.last and likely_states(state) <= effort.exact_states:
        try:
            for ranked in _solved(position, model, state, _GRACE * effort.exact_states):
                yield ranked or _ranking(position, model, state, search)
                if ranked:
                    return
        except Beyond:
            pass
    while (left := effort.iterations - search.iterations) > 0 and not search.settled(left):
        search.run(min(SLICE, left))
        yield _ranking(position, model, state, search)


def _solved(position: Position, model: RoundModel, state: int, most: int) -> Iterator[Ranking | None]:
    """Yield None while the solver works, then the exact ranking. Raises ``Beyond``."""
    seat = position.to_move
    assert seat is not None
    players = model.players
    solver = Exact(model, most)
    ranked = []
    for text, ranks in solver.moves(state):
        move = RankedMove(text, ranks[players + seat] / 12, float(ranks[2 * players + seat]), 1)
        ranked.append((ranks[seat], move))
        yield None
    # Python's sort is stable: what comes to the same stays in the order of the tie-break.
    ranked.sort(key=lambda item: item[0], reverse=True)
    yield Ranking(tuple(move for _, move in ranked), solver.states, True)


def _ranking(position: Position, model: RoundModel, state: int, search: Search) -> Ranking:
    """Rank the move of the search first, the others by visits, ties in the order of the moves."""
    seat = position.to_move
    assert seat is not None
    texts = model.texts(state)
    edges = search.edges
    ranked: list[tuple[int, Edge, str]] = []
    best = texts[search.best]
    for move, (text, edge) in enumerate(zip(texts, edges, strict=True)):
        if text == DOUBLE:
            pairs = _pairs(model, state, search, move)
            ranked += pairs
            if move == search.best:
                best = pairs[search.inner_best(move)][2]
        else:
            ranked.append((edge.visits, edge, text))
    ranked.sort(key=lambda item: (item[2] != best, -item[0]))
    left = position.options.rounds - position.round
    moves = tuple(_ranked(model, seat, left, *item) for item in ranked)
    return Ranking(moves, search.iterations, False)


def _pairs(model: RoundModel, state: int, search: Search, move: int) -> list[tuple[int, Edge, str]]:
    """The pairs of a Double Reel; one that was not tried is taken for what is known of all of them."""
    announced = state + model.turn(state)[1][move]
    texts = model.texts(announced)
    whole = search.edges[move]
    edges = search.inner_edges(move) or [Edge(0, [])] * len(texts)
    return [(edge.visits, edge if edge.visits else whole, text) for edge, text in zip(edges, texts, strict=True)]


def _ranked(model: RoundModel, seat: int, left: int, visits: int, edge: Edge, text: str) -> RankedMove:
    means = edge.means
    if not means:
        return RankedMove(text, 0.0, 0.0, 0)
    players = model.players
    win = calibrated(means[players + seat], players, left)
    return RankedMove(text, win, means[2 * players + seat], visits)
