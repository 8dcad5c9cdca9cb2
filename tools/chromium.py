"""How the tests and the benchmarks start their browser."""

from __future__ import annotations

import os
from typing import Any

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def launch_options() -> dict[str, Any]:
    """What to hand to Playwright: the Chromium that build.py found, which asks nobody for anything by itself."""
    args = list(FLAGS)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")
    chromium = os.environ.get("HOLLYWOOD_CHROMIUM")
    return {"args": args} | ({"executable_path": chromium} if chromium else {})
