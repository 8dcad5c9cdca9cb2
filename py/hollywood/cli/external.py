"""A bot that is a process of its own, in any language: it is asked as ``hollywood engine`` is, one JSON line for another."""

import json
import shlex
import subprocess
from collections.abc import Iterator

from tabletop.game import View
from tabletop.record import Record, Seat
from tabletop.rng import Rng

from hollywood.version import VERSION


class External:
    """Started when it is first asked, and again after it died. What goes wrong is raised, for whoever asks to deal with."""

    def __init__(self, command: str) -> None:
        """Name it by its command line, for example ``./mybot`` or ``python3 mybot.py``."""
        self.name = command
        self._process: subprocess.Popen[bytes] | None = None

    def think(self, view: View, rng: Rng) -> Iterator[str]:
        """Yield the one move that it answers. Raises ``OSError`` or ``ValueError`` where it gives none."""
        answer = json.loads(self._ask(json.dumps({"record": record_of_view(view).to_json()}).encode()))
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
            raise ValueError("no move")
        yield answer["move"]

    def _ask(self, line: bytes) -> bytes:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(shlex.split(self.name), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(line + b"\n")
        into.flush()
        return out.readline()


def record_of_view(view: View) -> Record:
    """Return the game as a seat knows it: a record with an empty seed."""
    seats = (Seat("", "human"),) * int(view.options["players"])
    return Record("hollywood", view.options, seats, "", view.plies, VERSION)
