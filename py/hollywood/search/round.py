"""A fast model of the rest of a round, for the searches: its states are whole numbers (``hollywood.search.turns``)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp

from hollywood.area import Area
from hollywood.cards import Card
from hollywood.columns import CELLS, FIRST_CELL, HEIGHTS, unclaimed_cells
from hollywood.moves import CLAP_CARD, DOUBLE_CARD, REEL
from hollywood.options import Options
from hollywood.position import Position
from hollywood.search.appraisal import Appraisal
from hollywood.search.completions import DRAWS, POOLS, completion
from hollywood.search.ledger import End, Ledger
from hollywood.search.turns import (
    CARDS_AT,
    EVERY_PATTERN,
    FIELD,
    FIELD_BITS,
    KEY,
    KEY_BITS,
    PATTERNS,
    REELS_KEY,
    SLOTS,
    TURNS,
    key_of,
    turn_at,
)
from hollywood.search.worth import TEMPERATURE, opening_worths

WIN_WEIGHT = 0.85
"""How much of a reward is the share of the win, in the last round; the rest looks at points, so that a lost game is still played well."""
_MARGIN = 4.0
"""Points above the average that make a rest of 0.73."""
EXPLORATION, LAST_EXPLORATION = 1.0, 1.0
"""Of the search: before the last round in points of worth (rewards differ by less the higher the temperature), and in it."""
_MOST_OUTCOMES = 200_000
"""Outcomes kept in memory; beyond, they are forgotten and worked out again."""
_MOST_MODELS = 2
"""Rounds kept in memory: each holds about 10 MB when Director is through with it, and who thinks about one seldom thinks about more than one other."""
BEST = 1 << 10
"""More than any movie is worth."""


Worth = tuple[float, int, int]
"""A seat's weight in the softmax, 0 in the last round; its points x ``BEST`` + its best movie; its points."""


