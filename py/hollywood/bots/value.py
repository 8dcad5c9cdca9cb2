"""What an area is worth at a round's end, open projects included, and the best use of a Star."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from tabletop.rng import Rng

from hollywood.area import Area, Movie, weight
from hollywood.cards import Card
from hollywood.moves import Move
from hollywood.position import Position
from hollywood.search.worth import PROJECT_WORTH, UNCLAIMED_A_ROUND

T = TypeVar("T")


class Prospect:
    """How to value areas at the end of a position's round."""

    def __init__(self, position: Position) -> None:
        options = position.options
        self._left = options.rounds - position.round
        self._worth = PROJECT_WORTH[options.players].get(self._left, (0.0, 0.0, 0.0))
        self._award_double = options.award_in_project == "double"
        self._multipliers: Sequence[float] = (1, 1, 1)
        if options.scoring == "advanced":
            self._multipliers = _expected_multipliers(position, self._left)

    def value(self, area: Area) -> tuple[float, float]:
        """Return the worth of an area at the round's end, in the last round also its best movie; larger is better."""
        movies = [movie.weight * movie.star.rating * self._multipliers[movie.genre] for movie in area.movies]
        value = sum(movies) + 2 * len(area.blockbusters)
        if self._left:
            sizes = [weight(films) * self._multipliers[genre] for genre, films in enumerate(area.projects)]
            value += sum(map(float.__mul__, self._worth, map(float, sorted(sizes, reverse=True))))
        else:
            value += area.score((0, 0, 0), self._award_double).project
        return value, 0 if self._left else max(movies, default=0)


def _expected_multipliers(position: Position, rounds_left: int) -> tuple[float, ...]:
    """Unclaimed Films by genre at the game's end: those known, and the average for each round that is still open."""
    open_rounds = rounds_left
    known: list[Card] = []
    if position.receiving_cell() is None:
        open_rounds += 1
    else:
        known = [position.cells[cell] for cell in position.unclaimed_cells()]
    return tuple(
        multiplier + sum(card.genre == genre for card in known) + UNCLAIMED_A_ROUND * open_rounds
        for genre, multiplier in enumerate(position.multipliers)
    )


def endings(area: Area, cards: Sequence[Card]) -> Iterator[Area]:
    """Yield every area that an owner can make of these cards, received in this order (H-14 to H-17)."""
    for index, card in enumerate(cards):
        if card.rating:
            rest = cards[index + 1 :]
            genres = area.open_projects()
            for genre in genres:
                yield from endings(finish(area, genre, card), rest)
            if genres:
                return
        elif card.genre >= 0:
            area = _with_project(area, card.genre, (*area.projects[card.genre], card))
        else:
            area = area._replace(blockbusters=(*area.blockbusters, card))
    yield area


def finish(area: Area, genre: int, star: Card) -> Area:
    """Return an area after a Star has finished the project of a genre (H-17)."""
    movies = (*area.movies, Movie(area.projects[genre], star))
    return _with_project(area, genre, ())._replace(movies=movies)


def _with_project(area: Area, genre: int, films: tuple[Card, ...]) -> Area:
    return area._replace(projects=(*area.projects[:genre], films, *area.projects[genre + 1 :]))


def best_finish(position: Position, rng: Rng) -> Move:
    """Return the Star choice that is worth most at the round's end, ties at random."""
    seat, star = position.receiving()
    rest = position.to_receive(seat)[1:]
    prospect = Prospect(position)
    area = position.area(seat)
    return best_of(
        position.legal_moves(),
        lambda move: max(map(prospect.value, endings(finish(area, move.genre, star), rest))),
        rng,
    )


def best_of(items: Sequence[T], value: Callable[[T], tuple[float, float]], rng: Rng) -> T:
    """Return an item of the largest value, one of them at random where several have it."""
    values = [value(item) for item in items]
    return rng.choice([item for item, worth in zip(items, values, strict=True) if worth == max(values)])
