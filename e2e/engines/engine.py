"""What the smoke set asks of a browser; every engine has an adapter that gives just this."""

from __future__ import annotations

from typing import Any, Protocol

PATIENCE = 120
"""Seconds for anything a browser is waited for: it holds on a machine that has much else to do."""


class Engine(Protocol):
    """One browser with an empty profile and one page."""

    def open(self, address: str) -> None:
        """Go to an address and wait until the page has loaded."""

    def run(self, script: str) -> Any:
        """Run the body of a function in the page and give what it returns, which is JSON."""

    def reload(self) -> None:
        """Load the page again, as a person would."""

    def close(self) -> None:
        """End the browser and forget its profile."""
