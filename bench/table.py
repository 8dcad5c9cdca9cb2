"""How long a person waits for a move to be on screen, for how long bots hold up the page, and how smoothly it moves.

At normal speed, with motion. Motion is smooth where a frame comes every 17 ms: a push, the end of a round, a deal.
"""

from __future__ import annotations

import statistics
import sys
from itertools import count
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from e2e.plan import Order, Plan, make_plan, seats  # noqa: E402
from e2e.player import Player  # noqa: E402
from e2e.probes import TIME_MOVE, WATCH_GAPS  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.site import DIST  # noqa: E402

MOVES = 30
TARGET = 100
FRAME = 17.5
"""Milliseconds: what comes later than this after the last frame was late."""
ROUNDS = 5
QUIET = 500
"""Milliseconds after which a push is over, and half of what anything else takes."""
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
TAKE_GAPS = "() => window.gaps.splice(0)"


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


def plan_without_choice() -> Plan:
    """A game of three persons in whose first round no Star leaves a choice, so that it is received in one go."""
    for attempt in count():
        plan = make_plan(Order(seats(3, 3), seed=f"bench {attempt}"), star=False)
        second = [ply for ply, text in enumerate(plan.plies) if text.startswith("deal ")][1]
        if not any(text.startswith("=") for text in plan.plies[:second]):
            return plan
    raise AssertionError


def motion(page: Page) -> dict[str, list[float]]:
    """Milliseconds between frames while a reel pushes others up, a round's cards are received and a new round is dealt."""
    plan = plan_without_choice()
    last = plan.steps[plan.last_of_round()]
    push = max((step for step in plan.steps if step.ply < last.ply and step.move in "ABCD"), key=lambda step: step.ply)
    player = Player(page)
    player.open((DIST / "index.html").as_uri())
    found: dict[str, list[float]] = {"push": [], "end of round": [], "deal": []}
    player.open_record(plan.text(push.ply))
    page.evaluate(WATCH_GAPS)
    for _ in range(ROUNDS):
        player.wait_ply(push.ply)
        page.wait_for_timeout(QUIET)
        page.evaluate(TAKE_GAPS)
        player.press(push.move)
        page.wait_for_timeout(QUIET)
        found["push"] += page.evaluate(TAKE_GAPS)
        player.action("undo")
    player.replace_record(plan.text(last.ply))
    for _ in range(ROUNDS):
        player.wait_ply(last.ply)
        page.wait_for_timeout(QUIET)
        page.evaluate(TAKE_GAPS)
        player.play(last.move)
        page.wait_for_selector("main section section")
        page.wait_for_timeout(2 * QUIET)
        found["end of round"] += page.evaluate(TAKE_GAPS)
        player.action("skip")
        page.wait_for_timeout(2 * QUIET)
        found["deal"] += page.evaluate(TAKE_GAPS)
        player.action("undo")
    return found


def smoothness(name: str, frames: list[float]) -> str:
    """How many frames were late, and the longest."""
    late = sum(gap > FRAME for gap in frames)
    return f"{name}: {100 * late / len(frames):.1f} % of {len(frames)} frames over 17 ms, the longest took {max(frames):.0f}"


def main() -> None:
    """Measure and print."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        waited = moves(browser.new_context().new_page())
        frames = gaps(browser.new_context().new_page())
        smooth = {name: motion(browser.new_context(viewport=size).new_page()) for name, size in SIZES.items()}
        browser.close()
    slow = sum(gap > TARGET for gap in frames)
    print(
        f"a move is on screen after ms: median {statistics.median(waited):.0f}, worst of {len(waited)} {max(waited):.0f}"
    )
    print(
        f"bots at play, ms between frames: median {statistics.median(frames):.0f}, worst of {len(frames)} {max(frames):.0f}"
    )
    print(f"target: {TARGET} ms for both; {slow} frames came later")
    for size, parts in smooth.items():
        for part, times in parts.items():
            print(smoothness(f"{part} on a {size}", times))


if __name__ == "__main__":
    main()
