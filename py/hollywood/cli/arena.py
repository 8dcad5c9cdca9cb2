"""``arena``: bots against each other, seats rotated and the same deals for all, on any number of processes or machines."""

import argparse
import json
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from tabletop.record import check_seed
from tabletop.refusal import Reason, Refused

from hollywood.bots import BOTS
from hollywood.cli.external import is_guest
from hollywood.cli.match import Job, Played, play
from hollywood.cli.messages import say
from hollywood.cli.standings import standings, table
from hollywood.options import CHOICES

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def add_arena(parser: argparse.ArgumentParser) -> None:
    """Add what is particular to this command to its parser."""
    parser.add_argument(
        "--bots", required=True, help="names, .py files or command lines, comma between; the last fills the seats left"
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster instead of processes here")
    parser.add_argument(
        "--limit", type=_seconds, default=30.0, metavar="SECONDS", help="for an answer of a command line, 30 by default"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def arena(parsed: argparse.Namespace) -> int:
    """Play the games and print how it went: all of them, or after Ctrl-C those that were finished.

    Raises:
        Refused: bots, seed or cluster are not there.
    """
    options = {name: getattr(parsed, name) for name in CHOICES}
    bots = _bots(parsed.bots, parsed.players)
    check_seed(f"{parsed.seed}/{parsed.games}", "--seed")
    jobs = [Job(number, bots, options, parsed.seed, parsed.limit) for number in range(parsed.games)]
    played: dict[int, Played] = {}
    interrupted = False
    told: set[str] = set()
    with _executor(parsed.workers, parsed.dask) as executor:
        try:
            futures = [executor.submit(play, job) for job in jobs]
            for future in as_completed(futures):
                game = future.result()
                played[game.number] = game
                _tell_late(bots, game, parsed.limit, told)
                _progress(len(played), len(jobs))
        except KeyboardInterrupt:
            interrupted = True
    games = [played[number] for number in sorted(played)]
    for line in _report(bots, games, parsed, options, interrupted):
        print(line)
    return INTERRUPTED if interrupted else 0


def _report(
    bots: tuple[str, ...],
    games: list[Played],
    parsed: argparse.Namespace,
    options: Mapping[str, object],
    interrupted: bool,
) -> list[str]:
    rows = standings(bots, games)
    if not parsed.json:
        return table(rows)
    found = [row._asdict() for row in rows]
    return [
        json.dumps(
            {"games": len(games), "interrupted": interrupted, "seed": parsed.seed, "options": options, "bots": found}
        )
    ]


def _bots(text: str, players: int) -> tuple[str, ...]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS and not is_guest(name) and not shutil.which((shlex.split(name) or [""])[0]):
            raise Refused(Reason("unknown-bot", {"name": name[:40]}), "--bots")
    if not 2 <= len(names) <= players:
        raise Refused(Reason("wrong-number-of-bots", {"players": players}), "--bots")
    return tuple(names + names[-1:] * (players - len(names)))


@contextmanager
def _executor(workers: int | None, dask: str | None) -> Iterator[Executor]:
    """Whoever plays: processes here or a cluster. What is left to play when the block ends is dropped."""
    if dask is not None:
        with _client(dask) as client:
            yield client.get_executor(pure=False)
        return
    # Imported here, as it makes every other command slower to start.
    from concurrent.futures import ProcessPoolExecutor

    # Ctrl-C reaches the whole group: whoever plays ends its game, and who counts prints what there is. A pool that is not waited
    # for is forgotten before it has dropped what is left, and plays it all.
    pool = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _client(address: str) -> Any:
    try:
        return import_module("distributed").Client(address)
    except ImportError:
        raise Refused(Reason("dask-missing"), "--dask") from None
    except (OSError, ValueError) as error:
        raise Refused(Reason("cannot-reach", {"why": str(error)[:200]}), "--dask") from None


def _tell_late(bots: tuple[str, ...], game: Played, limit: float, told: set[str]) -> None:
    """Say, once for each bot, that it did not answer in time."""
    for bot, late in zip(bots, game.late, strict=True):
        if late and bot not in told:
            told.add(bot)
            print(say(Refused(Reason("bot-late", {"name": bot, "seconds": f"{limit:g}"}), "--bots")), file=sys.stderr)


def _seconds(text: str) -> float:
    """Read a number of seconds that is more than 0 and less than a day."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86_400:
        raise argparse.ArgumentTypeError("must be a number of seconds, more than 0 and less than a day")
    return seconds


def _progress(done: int, games: int) -> None:
    """Say how far it is: in place on a terminal, ten lines elsewhere."""
    if sys.stderr.isatty():
        print(f"\r{done} / {games}", end="\n" if done == games else "", file=sys.stderr, flush=True)
    elif done % max(1, games // 10) == 0 or done == games:
        print(f"{done} / {games}", file=sys.stderr, flush=True)
