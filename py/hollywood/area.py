"""What a player has received (H-14 to H-18), and what it is worth (H-20 to H-25)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hollywood.cards import GENRES, Card


class Movie(NamedTuple):
    """A finished movie: one Star and one or more Films of one genre (H-17)."""

    films: tuple[Card, ...]
    star: Card

    @property
    def genre(self) -> int:
        """Number of its genre."""
        return self.films[0].genre

    @property
    def weight(self) -> int:
        """Its Films, an award Film counted twice (H-21)."""
        return weight(self.films)

    def points(self, multipliers: Sequence[int]) -> int:
        """Return Films x rating x the multiplier of its genre (H-21, H-24)."""
        return self.weight * self.star.rating * multipliers[self.genre]


Receipt = tuple[int, Card, int]
"""A card received: by which seat, and its genre, for a Star that of the project that it finished; -1 where there is none."""


class Score(NamedTuple):
    """A player's points by source."""

    blockbusters: int
    movies: int
    project: int

    @property
    def total(self) -> int:
        """All points."""
        return self.blockbusters + self.movies + self.project


class Area(NamedTuple):
    """The cards in front of one player."""

    projects: tuple[tuple[Card, ...], ...] = ((),) * len(GENRES)
    """Films of the project of each genre, in order of arrival; empty where there is none (H-15)."""
    movies: tuple[Movie, ...] = ()
    """In order of completion."""
    blockbusters: tuple[Card, ...] = ()
    lost: tuple[Card, ...] = ()
    """Stars that found no project (H-16)."""

    def open_projects(self) -> list[int]:
        """Return the genres that have a project: what a Star may finish (H-16)."""
        return [genre for genre, films in enumerate(self.projects) if films]

    def project_size(self, genre: int, award_double: bool) -> int:
        """Return how many Films a project counts as when the largest is looked for (H-22, H-25)."""
        films = self.projects[genre]
        return weight(films) if award_double else len(films)

    def largest_project(self, award_double: bool) -> int:
        """Return the genre of the single largest project, -1 when there is none or several tie (H-22, H-25)."""
        sizes = [self.project_size(genre, award_double) for genre in range(len(GENRES))]
        most = max(sizes)
        return sizes.index(most) if most and sizes.count(most) == 1 else -1

    def score(self, multipliers: Sequence[int], award_double: bool) -> Score:
        """Return the points (H-20 to H-25); ``multipliers`` are by genre, all 1 with standard scoring."""
        largest = self.largest_project(award_double)
        return Score(
            2 * len(self.blockbusters),
            sum(movie.points(multipliers) for movie in self.movies),
            self.project_size(largest, award_double) if largest >= 0 else 0,
        )

    def best_movie(self, multipliers: Sequence[int]) -> int:
        """Return the points of the most valuable movie, 0 without one (H-23)."""
        return max((movie.points(multipliers) for movie in self.movies), default=0)


def area_of(seat: int, receipts: Iterable[Receipt]) -> Area:
    """Return what a seat has in front of it after all that has been received, by it and by others, in order."""
    projects: list[tuple[Card, ...]] = [()] * len(GENRES)
    movies: list[Movie] = []
    blockbusters: list[Card] = []
    lost: list[Card] = []
    for owner, card, genre in receipts:
        if owner != seat:
            continue
        if genre < 0:
            (lost if card.rating else blockbusters).append(card)
        elif card.rating:
            movies.append(Movie(projects[genre], card))
            projects[genre] = ()
        else:
            projects[genre] += (card,)
    return Area(tuple(projects), tuple(movies), tuple(blockbusters), tuple(lost))


def weight(films: Sequence[Card]) -> int:
    """Return how many Films these count as, an award Film twice."""
    return sum(card.films for card in films)
