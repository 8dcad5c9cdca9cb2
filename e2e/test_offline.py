"""Visits without a network, new versions, installation: what the service worker and the manifest are for."""

from __future__ import annotations

import json
import re
import shutil
import struct
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import SUB_PATH, NewContext, SubPathHandler, Visit, Watch
from e2e.player import Player
from tools import offline
from tools.serve import Server, make_server

BUILD = re.compile(r'data-build="(\w+)"')


class Host:
    """A host of the page that publishes builds and can be unreachable."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Server = make_server(partial(SubPathHandler, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{SUB_PATH}"

    def leave(self) -> None:
        """Be unreachable from now on."""
        self.server.shutdown()
        self.server.server_close()

    def publish(self) -> str:
        """Put another build in the place of this one, with its French under another name; gives the build's own."""
        (french,) = self.folder.glob("words-fr.*.js")
        french.rename(french.with_name("words-fr.00000000.js"))
        for script in self.folder.glob("first.*.js"):
            script.write_text(script.read_text("utf-8").replace(french.name, "words-fr.00000000.js"), "utf-8")
        page = self.folder / "index.html"
        build = offline.build_id(self.folder)
        page.write_text(BUILD.sub(f'data-build="{build}"', page.read_text("utf-8")), "utf-8")
        offline.write_worker(self.folder)
        return build


@pytest.fixture
def host(dist: Path, tmp_path: Path, watch: Watch) -> Iterator[Host]:
    """A host with this build."""
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    host = Host(folder)
    watch.origins.add(host.address)
    yield host
    host.leave()


def wait_kept(player: Player) -> None:
    """Wait until the browser holds the page, and read that it does."""
    player.action("about")
    player.page.wait_for_selector("dialog[open] [data-offline=kept]")
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")


def build_of(page: Page) -> str:
    """The build that is on screen."""
    return str(page.locator("html").get_attribute("data-build"))


def test_the_second_visit_needs_no_network(visit: Visit, host: Host) -> None:
    player = visit(f"{host.address}?lang=en", service_workers="allow")
    wait_kept(player)
    host.leave()
    player.open(f"{host.address}index.html?lang=it")
    assert player.page.get_by_role("button", name="Gioca", exact=True).is_visible()
    player.page.wait_for_selector("#a-H1", state="attached")
    player.action("play")
    player.wait_decision()


def test_a_new_build_waits_for_a_person_and_keeps_the_position(visit: Visit, host: Host) -> None:
    player = visit(f"{host.address}?lang=en", service_workers="allow")
    page = player.page
    wait_kept(player)
    # What others have on this origin.
    page.evaluate("caches.open('another page')")
    page.evaluate("localStorage.setItem('save', 'of another page')")
    player.action("play")
    player.wait_decision()
    player.play(player.first_move())
    before = player.position()
    old = build_of(page)
    new = host.publish()
    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update())")
    page.wait_for_selector("[data-update]")
    assert "new version" in page.locator("[data-update]").inner_text()
    # Until it is taken everything comes from the build that is on screen, also what was not asked for before.
    player.action("menu")
    player.speak("fr")
    player.speak("en")
    player.action("close")
    assert player.position() == before
    assert build_of(page) == old
    player.action("update")
    page.wait_for_selector(f"html[data-build='{new}']:not([data-first])")
    assert player.position() == before
    names = page.evaluate("caches.keys()")
    assert sorted(name.split(" ")[-1] for name in names) == sorted([new, "page"])
    assert page.evaluate("localStorage.getItem('save')") == "of another page"
    host.leave()
    player.action("menu")
    player.speak("fr")


def test_a_build_that_is_not_whole_is_not_kept(visit: Visit, host: Host, watch: Watch) -> None:
    watch.allow_error("integrity")
    watch.allow_error("Failed to load resource")
    (art,) = host.folder.glob("art.*.js")
    page = visit(f"{host.address}?lang=en", service_workers="allow").page
    art.write_text("// from another build", "utf-8")
    page.locator("[data-action=about]").click()
    page.wait_for_selector("[data-offline=refused]")
    assert page.evaluate("caches.keys()") == []


def test_where_no_page_can_be_kept_a_sentence_says_so(visit: Visit, http_site: str, file_site: str) -> None:
    for address, words in ((http_site, "needs the network"), (file_site, "played from disk")):
        player = visit(f"{address}?lang=en")
        player.action("about")
        assert words in player.page.locator("dialog [data-offline]").inner_text()
        assert player.page.locator("link[rel=manifest]").count() == (1 if address == http_site else 0)


def test_about_lists_every_part_with_a_licence_that_is_there(visit: Visit, http_site: str, dist: Path) -> None:
    page = visit(f"{http_site}?lang=en#about").page
    page.wait_for_selector("dialog[open] .about")
    assert build_of(page) in page.locator(".about").inner_text()
    links = page.locator(".about li a").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert len(links) == 8
    assert all((dist / link).is_file() for link in links)


def test_the_manifest_s_pictures_are_as_it_says(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    assert [one["name"] for one in manifest["shortcuts"]] == ["Continue", "New game", "Deal of the day"]
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        if picture["type"] == "image/png":
            width, height = struct.unpack(">II", (dist / picture["src"]).read_bytes()[16:24])
            assert picture["sizes"] == f"{width}x{height}"
        else:
            assert (dist / picture["src"]).is_file()


def test_a_lost_way_leads_back(new_context: NewContext, http_site: str, watch: Watch) -> None:
    watch.allow_error("Failed to load resource")
    page = new_context().new_page()
    answer = page.goto(f"{http_site}nope")
    assert answer is not None
    assert answer.status == 404
    page.get_by_role("link", name="To the game").click()
    page.wait_for_selector("html[data-screen=title]:not([data-first])")
