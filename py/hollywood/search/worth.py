"""What things at a round's end come to by the game's end: numbers from a study of games between bots (``bench/``, the arena)."""

from collections.abc import Mapping

from hollywood.position import Position

PROJECT_WORTH: Mapping[int, Mapping[int, tuple[float, float, float]]] = {
    3: {2: (2.05, 1.10, 1.00), 1: (1.73, 0.79, 0.46)},
    4: {3: (1.66, 1.43, 0.98), 2: (1.78, 1.07, 0.63), 1: (1.51, 0.64, 0.19)},
}
"""By players and rounds left after this one: points that a Film of the largest, second and third project comes to."""
STUDIO_WORTH: Mapping[int, Mapping[int, tuple[float, float]]] = {
    3: {2: (0.2, 1.9), 1: (0.2, 1.3)},
    4: {3: (0.3, 2.8), 2: (0.3, 2.3), 1: (0.3, 1.1)},
}
"""By players and rounds left after this one: points that an unspent Clap Board and an unspent Double Reel come to."""
UNCLAIMED_A_ROUND = 0.45
"""Films of one genre that stay unclaimed in a round to come, on average (H-24)."""
TEMPERATURE: Mapping[int, Mapping[int, float]] = {3: {2: 5.3, 1: 3.9}, 4: {3: 3.8, 2: 3.2, 1: 3.5}}
"""By players and rounds left after this one: how many points of worth make one e times as likely to win."""
OPENING_WORTH: Mapping[int, float] = {3: 2.2, 4: 0.9}
"""By players: points that opening the last round comes to, as long as it is to come."""


def opening_worths(position: Position) -> tuple[float, ...]:
    """Return what each seat's turn to open the last round comes to; nothing in the last round."""
    options = position.options
    left = options.rounds - position.round
    first = position.first
    assert first is not None
    opener = (first + left) % options.players
    worth = OPENING_WORTH[options.players] if left else 0.0
    return tuple(worth if seat == opener else 0.0 for seat in range(options.players))
