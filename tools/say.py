"""What a person sees of the build."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Stop(Exception):
    """Ends the build with one sentence that says what to do."""


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


@contextmanager
def step(title: str) -> Iterator[None]:
    """Announce a step, and at its end how long it took."""
    say(f"· {title} ...")
    start = time.monotonic()
    yield
    say(f"  done in {time.monotonic() - start:.1f} s")


def run(
    command: Sequence[str | Path], *, advice: str, env: Mapping[str, str] | None = None, quiet: bool = False
) -> None:
    """Run a command of the build; when it fails, stop with `advice`."""
    if code := status(command, env=env, quiet=quiet):
        raise Stop(f"{advice} ({Path(command[0]).name} ended with status {code})")


def status(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command and return its exit status; `quiet` shows its output only when it fails."""
    sys.stdout.flush()
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            check=False,
        )
    except OSError as error:
        raise Stop(f"{command[0]} could not be run: {error.strerror or error}.") from None
    if quiet and done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return done.returncode
