"""Random play and search in CPython, ours beside OpenSpiel's and python-chess's, in one run.

Processor time counts, programs take turns and the best of each is told, so that a busy moment does not decide. The others are dependencies of the benchmarks
alone: they come into an environment of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "bench" / "random_play"
sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(GAMES)]

from games import rate  # noqa: E402
from hollywood import Options, Position, Stage, deal_round, first_player  # noqa: E402
from hollywood.bots.searcher import DIRECTOR  # noqa: E402
from hollywood.search.evaluate import evaluate  # noqa: E402
from hollywood.search.round import RoundModel  # noqa: E402
from hollywood.search.worth import opening_worths  # noqa: E402
from tabletop.search.uct import Search  # noqa: E402

from tools.figures import Row, show  # noqa: E402
from tools.toolbox import bench_python  # noqa: E402

ROUNDS = 5
PLAYOUTS = 400
POSITIONS, ITERATIONS = 12, 2000
PLAYERS = (3, 4)
CHESS, MCTS = "python-chess", "OpenSpiel MCTSBot, Python Tic-Tac-Toe"
"""The peers that are Python, as ours is."""


def opened(players: int, seed: str) -> Position:
    """A position of a random game in which a reel is due, early or late."""
    chance = Random(seed)
    position = Position(Options(players=players))
    position.push(first_player(seed, players))
    for _ in range(1 + chance.randrange(position.options.rounds)):
        while moves := position.legal_moves():
            position.push(chance.choice(moves))
        position.push(deal_round(seed, position.round + 1, position.undealt))
    for _ in range(chance.randrange(5)):
        position.push(chance.choice(position.legal_moves()))
    return position


def iterations(players: int) -> tuple[float, float]:
    """Iterations a second of the search: of rounds never seen before, and of the same rounds once more."""
    cold = warm = 0.0
    for number in range(POSITIONS):
        position = opened(players, f"peers {number}")
        areas = [position.area(seat) for seat in range(players)]
        left = position.options.rounds - position.round
        model = RoundModel(position.options, left, position.cells, areas, position.unclaimed, opening_worths(position))
        state = model.start(position)
        times = []
        for _ in range(2):
            search = Search(model, state, model.exploration)
            start = process_time()
            search.run(ITERATIONS)
            times.append((process_time() - start) / search.iterations)
        cold += times[0]
        warm += times[1]
    return POSITIONS / cold, POSITIONS / warm


def thinking(players: int, seed: str) -> float:
    """Iterations a second of *Director* over a game of its own, as players get it: all that an evaluation does but exact endings."""
    position = Position(Options(players=players))
    position.push(first_player(seed, players))
    total, spent = 0, 0.0
    while not position.is_over:
        moves = {move.text: move for move in position.legal_moves()}
        if not moves:
            position.push(deal_round(seed, position.round + 1, position.undealt))
            continue
        start = process_time()
        *_, ranking = evaluate(position.view(), DIRECTOR.effort)
        if position.stage is Stage.PLACE and not ranking.exact:
            spent += process_time() - start
            total += ranking.iterations
        position.push(moves[ranking.moves[0].move])
    return total / spent


def ours(turn: int) -> dict[str, float]:
    """Our rates by name."""
    rates: dict[str, float] = {}
    for players in PLAYERS:
        rates[f"Hollywood!, {players} players"] = rate(players, PLAYOUTS, clock=process_time)
        cold, warm = iterations(players)
        rates[f"Hollywood! UCT, {players} players, new round"] = cold
        rates[f"Hollywood! UCT, {players} players, known round"] = warm
        # A game of its own each time: of one seen before it would know the rounds.
        rates[f"Hollywood! UCT, {players} players, Director's games"] = thinking(players, f"peers game {turn}")
    return rates


def program(name: str) -> dict[str, float]:
    """What another program says of itself: rates by name, or one number."""
    command = [str(bench_python()), str(GAMES / name)]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return said if isinstance(said, dict) else {CHESS: said}


def rows() -> list[Row]:
    """Measure in turns: the best of each."""
    best: dict[str, float] = {}
    for turn in range(ROUNDS):
        for name, a_second in {**ours(turn), **program("spiel_games.py"), **program("chess_games.py")}.items():
            best[name] = max(best.get(name, 0), a_second)
    found = []
    for name, a_second in best.items():
        search = "UCT" in name or "MCTS" in name
        part, unit, peer = ("search", "iterations/s", MCTS) if search else ("speed", "moves/s", CHESS)
        found.append(Row(part, name, a_second, unit, best[peer], peer))
    return found


if __name__ == "__main__":
    show(rows)
