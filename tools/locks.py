"""Keeps two builds of one folder from running at the same time."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tools.say import say
from tools.stamps import CACHE

if sys.platform == "win32":
    import msvcrt

    def take(file: IO[str]) -> None:
        """Lock the file, or raise OSError at once."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: IO[str]) -> None:
        """Lock the file, or raise OSError at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_one_build() -> Iterator[None]:
    """Wait until no other build runs here; the system frees the lock however this one ends."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / "lock", "w", encoding="utf-8") as file:
        waiting = False
        while True:
            try:
                take(file)
                break
            except OSError:
                if not waiting:
                    say(f"Another build runs here: waiting for it (this is process {os.getpid()}) ...")
                waiting = True
                time.sleep(0.2)
        yield
