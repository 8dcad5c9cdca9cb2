"""Makes the same small visit in each browser engine that this computer has."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass

from tools import site
from tools.say import Stop, run, say
from tools.toolbox import browser, engines_python, python_tools


@dataclass(frozen=True)
class Need:
    """What an engine needs: of each group of programs one, and the packages in which Debian has them."""

    programs: tuple[tuple[str, ...], ...]
    packages: str

    def there(self) -> bool:
        """Whether all of it is on this computer."""
        return all(any(map(shutil.which, group)) for group in self.programs)


NEEDS = {
    "chromium": Need((), "chromium-headless-shell"),
    "firefox": Need((("firefox-esr", "firefox"),), "firefox-esr"),
    "webkit": Need((("WebKitWebDriver",), ("Xvfb",)), "webkit2gtk-driver xvfb"),
}
"""Chromium needs nothing beforehand: the build gets one where it can, as for the other tests."""


def choose(names: list[str]) -> list[str]:
    """The engines that are named, or all that are there; Stop when a named one is not."""
    for name in names:
        if name not in NEEDS:
            raise Stop(f"There is no engine {name}: choose from {', '.join(NEEDS)}.")
    missing = {name: need.packages for name, need in NEEDS.items() if not need.there()}
    for name, packages in missing.items():
        advice = f"{name} is not here: on Debian, `apt install {packages}` brings it."
        if name in names:
            raise Stop(advice)
        if not names:
            say(f"  {advice}")
    return names or [name for name in NEEDS if name not in missing]


def engines(names: list[str]) -> None:
    """Build, then visit by each of the engines."""
    chosen = choose(names)
    site.build_site()
    environment = dict(os.environ)
    if "chromium" in chosen:
        python_tools()
        environment["HOLLYWOOD_CHROMIUM"] = browser()
    run(
        [engines_python(), "e2e/engines/smoke.py", *chosen],
        env=environment,
        advice="Not every engine plays: look above for FAILED",
    )
