"""What happened, in order: frozen values that feed the log, the animation and the spoken messages.

Cards, columns and genres stand in them by their text form; rows count from 0 at the top of a column.
"""

from typing import ClassVar, Literal, Self

from tabletop.game import Event, Facts

from hollywood.area import Movie
from hollywood.cards import GENRES, Card
from hollywood.columns import FIRST_CELL, NAMES, column_of
from hollywood.outcome import Outcome


class MovieFacts(Facts):
    """A finished movie as everybody sees it."""

    genre: str
    cards: tuple[str, ...]
    star: str
    films: int
    """Its Films, an award Film counted twice (H-21)."""
    rating: int
    points: int
    """By what is known now (H-19, H-24)."""

    @classmethod
    def of(cls, movie: Movie, points: int) -> Self:
        """Describe a movie that is worth ``points``."""
        cards = tuple(card.code for card in movie.films)
        return cls(GENRES[movie.genre], cards, movie.star.code, movie.weight, movie.star.rating, points)


class FirstPlayer(Event):
    """Chance named the opener of round 1 (H-6)."""

    seat: int
    type: ClassVar[str] = "first"


class Dealt(Event):
    """A round was dealt (H-5): the cards of each column from top to bottom."""

    round: int
    columns: tuple[tuple[str, ...], ...]
    type: ClassVar[str] = "deal"


class Turn(Event):
    """A player's turn begins (H-7)."""

    seat: int
    type: ClassVar[str] = "turn"


class ClapSpent(Event):
    """A player spent the Clap Board (H-10)."""

    seat: int
    type: ClassVar[str] = "clap"


class DoubleSpent(Event):
    """A player spent the Double Reel; its two reels follow (H-11)."""

    seat: int
    type: ClassVar[str] = "double"


class Placed(Event):
    """A reel entered a column on its bottom card (H-9)."""

    seat: int
    column: str
    row: int
    card: str
    type: ClassVar[str] = "place"


class Bumped(Event):
    """A reel was pushed up by one card, onto ``card`` (H-9)."""

    seat: int
    column: str
    from_: int
    to: int
    card: str
    type: ClassVar[str] = "bump"


class StarDue(Event):
    """A Star waits until its owner has chosen one of several projects (H-16)."""

    seat: int
    card: str
    column: str
    row: int
    genres: tuple[str, ...]
    type: ClassVar[str] = "star"


class Lying(Facts):
    """A card and where it lies."""

    card: str
    column: str
    row: int

    @classmethod
    def of(cls, card: Card, cell: int) -> Self:
        """Tell where the card of a cell lies."""
        column = column_of(cell)
        return cls(card.code, NAMES[column], cell - FIRST_CELL[column])


class Received(Event):
    """A player received a card and put it in place (H-13 to H-16)."""

    seat: int
    card: str
    column: str
    row: int
    to: Literal["blockbuster", "project", "movie", "lost"]
    genre: str | None = None
    """Genre of the project or movie it went to."""
    movie: MovieFacts | None = None
    choice: bool = False
    """Whether its owner had to choose."""
    type: ClassVar[str] = "receive"

    @classmethod
    def of(cls, seat: int, card: Card, lying: Lying, movie: MovieFacts | None, *, choice: bool) -> Self:
        """Say where a card went; ``movie`` is the one that it finished, if any."""
        to: Literal["blockbuster", "project", "movie", "lost"] = "movie" if movie else "lost"
        genre = movie.genre if movie else None
        if card.kind == "film":
            to, genre = "project", GENRES[card.genre]
        elif card.kind == "blockbuster":
            to = "blockbuster"
        return cls(seat, lying.card, lying.column, lying.row, to, genre, movie, choice)


class Unclaimed(Event):
    """The two cards without reels left the game (H-19)."""

    cards: tuple[Lying, ...]
    type: ClassVar[str] = "unclaimed"


class RoundEnded(Event):
    """A round is over; points of every seat so far."""

    round: int
    scores: tuple[int, ...]
    type: ClassVar[str] = "round_end"


class GameEnded(Event):
    """The game is over (H-23)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str
    best_movies: tuple[int, ...]
    type: ClassVar[str] = "outcome"

    @classmethod
    def of(cls, outcome: Outcome) -> Self:
        """Describe an outcome."""
        return cls(outcome.scores, outcome.winners, outcome.decided_by, outcome.best_movies)
