"""Chromium, by Playwright."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.engines.engine import PATIENCE
from tools.chromium import launch_options


class Chromium:
    """An `Engine`."""

    def __init__(self) -> None:
        with ExitStack() as started:
            playwright = started.enter_context(sync_playwright())
            browser = started.enter_context(playwright.chromium.launch(**launch_options()))
            self.page = browser.new_page()
            self.page.set_default_timeout(PATIENCE * 1000)
            self.running = started.pop_all()

    def open(self, address: str) -> None:
        self.page.goto(address)

    def run(self, script: str) -> Any:
        return self.page.evaluate(f"() => {{ {script} }}")

    def reload(self) -> None:
        self.page.reload()

    def close(self) -> None:
        self.running.close()
