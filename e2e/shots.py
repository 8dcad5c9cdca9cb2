"""Pictures of every screen, in each size, language and colour scheme, to be looked at: `python3 build.py shots`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from playwright.sync_api import sync_playwright  # noqa: E402

from e2e.plan import Order, Plan, make_plan, seats  # noqa: E402
from e2e.player import Player  # noqa: E402
from e2e.pseudo import SCRIPT, lengthen  # noqa: E402
from e2e.stops import SCRIPTS, SPEED, stops  # noqa: E402
from e2e.visiting import enter  # noqa: E402
from tools.chromium import launch_options  # noqa: E402
from tools.site import DIST  # noqa: E402

SHOTS = ROOT / "shots"
SIZES = {"phone": (390, 844), "desktop": (1440, 900), "narrow": (280, 653)}
LANGS = ("en", "it", "fr")
PSEUDO = "pseudo"
SCHEMES = ("dark", "light")


def screens(player: Player, plan: Plan) -> Iterator[str]:
    """All stops, then the review and its first question and answer, where it has one."""
    yield from stops(player, plan)
    player.action("review")
    player.page.wait_for_selector("[data-review=overview]")
    yield "review"
    if player.page.locator("[data-action=next-point]").count():
        player.action("next-point")
        player.page.wait_for_selector("[data-review=question]")
        yield "question"
        player.action("show-answer")
        player.page.wait_for_selector("[data-review=answered]")
        yield "answer"


def shoot(player: Player, plan: Plan, folder: Path, wanted: list[str]) -> int:
    """Take a picture of each screen that is wanted, as the window shows it; give their number."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    for number, name in enumerate(screens(player, plan)):
        if not wanted or name in wanted:
            player.settle()
            player.page.screenshot(path=folder / f"{number:02}-{name}.png")
            taken += 1
    return taken


def main() -> None:
    """Take the pictures that the command line asks for; all of them where it names none."""
    parser = argparse.ArgumentParser(prog="build.py shots", description=__doc__)
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--lang", choices=(*LANGS, PSEUDO), action="append", help=f"{PSEUDO}: Italian, drawn out")
    parser.add_argument("--scheme", choices=SCHEMES, action="append")
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    parser.add_argument("--only", metavar="SCREEN", action="append", default=[], help="title, setup, table, end ...")
    asked = parser.parse_args()
    options = {"scoring": "advanced", "award_in_project": "double", "collect": "top_down"}
    plan = make_plan(Order(seats(asked.players, 1), options, seed="shots"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for size, lang, scheme in product(asked.size or SIZES, asked.lang or LANGS, asked.scheme or SCHEMES):
            width, height = SIZES[size]
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
            )
            longer = {SCRIPT: lengthen} if lang == PSEUDO else {}
            address = f"{(DIST / 'index.html').as_uri()}?lang={'it' if longer else lang}"
            player = enter(context, address, speed=SPEED, scripts=SCRIPTS, routes=longer)
            folder = SHOTS / f"{size}-{lang}-{scheme}"
            print(f"{folder.relative_to(ROOT)}: {shoot(player, plan, folder, asked.only)} pictures", flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
