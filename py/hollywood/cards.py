"""The 56 cards (H-1, H-2): frozen values, one code each."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["film", "blockbuster", "star"]

GENRES = "HAR"
"""Horror, Action, Romantic Comedy; a genre's number is its place here."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card; there is one object of each, so identity is equality. ``index`` is its place in canonical order; ``code`` its text form (``H13*``, ``B2``, ``S3b``)."""

    index: int
    code: str
    kind: Kind
    genre: int = -1
    """Number of the Film's genre in ``GENRES``; -1 for other cards."""
    films: int = 0
    """How many Films it counts as in a movie: 1, an award Film 2 (H-21), other cards 0."""
    rating: int = 0
    """Rating of a Star, 1 to 3; 0 for other cards."""
    project: int = 0
    """The project that it begins or joins (H-15), by genre 1, 2 or 4, so that projects add up to one number; 0 for other cards."""

    def __str__(self) -> str:
        return self.code

    @property
    def award(self) -> bool:
        """Whether it bears the award symbol (H-2)."""
        return self.films == 2


def _all_cards() -> tuple[Card, ...]:
    cards: list[Card] = []
    for genre, letter in enumerate(GENRES):
        for number in range(1, 13):
            cards.append(Card(len(cards), f"{letter}{number}", "film", genre, 1, project=1 << genre))
        cards.append(Card(len(cards), f"{letter}13*", "film", genre, 2, project=1 << genre))
    for number in range(1, 6):
        cards.append(Card(len(cards), f"B{number}", "blockbuster"))
    for rating in range(1, 4):
        for letter in "abcd":
            cards.append(Card(len(cards), f"S{rating}{letter}", "star", rating=rating))
    return tuple(cards)


CARDS = _all_cards()
"""Every card in canonical order: Films by genre, Blockbusters, Stars by rating."""
BY_CODE = {card.code: card for card in CARDS}
MOVIE_CARDS = CARDS[:44]
STARS = CARDS[44:]
