"""WebKitGTK, by WebDriver; it needs a screen, and gets one that nobody sees."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from e2e.engines.engine import PATIENCE
from e2e.engines.processes import running

LIBRARIES = Path("/usr")
SCREEN = "1440x900x24"


class WebKit:
    """An `Engine`."""

    def __init__(self) -> None:
        with ExitStack() as started:
            display = started.enter_context(screen())
            options = WebKitGTKOptions()
            options.binary_location = str(mini_browser())
            options.add_argument("--automation")
            service = Service(shutil.which("WebKitWebDriver"), env={**os.environ, "DISPLAY": display})
            self.driver = WebKitGTK(options=options, service=service)
            started.callback(self.driver.quit)
            self.driver.set_page_load_timeout(PATIENCE)
            self.running = started.pop_all()

    def open(self, address: str) -> None:
        self.driver.get(address)

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def reload(self) -> None:
        self.driver.refresh()

    def close(self) -> None:
        self.running.close()


@contextmanager
def screen() -> Iterator[str]:
    """A screen in memory; gives its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with running(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield f":{process.stdout.readline().strip()}"


def mini_browser() -> Path:
    """The browser that comes with the library and lets itself be driven; its folder has the library's version in it."""
    return max((LIBRARIES / "lib").glob("**/webkit2gtk-4.*/MiniBrowser"))
