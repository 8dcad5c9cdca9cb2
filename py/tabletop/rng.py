"""The one random generator of the project: seeded by text, the same on every platform."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A stream of fair choices that depends on a text key and on nothing else.

    Block ``i`` of the stream is SHA-256 of ``"<key>#<i>"`` in UTF-8, read as a big-endian number below 2**256.
    A choice among ``n`` takes that number modulo ``n`` and keeps the quotient for the next choice (mixed radix); a new
    block starts when fewer than ``n * 2**64`` values are left, so no choice is off by more than 2**-64.
    """

    def __init__(self, key: str) -> None:
        """Start the stream of ``key``, any text without lone surrogates."""
        self._key = key
        self._blocks = 0
        self._pool = 0
        self._room = 0

    def _refill(self) -> None:
        digest = sha256(f"{self._key}#{self._blocks}".encode()).digest()
        self._blocks += 1
        self._pool = int.from_bytes(digest, "big")
        self._room = 1 << 256

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n - 1``; ``n`` is from 1 to 2**64."""
        if self._room < n << 64:
            self._refill()
        self._pool, digit = divmod(self._pool, n)
        self._room //= n
        return digit

    def choice(self, items: Sequence[T]) -> T:
        """Return one of ``items``, which is not empty."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """Return ``k`` different items in random order (the first ``k`` steps of a Fisher-Yates shuffle)."""
        pool = list(items)
        size = len(pool)
        enough = size << 64
        number, room = self._pool, self._room
        for i in range(k):
            if room < enough:
                self._refill()
                number, room = self._pool, self._room
            left = size - i
            j = i + number % left
            number //= left
            room //= left
            pool[i], pool[j] = pool[j], pool[i]
        self._pool, self._room = number, room
        return pool[:k]
