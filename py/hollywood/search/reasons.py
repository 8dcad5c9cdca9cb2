"""Why a move is best, as reasons that are true: what separates it from the alternatives, in points by the game's end."""

from collections.abc import Iterator, Sequence

from tabletop.refusal import Reason

from hollywood.cards import GENRES
from hollywood.columns import FIRST_CELL, HEIGHTS, NAMES, SIZES, column_of
from hollywood.moves import MOVES, REEL
from hollywood.position import Position
from hollywood.search.certainty import Board, sure_movie
from hollywood.search.evaluate import Evaluation
from hollywood.search.forced import wins_anyway
from hollywood.search.ledger import FILM
from hollywood.search.outlook import Outlook, state_after
from hollywood.search.ranking import RankedMove, Ranking
from hollywood.search.turns import hands_of, order_of

LITTLE = 0.02
"""Moves whose shares of the win are closer than this hardly differ."""
_TRIED = 0.1
"""A move that was tried less often than this part of the best one is not said to be as good."""
_MORE_LIKELY = 0.2
"""By how much a move must change the chance of a card for that to be a reason."""
_GAIN = 0.5
"""Points that a card must be worth to whoever gets it, and a reason in all."""
_EXPOSED = 0.6
"""How likely a reel must be pushed off a card for that to be said."""
_MOST = 2
_FORCED_STATES = 20_000
_ALWAYS = 99.0
"""The weight of a reason that the move speaks of itself."""
_Weighed = tuple[float, Reason]


def turn_reasons(position: Position, evaluation: Evaluation, ranking: Ranking) -> tuple[Reason, ...]:
    """Return one or two reasons for the best move of a turn that has been evaluated, the weightiest first."""
    best = ranking.moves[0]
    if len(ranking.moves) == 1:
        return (Reason("hint-only", {}, "H-8"),)
    found: list[Reason] = []
    equals = [move for move in ranking.moves if _is_level(move, best, ranking.exact)]
    if ranking.exact and not best.win:
        found.append(Reason("hint-lost", {}, "H-23"))
    elif len(equals) > 1:
        found.append(little_difference(len(equals)))
    elif ranking.exact:
        after = state_after(evaluation, best.move)
        forced = best.win == 1 and wins_anyway(evaluation.model, after, evaluation.seat, _FORCED_STATES)
        found.append(Reason("hint-wins" if forced else "hint-certain", {}, "H-23"))
    worse = [move for move in ranking.moves if move.visits and best.win - move.win >= LITTLE]
    if worse:
        case = _Case(position, evaluation, best.move, worse[0].move)
        weighed = sorted(case.reasons(), key=lambda item: item[0], reverse=True)
        for weight, reason in weighed:
            if weight >= _GAIN and _is_new(reason, found):
                found.append(reason)
        if not weighed or weighed[0][0] < _GAIN:
            found.append(Reason("hint-many", {}, "H-23"))
    return tuple(found[:_MOST])


def little_difference(moves: int) -> Reason:
    """Return that so many moves, the best one among them, are about equally good."""
    return Reason("hint-little-difference", {"moves": moves}, "H-23")


def _is_level(move: RankedMove, best: RankedMove, exact: bool) -> bool:
    return best.win - move.win < LITTLE and (exact or is_tried(move, best))


def is_tried(move: RankedMove, best: RankedMove) -> bool:
    """Return whether a move was tried often enough beside the best one to be compared with it."""
    return move.visits >= _TRIED * best.visits


def _is_new(reason: Reason, found: Sequence[Reason]) -> bool:
    """Whether neither its kind nor its card has been spoken of."""
    cards = {one.args["card"] for one in found if "card" in one.args}
    return reason.key not in {one.key for one in found} and reason.args.get("card") not in cards


def _percent(chance: float) -> int:
    """A chance in percent; what is not certain by the rules is never said to be."""
    return min(99, round(100 * chance))


