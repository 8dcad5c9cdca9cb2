"""How long it takes from opening the page to a whole game played, against stock Pyodide with the same wheel.

The first game is random play through the public position. A second one follows, of three bots through the page's own protocol
(views, events and records included).

Each run starts a browser of its own with an empty profile; the ways take turns, so that a busy moment hits all.
"""

from __future__ import annotations

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

from tools.chromium import launch_options  # noqa: E402
from tools.engine import PACKED  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.serve import Handler, make_server  # noqa: E402
from tools.site import DIST  # noqa: E402

RUNS = 5
STOCK = "stock Pyodide, http"
GAMES = ROOT / "bench" / "random_play" / "games.py"
PLAYED = """async (games) => {
    await window.runPython(games + "\\nrate(3, 1)");
    const playout = performance.now();
    return [playout, await window.playGame("boot", Array(3).fill("bot:extra"))];
}"""


class StockHandler(Handler):
    """Serves Pyodide as npm brings it, the wheel, and the page that uses them."""

    def translate_path(self, path: str) -> str:
        """Map the few addresses there are."""
        name = path.partition("?")[0].removeprefix("/")
        if name.startswith("pyodide/"):
            return str(ROOT / "node_modules" / name)
        others = {"wheel.zip": PACKED / "wheel.zip", "games.py": GAMES}
        return str(others.get(name, ROOT / "bench" / name))


def serve(handler: Callable[..., Handler]) -> str:
    """Start a server that ends with this program, and return its address."""
    server = make_server(handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


def measure(playwright: Playwright, address: str, *, stock: bool) -> tuple[float, float, float]:
    """Milliseconds from navigation to: first paint, one game played, and another through the protocol."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options())
        page = context.pages[0]
        if not stock:
            page.add_init_script(path=ROOT / "e2e" / "listen.js")
        page.goto(address)
        games = GAMES.read_text(encoding="utf-8")
        playout, protocol = page.evaluate("() => globalThis.played") if stock else page.evaluate(PLAYED, games)
        paint = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
        context.close()
    return paint, playout, protocol


def rows() -> list[Row]:
    """Measure all ways in turn: the medians."""
    ours = serve(partial(Handler, directory=str(DIST)))
    ways = {
        STOCK: serve(StockHandler) + "stock.html",
        "dist/, http": ours,
        "dist/, file": (DIST / "index.html").as_uri(),
    }
    times: dict[str, list[tuple[float, float, float]]] = {way: [] for way in ways}
    with sync_playwright() as playwright:
        for _ in range(RUNS):
            for way, address in ways.items():
                times[way].append(measure(playwright, address, stock=way == STOCK))
    middle = {way: [statistics.median(column) for column in zip(*runs, strict=True)] for way, runs in times.items()}
    found = []
    for way, (paint, playout, protocol) in middle.items():
        stock = (None,) * 3 if way == STOCK else middle[STOCK]
        if way != STOCK:
            found.append(Row("start", f"{way}: first paint", paint, "ms"))
        found.append(Row("start", f"{way}: one game played", playout, "ms", stock[1], STOCK))
        found.append(Row("start", f"{way}: one more by the page's protocol", protocol, "ms", stock[2], STOCK))
    return found


if __name__ == "__main__":
    show(rows)
