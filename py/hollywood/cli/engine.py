"""``engine``: a request a line, an answer a line, both JSON, until the input ends. A bad line is answered with an error."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import perf_counter

from tabletop.game import View
from tabletop.record import record_of
from tabletop.refusal import Reason, Refused
from tabletop.rng import Rng
from tabletop.strictjson import MOST_BYTES, MOST_DEPTH, read_json

from hollywood.bots import BOTS
from hollywood.bots.searcher import Searcher
from hollywood.cli.messages import say
from hollywood.game import GAME
from hollywood.position import Stage
from hollywood.replay import replay
from hollywood.search.evaluate import Effort, evaluate
from hollywood.search.ranking import Ranking

Json = dict[str, object]
Choose = Callable[[View], object]
FIELDS = ("record", "bot", "iterations", "budget_ms", "solver")
MOST_ITERATIONS = 10_000_000
NO_END = 1_000_000_000
"""Iterations where time is what counts."""


def engine(guest: str | None = None) -> int:
    """Answer standard input on standard output until it ends, or let the bot in the file ``guest`` do so.

    Raises:
        Refused: there is no bot in that file.
    """
    choose = None if guest is None else _chooser(guest)
    for line in sys.stdin.buffer:
        print(json.dumps(answer(line, choose)), flush=True)
    return 0


def _chooser(file: str) -> Choose:
    """The function ``choose`` of a ``.py`` file. What it raises when it is read is for whoever wrote it."""
    spec = spec_from_file_location("bot", file)
    if spec is None or spec.loader is None or not Path(file).is_file():
        raise Refused(Reason("guest-kind"), file)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    choose: Choose | None = getattr(module, "choose", None)
    if not callable(choose):
        raise Refused(Reason("guest-no-choose"), file)
    return choose


def answer(line: bytes, choose: Choose | None = None) -> Json:
    """Answer one request, with a bot of the house or with ``choose``. Never raises."""
    try:
        request = read_json(line.decode("utf-8"), 2 * MOST_BYTES, MOST_DEPTH + 1)
        if not isinstance(request, dict):
            raise Refused(Reason("not-an-object"), "request")
        return _answer(request, choose)
    except Refused as refused:
        return {"error": say(refused if refused.where else refused.at("request"))}
    except UnicodeDecodeError:
        return {"error": say(Refused(Reason("not-utf8"), "request"))}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:200]}


def _answer(request: Json, choose: Choose | None) -> Json:
    for field in request:
        if field not in FIELDS:
            raise Refused(Reason("unknown-field", {"field": field[:40]}), field[:40])
    if "record" not in request:
        raise Refused(Reason("missing"), "record")
    record = record_of(request["record"], GAME)
    position = replay(record.options, record.plies)
    if position.to_move is None:
        key = {Stage.OVER: Reason("game-over"), Stage.FIRST: Reason("first-due")}
        raise Refused(key.get(position.stage, Reason("deal-due")), "record")
    if choose:
        # What it prints would be read as an answer.
        with redirect_stdout(sys.stderr):
            return {"move": str(choose(GAME.view(position)))}
    name = request.get("bot", "director")
    if not isinstance(name, str) or name not in BOTS:
        raise Refused(Reason("unknown-bot", {"name": str(name)[:40]}), "bot")
    iterations = _whole(request, "iterations", MOST_ITERATIONS)
    milliseconds = _whole(request, "budget_ms", 3_600_000)
    solver = request.get("solver", True)
    if not isinstance(solver, bool):
        raise Refused(Reason("not-one-of", {"values": "true|false"}), "solver")
    if iterations is not None and milliseconds is not None:
        raise Refused(Reason("two-budgets"), "budget_ms")
    bot = BOTS[name]
    view = GAME.view(position)
    if not isinstance(bot, Searcher):
        *_, text = bot.think(view, Rng(f"bot {name} {' '.join(record.plies)}"))
        return {"move": text, "ranking": [], "iterations": 0, "exact": False}
    effort = _effort(bot.effort, iterations, milliseconds, solver)
    return _told(_last(evaluate(view, effort), milliseconds))


def _effort(effort: Effort, iterations: int | None, milliseconds: int | None, solver: bool) -> Effort:
    if milliseconds is not None:
        iterations = NO_END
    return replace(
        effort,
        iterations=effort.iterations if iterations is None else iterations,
        exact_states=effort.exact_states if solver else 0,
    )


def _last(rankings: Iterator[Ranking], milliseconds: int | None) -> Ranking:
    """The last ranking, or the last one within the time."""
    end = perf_counter() + (milliseconds or 0) / 1000
    ranking = next(rankings)
    while milliseconds is None or perf_counter() < end:
        better = next(rankings, None)
        if better is None:
            break
        ranking = better
    return ranking


def _told(ranking: Ranking) -> Json:
    moves = [{"move": move.move, "win": round(move.win, 4), "points": round(move.points, 2)} for move in ranking.moves]
    return {"move": moves[0]["move"], "ranking": moves, "iterations": ranking.iterations, "exact": ranking.exact}


def _whole(request: Json, name: str, most: int) -> int | None:
    if name not in request:
        return None
    value = request[name]
    if type(value) is not int or not 1 <= value <= most:
        raise Refused(Reason("not-a-whole-number", {"most": most}), name)
    return value