class RoundModel:
    """The rest of a round, as ``tabletop.search.uct.Model``: each sample is rewards, shares of the win and points, by seat.

    Before the last round a share of the win is the reward, an estimate from worths (``Appraisal``); points are those by the rules at the
    round's end. In the last round both are the game's result.
    """

    def __init__(
        self,
        options: Options,
        rounds_left: int,
        cells: Sequence[Card],
        areas: Sequence[Area],
        unclaimed: Sequence[Card],
        openings: Sequence[float],
        open_projects: bool = True,
    ) -> None:
        """Model a round by its 14 cards and the areas and unclaimed cards with which it began; ``openings`` as ``opening_worths`` tells."""
        self.last = rounds_left == 0
        self.players = options.players
        self._seats = range(options.players)
        self._temperature = 1.0 if self.last else TEMPERATURE[options.players][rounds_left]
        self._openings = openings
        self.exploration = LAST_EXPLORATION if self.last else EXPLORATION / self._temperature
        self._appraisals = [
            Appraisal(
                options,
                rounds_left,
                _by_genre([*unclaimed, *(cells[cell] for cell in unclaimed_cells(fill))]),
                open_projects,
            )
            for fill in PATTERNS
        ]
        self._ledgers = [Ledger(area, cells, options.collect == "bottom_up") for area in areas]
        self._worths: list[dict[int, Worth]] = [{} for _ in self._seats]
        self._outcomes: dict[int, tuple[float, ...]] = {}
        self._turns = TURNS[self.last]

    def start(self, position: Position) -> int:
        """Return the state of a position of this round in which a reel is due."""
        seat = position.to_move
        assert seat is not None
        fields = 0
        hands = [0] * 4
        for other in self._seats:
            cards = (CLAP_CARD if position.has_clap(other) else 0) + (DOUBLE_CARD if position.has_double(other) else 0)
            hands[other] = position.reels(other) * REEL + cards
            fields |= 0 if self.last else cards << FIELD_BITS * other + CARDS_AT
        for first, height in zip(FIRST_CELL, HEIGHTS[position.fill], strict=True):
            for slot in range(first, first + height):
                fields |= 1 << FIELD_BITS * position.owner(slot) + slot
        return key_of(position.fill, seat, hands) | fields << KEY_BITS

    def turn(self, state: int) -> tuple[int, Sequence[int]]:
        """Return the seat to move and what each of its moves adds to the state; no moves when all reels are placed."""
        seat, steps, _ = self._turns.get(state & KEY) or turn_at(state & KEY, self.last)
        return seat, steps

    def texts(self, state: int) -> tuple[str, ...]:
        """Return the texts of the moves that ``turn`` tells, in the same order."""
        return turn_at(state & KEY, self.last)[2]

    def sample(self, state: int, number: int) -> tuple[float, ...]:
        """Fill the round at random, one of ``DRAWS`` ways by ``number``, and return what that gives each seat."""
        key = state & REELS_KEY
        pool = POOLS.get(key)
        added = (pool and pool[number % DRAWS]) or completion(key, number)
        fields = (state >> KEY_BITS) + added
        return self._outcomes.get(fields) or self._outcome(fields)

    def _outcome(self, fields: int) -> tuple[float, ...]:
        """Rewards, shares of the win and points, by seat, for the fields of a filled round."""
        # Most fields are known: they are looked up here, since a call each would take longer than the rest.
        worths = [
            known.get(fields >> FIELD_BITS * seat & FIELD) or self._worth(seat, fields >> FIELD_BITS * seat & FIELD)
            for seat, known in enumerate(self._worths)
        ]
        weights, results, points = zip(*worths, strict=True)
        if self.last:
            shares = shares_of(results)
            average = sum(points) / len(points)
            rewards = [
                WIN_WEIGHT * share + (1 - WIN_WEIGHT) * _margin(own - average)
                for share, own in zip(shares, points, strict=True)
            ]
        else:
            total = sum(weights)
            rewards = shares = [weight / total for weight in weights]
        if len(self._outcomes) >= _MOST_OUTCOMES:
            self._outcomes.clear()
        outcome = self._outcomes[fields] = (*rewards, *shares, *points)
        return outcome

    def results(self, fields: int, pattern: int) -> list[int]:
        """Return points x ``BEST`` + best movie of each seat, by the rules, for the fields of a round filled in a pattern."""
        fields += pattern * EVERY_PATTERN
        return [self._worth(seat, fields >> FIELD_BITS * seat & FIELD)[1] for seat in self._seats]

    def finish(self, state: int, number: int) -> int:
        """Return the fields of a round filled at random from a state, one of ``DRAWS`` ways by ``number``, as ``sample`` fills it."""
        return (state >> KEY_BITS) + completion(state & REELS_KEY, number)

    def end(self, seat: int, field: int) -> tuple[Appraisal, End]:
        """Return what a seat makes of its field in a filled round, and how to judge it."""
        pattern = field >> CELLS & 15
        appraisal = self._appraisals[pattern - 1]
        ends = self._ledgers[seat].ends(pattern, field & SLOTS)
        return appraisal, ends[0] if len(ends) == 1 else max(ends, key=appraisal.value)

    def _worth(self, seat: int, field: int) -> Worth:
        known = self._worths[seat]
        worth = known.get(field)
        if worth is None:
            appraisal, end = self.end(seat, field)
            points, best = appraisal.points(end)
            weight = 0.0
            if not self.last:
                value = appraisal.value(end)[0] + appraisal.studio(field >> CARDS_AT) + self._openings[seat]
                # Rounded, so that every C library gives the same.
                weight = float(f"{exp(value / self._temperature):.12g}")
            worth = known[field] = weight, points * BEST + best, points
        return worth


@cache
def _margin(above: float) -> float:
    """What so many points above the average come to, between 0 and 1: what breaks ties in ``hollywood.search.exact``, too."""
    return float(f"{1 / (1 + exp(-above / _MARGIN)):.12g}")


def shares_of(results: Sequence[int]) -> list[float]:
    """Return each seat's share of the win: 1/k to each of the k best (H-23)."""
    most = max(results)
    share = 1 / results.count(most)
    return [share if result == most else 0.0 for result in results]


def _by_genre(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(sum(card.genre == genre for card in cards) for genre in range(3))


@lru_cache(maxsize=_MOST_MODELS)
def _model(
    options: Options,
    left: int,
    cells: tuple[Card, ...],
    areas: tuple[Area, ...],
    unclaimed: tuple[Card, ...],
    openings: tuple[float, ...],
    rich: bool,
) -> RoundModel:
    return RoundModel(options, left, cells, areas, unclaimed, openings, rich)


def model_of(position: Position, open_projects: bool = True) -> RoundModel:
    """Return the model of the round of a position in which a reel is due; the same one for all turns of a round."""
    options = position.options
    areas = tuple(position.area(seat) for seat in range(options.players))
    left = options.rounds - position.round
    return _model(options, left, position.cells, areas, position.unclaimed, opening_worths(position), open_projects)
