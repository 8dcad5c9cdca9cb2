"""Director playing as if an option of the game were not there, for ``bench/ladder``: a bot for ``arena``, one JSON line for another.

``python bench/opponents/blind.py scoring`` takes every game for one with the usual scoring. Only its judgement is blind: what it may do is
what the rules allow.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "py"))

from hollywood import Options, Position
from hollywood.bots.searcher import DIRECTOR
from hollywood.position import Stage
from hollywood.replay import replay
from hollywood.search.evaluate import Effort, Evaluation
from hollywood.search.starchoice import rank_star_choices


class Blind:
    """A position with one of its options told wrong."""

    def __init__(self, position: Position, option: str) -> None:
        self._position = position
        self.options = replace(position.options, **{option: getattr(Options(), option)})

    def __getattr__(self, name: str) -> object:
        return getattr(self._position, name)


def blind_move(position: Position, option: str, effort: Effort) -> str:
    """Return the move of who thinks that an option is the usual one."""
    blind = Blind(position, option)
    if position.stage is Stage.STAR:
        return rank_star_choices(blind, effort.open_projects).moves[0].move
    *_, ranking = Evaluation(blind, effort).rankings()
    return ranking.moves[0].move


def main() -> None:
    """Answer each request with a move."""
    for line in sys.stdin:
        record = json.loads(line)["record"]
        position = replay(record["options"], record["plies"])
        print(json.dumps({"move": blind_move(position, sys.argv[1], DIRECTOR.effort)}), flush=True)


if __name__ == "__main__":
    main()
