"""The command line: ``replay``, ``perft``, ``random``, ``link``, ``record``, ``arena`` and ``engine``. The only part of the engine that reads and writes."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import NoReturn

from tabletop.link import deal_link_of, link_of, read_link
from tabletop.record import MOST_SEED, Record, check_seed, read_record
from tabletop.refusal import Reason, Refused

from hollywood.cli.arena import add_arena, arena
from hollywood.cli.engine import engine
from hollywood.cli.messages import one_line, say
from hollywood.cli.perft import perft
from hollywood.cli.randomgame import random_record
from hollywood.cli.result import result_of, trace_of
from hollywood.game import GAME
from hollywood.options import CHOICES
from hollywood.position import Position
from hollywood.replay import replay

REFUSED = 2
"""Exit status for input that is refused."""
INTERRUPTED = 130
"""Exit status when the person at the terminal has had enough."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, as every other refusal."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {one_line(message)}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, by default with the program's arguments, and return its exit status: 0, or 2 with one line on standard error."""
    parsed = _parser().parse_args(arguments)
    lines = _lines(parsed)
    try:
        if parsed.command == "engine":
            return engine(parsed.guest)
        if parsed.command == "arena":
            return arena(parsed)
        # Whatever is refused is refused before the first line, so that standard output stays empty then.
        first = next(lines)
        for line in chain([first], lines):
            print(line)
        sys.stdout.flush()
    except Refused as refused:
        print(say(refused), file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        # Whoever read has left; what is still in the buffer must find somewhere to go when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _lines(parsed: argparse.Namespace) -> Iterator[str]:
    if parsed.command == "random":
        # The last seed is the longest: if it will do, all will.
        check_seed(f"{parsed.seed}/{parsed.games - 1}", "--seed")
        options = {name: getattr(parsed, name) for name in CHOICES}
        for game in range(parsed.games):
            seed = check_seed(f"{parsed.seed}/{game}")
            yield json.dumps(random_record(seed, options).to_json())
        return
    if parsed.command == "record":
        # What stands before it in an address ends with "=", which is in no link.
        yield json.dumps(read_link(parsed.link.rpartition("=")[2], GAME)[0].to_json())
        return
    record = _read(parsed.file)
    if parsed.command == "link":
        yield f"#deal={deal_link_of(record, GAME)}" if parsed.deal else f"#game={link_of(record, GAME, parsed.ply)}"
        return
    if parsed.command == "perft":
        yield str(perft(_position(record), parsed.depth))
        return
    if parsed.trace:
        yield from map(json.dumps, trace_of(record))
    yield json.dumps(result_of(_position(record)))


def _position(record: Record) -> Position:
    return replay(record.options, record.plies)


def _bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read()
    # Not as a Path: that takes an empty name for the folder one is in.
    with open(name, "rb") as file:
        return file.read()


def _read(name: str) -> Record:
    try:
        text = _bytes(name).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Reason("not-utf8"), "record") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Refused(Reason("cannot-read", {"why": reason}), name) from None
    return read_record(text, GAME)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="hollywood", allow_abbrev=False, description="Replays, counts, makes and plays games of Hollywood!"
    )
    commands = parser.add_subparsers(dest="command", required=True)

    command = commands.add_parser("replay", allow_abbrev=False, help="print the result of a record as JSON")
    command.add_argument("file", help="a record; - is standard input")
    command.add_argument("--trace", action="store_true", help="first print a line for each player's ply")

    command = commands.add_parser(
        "perft", allow_abbrev=False, help="count the sequences of players' plies from a record's position"
    )
    command.add_argument("file", help="a record; - is standard input")
    command.add_argument("--depth", type=_whole(0), required=True, help="how many plies")

    command = commands.add_parser("random", allow_abbrev=False, help="print finished random games as records")
    command.add_argument("--players", type=int, choices=CHOICES["players"][0], required=True)
    command.add_argument("--seed", required=True, help=f"at most {MOST_SEED} characters with the game's number")
    command.add_argument("--games", type=_whole(1), default=1, metavar="K")
    _add_options(command)

    command = commands.add_parser(
        "link", allow_abbrev=False, help="print what opens a record when it stands behind the page's address"
    )
    command.add_argument("file", help="a record; - is standard input")
    what = command.add_mutually_exclusive_group()
    what.add_argument(
        "--ply", type=_whole(0), metavar="N", help="after how many plies it is looked at, by default after all"
    )
    what.add_argument("--deal", action="store_true", help="only what the game began with")

    command = commands.add_parser(
        "record", allow_abbrev=False, help="print the record that a link holds, as one JSON line"
    )
    command.add_argument("link", help="a link, with or without the page's address")

    command = commands.add_parser(
        "arena", allow_abbrev=False, help="let bots play each other, seats rotated, the same deals for all"
    )
    command.add_argument("--players", type=int, choices=CHOICES["players"][0], required=True)
    command.add_argument("--seed", required=True, help="names the deals")
    command.add_argument("--games", type=_whole(1), required=True, metavar="N")
    command.add_argument("--workers", type=_whole(1), metavar="K", help="processes, as many as processors by default")
    add_arena(command)
    _add_options(command)

    command = commands.add_parser(
        "engine", allow_abbrev=False, help="answer requests for moves, one JSON line each, from standard input"
    )
    command.add_argument("--guest", metavar="FILE", help="a .py file with a function choose(view), which answers")
    return parser


def _add_options(command: argparse.ArgumentParser) -> None:
    for name in ("scoring", "award_in_project", "collect"):
        values = CHOICES[name][0]
        command.add_argument(f"--{name.replace('_', '-')}", choices=values, default=values[0])


def _whole(least: int) -> Callable[[str], int]:
    """Read a whole number of at least ``least``."""

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdecimal() else least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least}")
        return number

    return read
