"""A game or a deal as a text short enough for an address: what a seed deals is left out, the rest is packed.

A link is one letter, its version, and base64url of zlib of a JSON list: game, options, seats, seed, id, plies, ply. A ply that chance
brings as the seed has it is the empty text; an option that has its default is left out.
"""

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from tabletop.game import Game
from tabletop.record import FORMAT, VERSION, Record, named, push_all, record_of, with_plies
from tabletop.refusal import Reason, Refused
from tabletop.strictjson import read_json

LETTER = "A"
"""The version. What an earlier one spells is read for ever."""
_LATER = frozenset("BCDEFGHIJKLMNOPQRSTUVWXYZ")
MOST_LINK = 8 * 1024
"""Characters of a link."""
MOST_CONTENT = 32 * 1024
"""Bytes of what is packed in one."""
_FIELDS = 7


def link_of(record: Record, game: Game[Any, Any], ply: int | None = None) -> str:
    """Return the link to a game at the position after ``ply`` plies, by default after all; what is noted beside it is left out."""
    record = named(record)
    last = len(record.plies)
    return _pack(record, game, last if ply is None else max(0, min(ply, last)))


def deal_link_of(record: Record, game: Game[Any, Any]) -> str:
    """Return the link to what a game began with: its options, seats and seed, and what chance brought before the first decision."""
    start = replace(record, id="", plies=_opening(record, game))
    return _pack(start, game, len(start.plies))


def read_link(text: str, game: Game[Any, Any]) -> tuple[Record, int]:
    """Return the record that a link holds, every ply checked, and the number of plies after which it is to be looked at.

    Raises:
        Refused: the link is damaged, too long or made by a newer version, or the record in it is not good, with the place.
    """
    name, options, seats, seed, id, plies, ply = _unpack(text)
    if not isinstance(plies, list):
        raise Refused(Reason("not-a-list"), "plies")
    if type(ply) is not int or not 0 <= ply <= len(plies):
        raise Refused(Reason("link-damaged"), "link")
    fields = {"format": FORMAT, "version": VERSION, "game": name, "options": options, "seed": seed, "id": id}
    head = record_of({**fields, "seats": _seats(seats), "plies": []}, game)
    return with_plies(head, _spelled(head, plies, game)), ply


def _pack(record: Record, game: Game[Any, Any], ply: int) -> str:
    seats = [[seat.name, seat.player] for seat in record.seats]
    plies = _short(record, game)
    content = [record.game, _departing(record.options, game), seats, record.seed, record.id, plies, ply]
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return LETTER + urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def _unpack(text: str) -> list[Any]:
    """Return the seven values of a link. Raises ``Refused``."""
    if len(text) > MOST_LINK:
        raise Refused(Reason("too-large", {"most": MOST_LINK // 1024}), "link")
    letter, packed = text[:1], text[1:]
    if letter in _LATER:
        raise Refused(Reason("newer-version", {"version": letter}), "link")
    damaged = Refused(Reason("link-damaged"), "link")
    if letter != LETTER:
        raise damaged
    try:
        data = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))
        # What is no base64url is passed over; a text that is spelled otherwise than its bytes are has some.
        if urlsafe_b64encode(data).decode().rstrip("=") != packed:
            raise damaged
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(data, MOST_CONTENT + 1)
        if len(content) > MOST_CONTENT:
            raise Refused(Reason("too-large", {"most": MOST_CONTENT // 1024}), "link")
        if not unpacker.eof or unpacker.unused_data:
            raise damaged
        text = content.decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeError):
        raise damaged from None
    value = read_json(text)
    if not isinstance(value, list) or len(value) != _FIELDS:
        raise damaged
    return value


def _seats(value: object) -> object:
    """Seats as a record has them; what is none is left to the record's own check."""
    if not isinstance(value, list):
        return value
    pair = ("name", "player")
    return [dict(zip(pair, seat, strict=True)) if isinstance(seat, list) and len(seat) == 2 else seat for seat in value]


def _departing(options: Mapping[str, str | int], game: Game[Any, Any]) -> dict[str, str | int]:
    """The options without those that are so by default."""
    left = dict(options)
    for name in options:
        rest = {one: left[one] for one in left if one != name}
        with suppress(Refused):
            if game.options(game.start(rest)) == options:
                left = rest
    return left


def _short(record: Record, game: Game[Any, Any]) -> list[str]:
    """The plies of a record, empty where chance brought what the seed deals."""
    position = game.start(record.options)
    texts = []
    for text in record.plies:
        chance = game.chance(position, record.seed)
        texts.append("" if chance is not None and chance.text == text else text)
        game.push(position, game.parse(position, text))
    return texts


def _spelled(head: Record, texts: list[object], game: Game[Any, Any]) -> tuple[str, ...]:
    """The plies that ``_short`` shortened. Raises ``Refused`` naming the first that is none."""
    position = game.start(head.options)
    plies: list[str] = []
    for index, text in enumerate(texts):
        if not isinstance(text, str):
            raise Refused(Reason("not-a-text"), f"plies[{index}]")
        chance = game.chance(position, head.seed) if text == "" else None
        plies.append(text if chance is None else chance.text)
        push_all(game, position, (plies[-1],), index)
    return tuple(plies)


def _opening(record: Record, game: Game[Any, Any]) -> tuple[str, ...]:
    """What chance brought before the first decision; nothing where the seed deals just that."""
    position = game.start(record.options)
    opening: list[str] = []
    dealt = True
    for text in record.plies:
        chance = game.chance(position, record.seed)
        if chance is None:
            break
        dealt = dealt and chance.text == text
        opening.append(text)
        game.push(position, game.parse(position, text))
    return () if dealt else tuple(opening)
