"""The one random generator of the project: seeded by text, the same on every platform."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A stream of fair choices that depends on a text key and on nothing else.

    The stream is one number. It begins with 0; block ``i`` is SHA-256 of ``"<key>#<i>"`` in UTF-8, read as a big-endian number
    below 2**256, and joins it from below: ``number * 2**256 + block``. A choice among ``n`` is that number modulo ``n``, and the
    quotient stays for the next choice (mixed radix). A block joins whenever fewer than ``n * 2**64`` values are left, so no choice
    is off by more than 2**-64.
    """

    def __init__(self, key: str) -> None:
        """Start the stream of ``key``, any text without lone surrogates."""
        self._key = key
        self._blocks = 0
        self._number = 0
        self._room = 1

    def _make_room(self) -> None:
        block = sha256(f"{self._key}#{self._blocks}".encode()).digest()
        self._blocks += 1
        self._number = self._number << 256 | int.from_bytes(block, "big")
        self._room <<= 256

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n - 1``; ``n`` is at least 1."""
        while self._room < n << 64:
            self._make_room()
        self._number, digit = divmod(self._number, n)
        self._room //= n
        return digit

    def choice(self, items: Sequence[T]) -> T:
        """Return one of ``items``, which is not empty."""
        return items[self.below(len(items))]


def arrangement(items: Sequence[T], k: int, number: int) -> list[T]:
    """Return ``k`` different items in one of the ``perm(len(items), k)`` orders, the one with this number, from 0."""
    pool = list(items)
    taken = []
    for left in range(len(pool), len(pool) - k, -1):
        taken.append(pool.pop(number % left))
        number //= left
    return taken
