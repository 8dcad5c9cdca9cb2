"""UCT for several players (max^n): every player is taken to choose what is best for itself.

Kocsis and Szepesvari, "Bandit based Monte-Carlo Planning" (ECML 2006), with the rewards of all players backed up as in Sturtevant,
"An Analysis of UCT in Multi-Player Games" (CG 2008). Nodes are shared by all paths that lead to one state; each edge keeps
counts of its own (UCT1 in Childs, Brodeur and Kocsis, "Transpositions and Move Groups in Monte Carlo Tree Search", CIG 2008).
States of which the end is known for certain are marked and not searched again, as in Winands, Bjornsson and Saito, "Monte-Carlo Tree
Search Solver" (CG 2008), here for several players: such a state is worth what the best move for its mover is worth.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, Protocol

_UNTRIED = 1e9
_SEAT, _STATES, _KIDS, _VISITS, _MEANS, _RARITY, _TOTAL, _OPEN = range(8)


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
        _wide.append(sqrt(round(log(n), 12)))
        _rare.append(1 / sqrt(n))


class Search:
    """A search that can be continued: ``run`` adds iterations to one tree. It depends on the model and the state alone."""

    def __init__(self, model: Model, state: int, exploration: float, inner: Sequence[int] = ()) -> None:
        """Begin at a state that has moves.

        ``exploration`` says how much a rarely tried move is favoured, where rewards lie between 0 and 1; ``inner`` are the numbers
        of moves after which the same decision goes on.
        """
        self._exploration = exploration
        self._model = model
        self._table: dict[int, Any] = {}
        self._root = self._node(state)
        self._sums: list[list[float]] = [[] for _ in self._root[_STATES]]
        self._inner: dict[int, list[list[float]]] = {move: [] for move in inner}
        self._inner_nodes: dict[int, _Node] = {}
        self.iterations = 0

    @property
    def visits(self) -> list[int]:
        """How often each move has been tried."""
        return list(self._root[_VISITS])

    @property
    def edges(self) -> list[Edge]:
        """All moves of the root, in the model's order."""
        return _edges(self._root, self._sums)

    @property
    def best(self) -> int:
        """The number of the move to make: the most visited one, or the best one where all are known for certain; the first of equals."""
        return _best(self._root)

    def inner_edges(self, move: int) -> list[Edge]:
        """Return the second halves of a move that ``inner`` named; empty when it was hardly tried."""
        node = self._inner_nodes.get(move)
        return _edges(node, self._inner[move]) if node else []

    def inner_best(self, move: int) -> int:
        """Return the number of the best second half of a move that ``inner`` named."""
        node = self._inner_nodes.get(move)
        return _best(node) if node else 0

    def settled(self, left: int) -> bool:
        """Return whether all is certain, or ``left`` more iterations cannot make another move the most visited one."""
        visits = self._root[_VISITS]
        if len(visits) == 1 or not self._root[_OPEN]:
            return True
        second, first = sorted(visits)[-2:]
        return bool(first - second > left)

    def follow(self, state: int, pick: Callable[[Sequence[int]], int]) -> int:
        """Return the state in which the tree ends, played on from one of its states.

        At each state ``pick`` is handed how often each move was tried and returns the number of the one to follow; where the end
        is known for certain, it is the best one.
        """
        table = self._table
        while True:
            seat, steps = self._model.turn(state)
            node = table.get(state)
            if not steps or node is None:
                return state
            if node.__class__ is tuple:
                # All that follows is certain, too.
                worths = [table[state + step][seat] for step in steps]
                state += steps[worths.index(max(worths))]
            elif any(node[_VISITS]):
                state += steps[pick(node[_VISITS])]
            else:
                return state

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
            moves,
        ]
        self._table[state] = node
        return node

    def run(self, count: int) -> None:
        """Add ``count`` iterations."""
        root, table, sample = self._root, self._table, self._model.sample
        wide, rare, exploration = _wide, _rare, self._exploration
        _reach(self.iterations + count + 2)
        for number in range(self.iterations, self.iterations + count):
            node = root
            path = []
            while True:
                _, states, kids, visits, means, rarity, total, _ = node
                width = exploration * wide[total]
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
                        if not kid[_OPEN]:
                            kid = table[state] = sample(state, number)
                    kids[move] = kid
                    if len(path) == 1 and move in self._inner and kid.__class__ is list:
                        self._inner_nodes[move] = kid
                if kid.__class__ is tuple:
                    rewards = kid
                    if rarity[move]:
                        self._prove(path)
                    break
                node = kid
            for node, move in path:
                visits = node[_VISITS]
                visits[move] = tried = visits[move] + 1
                node[_TOTAL] += 1
                if node[_RARITY][move]:
                    means = node[_MEANS]
                    means[move] += (rewards[node[_SEAT]] - means[move]) / tried
                    node[_RARITY][move] = rare[tried]
            self._note(path, rewards)
            if not root[_OPEN]:
                self.iterations = number + 1
                return
        self.iterations += count

    def _prove(self, path: list[tuple[_Node, int]]) -> None:
        """Mark the last move of a path, whose worth is known for certain, and all before it that this makes certain."""
        for depth in range(len(path) - 1, -1, -1):
            node, move = path[depth]
            seat, _, kids, _, means, rarity, _, _ = node
            means[move] = kids[move][seat]
            rarity[move] = 0.0
            node[_OPEN] -= 1
            if node[_OPEN] or not depth:
                return
            parent, before = path[depth - 1]
            parent[_KIDS][before] = self._table[parent[_STATES][before]] = kids[means.index(max(means))]

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


def _edges(node: _Node, sums: Sequence[list[float]]) -> list[Edge]:
    """The edges of a node; the averages of one whose worth is certain are that worth."""
    return [
        Edge(tried, [worth * tried for worth in kid] if kid.__class__ is tuple else total)
        for tried, kid, total in zip(node[_VISITS], node[_KIDS], sums, strict=True)
    ]


def _best(node: _Node) -> int:
    values: list[float] = node[_VISITS] if node[_OPEN] else node[_MEANS]
    return values.index(max(values))
