"""Random games, hashed at every ply: the same program runs in CPython and in the engine's worker.

``python e2e/walk.py FIRST GAMES`` prints a line for each game, the hashes of its plies.
"""

import json
import sys
from hashlib import sha256

from hollywood import GAME
from tabletop.record import Record, Seat, read_record
from tabletop.rng import Rng


def record_text(number: int) -> str:
    """A random game as a record."""
    options = {
        "players": 3 + number % 2,
        "scoring": ("standard", "advanced")[number // 2 % 2],
        "award_in_project": ("single", "double")[number // 4 % 2],
        "collect": ("top_down", "bottom_up")[number // 8 % 2],
    }
    seed = f"walk {number} · 🎬"
    rng, position, plies = Rng(f"choices {seed}"), GAME.start(options), []
    while not position.is_over:
        ply = GAME.chance(position, seed) or rng.choice(position.legal_moves())
        position.push(ply)
        plies.append(ply.text)
    seats = (Seat("", "bot:extra"),) * position.options.players
    return json.dumps(Record(GAME.name, options, seats, seed, tuple(plies)).to_json())


def hashes(text: str) -> list[str]:
    """What happened at each ply of a record, what everybody sees after it and what is legal then."""
    record = read_record(text, GAME)
    position, found = GAME.start(record.options), []
    for ply in record.plies:
        events = [[event.to_json() for event in step] for step in GAME.narrate(position, GAME.parse(position, ply))]
        legal = [] if position.to_move is None else list(GAME.legal(position))
        seen = json.dumps([ply, events, legal, GAME.view(position).digest()], sort_keys=True)
        found.append(sha256(seen.encode()).hexdigest()[:16])
    return found


def walk(first: int, games: int) -> str:
    """A line of hashes for each of some games."""
    return "\n".join(" ".join(hashes(record_text(number))) for number in range(first, first + games))


if __name__ == "__main__":
    print(walk(int(sys.argv[1]), int(sys.argv[2])))
