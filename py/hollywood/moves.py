"""Plies: what players decide and what chance brings. Frozen values with one text form each."""

from dataclasses import dataclass, field
from typing import ClassVar

from hollywood.cards import GENRES, Card
from hollywood.columns import FILLS, FIRST_CELL, NAMES, NO_SLOT, NO_STEP, SIZES, Step, place

REEL = 4
CLAP_CARD = 2
DOUBLE_CARD = 1
"""A hand is one number: reels left x REEL, + CLAP_CARD and + DOUBLE_CARD while those Studio cards are unspent."""


@dataclass(frozen=True, slots=True)
class Move:
    """A player's ply: ``A`` (a reel), ``A+C`` (Double Reel), ``clap`` (Clap Board), ``=H`` (a Star's project)."""

    text: str
    columns: tuple[int, ...] = ()
    """Columns in which it places reels, in order."""
    genre: int = -1
    """Number of the genre it finishes; -1 unless it is a Star choice."""
    cost: int = field(default=0, repr=False, compare=False)
    """What it takes from a hand."""
    steps: tuple[Step, ...] | None = field(default=None, repr=False, compare=False)
    """What it does to the columns for each fill, ``NO_STEP`` where it cannot be played; None for a Star choice."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class First:
    """Chance: who opens round 1 (H-6)."""

    seat: int
    cost: ClassVar[int] = 0
    steps: ClassVar[None] = None

    @property
    def text(self) -> str:
        """``first 1``."""
        return f"first {self.seat}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the 14 cards of a round, column A from top to bottom, then B, C, D (H-5)."""

    cards: tuple[Card, ...]
    cost: ClassVar[int] = 0
    steps: ClassVar[None] = None

    @property
    def columns(self) -> list[tuple[Card, ...]]:
        """The cards of A, B, C, D, each from top to bottom."""
        return [self.cards[first : first + size] for first, size in zip(FIRST_CELL, SIZES, strict=True)]

    @property
    def text(self) -> str:
        """``deal H4.S3b.B2.A7/R1...``."""
        return "deal " + "/".join(".".join(card.code for card in column) for column in self.columns)

    def __str__(self) -> str:
        return self.text


Ply = Move | First | Deal


_REELS = tuple(tuple(place(column, fill) for fill in range(FILLS)) for column in range(4))
"""By column and fill: the next fill and the slot that one reel takes, None where the column is full."""


def _one(column: int) -> tuple[Step, ...]:
    return tuple(NO_STEP if reel is None else (*reel, NO_SLOT) for reel in _REELS[column])


def _two(first: int, second: int) -> tuple[Step, ...]:
    then = _REELS[second]
    return tuple(
        NO_STEP if one is None or (two := then[one[0]]) is None else (two[0], one[1], two[1]) for one in _REELS[first]
    )


def _double(first: int, second: int) -> Move:
    text = f"{NAMES[first]}+{NAMES[second]}"
    return Move(text, (first, second), cost=2 * REEL + DOUBLE_CARD, steps=_two(first, second))


PLACES = tuple(Move(NAMES[column], (column,), cost=REEL, steps=_one(column)) for column in range(4))
DOUBLES = tuple(tuple(_double(first, second) for second in range(4)) for first in range(4))
CLAP = Move("clap", cost=CLAP_CARD, steps=tuple((fill, NO_SLOT, NO_SLOT) for fill in range(FILLS)))
FINISHES = tuple(Move(f"={letter}", genre=genre) for genre, letter in enumerate(GENRES))
FINISH_CHOICES = tuple(
    tuple(sorted((move for move in FINISHES if genres >> move.genre & 1), key=lambda move: move.text))
    for genres in range(8)
)
"""Star choices, sorted by text, for the open projects as a sum of 1 (Horror), 2 (Action) and 4 (Romantic Comedy)."""
MOVES = {move.text: move for move in (*PLACES, *(move for row in DOUBLES for move in row), CLAP, *FINISHES)}
"""Every move by its text; positions hand out these very objects."""


HANDS = 32
"""More than any hand, so that ``fill * HANDS + hand`` is one number for all that a turn's moves depend on."""
TURN_MOVES: list[tuple[Move, ...]] = [()] * (FILLS * HANDS)
"""What ``turn_moves`` has returned so far; a turn is never without a legal move (H-12)."""
_shared: dict[tuple[Move, ...], tuple[Move, ...]] = {}


def turn_moves(key: int) -> tuple[Move, ...]:
    """Return every legal move of a turn (H-8 to H-11), sorted by text, for ``fill * HANDS + hand of the seat to move``."""
    fill, hand = divmod(key, HANDS)
    reels = hand // REEL
    moves: list[Move] = []
    if reels:
        moves += PLACES
        if hand & CLAP_CARD:
            moves.append(CLAP)
        if hand & DOUBLE_CARD and reels > 1:
            moves += (move for row in DOUBLES for move in row)
    legal = tuple(
        sorted((move for move in moves if move.steps and move.steps[fill] is not NO_STEP), key=lambda move: move.text)
    )
    # Thousands of turns share a few hundred sets of moves: one object each stays in the processor's cache.
    TURN_MOVES[key] = _shared.setdefault(legal, legal)
    return TURN_MOVES[key]
