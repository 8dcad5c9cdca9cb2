"""Whole random games through the public position, and how many plies a second they make: run in CPython and in Pyodide.

Deals come from the game's seed and count as plies; a Double Reel is one; every ply can be taken back; no events are made.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from hollywood import Options, Position, deal_round, first_player


def play(players: int, seed: str, chance: Random) -> int:
    """Play one game and return its number of plies."""
    position = Position(Options(players=players))
    position.push(first_player(seed, players))
    legal_moves, push, random = position.legal_moves, position.push, chance.random
    while not position.is_over:
        push(deal_round(seed, position.round + 1, position.undealt))
        while moves := legal_moves():
            push(moves[int(random() * len(moves))])
    return len(position.plies)


def rate(players: int, games: int, first: int = 0, clock: Callable[[], float] = perf_counter) -> float:
    """Return plies a second over some games."""
    chance = Random(first)
    start = clock()
    plies = sum(play(players, f"bench {game}", chance) for game in range(first, first + games))
    return plies / (clock() - start)
