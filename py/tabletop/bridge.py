"""The border to the page: one JSON text in, one JSON text out, no object of Python's beyond it."""

import json
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from tabletop.game import Event, Game, Json
from tabletop.guest import json_of
from tabletop.link import deal_link_of, link_of, read_link
from tabletop.record import GUEST, Record, Seat, read_record, seat_of
from tabletop.refusal import Reason, Refused
from tabletop.session import Frame, Session
from tabletop.strictjson import MOST_BYTES

T = TypeVar("T")
Params = dict[str, Any]
Work = Generator[Json | None, None, Json]
"""What takes longer: yields between two slices, None or how far it is; returns the result."""


@dataclass
class _Job:
    """The work that goes on, the request it answers and the state number it is for."""

    id: object
    state: int
    work: Work


class Bridge:
    """Answers the page's requests ``{"id", "state", "method", "params"}`` for one running game.

    Every change of the game raises the state number; a request that names an older one is void, so that nobody plays twice.
    What takes longer than a moment is done in slices, one job at a time: while ``busy``, ``go_on`` has to be called. Between slices other
    requests are answered; one that changes the game, or begins another job, ends the job, whose answer is then ``stale``.
    """

    def __init__(
        self, games: Sequence[Game[Any, Any]], deadline: Callable[[], Callable[[], bool]] | None = None
    ) -> None:
        """Offer some games. ``deadline`` is called when a bot or a hint begins to think and returns what says that it has thought long enough."""
        self._deadline = deadline
        self._games = {game.name: game for game in games}
        self._session: Session | None = None
        self._state = 0
        self._job: _Job | None = None
        self._methods: dict[str, Callable[[Params], Json | Work]] = {
            "new": self._new,
            "load": self._load,
            "play": self._play,
            "draft": self._draft,
            "bot": self._bot,
            "guest": self._guest,
            "seat": self._seat,
            "undo": self._undo,
            "redo": self._redo,
            "again": self._again,
            "same_deal": self._same_deal,
            "record": self._record,
            "at": self._at,
            "show": self._show,
            "link": self._link,
            "open_link": self._open_link,
            "open_record": self._open_record,
            "arrive": self._arrive,
            "bots": self._bots,
            "hint": self._hint,
            "review": self._review,
            "judge": self._judge,
            "explain": self._explain,
            "branch": self._branch,
            "stop": self._stop,
        }

    @property
    def busy(self) -> bool:
        """Whether a job waits for ``go_on``."""
        return self._job is not None

    def handle(self, text: str) -> str:
        """Answer one request in a line, or begin the job that will; before it stands the answer of a job that it ended.

        Never raises: what goes wrong is the answer's ``error``.
        """
        request: Params = {}
        before = self._job
        answer: Json = {}
        begun: Work | None = None
        with _reporting(answer):
            request = json.loads(text)
            self._check_state(request.get("state"))
            method = self._methods.get(request["method"])
            if method is None:
                raise Refused(Reason("unknown-method", {"method": str(request["method"])[:40]}))
            result = method(request.get("params") or {})
            if isinstance(result, Generator):
                begun = result
            else:
                answer["result"] = result
        request_id = request.get("id") if isinstance(request, dict) else None
        if begun:
            self._job = _Job(request_id, self._state, begun)
        elif before and before.state != self._state:
            self._job = None
        ended = _line(before.id, _STALE) if before and before is not self._job else ""
        return ended + (self.go_on() if begun else _line(request_id, answer))

    def go_on(self) -> str:
        """Do the next slice of the job; return its answer, or how far it is (``progress``), or nothing."""
        job = self._job
        if job is None:
            return ""
        answer: Json = {}
        with _reporting(answer):
            try:
                progress = next(job.work)
            except StopIteration as end:
                answer["result"] = end.value
            else:
                return "" if progress is None else _line(job.id, {"progress": progress})
        self._job = None
        return _line(job.id, answer)

    def _check_state(self, state: object) -> None:
        if state is not None and state != self._state:
            raise Refused(Reason("stale"))

    # Methods of the page

    def _new(self, params: Params) -> Json:
        seats = [seat_of(seat, f"seats[{index}]") for index, seat in enumerate(params["seats"])]
        game = self._game(params["game"])
        notes = params.get("notes")
        return self._take_up(Session(game, params["options"], seats, params["seed"], params["id"], notes))

    def _load(self, params: Params) -> Json:
        return self._take_up(self._session_of(params["text"]))

    def _show(self, params: Params) -> Json:
        """Tell how a game stands and what its next plies make happen; the running game, if any, is left as it is."""
        session = self._session_of(params["text"])
        session.follow(params.get("plies") or [], params.get("draft"))
        return _told(session, 0)

    def _play(self, params: Params) -> Json:
        return self._change(lambda session: session.play(params["move"]))

    def _draft(self, params: Params) -> Json:
        return self._change(lambda session: session.set_draft(params["column"]))

    def _undo(self, params: Params) -> Json:
        return self._change(lambda session: session.undo(params.get("ply")))

    def _redo(self, params: Params) -> Json:
        return self._change(Session.redo)

    def _seat(self, params: Params) -> Json:
        seat = seat_of({"name": params["name"], "player": params["player"]}, f"seats[{params['seat']}]")
        return self._change(lambda session: session.seat_player(params["seat"], seat))

    def _bot(self, params: Params) -> Work:
        session = self._running()
        before = session.ply
        # Where others let the same bot move too, it must not matter how quick a device is.
        enough = (lambda: False) if params.get("whole") else self._enough()
        stumble = yield from session.bot_turn(enough, params.get("move"), params.get("stand_in", ""))
        return {**self._answer(before), "notice": stumble and stumble.to_json()}

    def _guest(self, params: Params) -> Json:
        view = self._running().guest_view()
        return {"view": view and json_of(view)}

    def _enough(self) -> Callable[[], bool]:
        return self._deadline() if self._deadline else lambda: False

    def _hint(self, params: Params) -> Work:
        session = self._running()
        hint = yield from session.hint(self._enough())
        # The save counts the hint.
        return {**hint.to_json(), "save": session.save()}

    def _review(self, params: Params) -> Work:
        review = self._running().review()
        while True:
            try:
                progress = next(review)
            except StopIteration as end:
                result: Json = end.value.to_json()
                return result
            yield dict(zip(("done", "total"), progress, strict=True)) if progress else None

    def _judge(self, params: Params) -> Work:
        judgement = yield from self._running().judge(params["ply"], params["move"])
        return judgement.to_json()

    def _explain(self, params: Params) -> Work:
        hint = yield from self._running().explain(params["ply"])
        return hint.to_json()

    def _branch(self, params: Params) -> Json:
        return self._take_up(self._running().branch(params["ply"], params["seed"], params["id"]))

    def _stop(self, params: Params) -> Json:
        self._job = None
        return {}

    def _again(self, params: Params) -> Json:
        return self._take_up(self._running().again(params["seed"], params["id"]))

    def _same_deal(self, params: Params) -> Json:
        return self._take_up(self._running().same_deal(params["id"]))

    def _record(self, params: Params) -> Json:
        record = self._running().record
        text = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
        if len(text.encode()) > MOST_BYTES:
            text = json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":"))
        return {"text": text, "name": f"{record.game}-{record.id or 'game'}.json"}

    def _link(self, params: Params) -> Json:
        """Links to the running game, at a ply if one is named, and to its deal."""
        session = self._running()
        record, game = session.shared, session.game
        return {
            "game": link_of(record, game, params.get("ply")),
            "deal": deal_link_of(record, game),
            "ply": session.ply,
        }

    def _open_link(self, params: Params) -> Json:
        """What a link holds; the running game goes on."""
        record, ply = self._read(lambda game: read_link(params["text"], game))
        return _opened(record, Session.of_record(record, self._games[record.game]), ply)

    def _open_record(self, params: Params) -> Json:
        """What a record or a save holds, under the name that it gets here; the running game goes on."""
        session = self._session_of(params["text"])
        return _opened(session.record, session, session.ply)

    def _arrive(self, params: Params) -> Json:
        """How a record that arrives stands to a kept game; its save, where the game goes on there."""
        here = self._session_of(params["save"])
        there = self._read(lambda game: read_record(params["record"], game))
        arrival, further = here.arrive(there, params["seat"])
        return {**arrival.to_json(), "save": further and further.save()}

    def _at(self, params: Params) -> Json:
        moment = self._running().at(params["ply"], params.get("draft"))
        return {
            "frame": _frame(moment),
            "phase": moment.phase,
            "seat": moment.seat,
            "choices": moment.choices,
        }

    def _bots(self, params: Params) -> Json:
        return {"bots": list(self._game(params["game"]).bots)}

    # Answers

    def _game(self, name: str) -> Game[Any, Any]:
        if name not in self._games:
            raise Refused(Reason("other-game", {"game": ", ".join(self._games)}), "game")
        return self._games[name]

    def _session_of(self, text: str) -> Session:
        return self._read(lambda game: Session.load(text, game))

    def _read(self, read: Callable[[Game[Any, Any]], T]) -> T:
        """Read something as one of the games that are offered."""
        refused = Refused(Reason("not-an-object"), "record")
        for game in self._games.values():
            try:
                return read(game)
            except Refused as reason:
                refused = reason
                if reason.where != "game":
                    break
        raise refused

    def _running(self) -> Session:
        if self._session is None:
            raise Refused(Reason("no-game"))
        return self._session

    def _take_up(self, session: Session) -> Json:
        self._session = session
        return self._answer(0)

    def _change(self, action: Callable[[Session], None]) -> Json:
        session = self._running()
        before = session.ply
        action(session)
        return self._answer(min(before, session.ply))

    def _answer(self, log_from: int) -> Json:
        self._state += 1
        return {"state": self._state, **_told(self._running(), log_from)}


