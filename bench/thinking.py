"""How long Director thinks in the page's worker, for how long the worker is deaf meanwhile, and how long a review takes."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.chromium import launch_options  # noqa: E402
from tools.figures import Row, show  # noqa: E402
from tools.site import DIST  # noqa: E402

TIME_SLICES = """
from time import perf_counter
slices = []
def timed(go_on=bridge.go_on):
    start = perf_counter()
    answer = go_on()
    slices.append(perf_counter() - start)
    return answer
bridge.go_on = timed
0
"""
"""Python for the worker: notes how long each slice takes, in seconds."""
LONGEST = """
longest = max(slices)
slices.clear()
longest
"""
PLAY = """async ({ players, seed }) => {
    const options = { players, scoring: "standard", award_in_project: "double", collect: "top_down" };
    const seats = Array.from({ length: players }, () => ({ name: "", player: "bot:director" }));
    let answer = await window.askEngine("new", { game: "hollywood", options, seats, seed, id: seed });
    const times = [];
    while (answer.result?.phase === "bot") {
        const placing = answer.result.frames.at(-1).view.stage === "place";
        const start = performance.now();
        answer = await window.askEngine("bot");
        if (placing) times.push((performance.now() - start) / 1000);
    }
    if (answer.result?.phase !== "over") throw new Error(JSON.stringify(answer).slice(0, 400));
    return times;
}"""
REVIEW_GAME = """async () => {
    const start = performance.now();
    const answer = await window.askEngine("review");
    if (!answer.result) throw new Error(JSON.stringify(answer).slice(0, 400));
    return (performance.now() - start) / 1000;
}"""
GAMES = 3


def games(page: Page, players: int) -> tuple[list[float], float]:
    """Seconds that each turn of some games took Director, and the longest slice."""
    times: list[float] = []
    for game in range(GAMES):
        times += page.evaluate(PLAY, {"players": players, "seed": f"thinking {game}"})
    return times, page.evaluate("(code) => window.runPython(code)", LONGEST)


def rows() -> list[Row]:
    """Play games of both sizes and review the last one of three players."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        page.add_init_script(path=ROOT / "e2e" / "listen.js")
        page.goto((DIST / "index.html").as_uri())
        page.evaluate("() => window.engineReady")
        page.evaluate("(code) => window.runPython(code)", TIME_SLICES)
        found = {players: games(page, players) for players in (4, 3)}
        reviewed = page.evaluate(REVIEW_GAME)
        deaf = page.evaluate("(code) => window.runPython(code)", LONGEST)
        browser.close()
    rows = []
    for players, (times, longest) in sorted(found.items()):
        rows.append(Row("search", f"a turn of Director in the page, {players} players", statistics.mean(times), "s"))
        rows.append(Row("search", f"the longest of {len(times)}", max(times), "s"))
        rows.append(Row("search", "the longest time for which the worker is deaf", 1000 * longest, "ms"))
    rows.append(Row("search", "a review of a game of 3", reviewed, "s"))
    rows.append(Row("search", "the longest time for which the worker is deaf", 1000 * deaf, "ms"))
    return rows


if __name__ == "__main__":
    show(rows)
