"""Draws the pictures by which a device shows the game, from the icon and the built page: `python -m tools.icons`, then commit them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import launch_options
from tools.offline import ICONS
from tools.say import ROOT
from tools.site import build_site

ICON = (ROOT / "web" / "engine" / "icon.svg").read_text("utf-8")
SAFE = 0.8
"""The part of a maskable icon that every device leaves to see."""
GROUND = "#1b0d14"
SIZES = (192, 512)
SCREENS = {"wide": (1280, 800), "narrow": (390, 844)}


def main() -> None:
    """Draw all of them anew."""
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for size in SIZES:
            draw(browser, f"icon-{size}", size, ICON)
            draw(browser, f"maskable-{size}", size, maskable())
        for name, screen in SCREENS.items():
            shoot(browser, name, screen)
        browser.close()


def maskable() -> str:
    """The icon on a ground that reaches the edges, small enough for any mask."""
    start, body, end = re.split(r"(?<=>)\n(.*)\n(?=</svg>)", ICON, flags=re.DOTALL)
    inner = f'<g transform="translate(32 32) scale({SAFE}) translate(-32 -32)">{body}</g>'
    return f'{start}<rect width="64" height="64" fill="{GROUND}"/>{inner}{end}'


def draw(browser: Browser, name: str, size: int, svg: str) -> None:
    """Draw an icon of `size` pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
    page.close()


def shoot(browser: Browser, name: str, size: tuple[int, int]) -> None:
    """Take a picture of a table in the middle of a game."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto((build_site() / "index.html").as_uri())
    page.wait_for_selector("#a-H1", state="attached")
    page.click("[data-action=play]")
    for move in ("A", "B"):
        page.wait_for_selector(f'[data-move="{move}"][aria-disabled="false"]')
        page.click(f'[data-move="{move}"]')
    page.wait_for_selector('main[data-phase=place] [data-move][aria-disabled="false"]')
    page.mouse.move(1, 1)
    page.screenshot(path=ICONS / f"{name}.png")
    context.close()


if __name__ == "__main__":
    main()