class _Case:
    """The best move of a turn beside another one."""

    def __init__(self, position: Position, evaluation: Evaluation, best: str, other: str) -> None:
        self._evaluation = evaluation
        self._seat = evaluation.seat
        self._best, self._other = best, other
        self._likely, self._instead = Outlook(evaluation, best), Outlook(evaluation, other)
        self._cells = position.cells
        self._award_double = position.options.award_in_project == "double"
        self._rounds_left = position.options.rounds - position.round
        self._rivals_clap = any(
            position.has_clap(other) and position.reels(other)
            for other in range(position.options.players)
            if other != self._seat
        )
        before = Board.of(position)
        after = before.after(self._seat, MOVES[best])
        self._heights = HEIGHTS[before.fill]
        self._lay, self._lies = before.reels(), after.reels()
        self._before, self._after = before.claims(), after.claims()
        self._movies = self._sure_movies(position) if position.options.scoring == "standard" else {}

    def reasons(self) -> Iterator[_Weighed]:
        """Yield what separates the two moves, each with its weight in points."""
        yield from self._of_studio_cards()
        yield from self._of_own_cards()
        yield from self._of_rivals_cards()
        yield from self._of_exposure()
        yield from self._of_largest_project()

    def _sure_movies(self, position: Position) -> dict[int, tuple[int, int]]:
        """By cell of a Star that is surely the mover's: genre and Films of a movie that it can finish."""
        found = {}
        for cell, card in enumerate(self._cells):
            if card.rating and self._after[cell] == {self._seat}:
                movie = sure_movie(position, self._after, cell)
                if movie:
                    found[cell] = movie
        return found

    def _of_studio_cards(self) -> Iterator[_Weighed]:
        if self._best == "clap":
            yield _ALWAYS, Reason("hint-last-word" if self._has_last_word() else "hint-waits", {}, "H-10")
        elif "+" in self._best:
            yield from self._two_at_once()
        if self._rounds_left:
            kept = self._likely.parts(self._seat)[3] - self._instead.parts(self._seat)[3]
            # A card kept is a reason however little it is worth, but it gives way to weightier ones.
            weight = max(kept, _GAIN)
            if kept > 0 and self._other == "clap":
                yield weight, Reason("hint-keeps-clap", {"rounds": self._rounds_left}, "H-4")
            elif kept > 0 and "+" in self._other:
                yield weight, Reason("hint-keeps-double", {"rounds": self._rounds_left}, "H-4")

    def _has_last_word(self) -> bool:
        """Whether the mover places after everybody else, whatever Studio cards the others still have."""
        evaluation = self._evaluation
        state = state_after(evaluation, "clap")
        hands = hands_of(state)
        mine = hands.pop(self._seat)
        order = order_of(state)
        # A rival with more reels would come last; one who skips a turn, too.
        return not self._rivals_clap and order[-1] == self._seat and max(hand // REEL for hand in hands) <= mine // REEL

    def _two_at_once(self) -> Iterator[_Weighed]:
        cells = [cell for cell, seat in self._lies.items() if seat == self._seat and self._is_new_reel(cell)]
        if len(cells) == 2 and all(self._likely.gain(self._seat, cell) >= _GAIN for cell in cells):
            first, second = (self._cells[cell].code for cell in cells)
            yield _ALWAYS, Reason("hint-two-at-once", {"first": first, "second": second}, "H-11")

    def _is_new_reel(self, cell: int) -> bool:
        """Whether the reel that lies on a cell after the move was placed by it."""
        column = column_of(cell)
        below = FIRST_CELL[column] + SIZES[column] - 1 - cell
        return below < self._best.count(NAMES[column])

    def _of_own_cards(self) -> Iterator[_Weighed]:
        seat = self._seat
        for cell in range(len(self._cells)):
            chance = self._likely.chance(seat, cell)
            more = chance - self._instead.chance(seat, cell)
            if more >= _MORE_LIKELY:
                gain = self._likely.gain(seat, cell)
                if gain >= _GAIN:
                    yield more * gain, self._of_own_card(cell, _percent(chance))

    def _of_own_card(self, cell: int, percent: int) -> Reason:
        card = self._cells[cell]
        if self._after[cell] == {self._seat}:
            if cell in self._movies:
                genre, films = self._movies[cell]
                return Reason(
                    "hint-secures-star",
                    {
                        "card": card.code,
                        "star": card.rating,
                        "films": films,
                        "genre": GENRES[genre],
                        "points": films * card.rating,
                    },
                    "H-9",
                )
            return Reason("hint-secures", {"card": card.code, "column": NAMES[column_of(cell)]}, "H-9")
        if self._likely.certain:
            return Reason("hint-plan", {"card": card.code}, "H-9")
        if card.kind == "blockbuster":
            return Reason("hint-blockbuster", {"card": card.code, "points": 2, "percent": percent}, "H-20")
        if self._lies.get(cell) == self._seat:
            return Reason("hint-takes", {"card": card.code, "percent": percent}, "H-9")
        return Reason("hint-reaches", {"card": card.code, "percent": percent}, "H-9")

    def _of_rivals_cards(self) -> Iterator[_Weighed]:
        for rival in self._likely.seats:
            if rival == self._seat:
                continue
            for cell in range(len(self._cells)):
                less = self._instead.chance(rival, cell) - self._likely.chance(rival, cell)
                if less < _MORE_LIKELY:
                    continue
                # A rival's point costs what it is worth divided by the number of rivals.
                weight = less * self._instead.gain(rival, cell) / (len(self._likely.seats) - 1)
                card = self._cells[cell].code
                if rival in self._before[cell] and rival not in self._after[cell]:
                    yield weight, Reason("hint-denies", {"card": card, "seat": rival}, "H-9")
                elif self._lay.get(cell) == rival and column_of(cell) in map(NAMES.find, self._best.split("+")):
                    yield weight, Reason("hint-pushes", {"card": card, "seat": rival}, "H-9")

    def _of_exposure(self) -> Iterator[_Weighed]:
        if self._other not in tuple(NAMES) or self._likely.certain:
            return
        column = NAMES.index(self._other)
        slot = FIRST_CELL[column] + self._heights[column]
        bottom = FIRST_CELL[column] + SIZES[column] - 1
        ends = self._instead.ends_on(slot)
        pushed = 1 - ends.get(bottom, 0.0)
        wanted = max(outlook.gain(self._seat, bottom) for outlook in (self._likely, self._instead))
        got = sum(chance * self._instead.gain(self._seat, cell) for cell, chance in ends.items())
        if pushed >= _EXPOSED and wanted > got:
            card = self._cells[bottom].code
            # Why another move is worse says less than why this one is good.
            yield (
                (wanted - got) / 2,
                Reason("hint-exposed", {"column": self._other, "card": card, "percent": _percent(pushed)}, "H-9"),
            )

    def _of_largest_project(self) -> Iterator[_Weighed]:
        if self._rounds_left or not self._likely.certain:
            return
        points = self._likely.parts(self._seat)[2]
        more = points - self._instead.parts(self._seat)[2]
        projects = self._likely.certain_end(self._seat)[:3]
        sizes = [project % FILM if self._award_double else project // FILM for project in projects]
        if points:
            yield more, Reason("hint-largest", {"genre": GENRES[sizes.index(max(sizes))], "films": max(sizes)}, "H-22")
