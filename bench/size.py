"""How many bytes a first visit brings over a host that compresses, and how many of them stand before the title, against stock Pyodide."""

from __future__ import annotations

import gzip
import re
import sys
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.boot import STOCK, StockHandler, serve  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.serve import Handler  # noqa: E402
from tools.site import DIST  # noqa: E402

MEGA, KILO = 1_000_000, 1000


def wire(data: bytes) -> int:
    """Bytes of a file as a host that compresses sends it."""
    return min(len(data), len(gzip.compress(data, 6)))


def visited(browser: Browser, address: str, ready: str) -> dict[str, int]:
    """Bytes of everything that a first visit asks for, by address."""
    page = browser.new_page()
    page.add_init_script(path=ROOT / "e2e" / "listen.js")
    found: dict[str, int] = {}
    page.on("response", lambda response: found.setdefault(response.url, 0))
    page.goto(address)
    page.evaluate(ready)
    for url in found:
        if url.startswith("http"):
            found[url] = wire(page.request.get(url).body())
    page.close()
    return found


def rows() -> list[Row]:
    """Visit both."""
    ours = serve(partial(Handler, directory=str(DIST)))
    theirs = serve(StockHandler) + "stock.html"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        here = visited(browser, ours, "() => window.engineReady")
        there = visited(browser, theirs, "() => globalThis.played")
        browser.close()
    first = [size for url, size in here.items() if re.search(r"/(first|words-\w+)\.[^/]*\.js$", url)]
    total, stock = sum(here.values()) / MEGA, sum(there.values()) / MEGA
    return [
        Row("size", "a first visit, everything", total, "MB", stock, STOCK),
        Row("size", "scripts before the title", sum(first) / KILO, "kB"),
    ]


if __name__ == "__main__":
    show(rows)
