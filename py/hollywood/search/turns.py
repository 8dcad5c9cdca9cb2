"""A round while reels are placed, as one whole number, and the turns that lead from one such number to the next.

The lower 32 bits are the *key*, all that a turn's moves depend on: fill (9 bits), whether a Double Reel has been announced and
its columns are still to be named (1), seat to move (2), and a hand for each of four seats (5 each, as in ``hollywood.moves``; with 3
players the fourth has no reels and so no turn). Above it each seat has a *field* of 20 bits: the slots of its reels (14), the pattern of
the filled round (4, from 1; 0 while reels are placed) and its unspent Studio cards (2). A move adds the same number to every state with
the same key, so turns are worked out once for each key.

Studio cards that cannot be played any more, and those of a player who alone has reels left (for whom they change nothing), are left
out of the key, so that states that play on alike are one. Their worth is in the field. In the last round they are worth nothing and
fields leave them out too.
"""

from collections.abc import Sequence

from hollywood.columns import CELLS, FILLS, HEIGHTS, NAMES, place
from hollywood.moves import CLAP_CARD, DOUBLE_CARD, REEL
from hollywood.options import REELS

_PENDING = 9
_SEAT = 10
_HANDS = 12
_HAND = 5
_SEATS = 4
KEY_BITS = 32
KEY = (1 << KEY_BITS) - 1
FIELD_BITS = 20
FIELD = (1 << FIELD_BITS) - 1
SLOTS = (1 << CELLS) - 1
"""A field's slots."""
CARDS_AT = CELLS + 4
"""Where a field's Studio cards begin."""
REELS_KEY = KEY - sum((CLAP_CARD | DOUBLE_CARD) << _HANDS + _HAND * seat for seat in range(_SEATS))
"""A key without its Studio cards, as a mask."""

PATTERNS = tuple(fill for fill in range(FILLS) if sum(HEIGHTS[fill]) == REELS)
"""The ten fills of a round whose reels are all placed, by the number of their pattern (H-12)."""
PATTERN_OF_FILL = {fill: pattern for pattern, fill in enumerate(PATTERNS, 1)}
EVERY_PATTERN = sum(1 << CELLS + FIELD_BITS * seat for seat in range(_SEATS))
"""What pattern 1 adds to the fields of all seats."""

Turn = tuple[int, tuple[int, ...], tuple[str, ...]]
"""Seat to move; for each move the next state less this one; the moves' texts, ``double`` for the announcement."""
DOUBLE = "double"


def key_of(fill: int, seat: int, hands: Sequence[int], announced: bool = False) -> int:
    """Return the key of a turn; ``hands`` are those of all seats."""
    alone = sum(hand >= REEL for hand in hands) == 1
    key = fill | announced << _PENDING | seat << _SEAT
    for other, hand in enumerate(hands):
        if alone or hand < REEL:
            hand -= hand % REEL
        elif hand < 2 * REEL:
            hand &= ~DOUBLE_CARD
        key |= hand << _HANDS + _HAND * other
    return key


def fill_of(key: int) -> int:
    """Return how full the columns are."""
    return key & (1 << _PENDING) - 1


def order_of(key: int) -> tuple[int, ...]:
    """Return the seats that place the reels left, in order, if nobody plays a Studio card (but one announced)."""
    reels = [hand // REEL for hand in hands_of(key)]
    seat = key >> _SEAT & 3
    order = []
    if key >> _PENDING & 1:
        order.append(seat)
        reels[seat] -= 1
    while any(reels):
        if reels[seat]:
            order.append(seat)
            reels[seat] -= 1
        seat = (seat + 1) % _SEATS
    return tuple(order)


def hands_of(key: int) -> list[int]:
    """Return the hands of all four seats, without Studio cards that cannot be played any more."""
    return [key >> _HANDS + _HAND * seat & (1 << _HAND) - 1 for seat in range(_SEATS)]


def _next_seat(hands: Sequence[int], seat: int) -> int:
    """The seat that acts after ``seat``; itself when the round is over (H-7)."""
    for step in range(1, _SEATS + 1):
        if hands[(seat + step) % _SEATS] >= REEL:
            return (seat + step) % _SEATS
    return seat


TURNS: tuple[dict[int, Turn], dict[int, Turn]] = {}, {}
"""What ``turn_at`` has returned so far: before the last round, and in it."""
_MOST_TURNS = 2_000
"""Turns of each kind kept in memory; beyond, they are forgotten and worked out again."""


def turn_at(key: int, last: bool) -> Turn:
    """Return the turn of a key, ``last`` in the last round. Moves stand in the order A, B, C, D, clap, double; pairs by text."""
    turns = TURNS[last]
    turn = turns.get(key)
    if turn is None:
        if len(turns) >= _MOST_TURNS:
            turns.clear()
        turn = turns[key] = _announced(key, last) if key >> _PENDING & 1 else _turn(key, last)
    return turn


def _turn(key: int, last: bool) -> Turn:
    fill, seat, hands = fill_of(key), key >> _SEAT & 3, hands_of(key)
    hand = hands[seat]
    steps: list[int] = []
    texts: list[str] = []
    if hand >= REEL:
        for column, name in enumerate(NAMES):
            placed = place(column, fill)
            if placed:
                steps.append(_step(key, placed[0], _spend(hands, seat, REEL), [placed[1]]))
                texts.append(name)
    if hand & CLAP_CARD:
        steps.append(_step(key, fill, _spend(hands, seat, CLAP_CARD), [], 0 if last else CLAP_CARD))
        texts.append("clap")
    if hand & DOUBLE_CARD:
        steps.append(1 << _PENDING)
        texts.append(DOUBLE)
    return seat, tuple(steps), tuple(texts)


def _announced(key: int, last: bool) -> Turn:
    fill, seat = fill_of(key), key >> _SEAT & 3
    hands = _spend(hands_of(key), seat, 2 * REEL + DOUBLE_CARD)
    steps: list[int] = []
    texts: list[str] = []
    for first, name in enumerate(NAMES):
        # B+A ends as A+B does.
        for second in range(first, len(NAMES)):
            one = place(first, fill)
            two = one and place(second, one[0])
            if one and two:
                steps.append(_step(key, two[0], hands, [one[1], two[1]], 0 if last else DOUBLE_CARD))
                texts.append(f"{name}+{NAMES[second]}")
    return seat, tuple(steps), tuple(texts)


def _spend(hands: Sequence[int], seat: int, cost: int) -> list[int]:
    return [hand - cost if other == seat else hand for other, hand in enumerate(hands)]


def _step(key: int, fill: int, hands: Sequence[int], slots: Sequence[int], spent: int = 0) -> int:
    seat = key >> _SEAT & 3
    field = sum(1 << slot for slot in slots) - (spent << CARDS_AT)
    return key_of(fill, _next_seat(hands, seat), hands) - key + (field << KEY_BITS + FIELD_BITS * seat)
