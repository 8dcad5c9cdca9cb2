"""A tab in which game after game is played needs no more memory than after the first ones; `bench/memory.py` plays hundreds."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import RunPython
from e2e.probes import HEAP

BOTS = ["bot:extra", "bot:understudy", "bot:extra"]
SETTLED, GAMES = 4, 12
LEAST = 250_000
"""Bytes: less than what the engine would keep of so many games if it kept any of them whole."""


def test_the_engine_s_memory_stays_flat(page: Page, run_python: RunPython, file_site: str) -> None:
    page.goto(file_site)
    found: list[tuple[int, int]] = []
    for number in range(GAMES):
        page.evaluate("([seed, bots]) => window.playGame(seed, bots)", [f"memory {number}", BOTS])
        size, used = run_python(HEAP).split()
        found.append((int(size), int(used)))
    (early_size, early), (size, used) = found[SETTLED - 1], found[-1]
    assert size == early_size
    assert used - early < LEAST
