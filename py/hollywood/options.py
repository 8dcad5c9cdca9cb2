"""The options of a game (H-3, H-24 to H-26), fixed before it starts and part of its record."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal, cast

from tabletop.refusal import Reason, Refused

REELS = 12
"""Reels of all players in each round (H-3)."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played; the defaults are the English and Italian rulebook."""

    players: Literal[3, 4] = 3
    scoring: Literal["standard", "advanced"] = "standard"
    award_in_project: Literal["single", "double"] = "single"
    collect: Literal["top_down", "bottom_up"] = "top_down"

    @property
    def rounds(self) -> int:
        """As many rounds as players (H-3)."""
        return self.players

    @property
    def reels(self) -> int:
        """Reels of a player in each round: 12 in all (H-3)."""
        return REELS // self.players

    def to_json(self) -> dict[str, str | int]:
        """Return the options as they stand in a record."""
        return asdict(self)


CHOICES: Mapping[str, tuple[tuple[str | int, ...], str]] = {
    "players": ((3, 4), "H-3"),
    "scoring": (("standard", "advanced"), "H-24"),
    "award_in_project": (("single", "double"), "H-25"),
    "collect": (("top_down", "bottom_up"), "H-26"),
}
"""The values each option may have, and the rule that says so."""


def parse_options(raw: Mapping[str, object]) -> Options:
    """Read options from a record's object.

    Raises:
        Refused: an unknown field, a missing number of players or a value that is none of the choices.
    """
    for name in raw:
        if name not in CHOICES:
            raise Refused(Reason("unknown-field", {"field": name}), f"options.{name}")
    if "players" not in raw:
        raise Refused(Reason("missing", {}, "H-3"), "options.players")
    for name, value in raw.items():
        values, rule = CHOICES[name]
        if not any(type(value) is type(known) and value == known for known in values):
            reason = Reason("not-one-of", {"values": "|".join(map(str, values))}, rule)
            raise Refused(reason, f"options.{name}")
    return Options(**cast(dict[str, str | int], dict(raw)))  # type: ignore[arg-type]
