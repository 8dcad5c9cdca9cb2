"""A game being played at this device: its log, undo and redo, its bots and its save."""

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeGuard

from tabletop.game import Event, Game, Hint, Judgement, Progress, Review, View
from tabletop.record import GUEST, Record, Seat, check_seed, named, push_all, record_of, with_plies
from tabletop.refusal import Reason, Refused
from tabletop.relay import Arrival, arrive
from tabletop.rng import Rng
from tabletop.strictjson import MOST_BYTES, MOST_DEPTH, read_json

SAVE_FIELDS = ("record", "redo", "draft")
HINTS_NOTE = "hints"
"""The note of a record that counts the hints given."""
UNDOS_NOTE = "undos"
"""The note of a record that counts how often something else was played in place of what had been taken back."""
LENT_NOTE = "lent"
"""The note of a record that lists the seats of persons for whom a bot plays."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment worth showing: what has just happened, and what there is to see after it."""

    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True, slots=True)
class Moment(Frame):
    """A moment of the past and the decision that was due in it."""

    phase: str
    """The kind of decision; ``chance`` where none was due, ``over`` at the end."""
    seat: int | None
    choices: list[dict[str, object]]
    """The controls of the decision, whoever made it."""


class Session:
    """One running game.

    The log of plies is the truth; the position is its replay. Chance plies are pushed as soon as they are due, so the present
    is always a decision or the end. ``redo`` holds the plies that undo took back, until a different ply is played.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        options: Mapping[str, object],
        seats: Sequence[Seat],
        seed: str,
        id: str = "",
        notes: Mapping[str, object] | None = None,
    ) -> None:
        """Start a game.

        Raises:
            Refused: the options, the number of seats or the seed are not what the game takes.
        """
        self.game = game
        self._position = game.start(options)
        players = game.players(self._position)
        if len(seats) != players:
            raise Refused(Reason("wrong-number-of-seats", {"players": players}), "seats")
        self._head = Record(
            game.name,
            game.options(self._position),
            tuple(seats),
            check_seed(seed),
            (),
            game.version,
            id,
            notes or {},
        )
        self._plies: list[str] = []
        self._log: list[tuple[Event, ...]] = []
        self._deciders: list[int | None] = []
        self._redo: list[str] = []
        self._draft: str | None = None
        self.frames: list[Frame] = []
        """What the last call made happen, in order; the last frame shows the present."""
        self._advance_chance()

    @classmethod
    def load(cls, text: str, game: Game[Any, Any]) -> "Session":
        """Take up a game from a record, or from the browser's save with its redo list and draft; one without an id gets one.

        Raises:
            Refused: the text is neither, with the place and the reason.
        """
        value = _read(text)
        redo: list[str] = []
        draft = None
        if _is_save(value):
            record, redo, draft = _read_save(value, game)
        else:
            record = record_of(value, game)
        session = cls.of_record(named(record), game)
        session._restore_redo(redo)
        if draft is not None:
            try:
                session.set_draft(draft)
            except Refused as refused:
                raise refused.at("draft") from None
        session.frames = [session._present()]
        return session

    @classmethod
    def of_record(cls, record: Record, game: Game[Any, Any]) -> "Session":
        """Take up the game of a record, whose plies are legal."""
        session = cls.__new__(cls)
        session.game = game
        session._position = game.start(record.options)
        session._head = with_plies(replace(record, engine=game.version), ())
        session._plies, session._log, session._deciders, session._redo = [], [], [], []
        session._draft = None
        session.frames = []
        for text in record.plies:
            session._push(text)
        session._advance_chance()
        session.frames = [session._present()]
        return session

    # Playing

    def play(self, text: str) -> None:
        """Play a person's move. The same ply as the next one taken back keeps what came after it.

        Raises:
            Refused: the move is not legal, or a bot decides now; nothing has changed.
        """
        self._require_no_bot()
        ply = self.game.parse(self._position, text)
        self._draft = None
        self.frames = []
        self._push_or_redo(ply.text)
        self._advance_chance()

    def follow(self, plies: Sequence[str], draft: str | None = None) -> None:
        """Push plies as a record has them, whoever decides, then begin a move of two steps if there is a draft.

        Raises:
            Refused: one of them is not legal; those before it have been pushed.
        """
        self._draft = None
        self.frames = []
        for text in plies:
            self._push_or_redo(text)
            self._advance_chance()
        if draft is not None or not plies:
            self.set_draft(draft)

    def play_bot(self, enough: Callable[[], bool] = lambda: False) -> Reason | None:
        """Let the bot whose turn it is make one move, as ``bot_turn`` does, without a pause."""
        turn = self.bot_turn(enough)
        while True:
            try:
                next(turn)
            except StopIteration as end:
                stumble: Reason | None = end.value
                return stumble

    def guest_view(self) -> View | None:
        """Return what the guest whose turn it is may know; None where its move is known, as it was taken back.

        Raises:
            Refused: no guest decides now.
        """
        if not self._bot_to_move().startswith(GUEST):
            raise Refused(Reason("not-your-turn"))
        return None if self._redo else self.game.view(self._position)

    def bot_turn(
        self, enough: Callable[[], bool] = lambda: False, move: str | None = None, stand_in: str = ""
    ) -> Generator[None, None, Reason | None]:
        """Let the bot whose turn it is make one move: its last thought, or the one it has when ``enough`` says so.

        A guest, which thinks elsewhere, makes ``move``; where there is none or it is not legal, the bot ``stand_in`` decides.
        Yields between two slices of thinking; who leaves it there has changed nothing.

        Returns:
            A reason when the bot stumbled (raised, or gave a move that is not legal) and a random move stands in for its own; for a
            guest's move, why it is not legal.

        Raises:
            Refused: no bot decides now, or it is one that is not known here.
        """
        name = self._bot_to_move()
        guest = name.startswith(GUEST)
        thinks = stand_in if guest else name
        if thinks not in self.game.bots:
            raise Refused(Reason("unknown-bot", {"name": thinks or name}))
        refusal = self._refusal(move) if guest and move is not None else None
        stumble = None
        if self._redo:
            text, refusal = self._redo[0], None
        elif guest and move is not None and refusal is None:
            text = move
        else:
            text, stumble = yield from self._think(thinks, enough)
        self.frames = []
        self._push_or_redo(text)
        self._advance_chance()
        return refusal or stumble

    def _bot_to_move(self) -> str:
        seat = self._position.to_move
        name: str | None = None if seat is None else self.seats[seat].bot
        if name is None:
            raise Refused(Reason("not-your-turn"))
        return name

    def _refusal(self, move: str) -> Reason | None:
        try:
            self.game.parse(self._position, move)
        except Refused as refused:
            return refused.reason
        return None

    def _think(self, name: str, enough: Callable[[], bool]) -> Generator[None, None, tuple[str, Reason | None]]:
        rng = Rng(f"bot {name} {' '.join(self._plies)}")
        legal = self.game.legal(self._position)
        try:
            thoughts: list[str] = []
            for thought in self.game.bots[name].think(self.game.view(self._position), rng):
                thoughts = [thought]
                if enough():
                    break
                yield
            # A bot that has no thought stumbles here.
            (text,) = thoughts
            if text in legal:
                return text, None
            detail = f"illegal move {text[:40]!r}"
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
        return rng.choice(legal), Reason("bot-stumbled", {"name": name, "detail": detail[:200]})

    def hint(self, enough: Callable[[], bool] = lambda: False) -> Generator[None, None, Hint]:
        """Advise the person who decides, thinking until ``enough`` says so; a draft is not looked at.

        Yields between two slices of thinking. A hint that was given is counted in the record's notes, unless only one move was legal.

        Raises:
            Refused: no person decides now.
        """
        if not self._is_person(self._position.to_move):
            raise Refused(Reason("game-over") if self._position.is_over else Reason("not-your-turn"))
        hint = yield from self.game.hint(self.game.view(self._position), enough)
        if len(self.game.legal(self._position)) > 1:
            self._count(HINTS_NOTE)
        return hint

    def review(self) -> Generator[Progress | None, None, Review]:
        """Judge every decision so far; yields between two slices, with how far it is at first and after each decision."""
        return self.game.review(self.game.view(self._position))

    def judge(self, ply: int, move: str) -> Generator[None, None, Judgement]:
        """Judge a move at the decision after ``ply`` plies, as a review does; yields between two slices.

        Raises:
            Refused: nobody decided there, or the move was not legal.
        """
        return self.game.judge(self._decision(ply), move)

    def explain(self, ply: int) -> Generator[None, None, Hint]:
        """Tell what was best at the decision after ``ply`` plies, as a review finds it, and why; yields between two slices.

        Raises:
            Refused: nobody decided there.
        """
        return self.game.explain(self._decision(ply))

    def branch(self, ply: int, seed: str, id: str) -> "Session":
        """Play on from the position after ``ply`` plies, 0 up to all of them, in a game of its own with later deals from ``seed``."""
        plies = tuple(self._plies[: max(0, ply)])
        head = replace(self._head, seats=self._owners(), seed=check_seed(seed), id=id, notes={}, plies=plies)
        return Session.of_record(head, self.game)

    def set_draft(self, text: str | None) -> None:
        """Begin a move of two steps, or with None go back to before its first step. It is no ply and spends nothing.

        Raises:
            Refused: no such move can begin now.
        """
        if text is not None:
            self._require_no_bot()
            self.game.check_draft(self._position, text)
        self._draft = text
        self.frames = [self._present()]

    def seat_player(self, seat: int, player: Seat) -> None:
        """Let somebody else take a seat from now on; a draft is dropped.

        A person's seat that a bot takes is lent: it stays that person's, to be taken back. The bot decides anew what was taken back.
        """
        seats = list(self.seats)
        lends = seats[seat].bot is None and player.bot is not None
        lent = {*self.lent, seat} if lends else set(self.lent)
        seats[seat] = player
        if player.bot is None:
            lent.discard(seat)
        if lends and self._redo:
            self._drop_redo()
        notes = {name: note for name, note in self._head.notes.items() if name != LENT_NOTE}
        if lent:
            notes[LENT_NOTE] = sorted(lent)
        self._head = replace(self._head, seats=tuple(seats), notes=notes)
        self._draft = None
        self.frames = [self._present()]

    @property
    def lent(self) -> list[int]:
        """The seats of persons for whom a bot plays."""
        noted = self._head.notes.get(LENT_NOTE)
        listed = noted if isinstance(noted, list) else []
        return [seat for seat, player in enumerate(self.seats) if player.bot is not None and seat in listed]

    def _owners(self) -> tuple[Seat, ...]:
        """Who sits where when every seat that was lent is given back."""
        return tuple(Seat(one.name, "human") if seat in self.lent else one for seat, one in enumerate(self.seats))

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        """Whether a person at this device has decided something that can be taken back."""
        return self._draft is not None or self._last_decision() is not None

    @property
    def undo_to(self) -> int | None:
        """How many plies are left when the last decision of a person is taken back; None where there is none."""
        return self._last_decision()

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self._redo)

    def undo(self, ply: int | None = None) -> None:
        """Go back to the last decision of a person, through bots' moves and chance; a draft is dropped first.

        With ``ply`` go back to the position after so many plies, whoever decides there, and on through the chance that is due in it.
        What is taken back is counted in the record's notes once something else is played in its place.
        """
        index = ply if ply is not None else self._last_decision() if self._draft is None else None
        if index is not None:
            index = max(0, min(index, len(self._plies)))
            self._redo = self._plies[index:] + self._redo
            self._take_back(len(self._plies) - index)
            self._advance_chance()
        self._draft = None
        self.frames = [self._present()]

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        self._draft = None
        if self._redo:
            self._push(self._redo.pop(0))
            while self._redo and not self._is_person(self._position.to_move):
                self._push(self._redo.pop(0))
            self._advance_chance()
        self.frames = [self._present()]

    def _last_decision(self) -> int | None:
        people = [index for index, seat in enumerate(self._deciders) if self._is_person(seat)]
        return people[-1] if people else None

    def _take_back(self, count: int) -> None:
        for _ in range(count):
            self.game.pop(self._position)
            for history in (self._plies, self._log, self._deciders):
                history.pop()

    def _restore_redo(self, plies: list[str]) -> None:
        """Check that the plies taken back could be played now, and keep them."""
        present = len(self._plies)
        position = self._replay(present)
        push_all(self.game, position, tuple(plies), present, "redo ply")
        self._redo = plies

    # What there is to know

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._head.seats

    @property
    def record(self) -> Record:
        """The game so far."""
        return with_plies(self._head, tuple(self._plies))

    @property
    def shared(self) -> Record:
        """The game so far as others get it: every seat is its owner's, and nothing is noted."""
        return replace(self.record, seats=self._owners(), notes={})

    def arrive(self, there: Record, seat: int | None) -> tuple[Arrival, "Session | None"]:
        """Compare a record that arrives with this game, where ``seat`` is at home; also return the game gone on, if it goes on there.

        What is noted there counts with what is noted here; a link has no notes.
        """
        persons = [one if self._is_person(one) or one in self.lent else None for one in self._deciders]
        arrival = arrive(self.record, there, persons, seat)
        noted = replace(self.record, notes={**self.record.notes, **there.notes})
        further = with_plies(noted, there.plies) if arrival.relation == "ahead" else None
        return arrival, Session.of_record(further, self.game) if further else None

    @property
    def ply(self) -> int:
        """How many plies have been played, chance plies included."""
        return len(self._plies)

    @property
    def log(self) -> Sequence[tuple[Event, ...]]:
        """The events of each ply."""
        return self._log

    @property
    def draft(self) -> str | None:
        """The first step of a move that has begun, if any."""
        return self._draft

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""
        seat: int | None = self._position.to_move
        return seat

    @property
    def phase(self) -> str:
        """What the game waits for: ``bot``, or the kind of a person's decision, or ``over``."""
        phase = self.game.phase(self._position, self._draft)
        return phase if self.to_move is None or self._is_person(self.to_move) else "bot"

    @property
    def choices(self) -> list[dict[str, object]]:
        """The controls of a person's decision; empty while a bot decides."""
        return self.game.choices(self._position, self._draft) if self._is_person(self.to_move) else []

    @property
    def opener(self) -> int | None:
        """The seat that opened the game."""
        return self.game.opener(self._position)

    def save(self) -> str:
        """Return the browser's save: the record, the plies taken back and the draft, as one line of JSON."""
        fields = (self.record.to_json(), self._redo, self._draft)
        return json.dumps(dict(zip(SAVE_FIELDS, fields, strict=True)), ensure_ascii=False, separators=(",", ":"))

    def at(self, ply: int, draft: str | None = None) -> Moment:
        """Return the position after ``ply`` plies, 0 up to all of them, with a move of two steps that has begun, if any.

        Raises:
            Refused: no such move can begin there.
        """
        ply = max(0, min(ply, len(self._plies)))
        position = self._replay(ply)
        if draft is not None:
            self.game.check_draft(position, draft)
        events = self._log[ply - 1] if ply else ()
        view = self.game.view(position, draft)
        if position.to_move is None:
            return Moment(events, view, "over" if position.is_over else "chance", None, [])
        phase, choices = self.game.phase(position, draft), self.game.choices(position, draft)
        return Moment(events, view, phase, position.to_move, choices)

    def same_deal(self, id: str) -> "Session":
        """Start this game once more: the same seats, options and seed, the opener and the first deal as the record has them."""
        session = Session.of_record(replace(self._head, seats=self._owners(), id=id, notes={}), self.game)
        session._take_back(session.ply)
        decisions = [index for index, seat in enumerate(self._deciders) if seat is not None]
        session._redo = self._plies[: decisions[0] if decisions else None]
        session.frames = []
        session._advance_chance()
        return session

    def again(self, seed: str, id: str) -> "Session":
        """Start another game with the same seats and options, opened by the seat after this game's opener.

        ``seed`` is the first of ``<seed>``, ``<seed>.1``, ``<seed>.2`` ... that names this opener.
        """
        opener = ((self.opener or 0) + 1) % len(self.seats)
        stem, seats = check_seed(seed)[:56], self._owners()
        for attempt in count():
            session = Session(self.game, self.record.options, seats, f"{stem}.{attempt}" if attempt else stem, id)
            if session.opener == opener:
                break
        return session

    # Inside

    def _replay(self, plies: int) -> Any:
        position = self.game.start(self.record.options)
        push_all(self.game, position, tuple(self._plies[:plies]))
        return position

    def _decision(self, ply: int) -> View:
        """The view of whoever decided after ``ply`` plies."""
        position = self._replay(max(0, min(ply, len(self._plies))))
        if position.to_move is None:
            raise Refused(Reason("not-now"))
        return self.game.view(position)

    def _require_no_bot(self) -> None:
        if self.to_move is not None and not self._is_person(self.to_move):
            raise Refused(Reason("not-your-turn"))

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].bot is None

    def _present(self) -> Frame:
        return Frame((), self.game.view(self._position, self._draft))

    def _push_or_redo(self, text: str) -> None:
        if self._redo[:1] == [text]:
            self._redo = self._redo[1:]
        elif self._redo:
            self._drop_redo()
        self._push(text)

    def _drop_redo(self) -> None:
        self._redo = []
        self._count(UNDOS_NOTE)

    def _count(self, note: str) -> None:
        so_far = self._head.notes.get(note)
        count = so_far + 1 if type(so_far) is int else 1
        self._head = replace(self._head, notes={**self._head.notes, note: count})

    def _push(self, text: str) -> None:
        ply = self.game.parse(self._position, text)
        self._deciders.append(self._position.to_move)
        events: tuple[Event, ...] = ()
        for step in self.game.narrate(self._position, ply):
            self.frames.append(Frame(step, self.game.view(self._position)))
            events += step
        self._plies.append(text)
        self._log.append(events)

    def _advance_chance(self) -> None:
        while (ply := self.game.chance(self._position, self._head.seed)) is not None:
            # A deal that was taken back comes again as the record has it, whatever this version would deal.
            self._push_or_redo(self._redo[0] if self._redo else ply.text)


def _read(text: str) -> object:
    try:
        return read_json(text)
    except Refused as refused:
        # A save holds a record, which may be as large and as deep as a record can be.
        with suppress(Refused):
            value = read_json(text, 2 * MOST_BYTES, MOST_DEPTH + 1)
            if _is_save(value):
                return value
        raise refused from None


def _is_save(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict) and "record" in value


def _read_save(value: dict[str, object], game: Game[Any, Any]) -> tuple[Record, list[str], str | None]:
    for name in value:
        if name not in SAVE_FIELDS:
            raise Refused(Reason("unknown-field", {"field": name[:40]}), name[:40])
    redo, draft = value.get("redo", []), value.get("draft")
    if not isinstance(redo, list) or not all(isinstance(text, str) for text in redo):
        raise Refused(Reason("not-a-list"), "redo")
    if draft is not None and not isinstance(draft, str):
        raise Refused(Reason("not-a-text"), "draft")
    return record_of(value["record"], game), redo, draft
