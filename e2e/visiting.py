"""How a visit to the page begins: a browser of its own, settings as asked for, the title on screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from re import Pattern

from playwright.sync_api import BrowserContext, Route

from e2e.hands import Hand
from e2e.player import Player

WITHIN = 60_000
"""Milliseconds for anything the page is waited for: it holds on a machine that has much else to do."""
ENGINE = "**/engine/*.js"
REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
});"""
FIRST_SETTINGS = """(settings) => {
    try {
        // From disk a reload may find the storage empty: then the page takes what its history keeps (web/app/keepsake.js).
        const first = localStorage.getItem("hollywood.settings") === null && !history.state?.kept;
        if (first) localStorage.setItem("hollywood.settings", settings);
    } catch {}
}"""


class Gate:
    """Holds requests back until it is opened."""

    def __init__(self) -> None:
        self.held: list[Route] = []
        self.is_open = False

    def __call__(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        """Let all through."""
        self.is_open = True
        for route in self.held:
            route.continue_()


def enter(
    context: BrowserContext,
    address: str,
    hand: Hand | None = None,
    *,
    speed: str = "instant",
    scripts: Sequence[str] = (),
    routes: Mapping[str | Pattern[str], Callable[[Route], object]] | None = None,
    settled: bool = True,
    engine: bool = True,
) -> Player:
    """Open the title in a context that nobody has used; a breach of the page's policy becomes an error in its console.

    Not `settled`, the page may be still on its way. Without `engine` that never comes: it takes most of the time of a short visit.
    """
    context.set_default_timeout(WITHIN)
    first = f"({FIRST_SETTINGS})({json.dumps(json.dumps({'speed': speed}))})"
    for script in (REPORT_VIOLATIONS, first, *scripts):
        context.add_init_script(script)
    for pattern, answer in (routes or {}).items():
        context.route(pattern, answer)
    if not engine:
        context.route(ENGINE, lambda route: None)
    player = Player(context.new_page(), hand)
    if settled:
        player.open(address)
    else:
        player.page.goto(address, wait_until="domcontentloaded")
    return player
