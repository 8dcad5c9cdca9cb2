"""What the command line says of a record."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PY = Path(__file__).resolve().parent.parent / "py"


def replay(path: Path) -> dict[str, Any]:
    """Run `python3 -m hollywood replay` on a file."""
    done = subprocess.run(
        [sys.executable, "-m", "hollywood", "replay", str(path)],
        env={**os.environ, "PYTHONPATH": str(PY)},
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result
