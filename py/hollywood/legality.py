"""Texts from outside become plies here, or are refused with the reason and its rule."""

import re

from tabletop.refusal import Reason, Refused

from hollywood.cards import BY_CODE, GENRES
from hollywood.columns import CELLS, NAMES, SIZES, place
from hollywood.deal import STARS_A_ROUND
from hollywood.moves import CLAP, DOUBLES, MOVES, Deal, First, Move, Ply
from hollywood.position import Position, Stage

_FIRST_DUE = Reason("first-due", {}, "H-6")
_GAME_OVER = Reason("game-over", {}, "H-12")


def parse(position: Position, text: str) -> Ply:
    """Return the ply that ``text`` spells in a position.

    Raises:
        Refused: it spells none, or one that is not legal there.
    """
    ply = _read(text)
    reason = refusal(position, ply)
    if reason:
        raise Refused(reason)
    return ply


def _read(text: str) -> Ply:
    if text in MOVES:
        return MOVES[text]
    if re.fullmatch("first [0-9]", text):
        return First(int(text[6:]))
    if text.startswith("deal "):
        return _read_deal(text[5:])
    raise Refused(Reason("no-such-move", {"text": text[:40]}))


def _read_deal(text: str) -> Deal:
    columns = [column.split(".") for column in text.split("/")]
    for code in (code for column in columns for code in column):
        if code not in BY_CODE:
            raise Refused(Reason("no-such-card", {"card": code[:8]}, "H-2"))
    if [len(column) for column in columns] != list(SIZES):
        raise Refused(Reason("deal-shape", {}, "H-5"))
    return Deal(tuple(BY_CODE[code] for column in columns for code in column))


def refusal(position: Position, ply: Ply) -> Reason | None:
    """Return why a ply is not legal in a position, None when it is."""
    if position.is_over:
        return _GAME_OVER
    if isinstance(ply, First):
        return _refusal_of_first(position, ply)
    if isinstance(ply, Deal):
        return _refusal_of_deal(position, ply)
    if position.stage is Stage.FIRST:
        return _FIRST_DUE
    if position.stage is Stage.DEAL:
        return Reason("deal-due", {}, "H-5")
    return _refusal_of_finish(position, ply) if ply.genre >= 0 else _refusal_of_turn(position, ply)


def _refusal_of_first(position: Position, ply: First) -> Reason | None:
    if position.stage is not Stage.FIRST:
        return Reason("first-not-due", {}, "H-6")
    if ply.seat >= position.options.players:
        return Reason("no-such-seat", {"seat": ply.seat}, "H-3")
    return None


def _refusal_of_deal(position: Position, ply: Deal) -> Reason | None:
    if position.stage is not Stage.DEAL:
        return _FIRST_DUE if position.stage is Stage.FIRST else Reason("deal-not-due", {}, "H-5")
    undealt = set(position.undealt)
    for index, card in enumerate(ply.cards):
        if card not in undealt or card in ply.cards[:index]:
            return Reason("card-twice", {"card": card.code}, "H-5")
    if len(ply.cards) != CELLS or sum(card.kind == "star" for card in ply.cards) != STARS_A_ROUND:
        return Reason("deal-shape", {}, "H-5")
    return None


def _refusal_of_finish(position: Position, ply: Move) -> Reason | None:
    if ply in position.legal_moves():
        return None
    if position.stage is not Stage.STAR:
        return Reason("no-choice", {}, "H-16")
    return Reason("no-project", {"genre": GENRES[ply.genre]}, "H-16")


def _refusal_of_turn(position: Position, ply: Move) -> Reason | None:
    if position.stage is Stage.STAR:
        return Reason("star-due", {"card": position.receiving()[1].code}, "H-16")
    seat = position.to_move
    assert seat is not None
    if ply == CLAP:
        return None if position.has_clap(seat) else Reason("clap-spent", {}, "H-4")
    if len(ply.columns) == 2:
        reason = double_refusal(position)
        if reason:
            return reason
    fill = position.fill
    for column in ply.columns:
        step = place(column, fill)
        if step is None:
            return column_full(column)
        fill = step[0]
    return None


def column_full(column: int) -> Reason:
    """Return the reason why a full column cannot be chosen (H-9)."""
    return Reason("column-full", {"column": NAMES[column]}, "H-9")


def double_refusal(position: Position) -> Reason | None:
    """Return why the seat to move cannot play its Double Reel at all, None when it can (H-4, H-11)."""
    seat = position.to_move
    assert seat is not None
    if not position.has_double(seat):
        return Reason("double-spent", {}, "H-4")
    if position.reels(seat) < 2:
        return Reason("double-needs-two-reels", {"reels": position.reels(seat)}, "H-11")
    return None


def parse_draft(position: Position, text: str) -> int:
    """Return the first column of a Double Reel that a person has begun but not played.

    Raises:
        Refused: it is not a column, or no Double Reel can begin there now.
    """
    if text not in tuple(NAMES):
        raise Refused(Reason("no-such-move", {"text": text[:40]}))
    if position.is_over:
        raise Refused(_GAME_OVER)
    if position.stage is not Stage.PLACE:
        raise Refused(Reason("not-now", {"text": text}, "H-11"))
    column = NAMES.index(text)
    reason = double_refusal(position)
    if not reason and not any(move in position.legal_moves() for move in DOUBLES[column]):
        reason = column_full(column)
    if reason:
        raise Refused(reason)
    return column
