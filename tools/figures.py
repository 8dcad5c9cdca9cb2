"""The one table of what is measured: each file in bench/ gives rows, and here they are printed, with the machine and the date."""

from __future__ import annotations

import importlib
import os
import platform
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from tools.say import ROOT

PARTS = ("start", "size", "memory", "speed", "search")


class Row(NamedTuple):
    """One figure."""

    part: str
    """One of PARTS."""
    what: str
    value: float
    unit: str = ""
    than: float | None = None
    """What the ratio is to, in the same unit; None where there is nothing to compare with."""
    peer: str = ""
    """What that is."""

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """The columns of its line."""
        digits = 0 if self.value >= 100 else 1 if self.value >= 10 else 2
        ratio = f"{self.value / self.than:.2f} of {self.peer}" if self.than else ""
        return self.part, self.what, f"{self.value:,.{digits}f} {self.unit}".strip(), ratio


def table(rows: Iterable[Row]) -> str:
    """The rows as a table in Markdown, in the order of their parts."""
    ordered = sorted(rows, key=lambda row: PARTS.index(row.part))
    lines = [("", "", "measured", "ratio"), ("---",) * 4, *(row.cells for row in ordered)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def circumstances() -> str:
    """What kind of machine this is, how busy it was, and the day."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"{datetime.now(UTC):%Y-%m-%d}, {system}, CPython {platform.python_version()}{load}"


def show(*measures: Callable[[], Iterable[Row]]) -> None:
    """Measure and print the table."""
    before = circumstances()
    rows = [row for measure in measures for row in measure()]
    print(f"\n{before}\n\n{table(rows)}")


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "py")]
    show(*(importlib.import_module(f"bench.{name}").rows for name in sys.argv[1:]))
