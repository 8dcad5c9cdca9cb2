"""A bot that somebody added: found in a module, asked with a view, and never trusted to behave.

It is a function ``choose(view)`` that returns a legal move, or its text, for the seat to move in a ``View``. What it raises and prints
goes into a report.
"""

import json
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from importlib import import_module
from io import StringIO
from typing import Any

from tabletop.game import Game, Json, View
from tabletop.refusal import Reason, Refused
from tabletop.rng import Rng

MOST_TEXT = 80
"""Characters of an answer that are looked at."""
MOST_REPORT = 4000
"""Characters of what it printed, and of a traceback, that are kept: the last ones."""


class Guest:
    """Answers requests ``{"id", "method", "params"}`` as ``Bridge`` does: ``open``, then ``check`` and ``choose``."""

    def __init__(self, game: Game[Any, Any], options: Mapping[str, object]) -> None:
        """Have a bot for a game; with ``options`` it is tried out."""
        self._game = game
        self._options = options
        self._choose: Callable[[View], object] | None = None
        self._methods: dict[str, Callable[[dict[str, Any]], Json]] = {
            "open": lambda params: self._open(params["modules"]),
            "check": lambda params: self._check(),
            "choose": lambda params: self._ask(view_of(params["view"])),
        }

    def handle(self, text: str) -> str:
        """Answer one request. What goes wrong is the answer's ``error``, with a ``detail`` for a report."""
        request = json.loads(text)
        answer: Json = {"id": request["id"]}
        try:
            answer["result"] = self._methods[request["method"]](request.get("params") or {})
        except Refused as refused:
            answer["error"] = {**refused.reason.to_json(), "detail": "\n".join(getattr(refused, "__notes__", []))}
        return json.dumps(answer)

    def _open(self, modules: Sequence[str]) -> Json:
        """Import modules until one has a bot."""
        for name in modules:
            module, _ = _observed(partial(import_module, name))
            choose = getattr(module, "choose", None)
            if callable(choose):
                self._choose = choose
                return {}
        raise Refused(Reason("guest-no-choose"))

    def _check(self) -> Json:
        """Let it decide in one position of each kind."""
        for position in samples(self._game, self._options):
            view = self._game.view(position)
            said = self._ask(view)
            if said["move"] not in self._game.legal(position):
                refused = Refused(Reason("guest-illegal", {"move": str(said["move"])}))
                refused.add_note(f"asked: {json.dumps(json_of(view))}\nprinted: {said['printed']}")
                raise refused
        return {}

    def _ask(self, view: View) -> Json:
        choose = self._choose
        if choose is None:
            raise Refused(Reason("guest-no-choose"))
        move, printed = _observed(lambda: str(choose(view))[:MOST_TEXT])
        return {"move": move, "printed": printed}


def _observed(act: Callable[[], Any]) -> tuple[Any, str]:
    """Let the bot's code act; return what it returns and what it prints. Raises ``Refused`` for whatever it raises."""
    printed = StringIO()
    try:
        with redirect_stdout(printed), redirect_stderr(printed):
            done = act()
    except BaseException as error:
        reason = Reason("guest-memory") if isinstance(error, MemoryError) else Reason("guest-raised")
        refused = Refused(reason)
        trace = "".join(traceback.format_exception(error))[-MOST_REPORT:]
        refused.add_note(f"{trace}printed: {printed.getvalue()[-MOST_REPORT:]}")
        raise refused from None
    return done, printed.getvalue()[-MOST_REPORT:]


def samples(game: Game[Any, Any], options: Mapping[str, object]) -> Iterator[Any]:
    """Yield a position for each kind of decision, from one random game."""
    position, rng, seen = game.start(options), Rng("samples"), set()
    while not position.is_over:
        ply = game.chance(position, "samples")
        if ply is None:
            kind = game.phase(position, None)
            if kind not in seen:
                seen.add(kind)
                yield position
            ply = game.parse(position, rng.choice(game.legal(position)))
        game.push(position, ply)


def view_of(value: Mapping[str, Any]) -> View:
    """Return the view that ``json_of`` spelled."""
    return View(value["options"], tuple(value["plies"]), value["facts"])


def json_of(view: View) -> Json:
    """Return all of a view as JSON."""
    return {"options": dict(view.options), "plies": list(view.plies), "facts": dict(view.facts)}
