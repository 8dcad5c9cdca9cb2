"""What nobody has foreseen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.added import COPIED
from e2e.conftest import Visit, Watch
from e2e.visiting import ENGINE

FAULTS = {
    "thrown": "() => setTimeout(() => { throw new Error('boom'); })",
    "rejected": "() => void Promise.reject(new Error('boom'))",
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_it_is_told_reported_and_gone_on_from(visit: Visit, http_site: str, watch: Watch, fault: str) -> None:
    watch.allow_error("boom")
    player = visit(f"{http_site}?lang=en", scripts=[COPIED])
    player.action("play")
    player.wait_decision()
    player.play(player.first_move())
    before = player.position()
    player.page.evaluate(fault)
    assert "last move that was kept" in player.note()
    player.action("copy")
    player.page.wait_for_function("() => window.copied")
    report = str(player.page.evaluate("() => window.copied"))
    build = str(player.page.locator("html").get_attribute("data-build"))
    for part in ("boom", build, "Chrome/", '"tabletop-record"'):
        assert part in report
    expect(player.page.locator("[data-action=retry]")).to_have_text("Go on")
    player.action("retry")
    player.page.wait_for_selector("[data-action=dismiss]", state="detached")
    assert player.position() == before


def test_a_part_of_the_engine_that_cannot_be_read_is_told_of_once(visit: Visit, http_site: str) -> None:
    """From disk the browser tells such a script's error without a name."""
    player = visit(http_site, routes={ENGINE: lambda route: route.fulfill(body="hollywoodPart(")})
    player.page.locator(".engine-failed").wait_for()
    nameless = "() => void dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))"
    player.page.evaluate(nameless)
    player.settle()
    assert player.page.locator("[data-action=dismiss]").count() == 0
    player.page.context.unroute(ENGINE)
    player.action("retry")
    player.wait_engine()
    player.page.evaluate(nameless)
    assert "last move that was kept" in player.note()


def test_when_not_even_that_can_be_drawn_the_page_says_so(visit: Visit, http_site: str, watch: Watch) -> None:
    watch.allow_error("boom")
    player = visit(f"{http_site}?lang=fr", engine=False)
    player.page.evaluate("""() => {
        document.createTreeWalker = () => { throw new Error("boom"); };
        Document.prototype.importNode = () => { throw new Error("boom"); };
        document.querySelector("[data-action=settings]").click();
    }""")
    player.page.get_by_role("alert").filter(has_text="rechargez la page").wait_for()
