"""Random play through the public position: CPython, and Pyodide in Chromium, in one run.

Rounds take turns and the best of each counts, so that a busy moment does not decide.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "bench" / "random_play")]

from games import rate  # noqa: E402

from tools.chromium import launch_options  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.site import DIST  # noqa: E402

ROUNDS = 7
GAMES = 400
SOURCE = (ROOT / "bench" / "random_play" / "games.py").read_text(encoding="utf-8")
PLAYERS = (3, 4)


def in_pyodide(page: Page, players: int, games: int) -> float:
    """Plies a second in the page's own worker."""
    code = f"{SOURCE}\nrate({players}, {games})"
    return float(page.evaluate("(code) => window.runPython(code)", code))


def rows() -> list[Row]:
    """Measure in turns: the best of each."""
    best: dict[tuple[int, str], float] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        page.add_init_script(path=ROOT / "e2e" / "listen.js")
        page.goto((DIST / "index.html").as_uri())
        for players in PLAYERS:
            in_pyodide(page, players, GAMES)
        for _ in range(ROUNDS):
            for players in PLAYERS:
                for way, plies in (("CPython", rate(players, GAMES)), ("Pyodide", in_pyodide(page, players, GAMES))):
                    best[players, way] = max(best.get((players, way), 0), plies)
        browser.close()
    return [
        Row("speed", f"random play, {players} players, {way}", plies, "plies/s", best[players, "CPython"], "CPython")
        for (players, way), plies in best.items()
        if way != "CPython"
    ]


if __name__ == "__main__":
    show(rows)
