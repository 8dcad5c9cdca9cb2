"""What one seat can make of the cards that its slots will bring it: every end of the round, by slots and pattern.

The slots of a column fall on its lowest cells, so pattern and slots give the cards, and their order (H-13, H-26). Column by column
the ends are kept: a round has ten patterns but few different columns, so most ends are one column away from ends known already.
"""

from collections.abc import Iterable, Sequence

from hollywood.area import Area
from hollywood.cards import Card
from hollywood.columns import CELLS, FIRST_CELL, HEIGHTS, SIZES, WEIGHTS
from hollywood.search.turns import PATTERNS

FILM = 16
"""A project is one number: Films x FILM + the same with an award counted twice."""
End = tuple[int, ...]
"""Projects of the three genres; points of finished movies by genre; the best movie by genre; Blockbusters. All before H-24."""
_UP_TO = [(1 << first + size) - 1 for first, size in zip(FIRST_CELL, SIZES, strict=True)]
"""The slots of the columns up to each one."""
_FILLED = [[fill - fill % weight for weight in WEIGHTS] for fill in PATTERNS]
"""By pattern, the fill of the columns up to each one."""
_PROJECTS = range(3)
_NO_MULTIPLIERS = (1, 1, 1)


class Ledger:
    """The ends of a seat's round, from the area with which it goes into it and the 14 cards that lie there."""

    def __init__(self, area: Area, cells: Sequence[Card], bottom_up: bool) -> None:
        self._cells = cells
        self._bottom_up = bottom_up
        self._known: dict[int, tuple[End, ...]] = {}
        self._start = (end_of(area),)

    def ends(self, pattern: int, slots: int) -> tuple[End, ...]:
        """Return the different ends that Star choices (H-16) can make of a seat's slots in a pattern, from 1."""
        return self._ends(pattern, 3, slots)

    def _ends(self, pattern: int, column: int, slots: int) -> tuple[End, ...]:
        """The ends after the columns up to one have been received."""
        if column < 0:
            return self._start
        slots &= _UP_TO[column]
        if slots < 1 << FIRST_CELL[column]:
            return self._ends(pattern, column - 1, slots)
        key = _FILLED[pattern - 1][column] << CELLS | slots
        known = self._known.get(key)
        if known is None:
            before = self._ends(pattern, column - 1, slots)
            height = HEIGHTS[PATTERNS[pattern - 1]][column]
            known = self._known[key] = receive(before, self._cards(column, height, slots))
        return known

    def _cards(self, column: int, height: int, slots: int) -> list[Card]:
        first = FIRST_CELL[column]
        shift = SIZES[column] - height
        cards = [self._cells[slot + shift] for slot in range(first, first + height) if slots >> slot & 1]
        return cards[::-1] if self._bottom_up else cards


def end_of(area: Area) -> End:
    """Return an area as an end."""
    projects = [sum(FILM + card.films for card in films) for films in area.projects]
    movies = [[movie.points(_NO_MULTIPLIERS) for movie in area.movies if movie.genre == genre] for genre in _PROJECTS]
    return (*projects, *map(sum, movies), *(max(points, default=0) for points in movies), len(area.blockbusters))


def receive(ends: Iterable[End], cards: Iterable[Card]) -> tuple[End, ...]:
    """Return the different ends that there are after these cards, in this order (H-14 to H-17)."""
    for card in cards:
        if card.rating:
            ends = [after for end in ends for after in _finish(end, card.rating)]
        elif card.genre >= 0:
            genre = card.genre
            more = FILM + card.films
            ends = [(*end[:genre], end[genre] + more, *end[genre + 1 :]) for end in ends]
        else:
            ends = [(*end[:9], end[9] + 1) for end in ends]
    return tuple(dict.fromkeys(ends))


def finish(end: End, genre: int, rating: int) -> End:
    """Return an end after a Star has finished the project of a genre (H-17, H-21)."""
    after = list(end)
    points = end[genre] % FILM * rating
    after[genre] = 0
    after[3 + genre] += points
    after[6 + genre] = max(points, end[6 + genre])
    return tuple(after)


def _finish(end: End, rating: int) -> list[End]:
    return [finish(end, genre, rating) for genre in _PROJECTS if end[genre]] or [end]
