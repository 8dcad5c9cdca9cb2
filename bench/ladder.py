"""The bots' ladder: each as one seat against copies of another, seats rotated, the same deals for all; the README's table.

Every finished game is kept in ``.build/ladder.jsonl``, so a run that was interrupted goes on where it was; games of other sources
than today's do not count. ``python bench/ladder.py --only director/producer --players 3 --games 200`` plays a part of it, ``--show``
only prints what there is. All of it takes hours, nearly all of them Director's.
"""

from __future__ import annotations

import argparse
import json
import shlex
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from hollywood.bots import BOTS  # noqa: E402
from hollywood.cli.match import Job, Played, play  # noqa: E402
from hollywood.cli.standings import half_width  # noqa: E402

from tools.stamps import CACHE, digest, tree  # noqa: E402

KEPT = CACHE / "ladder.jsonl"
BLIND = (sys.executable, str(ROOT / "bench" / "opponents" / "blind.py"))
SEED = "ladder"
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


class Kept(NamedTuple):
    """A finished game as it is kept."""

    code: str
    match: str
    players: int
    number: int
    share: float
    """Of the win, for ``better``."""


class Book:
    """The games kept, of today's sources alone."""

    def __init__(self) -> None:
        self._code = digest(tree("py", ".py"))[:16]
        self._shares: dict[tuple[str, int], dict[int, float]] = {}
        lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
        for line in lines:
            kept = Kept(*json.loads(line))
            if kept.code == self._code:
                self._of(kept.match, kept.players)[kept.number] = kept.share

    def missing(self, match: Match, players: int, games: int) -> list[int]:
        """Return the numbers of the games still to play."""
        known = self._of(match.name, players)
        return [number for number in range(games) if number not in known]

    def keep(self, match: Match, players: int, game: Played) -> None:
        """Keep a game."""
        if any(game.stumbles):
            raise RuntimeError(f"{match.name}: a bot had no move in game {game.number}")
        self._of(match.name, players)[game.number] = game.shares[0]
        kept = Kept(self._code, match.name, players, game.number, game.shares[0])
        KEPT.parent.mkdir(exist_ok=True)
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kept) + "\n")

    def told(self, match: Match, players: int) -> str:
        """Return a cell of the table."""
        shares = list(self._of(match.name, players).values())
        if not shares:
            return ""
        mean = 100 * sum(shares) / len(shares)
        return f"{mean:.1f} ± {100 * half_width(shares):.1f} ({len(shares):,})"

    def _of(self, match: str, players: int) -> dict[int, float]:
        return self._shares.setdefault((match, players), {})


def fill(book: Book, matches: Sequence[Match], players: Sequence[int], games: int, workers: int | None) -> None:
    """Play the games that are missing; after Ctrl-C what is finished is kept."""
    executor = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        for match in matches:
            for count in players:
                missing = book.missing(match, count, games)
                futures = [executor.submit(play, match.job(count, number)) for number in missing]
                for done, future in enumerate(as_completed(futures), 1):
                    book.keep(match, count, future.result())
                    if done % 50 == 0 or done == len(futures):
                        print(f"{match.name}, {count} players: {done} / {len(futures)}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("Stopped: what is finished is kept.", file=sys.stderr)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def times(bot: str, players: int) -> tuple[float, float]:
    """Return the mean and the longest time of a move, in milliseconds; where there is one legal move, no bot is asked."""
    seconds: list[float] = []
    for number in range(TIMED):
        game = play(Job(number, (bot,) * players, {"players": players}, SEED))
        seconds += [second for seat in game.seconds for second in seat]
    return 1000 * sum(seconds) / len(seconds), 1000 * max(seconds)


def table(book: Book, players: Sequence[int]) -> Iterator[str]:
    """Yield the lines of the report, as Markdown."""
    yield "| win share in %, 95 % interval (games) | " + " | ".join(f"{count} players" for count in players) + " |"
    yield "|---" * (1 + len(players)) + "|"
    for match in MATCHES:
        against = f"against copies that ignore {'='.join(match.option)}" if match.option else f"against {match.worse}"
        yield f"| {match.better} {against} | " + " | ".join(book.told(match, count) for count in players) + " |"


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
    book = Book()
    if not parsed.show:
        matches = [match for match in MATCHES if not parsed.only or match.name in parsed.only]
        fill(book, matches, parsed.players or (3, 4), parsed.games, parsed.workers)
    print("\n".join(table(book, (3, 4))))
    if not parsed.only and not parsed.show:
        print("\n".join(["", *time_table((3, 4))]))


if __name__ == "__main__":
    main()
