"""UCT for several players (max^n): every player is taken to choose what is best for itself.

Kocsis and Szepesvari, "Bandit based Monte-Carlo Planning" (ECML 2006), with the rewards of all players backed up as in Sturtevant,
"An Analysis of UCT in Multi-Player Games" (CG 2008). Nodes are shared by all paths that lead to one state; each edge keeps
counts of its own (UCT1 in Childs, Brodeur and Kocsis, "Transpositions and Move Groups in Monte Carlo Tree Search", CIG 2008).
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Protocol

EXPLORATION = 0.4
"""How much a rarely tried move is favoured; rewards lie between 0 and 1."""
_UNTRIED = 1e9
_SEAT, _STATES, _KIDS, _VISITS, _MEANS, _RARITY, _TOTAL = range(7)


class Model(Protocol):
    """What the search asks of a game. A state is a whole number; the search only adds, compares and keeps it."""

    def turn(self, state: int) -> tuple[int, Sequence[int]]:
        """Return the seat to move and, for each of its moves, the next state less this one; no moves where play ends."""

    def sample(self, state: int, number: int) -> tuple[float, ...]:
        """Play on at random, a function of both arguments, and return the rewards of all seats, then whatever else is to be averaged."""


class Edge:
    """What is known of a move at the root: how often it was tried, and the averages of what followed."""

    __slots__ = ("sums", "visits")

    def __init__(self, visits: int, sums: Sequence[float]) -> None:
        self.visits = visits
        self.sums = sums

    @property
    def means(self) -> list[float]:
        """Averages of what ``Model.sample`` returned; empty for a move that was never tried."""
        return [total / self.visits for total in self.sums] if self.visits else []


_Node = list[Any]
_wide: list[float] = [0.0, 0.0]
_rare: list[float] = [_UNTRIED, 1.0]


def _reach(most: int) -> None:
    """Extend the tables of sqrt(log(n)) and 1/sqrt(n) to ``most``; rounded, so that every C library gives the same."""
    for n in range(len(_wide), most + 1):
        _wide.append(EXPLORATION * sqrt(round(log(n), 12)))
        _rare.append(1 / sqrt(n))


class Search:
    """A search that can be continued: ``run`` adds iterations to one tree. It depends on the model and the state alone."""

    def __init__(self, model: Model, state: int, inner: Sequence[int] = ()) -> None:
        """Begin at a state that has moves. ``inner`` are the numbers of moves after which the same decision goes on."""
        self._model = model
        self._table: dict[int, _Node] = {}
        self._root = self._node(state)
        self._sums: list[list[float]] = [[] for _ in self._root[_STATES]]
        self._inner: dict[int, list[list[float]]] = {move: [] for move in inner}
        self.iterations = 0

    @property
    def visits(self) -> list[int]:
        """How often each move has been tried."""
        return list(self._root[_VISITS])

    @property
    def edges(self) -> list[Edge]:
        """All moves of the root, in the model's order."""
        return [Edge(visits, sums) for visits, sums in zip(self._root[_VISITS], self._sums, strict=True)]

    def inner_edges(self, move: int) -> list[Edge]:
        """Return the second halves of a move that ``inner`` named; empty when it was hardly tried."""
        node = self._root[_KIDS][move]
        return [Edge(*pair) for pair in zip(node[_VISITS], self._inner[move], strict=True)] if node else []

    def settled(self, left: int) -> bool:
        """Return whether ``left`` more iterations cannot make another move the most visited one."""
        visits = self._root[_VISITS]
        if len(visits) == 1:
            return True
        second, first = sorted(visits)[-2:]
        return bool(first - second > left)

    def _node(self, state: int) -> _Node:
        seat, steps = self._model.turn(state)
        moves = len(steps)
        node: _Node = [
            seat,
            [state + step for step in steps],
            [None] * moves,
            [0] * moves,
            [0.0] * moves,
            [_UNTRIED] * moves,
            1,
        ]
        self._table[state] = node
        return node

    def run(self, count: int) -> None:
        """Add ``count`` iterations."""
        root, table, sample = self._root, self._table, self._model.sample
        wide, rare = _wide, _rare
        _reach(self.iterations + count + 2)
        for number in range(self.iterations, self.iterations + count):
            node = root
            path = []
            while True:
                _, states, kids, visits, means, rarity, total = node
                width = wide[total]
                scores = [mean + width * rare_ for mean, rare_ in zip(means, rarity)]  # noqa: B905
                move = scores.index(max(scores))
                path.append((node, move))
                kid = kids[move]
                if kid is None:
                    state = states[move]
                    if not visits[move]:
                        rewards = sample(state, number)
                        break
                    kid = table.get(state)
                    if kid is None:
                        kid = self._node(state)
                    kids[move] = kid
                if not kid[_STATES]:
                    rewards = sample(states[move], number)
                    break
                node = kid
            for node, move in path:
                visits = node[_VISITS]
                visits[move] = tried = visits[move] + 1
                means = node[_MEANS]
                means[move] += (rewards[node[_SEAT]] - means[move]) / tried
                node[_RARITY][move] = rare[tried]
                node[_TOTAL] += 1
            self._note(path, rewards)
        self.iterations += count

    def _note(self, path: list[tuple[_Node, int]], rewards: tuple[float, ...]) -> None:
        """Add what followed to the sums of the move at the root, and of its second half where there is one."""
        move = path[0][1]
        sums = self._sums
        sums[move] = [a + b for a, b in zip(sums[move], rewards)] if sums[move] else list(rewards)  # noqa: B905
        if move in self._inner and len(path) > 1:
            node, second = path[1]
            halves = self._inner[move]
            if not halves:
                halves += [[] for _ in node[_STATES]]
            half = halves[second]
            halves[second] = [a + b for a, b in zip(half, rewards)] if half else list(rewards)  # noqa: B905
