"""The card game Hollywood!: its rules, its text forms and its bots, in plain Python.

>>> from hollywood import Options, Position, first_player, deal_round
>>> position = Position(Options(players=3))
>>> position.push(first_player("premiere", 3))
>>> position.push(deal_round("premiere", 1, position.undealt))
>>> [move.text for move in position.legal_moves()][:3]
['A', 'A+A', 'A+B']
"""

from hollywood.area import Area, Movie, Score
from hollywood.cards import CARDS, Card
from hollywood.deal import deal_round, first_player
from hollywood.game import GAME
from hollywood.legality import parse, refusal
from hollywood.moves import MOVES, Deal, First, Move, Ply
from hollywood.narrate import narrate
from hollywood.options import Options
from hollywood.outcome import Outcome
from hollywood.position import Position, Stage
from hollywood.version import VERSION

__version__ = VERSION

__all__ = [
    "CARDS",
    "GAME",
    "MOVES",
    "Area",
    "Card",
    "Deal",
    "First",
    "Move",
    "Movie",
    "Options",
    "Outcome",
    "Ply",
    "Position",
    "Score",
    "Stage",
    "__version__",
    "deal_round",
    "first_player",
    "narrate",
    "parse",
    "refusal",
]
