"""How long it takes from opening the page to a whole game played, against stock Pyodide with the same wheel.

Each run starts a browser of its own with an empty profile; the ways take turns, so that a busy moment hits all.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.engine import PACKED  # noqa: E402
from tools.serve import Handler, make_server  # noqa: E402
from tools.site import DIST  # noqa: E402

RUNS = 5
TARGET = 0.6
PLAYED = "() => window.engineReady.then(window.playOneGame)"
READY = "() => window.engineReady"


class StockHandler(Handler):
    """Serves Pyodide as npm brings it, the wheel, and the page that uses them."""

    def translate_path(self, path: str) -> str:
        """Map the few addresses there are."""
        name = path.partition("?")[0].removeprefix("/")
        if name.startswith("pyodide/"):
            return str(ROOT / "node_modules" / name)
        return str(PACKED / name if name == "wheel.zip" else ROOT / "bench" / name)


def serve(handler: Callable[..., Handler]) -> str:
    """Start a server that ends with this program, and return its address."""
    server = make_server(handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


def measure(playwright: Playwright, address: str, *, stock: bool) -> tuple[float, float]:
    """Milliseconds from navigation to "title drawn" and to "one game played"."""
    args = ["--disable-background-networking", "--disable-component-update", "--disable-gpu", "--no-first-run"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=os.environ.get("HOLLYWOOD_CHROMIUM"), args=args
        )
        page = context.pages[0]
        if not stock:
            page.add_init_script(path=ROOT / "e2e" / "listen.js")
        page.goto(address)
        played = page.evaluate("() => globalThis.played" if stock else PLAYED)
        paint = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
        context.close()
    return paint, played


def main() -> None:
    """Measure all ways in turn and print the medians."""
    stock_site = serve(StockHandler)
    ours = serve(partial(Handler, directory=str(DIST)))
    ways = {
        "stock Pyodide, http": (stock_site + "stock.html", True),
        "dist/, http": (ours, False),
        "dist/, file": ((DIST / "index.html").as_uri(), False),
    }
    times: dict[str, list[tuple[float, float]]] = {way: [] for way in ways}
    with sync_playwright() as playwright:
        for _ in range(RUNS):
            for way, (address, stock) in ways.items():
                times[way].append(measure(playwright, address, stock=stock))
    base = statistics.median(played for _, played in times["stock Pyodide, http"])
    print(f"{'cold profile, medians of ' + str(RUNS):32}{'title':>10}{'one game':>12}{'ratio':>8}   fastest to slowest")
    for way, runs in times.items():
        played = sorted(run[1] for run in runs)
        title = statistics.median(run[0] for run in runs)
        shown = "       -  " if "stock" in way else f"{title:7.0f} ms"
        middle = statistics.median(played)
        print(f"{way:32}{shown}{middle:9.0f} ms{middle / base:8.2f}   {played[0]:.0f} to {played[-1]:.0f} ms")
    print(f"target: at most {TARGET} of stock")


if __name__ == "__main__":
    main()
