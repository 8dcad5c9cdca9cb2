"""A bot that is a process of its own, in any language: it is asked as ``hollywood engine`` is, one JSON line for another."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

from tabletop.game import View
from tabletop.record import Record, Seat
from tabletop.rng import Rng

from hollywood.version import VERSION

PATIENCE = 3
"""Answers that may fail to come in time before the process is not asked any more."""


class Late(OSError):
    """No answer came in time; the process has been ended."""


class External:
    """Started when it is first asked, and again after it died. What goes wrong is raised, for whoever asks to deal with."""

    def __init__(self, command: str, limit: float) -> None:
        """Name it by its command line, for example ``./mybot``, or by a file ``mybot.py`` with a function ``choose(view)``.

        It has ``limit`` seconds for an answer.
        """
        self.name = command
        self._command = shlex.split(command)
        if is_guest(command):
            self._command = [sys.executable, "-m", "hollywood", "engine", "--guest", command]
        self._limit = limit
        self._late = 0
        self._process: subprocess.Popen[bytes] | None = None

    def think(self, view: View, rng: Rng) -> Iterator[str]:
        """Yield the one move that it answers. Raises ``OSError`` or ``ValueError`` where it gives none."""
        answer = json.loads(self._ask(json.dumps({"record": record_of_view(view).to_json()}).encode()))
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
            raise ValueError("no move")
        yield answer["move"]

    def _ask(self, line: bytes) -> bytes:
        if self._late == PATIENCE:
            raise Late
        if self._process is None or self._process.poll() is not None:
            # A session of its own: what it started itself can be ended with it.
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        process = self._process
        ended = Event()

        def end() -> None:
            ended.set()
            _end(process)

        alarm = Timer(self._limit, end)
        alarm.start()
        try:
            return _exchange(process, line)
        finally:
            alarm.cancel()
            alarm.join()
            if ended.is_set():
                process.wait()
                self._late += 1
                raise Late


def _exchange(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    into, out = process.stdin, process.stdout
    assert into is not None
    assert out is not None
    into.write(line + b"\n")
    into.flush()
    return out.readline()


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and what it has started."""
    try:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except ProcessLookupError:
        pass


def is_guest(command: str) -> bool:
    """Whether it is a file with a bot to import, not a program to start: one that may be executed and says by what."""
    path = Path(command)
    if path.suffix != ".py" or not path.is_file():
        return False
    with path.open("rb") as file:
        return not (os.access(path, os.X_OK) and file.read(2) == b"#!")


def record_of_view(view: View) -> Record:
    """Return the game as a seat knows it: a record with an empty seed."""
    seats = (Seat("", "human"),) * int(view.options["players"])
    return Record("hollywood", view.options, seats, "", view.plies, VERSION)
