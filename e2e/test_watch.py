"""The watch over every test sees what it is there for: requests to other origins, and words that could not be put together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import Visit, Watch

PICTURE = "<!doctype html><img alt='' src='{}icon.svg'>"


@pytest.fixture(autouse=True)
def forgiven(watch: Watch) -> Iterator[None]:
    """These tests do wrong on purpose, and say themselves what must be noted."""
    yield
    watch.outside.clear()
    watch.errors.clear()


def test_a_page_from_disk_may_not_ask_even_our_own_server(
    page: Page, http_site: str, tmp_path: Path, watch: Watch
) -> None:
    (tmp_path / "page.html").write_text(PICTURE.format(http_site), "utf-8")
    page.goto((tmp_path / "page.html").as_uri())
    page.wait_for_load_state("networkidle")
    assert len(watch.outside) == 1
    assert watch.outside[0].endswith(f"to {http_site}icon.svg")


def test_a_page_over_http_may_not_ask_the_disk_or_another_host(page: Page, http_site: str, watch: Watch) -> None:
    outside = "http://elsewhere.invalid/"

    def answer(route: Route) -> None:
        route.fulfill(body=PICTURE.format(outside), content_type="text/html")

    page.route(http_site, answer)
    page.route(f"{outside}**", lambda route: route.abort())
    page.goto(http_site)
    page.wait_for_load_state("networkidle")
    assert [one.endswith(f"to {outside}icon.svg") for one in watch.outside] == [True]


def test_a_message_without_its_argument_is_an_error(visit: Visit, http_site: str, watch: Watch) -> None:
    def spoil(route: Route) -> None:
        script = route.fetch().text()
        route.fulfill(
            body=script.replace("title-slogan = ", "title-slogan = {$nobody} "), content_type="text/javascript"
        )

    visit(f"{http_site}?lang=en", routes={"**/words-en.*.js": spoil})
    assert [error for error in watch.errors if "title-slogan" in error and "$nobody" in error] != []
