"""Remembers what is done, so that a second run does not repeat it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from tools.say import ROOT

CACHE = ROOT / ".build"


def tree(folder: str, *suffixes: str) -> list[Path]:
    """All files below `folder`, or those with one of the suffixes, sorted."""
    return sorted(
        path
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and (not suffixes or path.suffix in suffixes)
    )


def digest(paths: Iterable[Path], *words: str) -> str:
    """One hash of the paths, of what stands in them, and of `words`."""
    total = hashlib.sha256(repr(words).encode())
    for path in sorted(paths):
        name = path.relative_to(ROOT).as_posix()
        content = path.read_bytes() if path.is_file() else b"missing"
        total.update(f"{name} {hashlib.sha256(content).hexdigest()}\n".encode())
    return total.hexdigest()


def inventory(path: Path) -> str:
    """What a file or a folder holds, by names and sizes: enough to see that something is missing or cut off."""
    if not path.exists():
        return "missing"
    files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.is_file())
    sizes = [f"{file.relative_to(path.parent).as_posix()} {file.stat().st_size}" for file in files]
    return hashlib.sha256("\n".join(sizes).encode()).hexdigest()


class Stamp:
    """A file that holds the hash of what a step was made from, and what it left."""

    def __init__(self, name: str, value: str, *results: Path) -> None:
        self.file = CACHE / "stamps" / name
        self.value = value
        self.results = results

    def fresh(self) -> bool:
        """Whether the step was done from the same inputs and its results are still as it left them."""
        return self.file.is_file() and self.file.read_text(encoding="utf-8") == self._text()

    def clear(self) -> None:
        """Forget the step, before it is done again."""
        self.file.unlink(missing_ok=True)

    def set(self) -> None:
        """Note that the step is done."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self._text(), encoding="utf-8")

    def _text(self) -> str:
        return "\n".join([self.value, *map(inventory, self.results)])
