"""The engine in the browser and the one of the command line are the same: deals, and whole games."""

from __future__ import annotations

import json

import pytest
from hollywood import GAME
from hollywood.cli.randomgame import random_record
from playwright.sync_api import Page

from e2e.conftest import FULL, RunPython

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
GAMES = """
import json
from hashlib import sha256
from hollywood import GAME
def digest_of(options, plies):
    position, sum = GAME.start(options), sha256()
    for text in plies:
        events = [[event.to_json() for event in step] for step in GAME.narrate(position, GAME.parse(position, text))]
        sum.update(json.dumps([events, GAME.legal(position) if position.to_move is not None else []], sort_keys=True).encode())
        sum.update(GAME.view(position).digest().encode())
    return sum.hexdigest()
def digests(text):
    return " ".join(digest_of(game["options"], game["plies"]) for game in json.loads(text))
"""
SEEDS = ["", "matinee", "Ünïcode · 映画 · 🎬"]


@pytest.mark.parametrize("seed", [SEEDS[0], *(pytest.param(seed, marks=FULL) for seed in SEEDS[1:])])
def test_the_same_seed_deals_the_same_cards(page: Page, run_python: RunPython, http_site: str, seed: str) -> None:
    page.goto(http_site)
    here: dict[str, object] = {}
    exec(DEALS, here)
    for players in (3, 4):
        call = f"deals({seed!r}, {players})"
        assert run_python(DEALS + call) == eval(call, here)


def test_twenty_random_games_are_the_same_to_the_last_event(page: Page, run_python: RunPython, http_site: str) -> None:
    records = []
    for number in range(20):
        options = {
            "players": 3 + number % 2,
            "scoring": ("standard", "advanced")[number // 2 % 2],
            "award_in_project": ("single", "double")[number // 4 % 2],
            "collect": ("top_down", "bottom_up")[number // 8 % 2],
        }
        record = random_record(f"agree {number}", options)
        assert GAME.name == record.game
        records.append({"options": dict(record.options), "plies": list(record.plies)})
    text = json.dumps(records)
    here: dict[str, object] = {}
    exec(GAMES, here)
    expected = here["digests"](text)  # type: ignore[operator]
    page.goto(http_site)
    assert len(set(expected.split())) == 20
    assert run_python(f"{GAMES}\ndigests({text!r})") == expected