@contextmanager
def _reporting(answer: Json) -> Iterator[None]:
    """Put what goes wrong into an answer."""
    try:
        yield
    except Refused as refused:
        error = refused.reason.to_json()
        if refused.where:
            error["args"] = {**refused.reason.args, "where": refused.where}
        answer["error"] = error
    except Exception:
        answer["error"] = {"key": "internal", "args": {}, "rule": None, "detail": traceback.format_exc()}


_STALE: Json = {"error": Reason("stale").to_json()}


def _line(request_id: object, answer: Json) -> str:
    return json.dumps({"id": request_id, **answer}, ensure_ascii=False, separators=(",", ":")) + "\n"


def _missing_bots(seats: Sequence[Seat], game: Game[Any, Any]) -> list[int]:
    """Seats of unknown bots; of guests the page knows whether they are here."""
    return [
        index
        for index, seat in enumerate(seats)
        if seat.bot is not None and seat.bot not in game.bots and not seat.bot.startswith(GUEST)
    ]


def _told(session: Session, log_from: int) -> Json:
    """What the page is told of a game: where it stands, what has just happened, and the log from a ply on."""
    record = session.record
    return {
        "game": record.game,
        "id": record.id,
        "seed": record.seed,
        "options": dict(record.options),
        "seats": [seat.to_json() for seat in session.seats],
        "lent": session.lent,
        "missing_bots": _missing_bots(session.seats, session.game),
        "ply": session.ply,
        "phase": session.phase,
        "seat": session.to_move,
        "draft": session.draft,
        "can_undo": session.can_undo,
        "undo_to": session.undo_to,
        "can_redo": session.can_redo,
        "first_opener": session.opener,
        "frames": [_frame(frame) for frame in session.frames],
        "choices": session.choices,
        "log": {"from": log_from, "plies": [_events(events) for events in session.log[log_from:]]},
        "save": session.save(),
        "notes": dict(record.notes),
    }


def _opened(record: Record, session: Session, ply: int) -> Json:
    """What the page is told of a game that comes from elsewhere, to be looked at after ``ply`` plies."""
    return {
        "record": json.dumps(record.to_json(), ensure_ascii=False),
        "id": record.id,
        "options": dict(record.options),
        "seats": [seat.to_json() for seat in record.seats],
        "seed": record.seed,
        "notes": dict(record.notes),
        "plies": len(record.plies),
        "ply": ply,
        "over": session.phase == "over",
    }


def _frame(frame: Frame) -> Json:
    return {"events": _events(frame.events), "view": frame.view.to_json()}


def _events(events: Sequence[Event]) -> list[Json]:
    return [event.to_json() for event in events]
