"""The golden example at the end of the English and Italian rulebooks, as a game that leads to its three areas.

Seats: 0 John (Favar), 1 Lisa (Manu), 2 Brad (Morpheus).
"""

import json

from hollywood import GAME
from tabletop.session import Session

from tests.support import made_round, record_json

PLIES = [
    "first 0",
    *made_round(0, "H1 H2 S3a B1", "A1 A2 A13* S3b", "R1 R2 R3 R4", unclaimed="S3c B4"),
    *made_round(1, "A3 S1a B2 H3", "R13* S2a B3 A7", "S2c A4 A5 A6", unclaimed="H7 H8"),
    *made_round(2, "S2d A8 A9 R5", "S2b H4 A10 R6", "H5 H6 S1b R7", unclaimed="R8 R9", choices="=H"),
]

# By seat: points of Blockbusters, (films, rating, points) of each movie as completed, points of the project, total.
TABLE = [
    (4, [(2, 3, 6), (1, 1, 1), (1, 2, 2)], 2, 15),
    (2, [(4, 3, 12), (2, 2, 4), (1, 2, 2)], 0, 20),
    (0, [(4, 2, 8), (2, 1, 2)], 3, 13),
]


def golden_session(cut: int | None = None) -> Session:
    """The golden example as a running game, perhaps without its last plies."""
    return Session.load(json.dumps(record_json(PLIES[:cut])), GAME)
