"""Prints what OpenSpiel does a second, by name, as JSON; needs `open_spiel` from bench/requirements.txt.

Random play drives its C++ Hearts from Python, a move at a time, deals included. Its Python MCTSBot searches its Python Tic-Tac-Toe from the
start, and C++ Hearts from a deal.
"""

from json import dumps
from random import Random
from time import process_time

import numpy
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (it registers python_tic_tac_toe)

GAMES = 20
SIMULATIONS = 300


def random_play(name: str, chance: Random) -> float:
    """Moves a second of whole random games, those of chance included."""
    game = pyspiel.load_game(name)
    random = chance.random
    start = process_time()
    moves = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            moves += 1
    return moves / (process_time() - start)


def search(name: str, chance: Random) -> float:
    """Simulations a second of the MCTSBot at the first decision."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    luck = numpy.random.RandomState(0)
    bot = MCTSBot(game, 2, SIMULATIONS, RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    start = process_time()
    bot.mcts_search(state)
    return SIMULATIONS / (process_time() - start)


def main() -> None:
    """Measure and print."""
    chance = Random(0)
    rates = {
        "OpenSpiel, C++ Hearts": random_play("hearts", chance),
        "OpenSpiel MCTSBot, Python Tic-Tac-Toe": search("python_tic_tac_toe", chance),
        "OpenSpiel MCTSBot, C++ Hearts": search("hearts", chance),
    }
    print(dumps(rates))


if __name__ == "__main__":
    main()
