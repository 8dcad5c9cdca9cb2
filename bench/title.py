"""How soon a phone on a slow network has the title, where presses count from the first, and the page behind it.

1.5 Mbit/s, a processor four times slower, a host that compresses, an empty profile; medians of as many visits.
"""

from __future__ import annotations

import gzip
import statistics
import sys
from functools import cache, partial
from io import BytesIO
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from bench.boot import RUNS, serve  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.serve import Handler  # noqa: E402
from tools.site import DIST  # noqa: E402

BYTES_A_SECOND = 1_500_000 // 8
LATENCY = 40
"""Milliseconds there and back."""
SLOWER = 4
WATCH = """new MutationObserver(() => {
    const here = !document.documentElement.hasAttribute("data-first");
    if (here) window.whole ??= performance.now();
}).observe(document, { subtree: true, attributes: true });"""
TIMES = """() => [performance.getEntriesByName("first-contentful-paint")[0].startTime, window.whole]"""


@cache
def compressed(file: Path) -> bytes:
    """A file as it travels."""
    return gzip.compress(file.read_bytes(), 6)


class Compressing(Handler):
    """Sends files as a host that compresses does."""

    def send_head(self) -> BytesIO | None:  # type: ignore[override]
        """Answer with a file of the folder."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            self.send_error(404)
            return None
        body = compressed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds until the title is painted, and until the rest of the page has taken over."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(WATCH)
    devtools = page.context.new_cdp_session(page)
    network = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND, "latency": LATENCY}
    devtools.send("Network.emulateNetworkConditions", {"offline": False, **network})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html:not([data-first])", state="attached")
    painted, whole = page.evaluate(TIMES)
    page.close()
    return painted, whole


def rows() -> list[Row]:
    """Visit anew each time."""
    address = serve(partial(Compressing, directory=str(DIST)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        times = [visit(browser, address) for _ in range(RUNS)]
        browser.close()
    painted, whole = (statistics.median(column) for column in zip(*times, strict=True))
    return [
        Row("start", "at 1.5 Mbit/s and 4 × CPU: the title can be used", painted, "ms"),
        Row("start", "at 1.5 Mbit/s and 4 × CPU: all of the page but the engine is here", whole, "ms"),
    ]


if __name__ == "__main__":
    show(rows)
