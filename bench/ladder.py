"""The bots' ladder: each as one seat against copies of another, seats rotated, the same deals for all; the README's table.

Every finished game is kept in ``bench/ladder/``, so a run that was interrupted goes on where it was. The first games of a match are
always played again, and all of it begins anew when they go otherwise than they did. ``python bench/ladder.py --only director/producer
--players 3 --games 200`` plays a part of it, ``--show`` only prints what there is. All of it takes hours, nearly all of them Director's.
"""

from __future__ import annotations

import argparse
import shlex
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from fractions import Fraction
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "py")]

from hollywood.bots import BOTS  # noqa: E402
from hollywood.cli.match import Job, Played, play  # noqa: E402
from hollywood.cli.standings import half_width  # noqa: E402

KEPT = ROOT / "bench" / "ladder"
BLIND = (sys.executable, str(ROOT / "bench" / "opponents" / "blind.py"))
SEED = "ladder"
FIRST = 3
"""Games by which a change in how bots play is seen."""
TIMED = 6
"""Games in which all seats are one bot, to time its moves with nothing beside it."""


class Match(NamedTuple):
    """One bot against copies of another."""

    better: str
    worse: str
    option: tuple[str, str] | None = None
    """One that is not the usual; then ``worse`` is ``better`` itself, playing as if it were the usual."""

    @property
    def name(self) -> str:
        """What ``--only`` calls it."""
        return f"{self.better}/{self.option[1] if self.option else self.worse}"

    def job(self, players: int, number: int) -> Job:
        """Return one of its games."""
        options = dict([("players", players), *([self.option] if self.option else [])])
        worse = shlex.join([*BLIND, self.option[0]]) if self.option else self.worse
        return Job(number, (self.better, *[worse] * (players - 1)), options, SEED)


MATCHES = (
    Match("understudy", "extra"),
    Match("critic", "understudy"),
    Match("producer", "critic"),
    Match("director", "producer"),
    Match("director", "understudy"),
    Match("director", "director", ("scoring", "advanced")),
    Match("director", "director", ("collect", "bottom_up")),
)


class Book:
    """The games of a match for one number of players: a file with the hash of how the first ones went, then a line a game."""

    def __init__(self, match: Match, players: int) -> None:
        self.match = match
        self.players = players
        self._path = KEPT / f"{match.name.replace('/', '-')}-{players}.txt"
        self._shares: dict[int, Fraction] = {}
        self._begun = ""
        if self._path.exists():
            self._begun, *lines = self._path.read_text(encoding="utf-8").splitlines()
            self._shares = {int(number): Fraction(share) for number, share in map(str.split, lines)}

    def begin(self, first: Sequence[Played]) -> None:
        """Go on with the games kept if these first ones went as they did then, else begin anew with these."""
        begun = sha256("\n".join(" ".join(game.plies) for game in first).encode()).hexdigest()[:16]
        if begun != self._begun:
            self._path.parent.mkdir(exist_ok=True)
            self._path.write_text(f"{begun}\n", encoding="utf-8")
            self._begun, self._shares = begun, {}
            for game in first:
                self.keep(game)

    def missing(self, games: int) -> list[int]:
        """Return the numbers of the games still to play."""
        return [number for number in range(games) if number not in self._shares]

    def keep(self, game: Played) -> None:
        """Keep a game."""
        if any(game.stumbles):
            raise RuntimeError(f"{self.match.name}: a bot had no move in game {game.number}")
        share = Fraction(game.shares[0]).limit_denominator(self.players)
        self._shares[game.number] = share
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{game.number} {share}\n")

    def told(self) -> str:
        """Return a cell of the table."""
        shares = [float(share) for share in self._shares.values()]
        if not shares:
            return ""
        mean = 100 * sum(shares) / len(shares)
        return f"{mean:.1f} ± {100 * half_width(shares):.1f} ({len(shares):,})"


def fill(books: Sequence[Book], games: int, workers: int | None) -> None:
    """Play the games that are missing; after Ctrl-C what is finished is kept."""
    executor = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        for book in books:
            job = partial(book.match.job, book.players)
            book.begin(list(executor.map(play, map(job, range(FIRST)))))
            futures = [executor.submit(play, job(number)) for number in book.missing(games)]
            for done, future in enumerate(as_completed(futures), 1):
                book.keep(future.result())
                if done % 50 == 0 or done == len(futures):
                    print(
                        f"{book.match.name}, {book.players} players: {done} / {len(futures)}",
                        file=sys.stderr,
                        flush=True,
                    )
    except KeyboardInterrupt:
        print("Stopped: what is finished is kept.", file=sys.stderr)
    finally:
        executor.shutdown(cancel_futures=True)


def times(bot: str, players: int) -> tuple[float, float]:
    """Return the mean and the longest time of a move, in milliseconds; where there is one legal move, no bot is asked."""
    seconds: list[float] = []
    for number in range(TIMED):
        game = play(Job(number, (bot,) * players, {"players": players}, SEED))
        seconds += [second for seat in game.seconds for second in seat]
    return 1000 * sum(seconds) / len(seconds), 1000 * max(seconds)


def table(players: Sequence[int]) -> Iterator[str]:
    """Yield the lines of the report, as Markdown."""
    yield "| win share in %, 95 % interval (games) | " + " | ".join(f"{count} players" for count in players) + " |"
    yield "|---" * (1 + len(players)) + "|"
    for match in MATCHES:
        against = f"against copies that ignore {'='.join(match.option)}" if match.option else f"against {match.worse}"
        yield f"| {match.better} {against} | " + " | ".join(Book(match, count).told() for count in players) + " |"


def time_table(players: Sequence[int]) -> Iterator[str]:
    """Yield what a move takes, as Markdown."""
    yield "| ms a move: mean, worst | " + " | ".join(f"{count} players" for count in players) + " |"
    yield "|---" * (1 + len(players)) + "|"
    for bot in BOTS:
        found = [times(bot, count) for count in players]
        yield f"| {bot} | " + " | ".join(f"{mean:.1f}, {worst:.0f}" for mean, worst in found) + " |"


def main() -> None:
    """Play what is missing and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = [match.name for match in MATCHES]
    parser.add_argument("--only", choices=names, action="append", metavar="MATCH", help=", ".join(names))
    parser.add_argument("--players", type=int, choices=(3, 4), action="append")
    parser.add_argument("--games", type=int, default=1000, help="a match, for each number of players")
    parser.add_argument("--workers", type=int, help="processes, as many as processors by default")
    parser.add_argument("--show", action="store_true", help="play nothing, print what there is")
    parsed = parser.parse_args()
    if not parsed.show:
        matches = [match for match in MATCHES if not parsed.only or match.name in parsed.only]
        books = [Book(match, count) for match in matches for count in parsed.players or (3, 4)]
        fill(books, parsed.games, parsed.workers)
    print("\n".join(table((3, 4))))
    if not parsed.only and not parsed.show:
        print("\n".join(["", *time_table((3, 4))]))


if __name__ == "__main__":
    main()
