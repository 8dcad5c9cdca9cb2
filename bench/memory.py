"""Whether the memory of a tab stays flat over many games, and whether many reloads slow the start.

Games of bots are played in the engine's worker past the page, then some by the page itself, whose own heap and nodes count after a collection
of garbage. What Python uses is what its allocator has given out, garbage collected.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from e2e.plan import Order  # noqa: E402
from e2e.probes import HEAP  # noqa: E402
from e2e.visiting import enter  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.site import DIST  # noqa: E402

ADDRESS = (DIST / "index.html").as_uri()
LISTEN = ROOT / "e2e" / "listen.js"
BOTS = ("bot:critic", "bot:extra", "bot:understudy")
GAMES, SETTLED = 300, 20
"""Games in one tab, and after how many its memory must not grow any more."""
HUNGRY = ("bot:director",) * 4
HUNGRY_GAMES, HUNGRY_SETTLED = 12, 4
"""The same with the bots that think most."""
SHOWN, SHOWN_SETTLED = 30, 10
"""The same for games that the page shows."""
RELOADS, COMPARED = 30, 5
"""Reloads of one tab, and how many at either end are compared."""
MEGA = 1_000_000


def heap(page: Page) -> tuple[int, int]:
    """Bytes of the engine's WebAssembly memory, and of what Python uses of it."""
    size, used = page.evaluate("(code) => window.runPython(code)", HEAP).split()
    return int(size), int(used)


def in_worker(browser: Browser, bots: Sequence[str], games: int) -> list[tuple[int, int]]:
    """The heap after each game in the worker."""
    page = browser.new_page()
    page.add_init_script(path=LISTEN)
    page.goto(ADDRESS)
    page.evaluate("() => window.engineReady")
    found = []
    for number in range(games):
        page.evaluate("([seed, bots]) => window.playGame(seed, bots)", [f"memory {number}", bots])
        found.append(heap(page))
    page.close()
    return found


def in_page(browser: Browser) -> list[tuple[int, int]]:
    """Bytes of the page's own heap, and its nodes, after each game that it shows."""
    context = browser.new_context(reduced_motion="reduce")
    player = enter(context, ADDRESS)
    session = context.new_cdp_session(player.page)
    session.send("Performance.enable")
    player.wait_engine()
    player.set_up(Order(BOTS, seed="memory"))
    player.action("start")
    found = []
    # By locators alone: a handle on a control would keep its whole screen.
    for number in range(SHOWN):
        player.page.locator("html[data-screen=end]").wait_for(timeout=300_000)
        for _ in range(2):
            session.send("HeapProfiler.collectGarbage")
        told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        found.append((int(told["JSHeapUsedSize"]), int(told["Nodes"])))
        if number + 1 < SHOWN:
            player.page.locator("[data-action=again]").click()
            player.page.locator("html[data-screen=table]").wait_for()
    context.close()
    return found


def reloads(browser: Browser) -> list[float]:
    """Milliseconds from each reload until the engine is ready."""
    page = browser.new_page()
    page.add_init_script(path=LISTEN)
    page.goto(ADDRESS)
    page.evaluate("() => window.engineReady")
    found = []
    for _ in range(RELOADS):
        page.reload()
        found.append(page.evaluate("() => window.engineReady"))
    page.close()
    return found


def rows() -> list[Row]:
    """Measure all of it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        worker = in_worker(browser, BOTS, GAMES)
        hungry = [size for size, _ in in_worker(browser, HUNGRY, HUNGRY_GAMES)]
        page, starts = in_page(browser), reloads(browser)
        browser.close()
    (size, used), (early_size, early_used) = worker[-1], worker[SETTLED - 1]
    (heap_end, nodes), (early_heap, early_nodes) = page[-1], page[SHOWN_SETTLED - 1]
    first, last = statistics.median(starts[:COMPARED]), statistics.median(starts[-COMPARED:])
    then = f"that after {SETTLED}"
    shown = f"that after {SHOWN_SETTLED}"
    return [
        Row(
            "memory", f"WebAssembly after {GAMES} games of bots in one tab", size / MEGA, "MB", early_size / MEGA, then
        ),
        Row("memory", "of it used by Python", used / MEGA, "MB", early_used / MEGA, then),
        Row(
            "memory",
            f"WebAssembly after {HUNGRY_GAMES} games of four Directors",
            hungry[-1] / MEGA,
            "MB",
            hungry[HUNGRY_SETTLED - 1] / MEGA,
            f"that after {HUNGRY_SETTLED}",
        ),
        Row("memory", f"the page's heap after {SHOWN} games shown", heap_end / MEGA, "MB", early_heap / MEGA, shown),
        Row("memory", "nodes of the page then", nodes, "", early_nodes, shown),
        Row(
            "start",
            f"engine ready, the last {COMPARED} of {RELOADS} reloads",
            last,
            "ms",
            first,
            f"the first {COMPARED}",
        ),
    ]


if __name__ == "__main__":
    show(rows)
