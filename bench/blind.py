"""Director playing as if an option of the game were not there, for ``bench/ladder``: a bot for ``arena``, one JSON line for another.

``python bench/blind.py scoring`` takes every game for one with the usual scoring. Only its judgement is blind: what it may do is
what the rules allow.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))

from hollywood import Options, Position
from hollywood.bots.searcher import DIRECTOR
from hollywood.position import Stage
from hollywood.replay import replay
from hollywood.search.evaluate import Evaluation
from hollywood.search.starchoice import rank_star_choices


class Blind:
    """A position with one of its options told wrong."""

    def __init__(self, position: Position, option: str) -> None:
        self._position = position
        self.options = replace(position.options, **{option: getattr(Options(), option)})

    def __getattr__(self, name: str) -> object:
        return getattr(self._position, name)


def main() -> None:
    """Answer each request with a move."""
    for line in sys.stdin:
        record = json.loads(line)["record"]
        position = Blind(replay(record["options"], record["plies"]), sys.argv[1])
        if position.stage is Stage.STAR:
            ranking = rank_star_choices(position, DIRECTOR.effort.open_projects)
        else:
            *_, ranking = Evaluation(position, DIRECTOR.effort).rankings()
        print(json.dumps({"move": ranking.moves[0].move}), flush=True)


if __name__ == "__main__":
    main()
