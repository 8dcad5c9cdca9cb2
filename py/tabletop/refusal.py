"""Why something was refused: a key with arguments that the page and the command line word in their own languages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Args = Mapping[str, str | int]
NO_ARGS: Args = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason as data: ``key`` names it, ``args`` fill its words, ``rule`` is the rule it follows from, if any."""

    key: str
    args: Args = field(default_factory=lambda: NO_ARGS)
    rule: str | None = None

    def to_json(self) -> dict[str, object]:
        """Return the reason as the page gets it."""
        return {"key": self.key, "args": dict(self.args), "rule": self.rule}


class Refused(ValueError):
    """Bad input, with the reason and, for a record, the place (``options.players``, ``ply 17 "A"``)."""

    def __init__(self, reason: Reason, where: str = "") -> None:
        super().__init__(f"{where or 'refused'}: {reason.key} {dict(reason.args)}")
        self.reason = reason
        self.where = where

    def at(self, where: str) -> "Refused":
        """Return the same refusal, said of ``where``."""
        return Refused(self.reason, where)
