"""Fixtures of every test in the browser: the built page over http and from disk, and a watch over what it does."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from re import Pattern
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Route, WebError

from e2e.hands import Hand, Touch
from e2e.player import Player
from e2e.visiting import enter
from tools.chromium import launch_options
from tools.serve import Handler, make_server
from tools.site import build_site

HERE = Path(__file__).resolve().parent
SUB_PATH = "/some/deep/path/"
WHOLE = bool(os.environ.get("HOLLYWOOD_FULL"))
"""Whether tests that have a full size take it."""
# A test's engine lives for seconds: to make it quick would take longer than it lives, but for those of full size.
ENGINE = [] if WHOLE else ["--js-flags=--liftoff-only"]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium that build.py found."""
    ours = launch_options()
    return {**browser_type_launch_args, **ours, "args": [*ours["args"], *ENGINE]}


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built page, up to date."""
    return build_site()


class SubPathHandler(Handler):
    """Serves the folder under SUB_PATH only, as a host with many sites would."""

    def translate_path(self, path: str) -> str:
        """Map what lies under the sub-path, and nothing else."""
        inside = path.startswith(SUB_PATH)
        return super().translate_path(path.removeprefix(SUB_PATH[:-1]) if inside else "/nothing-here")


@pytest.fixture(scope="session")
def http_site(dist: Path) -> Iterator[str]:
    """Address of the page on a server under a sub-path, ending in a slash."""
    server = make_server(partial(SubPathHandler, directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def file_site(dist: Path) -> str:
    """Address of the page opened from disk; add a query behind it as over http."""
    return (dist / "index.html").as_uri()


FULL = pytest.mark.skipif(not WHOLE, reason="its like is seen anyway; this one too with HOLLYWOOD_FULL=1")
"""Marks what would make the run too long for every change."""


@pytest.fixture(params=[pytest.param("http", marks=FULL), "file"])
def site(request: pytest.FixtureRequest) -> str:
    """Address of the page, once over http and once from disk."""
    return str(request.getfixturevalue(f"{request.param}_site"))


class Watch:
    """Notes every request and every error of the contexts it watches."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.outside: list[str] = []
        self.errors: list[str] = []
        self.allowed_errors: list[str] = []
        self.origins: set[str] = set()

    def context(self, context: BrowserContext) -> None:
        """Watch all pages of a context."""
        context.on("request", self.note_request)
        context.on("console", self.note_console)
        context.on("weberror", self.note_error)

    def note_request(self, request: Request) -> None:
        """Remember where the page went, and whether that is outside: a page from disk has no origin of its own."""
        self.requests.append(request.url)
        worker = request.service_worker
        asking = worker.url if worker else request.frame.page.url
        if not worker and request.is_navigation_request():
            own = ("file:", "about:blank", *self.origins)
        elif asking.startswith("file:"):
            own = ("file:", "blob:")
        else:
            own = ("blob:", *self.origins)
        if not request.url.startswith(own):
            self.outside.append(f"request from {asking} to {request.url}")

    def note_console(self, message: ConsoleMessage) -> None:
        """Remember an error in the console."""
        if message.type == "error":
            self.errors.append(f"console: {message.text}")

    def note_error(self, error: WebError) -> None:
        """Remember an exception that nothing caught."""
        self.errors.append(f"uncaught: {error.error}")

    def allow_error(self, part: str) -> None:
        """Expect errors that contain `part`, in a test that causes them."""
        self.allowed_errors.append(part)

    def problems(self) -> list[str]:
        """What the page did that it must not do."""
        errors = [error for error in self.errors if not any(part in error for part in self.allowed_errors)]
        return self.outside + errors


@pytest.fixture(autouse=True)
def watch(request: pytest.FixtureRequest) -> Iterator[Watch]:
    """Fails the test when the page asked another origin for anything or logged an error."""
    noted = Watch()
    if {"site", "http_site"} & set(request.fixturenames):
        noted.origins.add(request.getfixturevalue("http_site"))
    yield noted
    assert noted.problems() == []


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext], watch: Watch) -> Callable[..., BrowserContext]:
    """Playwright's own, watched; without the service worker, which would fetch the whole page for each of them.

    It has `memory` gigabytes: by default too few for an engine that stands by and would be started for nothing.
    """

    def make(memory: int = 2, **options: Any) -> BrowserContext:
        context: BrowserContext = new_context(**{"service_workers": "block", **options})
        context.add_init_script(f"Object.defineProperty(navigator, 'deviceMemory', {{ value: {memory} }})")
        watch.context(context)
        return context

    return make


Ask = Callable[..., Any]
NewContext = Callable[..., BrowserContext]
RunPython = Callable[[str], Any]


@pytest.fixture
def ask(page: Page) -> Ask:
    """Ask the engine past the page: `ask("bot")` gives `{"id", "result" or "error"}`. Request it before `page.goto`."""
    page.add_init_script(path=HERE / "listen.js")
    script = "([method, params, state]) => window.askEngine(method, params, state)"

    def request(method: str, params: dict[str, Any] | None = None, state: int | None = None) -> Any:
        return page.evaluate(script, [method, params or {}, state])

    return request


@pytest.fixture
def run_python(page: Page) -> RunPython:
    """Run Python in the engine's worker: `run_python("1 + 1")`. Request it before `page.goto`."""
    page.add_init_script(path=HERE / "listen.js")
    return lambda code: page.evaluate("(code) => window.runPython(code)", code)


Visit = Callable[..., Player]


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext]) -> Visit:
    """Open the title in a browser of its own: `visit(address, hand=HANDS["touch"], speed="normal")`.

    At instant speed and without motion unless it is asked for: where no graphics card helps, motion takes the time of the rest.
    `scripts` are run in each page before its own, `routes` answer its requests; all other arguments are Playwright's for a
    context.
    """

    def open_title(
        address: str,
        hand: Hand | None = None,
        speed: str = "instant",
        scripts: Sequence[str] = (),
        routes: Mapping[str | Pattern[str], Callable[[Route], object]] | None = None,
        settled: bool = True,
        engine: bool = True,
        **options: Any,
    ) -> Player:
        options = {"reduced_motion": "reduce", "has_touch": isinstance(hand, Touch), **options}
        context = new_context(**options)
        return enter(
            context, address, hand, speed=speed, scripts=scripts, routes=routes, settled=settled, engine=engine
        )

    return open_title
