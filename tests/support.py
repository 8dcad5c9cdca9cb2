"""What the tests share: made rounds and games, random games, seats and records."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from hollywood import GAME, Card, Options, Position, Stage, parse
from hollywood.replay import replay
from tabletop.record import Seat
from tabletop.session import Session

ROOT = Path(__file__).parent.parent
PY = ROOT / "py"
DATA = Path(__file__).parent / "data"

FULL = bool(os.environ.get("HOLLYWOOD_FULL"))
"""Whether tests that have a full size take it."""

ALL_OPTIONS = [
    Options(players, scoring, award, collect)
    for players, scoring, award, collect in product(
        (3, 4), ("standard", "advanced"), ("single", "double"), ("top_down", "bottom_up")
    )
]
DEAL = "deal S1a.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7/A1.R1.A2"
"""A first round in which no Star ever leaves a choice: only Horror comes before D."""
SECOND_DEAL = "deal S1b.S1c.S1d.H8/H9.H10.H11.H12/A3.A4.A5/R2.R3.R4"


# Positions


def play(position: Position, *texts: str) -> Position:
    """Push the plies that these texts spell; each must be legal."""
    for text in texts:
        position.push(parse(position, text))
    return position


def opened(deal: str = DEAL, first: int = 0, **options) -> Position:
    """A game with its opener named and its first round dealt."""
    return play(Position(Options(**options)), f"first {first}", deal)


def settle(position: Position) -> Position:
    """Make the Star choices that are due, the first of each."""
    while position.stage is Stage.STAR:
        position.push(position.legal_moves()[0])
    return position


def legal(position: Position) -> list[str]:
    return [move.text for move in position.legal_moves()]


def codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def reels(position: Position) -> list[list[int | None]]:
    """Whose reel lies on each card, column by column from the top."""
    return [[cell["reel"] for cell in column] for column in position.view().facts["columns"]]


def score(position: Position, seat: int) -> tuple[int, int, int, int]:
    """Points of a seat: Blockbusters, movies, project and total."""
    points = position.score(seat)
    return (*points, points.total)


# Made games


def made_round(opener: int, *hands: str, unclaimed: str, choices: str = "") -> list[str]:
    """Plies of a round in which each seat receives just the cards of its hand, in that order (top_down).

    Nobody plays a Studio card: the reels fill A, B and C, and the last one goes to D, whose two upper cards stay unclaimed.
    """
    left = [hand.split() for hand in hands]
    cards = [left[(opener + turn) % len(hands)].pop(0) for turn in range(12)]
    columns = (cards[:4], cards[4:8], cards[8:11], [*unclaimed.split(), cards[11]])
    return ["deal " + "/".join(map(".".join, columns)), *"AAAABBBBCCCD", *choices.split()]


def made(*plies: str | list[str], **options) -> Position:
    """A game after ``first 0`` and these plies or rounds of plies."""
    flat = [text for part in plies for text in ([part] if isinstance(part, str) else part)]
    return play(Position(Options(**options)), "first 0", *flat)


# Random games


def random_choice(position: Position, chance: random.Random) -> str:
    """One of the legal moves; the sixteen Double Reels together are as likely as any other."""
    moves = position.legal_moves()
    kinds = [[move.text] for move in moves if len(move.columns) != 2]
    doubles = [move.text for move in moves if len(move.columns) == 2]
    return chance.choice(chance.choice([*kinds, doubles] if doubles else kinds))


def random_plies(seed: object, options: Options) -> Iterator[str]:
    """The plies of a random game, from the first to the last."""
    chance = random.Random(f"tests {seed}")
    position = Position(options)
    while not position.is_over:
        ply = GAME.chance(position, str(seed))
        text = ply.text if ply else random_choice(position, chance)
        position.push(parse(position, text))
        yield text


@cache
def random_game(seed: object, options: Options = Options()) -> tuple[str, ...]:  # noqa: B008
    return tuple(random_plies(seed, options))


# Seats, sessions and records


def seats(*players: str) -> tuple[Seat, ...]:
    """Unnamed seats: ``h`` is a person, anything else the name of a bot."""
    return tuple(Seat("", "human" if player == "h" else f"bot:{player}") for player in players)


PEOPLE = seats("h", "h", "h")
AGAINST_BOTS = seats("h", "extra", "understudy")


def session(*, seated: tuple[Seat, ...] = PEOPLE, seed: str = "premiere", game=GAME, **options) -> Session:
    return Session(game, {"players": len(seated), **options}, seated, seed, "test")


def legal_in(game: Session) -> list[str]:
    """The legal moves of a running game."""
    return legal(replay(game.record.options, game.record.plies))


def record_json(plies: Iterable[str] = (), options: Options = Options(), **fields) -> dict[str, object]:  # noqa: B008
    """A good record as a JSON value, with some fields set otherwise."""
    return {
        "format": "tabletop-record",
        "version": 1,
        "game": "hollywood",
        "options": options.to_json(),
        "seats": [{"name": f"P{seat}", "player": "human"} for seat in range(options.players)],
        "seed": "anything",
        "plies": list(plies),
        **fields,
    }


def lines_of(name: str) -> list[dict]:
    """The objects of a JSON-lines file in ``tests/data``."""
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()]


# Other processes


def clean_environment() -> dict[str, str]:
    """Our environment, without what tells Python how to behave and with the engine to import."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**clean, "PYTHONPATH": str(PY), "PYTHONIOENCODING": "utf-8"}


def run_python(*arguments: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the engine and its standard library alone."""
    return subprocess.run(
        [sys.executable, "-S", *arguments],
        input=stdin,
        env={**clean_environment(), **env},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def run_cli(*arguments: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "hollywood", *arguments, stdin=stdin, **env)
