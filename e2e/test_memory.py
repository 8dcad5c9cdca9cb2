"""A tab in which game after game is played needs no more memory than after the first ones; `bench/memory.py` plays hundreds."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import HERE, RunPython
from e2e.probes import HEAP, PLAY_GAME

BOTS = ["bot:extra", "bot:understudy", "bot:extra"]
SETTLED, GAMES = 4, 12
LEAST = 250_000
"""Bytes: less than what the engine would keep of so many games if it kept any of them whole."""


def test_the_engine_s_memory_stays_flat(page: Page, run_python: RunPython, file_site: str) -> None:
    page.add_init_script(path=HERE / "listen.js")
    page.goto(file_site)
    found: list[tuple[int, int]] = []
    for number in range(GAMES):
        page.evaluate(PLAY_GAME, [f"memory {number}", BOTS])
        size, used = run_python(HEAP).split()
        found.append((int(size), int(used)))
    print(found)
    (early_size, early), (size, used) = found[SETTLED - 1], found[-1]
    assert size == early_size
    assert used - early < LEAST
