"""A position from the texts of its plies."""

from collections.abc import Mapping, Sequence

from tabletop.game import View

from hollywood.legality import parse
from hollywood.options import parse_options
from hollywood.position import Position


def replay(options: Mapping[str, object], plies: Sequence[str]) -> Position:
    """Return the position after some plies. Raises ``Refused`` for options or plies that are none."""
    position = Position(parse_options(options))
    for text in plies:
        position.push(parse(position, text))
    return position


def position_of(view: View) -> Position:
    """Return the position that a view shows: all of it is public (H-18)."""
    return replay(view.options, view.plies)
