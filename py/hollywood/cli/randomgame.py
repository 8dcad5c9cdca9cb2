"""Random games as records."""

from collections.abc import Mapping

from tabletop.record import Record, Seat
from tabletop.rng import Rng

from hollywood.game import GAME


def random_record(seed: str, options: Mapping[str, object]) -> Record:
    """Play a game in which every ply of a player is uniform over the legal ones: a function of seed and options."""
    rng = Rng(f"hollywood random {seed}")
    position = GAME.start(options)
    while not position.is_over:
        position.push(GAME.chance(position, seed) or rng.choice(position.legal_moves()))
    seats = (Seat("", "bot:extra"),) * position.options.players
    plies = tuple(ply.text for ply in position.plies)
    return Record(GAME.name, position.options.to_json(), seats, seed, plies, GAME.version, seed)
