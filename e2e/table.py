"""Which whole games are played: every pair of these values meets in at least one row."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product

from e2e.plan import Order, seats

VALUES: dict[str, tuple[object, ...]] = {
    "hand": ("mouse", "touch", "keys", "walk"),
    "people": ("one", "two", "all"),
    "site": ("http", "file"),
    "lang": ("en", "it", "fr"),
    "players": (3, 4),
    "scoring": ("standard", "advanced"),
    "award": ("single", "double"),
    "collect": ("top_down", "bottom_up"),
}
PEOPLE = {"one": 1, "two": 2}


@dataclass(frozen=True)
class Row:
    """One whole game."""

    hand: str
    people: str
    site: str
    lang: str
    players: int
    scoring: str
    award: str
    collect: str

    def __str__(self) -> str:
        return "-".join(str(getattr(self, name)) for name in VALUES)

    def order(self) -> Order:
        """The game's form; several persons are named."""
        people = PEOPLE.get(self.people, self.players)
        names = ("Ada", "Béla", "Chiara", "D’Arcy")[: people if people > 1 else 0]
        options = {"scoring": self.scoring, "award_in_project": self.award, "collect": self.collect}
        return Order(seats(self.players, people), options, names, "pairs")


ROWS = [
    Row("mouse", "one", "http", "en", 3, "standard", "single", "top_down"),
    Row("mouse", "one", "file", "en", 4, "advanced", "double", "bottom_up"),
    Row("mouse", "two", "http", "fr", 4, "standard", "double", "top_down"),
    Row("mouse", "all", "http", "it", 3, "standard", "single", "top_down"),
    Row("touch", "two", "file", "it", 4, "advanced", "double", "top_down"),
    Row("touch", "two", "http", "it", 3, "standard", "single", "bottom_up"),
    Row("touch", "all", "http", "en", 3, "standard", "single", "top_down"),
    Row("touch", "one", "http", "fr", 3, "standard", "single", "top_down"),
    Row("keys", "all", "file", "fr", 4, "standard", "single", "bottom_up"),
    Row("keys", "two", "http", "en", 3, "advanced", "single", "top_down"),
    Row("keys", "one", "http", "it", 3, "standard", "double", "top_down"),
    Row("walk", "all", "http", "fr", 3, "advanced", "double", "bottom_up"),
    Row("walk", "one", "file", "it", 3, "standard", "single", "top_down"),
    Row("walk", "two", "http", "en", 4, "standard", "single", "top_down"),
]


SELDOM = {("mouse", "two", "http"), ("mouse", "all", "http"), ("touch", "all", "http"), ("touch", "one", "http")} | {
    ("touch", "two", "http"),
    ("keys", "one", "http"),
    ("keys", "two", "http"),
    ("walk", "all", "http"),
    ("walk", "two", "http"),
}
"""Hand, people and site of the rows that are left out of the run for every change; the others still have every value."""


def seldom(row: Row) -> bool:
    """Whether a row is left out of the run for every change."""
    return (row.hand, row.people, row.site) in SELDOM


def missing() -> set[tuple[object, ...]]:
    """Pairs of values that no row brings together."""
    wanted = {(a, x, b, y) for a, b in combinations(VALUES, 2) for x, y in product(VALUES[a], VALUES[b])}
    met = {(a, getattr(row, a), b, getattr(row, b)) for row in ROWS for a, b in combinations(VALUES, 2)}
    return wanted - met
