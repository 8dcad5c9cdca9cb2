"""*Extra*: plays at random, and only knows what to do with a Star."""

from collections.abc import Iterator

from tabletop.game import View
from tabletop.rng import Rng

from hollywood.bots.value import best_finish
from hollywood.moves import CLAP, PLACES
from hollywood.position import Stage
from hollywood.replay import position_of


class Extra:
    """Uniform over the four columns, Clap Board and Double Reel, then over the columns of a Double Reel."""

    name = "extra"

    def think(self, view: View, rng: Rng) -> Iterator[str]:
        """Yield its move once."""
        position = position_of(view)
        if position.stage is Stage.STAR:
            yield best_finish(position, rng).text
            return
        legal = position.legal_moves()
        doubles = [move for move in legal if len(move.columns) == 2]
        kinds = [move for move in legal if move in (*PLACES, CLAP)] + doubles[:1]
        move = rng.choice(kinds)
        yield (rng.choice(doubles) if move in doubles else move).text
