"""A game that people far apart play by sending each other its record: what an arriving one has to do with the one that is here."""

from collections.abc import Sequence
from typing import Literal

from tabletop.game import Facts
from tabletop.record import Record

Relation = Literal["same", "ahead", "behind", "missing", "changed", "other"]


class Arrival(Facts):
    """How the record that arrives stands to the one that is here."""

    relation: Relation
    """``same``: nobody has decided anything since. ``ahead``: it goes on from the one here. ``behind``: the one here goes on from it,
    ``missing``: with a ply decided here. ``changed``: they part. ``other``: they are not of one game."""
    ply: int
    """How many plies they have in common."""
    here: str = ""
    """The ply that follows here, if any, and the one that follows there."""
    there: str = ""


def arrive(here: Record, there: Record, deciders: Sequence[int | None], seat: int | None) -> Arrival:
    """Compare two records by their plies; one list has to be the beginning of the other.

    Args:
        deciders: the seat of the person who decided each ply here; None for chance and bots, which make every device's the same.
        seat: whose plies are decided here, if anybody's.
    """
    if any(getattr(here, field) != getattr(there, field) for field in ("game", "id", "seed", "options")):
        return Arrival("other", 0)
    common = 0
    for mine, theirs in zip(here.plies, there.plies, strict=False):
        if mine != theirs:
            return Arrival("changed", common, mine, theirs)
        common += 1
    if common < len(there.plies):
        return Arrival("ahead", common, "", there.plies[common])
    since = [ply for ply in range(common, len(here.plies)) if deciders[ply] is not None]
    missing = [ply for ply in since if deciders[ply] == seat]
    if missing:
        return Arrival("missing", common, here.plies[missing[0]])
    return Arrival("behind" if since else "same", common, here.plies[common] if since else "")
