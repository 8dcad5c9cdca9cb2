"""Programs that a browser needs beside it, for as long as it runs."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from e2e.engines.engine import PATIENCE

Result = TypeVar("Result")


@contextmanager
def running(command: Sequence[str], **options: object) -> Iterator[subprocess.Popen[str]]:
    """Run a program in silence, and end it."""
    silence = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process: subprocess.Popen[str] = subprocess.Popen(command, text=True, **{**silence, **options})  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait(look: Callable[[], Result], what: str) -> Result:
    """Look again and again until there is something, and give it; TimeoutError when there never is."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {PATIENCE} s for {what}")
        time.sleep(0.05)
    return found
