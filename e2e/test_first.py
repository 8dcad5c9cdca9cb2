"""The title comes before the rest of the page, and is of use at once."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize

from e2e.conftest import Visit, Watch
from e2e.visiting import ENGINE, Gate

APP = "**/app.*.js"
IT = "**/words-it.*.js"
KILO = 1024
TITLE = (60 * KILO, 15 * KILO)
"""Bytes on the wire before the title: scripts, styles."""
LATER = 120 * KILO
"""The same for pictures and words, the rules included, in all languages."""


def wire(files: list[Path]) -> int:
    """Bytes of files as a host that compresses sends them."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_sizes_keep_their_budgets(dist: Path) -> None:
    words = [*dist.glob("words-*.js")]
    assert len(words) == 3
    first = re.findall(r'(?:src|href)="(first\.[^"]+)"', (dist / "index.html").read_text("utf-8"))
    scripts, styles = ([dist / name for name in first if name.endswith(kind)] for kind in (".js", ".css"))
    assert (len(scripts), len(styles)) == (1, 1)
    most = max(wire([*scripts, one]) for one in words)
    assert (most <= TITLE[0], wire(styles) <= TITLE[1]) == (True, True)
    assert wire([*dist.glob("app.*.css")]) <= TITLE[1]
    assert wire([*words, *dist.glob("art.*.js")]) <= LATER


def test_the_title_waits_only_for_its_own_script_and_one_language(visit: Visit, http_site: str, watch: Watch) -> None:
    held: list[Route] = []
    player = visit(f"{http_site}?lang=it", routes={APP: lambda route: held.append(route)}, settled=False)
    player.page.get_by_role("heading", level=1).wait_for()
    assert player.page.get_by_role("button", name="Gioca", exact=True).is_visible()
    names = [url.rsplit("/", 1)[-1].split(".")[0] for url in watch.requests if url.endswith(".js")]
    assert names == ["first", "words-it", "app"]
    # What is pressed before the page can do it is done when it can.
    player.page.keyboard.press("Tab")
    player.page.get_by_role("button", name="Gioca", exact=True).click()
    assert player.page.locator("[data-action=play]").get_attribute("aria-busy") == "true"
    held[0].continue_()
    player.wait_decision()
    assert player.screen == "table"


def test_presses_are_made_in_their_order(visit: Visit, http_site: str) -> None:
    held: list[Route] = []
    player = visit(f"{http_site}?lang=en", routes={APP: lambda route: held.append(route)}, settled=False)
    player.page.locator("[data-action=language][lang=fr]").click()
    player.page.locator("[data-action=settings]").click()
    held[0].continue_()
    player.page.wait_for_selector("dialog[open]")
    player.page.wait_for_selector("html[lang=fr]")


def test_a_reload_at_the_table_shows_its_doors_first(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.action("play")
    player.wait_decision()
    held: list[Route] = []
    player.page.route(APP, lambda route: held.append(route))
    player.page.reload(wait_until="domcontentloaded")
    player.wait_phase("starting")
    assert player.page.locator("[data-action=play]").count() == 0
    held[0].continue_()
    player.wait_decision()


@pytest.mark.parametrize("part", [APP, IT, "**/app.*.css", "**/first.*.js"])
def test_a_part_that_does_not_come_is_told(page: Page, http_site: str, watch: Watch, part: str) -> None:
    watch.allow_error("could not be loaded")
    watch.allow_error("Failed to load resource")
    page.route(part, lambda route: route.abort())
    page.goto(f"{http_site}?lang=it")
    page.get_by_role("alert").filter(has_text="ricarica la pagina").wait_for()


@pytest.mark.parametrize(
    "body", ["<!doctype html><p>Sign in", "throw new Error('stopped')", ""], ids=["page", "throws", "empty"]
)
@pytest.mark.parametrize("part", [APP, IT], ids=["app", "words"])
def test_a_part_that_comes_and_does_not_run_is_told(
    page: Page, http_site: str, watch: Watch, part: str, body: str
) -> None:
    for allowed in ("is damaged", "Unexpected token", "stopped"):
        watch.allow_error(allowed)
    page.route(part, lambda route: route.fulfill(body=body, content_type="text/javascript"))
    page.goto(f"{http_site}?lang=it")
    page.get_by_role("alert").filter(has_text="ricarica la pagina").wait_for()


def test_a_language_that_does_not_come_leaves_the_one_that_is_here(visit: Visit, http_site: str, watch: Watch) -> None:
    watch.allow_error("Failed to load resource")
    player = visit(f"{http_site}?lang=en", routes={IT: lambda route: route.abort()})
    player.page.locator("[data-action=language][lang=it]").click()
    assert "could not be loaded" in player.note()
    assert player.page.locator("html").get_attribute("lang") == "en"
    player.page.unroute(IT)
    player.page.context.unroute(IT)
    player.speak("it")


@pytest.mark.parametrize(
    "size", [{"width": 412, "height": 823}, {"width": 1440, "height": 900}], ids=["phone", "desktop"]
)
def test_nothing_moves_when_the_engine_comes(visit: Visit, http_site: str, size: ViewportSize) -> None:
    gate = Gate()
    player = visit(http_site, routes={ENGINE: lambda route: gate(route)}, viewport=size)
    player.page.get_by_role("progressbar").wait_for()
    player.page.evaluate("() => document.fonts.ready")
    play = player.page.locator("[data-action=play]")
    before = play.bounding_box()
    gate.open()
    player.wait_engine()
    assert play.bounding_box() == before
