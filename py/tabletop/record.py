"""A game as text: options, seats, seed and plies, from which everything else follows."""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, TypeGuard

from tabletop.game import Game
from tabletop.refusal import Reason, Refused
from tabletop.strictjson import check_surrogates, read_json

FORMAT = "tabletop-record"
VERSION = 1
MOST_NAME = 24
MOST_SEED = 64
MOST_ID = 64
BOT = "bot:"
GUEST = "+"
"""What the name of a bot begins with that somebody added: no bot of the house will ever be called so."""
_REQUIRED = ("format", "version", "game", "options", "seats", "seed", "plies")
_OPTIONAL = ("engine", "id", "notes")
_DIRECTION_MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where: a name (empty = the page's own word) and ``human`` or ``bot:<name>``."""

    name: str
    player: str

    @property
    def bot(self) -> str | None:
        """The name of its bot, None for a person."""
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else None

    def to_json(self) -> dict[str, str]:
        """Return the seat as it stands in a record."""
        return {"name": self.name, "player": self.player}


@dataclass(frozen=True, slots=True)
class Record:
    """A save, a link's content or a test fixture. Its plies are legal, one after the other."""

    game: str
    options: Mapping[str, str | int]
    seats: tuple[Seat, ...]
    seed: str
    plies: tuple[str, ...] = ()
    engine: str = ""
    id: str = ""
    notes: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """Return all fields in the order of the notation."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "engine": self.engine,
            "id": self.id,
            "notes": dict(self.notes),
            "options": dict(self.options),
            "seats": [seat.to_json() for seat in self.seats],
            "seed": self.seed,
            "plies": list(self.plies),
        }


def read_record(text: str, game: Game[Any, Any]) -> Record:
    """Return the record that a text spells, every ply checked.

    Raises:
        Refused: with the reason and the place.
    """
    return record_of(read_json(text), game)


def record_of(value: object, game: Game[Any, Any]) -> Record:
    """Return the record that a JSON value spells. Raises ``Refused``."""
    raw = _checked_object(value, "", _REQUIRED, _OPTIONAL)
    if raw["format"] != FORMAT:
        raise Refused(Reason("not-one-of", {"values": FORMAT}), "format")
    _check_version(raw["version"])
    if raw["game"] != game.name:
        raise Refused(Reason("other-game", {"game": game.name}), "game")
    options = raw["options"]
    if not _is_object(options):
        raise Refused(Reason("not-an-object"), "options")
    position = game.start(options)
    seats = _seats(raw["seats"], game.players(position))
    seed = check_seed(raw["seed"])
    plies = _texts(raw["plies"], "plies")
    push_all(game, position, plies)
    notes = raw.get("notes", {})
    if not _is_object(notes):
        raise Refused(Reason("not-an-object"), "notes")
    return Record(
        game.name,
        game.options(position),
        seats,
        seed,
        plies,
        _text(raw.get("engine", ""), "engine"),
        _text(raw.get("id", ""), "id"),
        notes,
    )


def push_all(game: Game[Any, Any], position: object, plies: tuple[str, ...], first: int = 0, word: str = "ply") -> None:
    """Push the plies that these texts spell. Raises ``Refused`` naming the first that is not legal where it stands."""
    for index, text in enumerate(plies, first):
        try:
            game.push(position, game.parse(position, text))
        except Refused as refused:
            raise refused.at(f'{word} {index} "{text[:40]}"') from None


def check_name(value: object, where: str = "name") -> str:
    """Return the name of a seat or a bot: at most 24 code points, no control and no direction marks. Raises ``Refused``."""
    name = _text(value, where)
    if len(name) > MOST_NAME:
        raise Refused(Reason("too-long", {"most": MOST_NAME}), where)
    if any(unicodedata.category(c) in ("Cc", "Zl", "Zp") or c in _DIRECTION_MARKS for c in name):
        raise Refused(Reason("control-mark"), where)
    return name


def check_seed(value: object, where: str = "seed") -> str:
    """Return a seed: at most 64 code points in normal form C. Raises ``Refused``."""
    seed = _text(value, where)
    if len(seed) > MOST_SEED:
        raise Refused(Reason("too-long", {"most": MOST_SEED}), where)
    if not unicodedata.is_normalized("NFC", seed):
        raise Refused(Reason("not-nfc"), where)
    return seed


def seat_of(value: object, where: str) -> Seat:
    """Return the seat that a JSON value spells. Raises ``Refused``."""
    raw = _checked_object(value, where, ("name", "player"))
    player = _text(raw["player"], f"{where}.player")
    if player.startswith(BOT):
        check_name(player.removeprefix(BOT), f"{where}.player")
    if player != "human" and not (player.startswith(BOT) and player != BOT):
        raise Refused(Reason("no-such-player"), f"{where}.player")
    return Seat(check_name(raw["name"], f"{where}.name"), player)


def named(record: Record) -> Record:
    """Return a record that can be told from others: one without an id, or with a very long one, gets it from its content."""
    if 0 < len(record.id) <= MOST_ID:
        return record
    content = [dict(record.options), [seat.to_json() for seat in record.seats], record.seed, list(record.plies)]
    return replace(record, id=sha256(json.dumps(content).encode()).hexdigest()[:16])


def with_plies(record: Record, plies: tuple[str, ...]) -> Record:
    """Return the same game with other plies, which are legal."""
    return replace(record, plies=plies)


def _check_version(value: object) -> None:
    if type(value) is not int or value < 1:
        raise Refused(Reason("not-one-of", {"values": str(VERSION)}), "version")
    if value > VERSION:
        raise Refused(Reason("newer-version", {"version": str(value)[:20]}), "version")


def _seats(value: object, players: int) -> tuple[Seat, ...]:
    if not isinstance(value, list):
        raise Refused(Reason("not-a-list"), "seats")
    if len(value) != players:
        raise Refused(Reason("wrong-number-of-seats", {"players": players}), "seats")
    return tuple(seat_of(seat, f"seats[{index}]") for index, seat in enumerate(value))


def _texts(value: object, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise Refused(Reason("not-a-list"), where)
    return tuple(_text(item, f"{where}[{index}]") for index, item in enumerate(value))


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise Refused(Reason("not-a-text"), where)
    check_surrogates(value, where)
    return value


def _is_object(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _checked_object(
    value: object, where: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, object]:
    if not _is_object(value):
        raise Refused(Reason("not-an-object"), where or "record")
    prefix = f"{where}." if where else ""
    for name in value:
        if name not in required and name not in optional:
            raise Refused(Reason("unknown-field", {"field": name[:40]}), f"{prefix}{name[:40]}")
    for name in required:
        if name not in value:
            raise Refused(Reason("missing"), f"{prefix}{name}")
    return value
