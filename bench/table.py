"""How long a person waits for a move to be on screen, and for how long bots hold up the page: at normal speed, with motion."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from e2e.plan import Order, seats  # noqa: E402
from e2e.player import Player  # noqa: E402
from e2e.probes import TIME_MOVE, WATCH_GAPS  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.site import DIST  # noqa: E402

MOVES = 30
TARGET = 100


def moves(page: Page) -> list[float]:
    """Milliseconds from the press of a column to the frame that shows the reel, three persons playing in turn."""
    player = Player(page)
    player.open((DIST / "index.html").as_uri())
    player.start(Order(seats(3, 3), seed="bench"))
    times = []
    while len(times) < MOVES and player.wait_decision() != "over":
        move = player.legal()[0]
        if move in "ABCD":
            times.append(page.evaluate(TIME_MOVE, move))
        else:
            player.play(move)
    return times


def gaps(page: Page) -> list[float]:
    """Milliseconds between frames while four bots play a game."""
    player = Player(page)
    player.open((DIST / "index.html").as_uri())
    player.wait_engine()
    player.set_up(Order(("bot:understudy",) * 4, seed="bench"))
    player.action("start")
    page.wait_for_selector("main[data-phase=bot]")
    page.evaluate(WATCH_GAPS)
    page.wait_for_selector("[data-screen=end]", timeout=600_000)
    return [float(gap) for gap in page.evaluate("() => window.gaps")]


def main() -> None:
    """Measure and print."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        waited = moves(browser.new_context().new_page())
        frames = gaps(browser.new_context().new_page())
        browser.close()
    slow = sum(gap > TARGET for gap in frames)
    print(
        f"a move is on screen after ms: median {statistics.median(waited):.0f}, worst of {len(waited)} {max(waited):.0f}"
    )
    print(
        f"bots at play, ms between frames: median {statistics.median(frames):.0f}, worst of {len(frames)} {max(frames):.0f}"
    )
    print(f"target: {TARGET} ms for both; {slow} frames came later")


if __name__ == "__main__":
    main()
