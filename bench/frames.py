"""How long a person waits for a move to be on screen, for how long bots hold up the page, and how smoothly it moves.

At normal speed, with motion. It is smooth where a frame comes every 17 ms as long as something is on its way: in a push, the end of a
round, a deal. What is drawn before something sets out is a wait and no stumble: it is told as such.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from e2e.plan import Order, quiet_round, seats  # noqa: E402
from e2e.player import Player  # noqa: E402
from e2e.probes import TIME_MOVE, WATCH_GAPS, WATCH_MOTION  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.site import DIST  # noqa: E402

MOVES = 30
FRAME = 17.5
"""Milliseconds: what comes later than this after the last frame was late."""
ROUNDS = 5
QUIET = 500
"""Milliseconds after which a push is over, and half of what anything else takes."""
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
TAKE_MOTION = "() => window.motion.splice(0)"
COSTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
"""What a redraw costs the page before anything is painted, as Chromium counts it."""


@dataclass
class Part:
    """Something that moves, seen several times."""

    moving: list[float] = field(default_factory=list)
    """Milliseconds between frames while something is on its way."""
    waits: list[float] = field(default_factory=list)
    """Milliseconds between the other frames."""
    costs: Counter[str] = field(default_factory=Counter)
    """Milliseconds of the page's own thread for all times together."""
    times: int = 0

    def rows(self, name: str) -> list[Row]:
        """How late its frames come, and what drawing it costs."""
        late = 100 * sum(gap > FRAME for gap in self.moving) / len(self.moving)
        return [
            Row("speed", f"{name}: of {len(self.moving)} moving frames, later than {FRAME} ms", late, "%"),
            Row("speed", f"{name}: the longest of them", max(self.moving), "ms"),
            Row("speed", f"{name}: the longest wait", max(self.waits), "ms"),
            *(Row("speed", f"{name}: {kind}", self.costs[kind] / self.times, "ms") for kind in COSTS),
        ]


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


def costs(session: CDPSession) -> Counter[str]:
    """Milliseconds that the page has spent so far, by kind."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return Counter({name: 1000 * found[metric] for name, metric in COSTS.items()})


def motion(page: Page) -> dict[str, Part]:
    """How smoothly a reel pushes others up, a round's cards are received and a new round is dealt, and what they cost."""
    plan = quiet_round("bench", people=3)
    last = plan.steps[plan.last_of_round()]
    push = max((step for step in plan.steps if step.ply < last.ply and step.move in "ABCD"), key=lambda step: step.ply)
    player = Player(page)
    player.open((DIST / "index.html").as_uri())
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    found = {"push": Part(), "end of round": Part(), "deal": Part()}

    def watch(name: str, act: Callable[[], object], rest: int) -> None:
        """Do something and see what the page does until it rests."""
        part = found[name]
        page.evaluate(TAKE_MOTION)
        before = costs(session)
        act()
        page.wait_for_timeout(rest)
        part.costs += costs(session) - before
        for frame in page.evaluate(TAKE_MOTION):
            (part.moving if frame["moving"] else part.waits).append(frame["gap"])
        part.times += 1

    def receive() -> None:
        player.play(last.move)
        page.wait_for_selector("main section section")

    player.open_record(plan.text(push.ply))
    page.evaluate(WATCH_MOTION)
    for _ in range(ROUNDS):
        player.wait_ply(push.ply)
        page.wait_for_timeout(QUIET)
        watch("push", lambda: player.press(push.move), QUIET)
        player.action("undo")
    player.open_record(plan.text(last.ply))
    for _ in range(ROUNDS):
        player.wait_ply(last.ply)
        page.wait_for_timeout(QUIET)
        watch("end of round", receive, 2 * QUIET)
        watch("deal", lambda: player.action("skip"), 2 * QUIET)
        player.action("undo")
    return found


def rows() -> list[Row]:
    """Play, watch and move."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        waited = moves(browser.new_context().new_page())
        frames = gaps(browser.new_context().new_page())
        smooth = {name: motion(browser.new_context(viewport=size).new_page()) for name, size in SIZES.items()}
        browser.close()
    return [
        Row("speed", "a move is on screen after", statistics.median(waited), "ms"),
        Row("speed", f"the longest of {len(waited)}", max(waited), "ms"),
        Row("speed", "bots at play, between two frames", statistics.median(frames), "ms"),
        Row("speed", f"the longest of {len(frames)}", max(frames), "ms"),
        *(
            row
            for size, parts in smooth.items()
            for name, part in parts.items()
            for row in part.rows(f"{name}, {size}")
        ),
    ]


if __name__ == "__main__":
    show(rows)
