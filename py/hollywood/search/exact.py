"""Exact endings: the rest of the last round played out by max^n, every player choosing what is best for itself.

To mean one thing, a mover takes the most win share, then the largest (players x own points - all points), then the first of A, B,
C, D, clap, double and of the pairs by text. In the last round each player's Star choices are the ones that give it most points,
then the best movie; they change nothing for others.
"""

from collections.abc import Generator, Iterator

from hollywood.moves import CLAP_CARD, DOUBLE_CARD, REEL
from hollywood.search.round import BEST, RoundModel
from hollywood.search.turns import KEY, KEY_BITS, PATTERN_OF_FILL, fill_of, hands_of, turn_at

STATES_A_SLICE = 1000
"""States between two chances to stop: about a hundredth of a second."""
_SHARE = 1 << 14
"""More than twice any difference of points can be, so that a rank is share x 12 x this + players x own points - all points."""
_TWELFTHS = (0, 12, 6, 4, 3)
Ranks = tuple[int, ...]
"""What an ending is worth to each seat, as whole numbers to compare; then each seat's share of the win in twelfths, then points."""


class Beyond(Exception):
    """There are more states than the solver was allowed to look at."""


class Exact:
    """Solves states of a last round and remembers them."""

    def __init__(self, model: RoundModel, most: int) -> None:
        """Look at no more than ``most`` states in all."""
        self._model = model
        self._most = self._pause = most
        self._known: dict[int, Ranks] = {}
        self._endings: dict[int, Ranks] = {}

    @property
    def states(self) -> int:
        """How many states have been solved."""
        return len(self._known)

    def in_slices(self, state: int) -> Generator[None, None, list[tuple[str, Ranks]]]:
        """Do what ``moves`` does, yielding after every ``STATES_A_SLICE`` states; what has been solved is not solved again. Raises ``Beyond``."""
        while True:
            self._pause = min(self.states + STATES_A_SLICE, self._most)
            try:
                return list(self.moves(state))
            except Beyond:
                if self.states >= self._most:
                    raise
            finally:
                self._pause = self._most
            yield

    def moves(self, state: int) -> Iterator[tuple[str, Ranks]]:
        """Yield each move of a state, a Double Reel as its pairs, with what comes of it. Raises ``Beyond``."""
        _, steps, texts = turn_at(state & KEY, True)
        for step, text in zip(steps, texts, strict=True):
            if text == "double":
                yield from self.moves(state + step)
            else:
                yield text, self.solve(state + step)

    def solve(self, state: int) -> Ranks:
        """Return what comes of a state when everybody plays best. Raises ``Beyond``."""
        known = self._known
        ranks = known.get(state)
        if ranks is not None:
            return ranks
        seat, steps, _ = turn_at(state & KEY, True)
        if not steps:
            return self._ending(state)
        most = -_SHARE
        best: Ranks = ()
        for step in steps:
            ranks = known.get(state + step) or self.solve(state + step)
            if ranks[seat] > most:
                most = ranks[seat]
                best = ranks
        if len(known) >= self._pause:
            raise Beyond
        known[state] = best
        return best

    def follow(self, state: int) -> int:
        """Return the state in which a solved state ends when everybody plays best. Raises ``Beyond``."""
        while True:
            seat, steps, _ = turn_at(state & KEY, True)
            if not steps:
                return state
            worths = [self.solve(state + step)[seat] for step in steps]
            state += steps[worths.index(max(worths))]

    def _ending(self, state: int) -> Ranks:
        ranks = self._endings.get(state)
        if ranks is None:
            ranks = self._endings[state] = self._ranks(state)
        return ranks

    def _ranks(self, state: int) -> Ranks:
        results = self._model.results(state >> KEY_BITS, PATTERN_OF_FILL[fill_of(state)])
        points = [result // BEST for result in results]
        total = sum(points)
        most = max(results)
        share = _TWELFTHS[results.count(most)]
        shares = [share if result == most else 0 for result in results]
        players = len(results)
        ranks = [won * _SHARE + players * own - total for won, own in zip(shares, points, strict=True)]
        return (*ranks, *shares, *points)


def likely_states(state: int) -> float:
    """Return about how many states a solver would have to look at; the fit is within a factor of three."""
    hands = hands_of(state & KEY)
    reels = sum(hand // REEL for hand in hands)
    cards = sum(bool(hand & CLAP_CARD) + bool(hand & DOUBLE_CARD) for hand in hands)
    return float(2 ** (1.8 * reels + 0.6 * cards - 2.2))
