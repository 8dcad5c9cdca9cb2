"""The engine in the browser and the one of the command line are the same: deals, and whole games at every ply."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page

from e2e.conftest import FULL, HERE, WHOLE, RunPython

DEALS = """
from hollywood.deal import deal_round, first_player
from hollywood.position import Position
from hollywood.options import parse_options
from tabletop.rng import Rng
def deals(seed, players):
    undealt = Position(parse_options({"players": players})).undealt
    rng = Rng(seed)
    rounds = [deal_round(seed, number, undealt).text for number in (1, 2, 3, 4)]
    return "|".join([first_player(seed, players).text, *rounds, *(str(rng.below(10 ** digits)) for digits in range(1, 19))])
"""
SEEDS = ["", "matinee", "Ünïcode · 映画 · 🎬"]
WALK = HERE / "walk.py"
GAMES, BATCH = (10_000, 40) if WHOLE else (16, 16)
"""A batch takes seconds, less than what the page waits for an answer of its engine."""
REPLAYS, EVERY = 3, 10
"""Every tenth batch is replayed three times in CPython, the others once, each time by a process with a hash seed of its own."""


@pytest.mark.parametrize("seed", [SEEDS[0], *(pytest.param(seed, marks=FULL) for seed in SEEDS[1:])])
def test_the_same_seed_deals_the_same_cards(page: Page, run_python: RunPython, http_site: str, seed: str) -> None:
    page.goto(http_site)
    here: dict[str, object] = {}
    exec(DEALS, here)
    for players in (3, 4):
        call = f"deals({seed!r}, {players})"
        assert run_python(DEALS + call) == eval(call, here)


def walked(first: int, hash_seed: int) -> list[str]:
    """A batch of games in a CPython of its own."""
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent / "py"), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, str(WALK), str(first), str(BATCH)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_random_games_are_the_same_at_every_ply_in_every_python(
    page: Page, run_python: RunPython, http_site: str
) -> None:
    page.goto(http_site)
    run_python(WALK.read_text(encoding="utf-8").replace('"__main__"', '"nobody"'))
    plies = 0
    with ThreadPoolExecutor(2) as pool:
        for first in range(0, GAMES, BATCH):
            turns = 1 if first // BATCH % EVERY else REPLAYS
            runs = [pool.submit(walked, first, first + turn) for turn in range(turns)]
            here = run_python(f"walk({first}, {BATCH})").splitlines()
            assert len(set(here)) == BATCH
            for run in runs:
                for number, (one, other) in enumerate(zip(here, run.result(), strict=True), first):
                    assert one.split() == other.split(), f"game {number}"
            plies += sum(len(line.split()) for line in here)
    print(f"{GAMES} games, {plies} plies")
    assert plies > 40 * GAMES
