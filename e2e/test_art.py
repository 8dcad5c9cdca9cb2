"""The cards' pictures come after the title, in a script of their own."""

from __future__ import annotations

from playwright.sync_api import Route

from e2e.conftest import Visit, Watch

ART = "**/art.*.js"
PICTURE = "#a-H1"


def test_the_title_does_not_wait_for_the_pictures(visit: Visit, http_site: str) -> None:
    held: list[Route] = []
    player = visit(http_site, routes={ART: lambda route: held.append(route)})
    player.page.get_by_role("heading", level=1).wait_for()
    player.action("rules")
    player.action("gallery")
    assert player.page.locator(PICTURE).count() == 0
    assert "Thirteen Windows" in str(player.page.locator(".gallery [data-card=H1]").get_attribute("aria-label"))
    assert len(held) == 1
    held[0].continue_()
    player.page.wait_for_selector(PICTURE, state="attached")


def test_without_pictures_the_game_can_be_played(visit: Visit, http_site: str, watch: Watch) -> None:
    watch.allow_error("Failed to load resource")
    player = visit(http_site, routes={ART: lambda route: route.abort()})
    player.action("play")
    player.wait_decision()
    player.take_turn()


def test_pictures_come_from_disk_too(visit: Visit, file_site: str) -> None:
    player = visit(file_site)
    player.page.wait_for_selector(PICTURE, state="attached")
