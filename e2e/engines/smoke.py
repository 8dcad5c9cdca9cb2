"""The same small visit in every engine, from disk and over http: `python3 build.py engines`."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from e2e.engines.chromium import Chromium  # noqa: E402
from e2e.engines.engine import Engine  # noqa: E402
from e2e.engines.firefox import Firefox  # noqa: E402
from e2e.engines.visitor import Visitor  # noqa: E402
from e2e.engines.webkit import WebKit  # noqa: E402
from e2e.plan import Order, Plan, is_star, make_plan  # noqa: E402
from e2e.replay import replay  # noqa: E402
from tools.serve import Handler, make_server  # noqa: E402
from tools.site import DIST  # noqa: E402

ENGINES: dict[str, Callable[[], Engine]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
PARTS = ("blockbusters", "movies", "project", "total")
Points = dict[str, dict[str, int]]
Steps = Iterator[tuple[str, Callable[[], object]]]


def think() -> Plan:
    """A game with a Star choice after which much is still to come."""
    for attempt in count():
        plan = make_plan(Order(seed=f"engines {attempt}"))
        if 2 * plan.index(is_star) < len(plan.steps):
            return plan
    raise AssertionError("no such game")


def points_of(plan: Plan) -> Points:
    """What the command line says that everybody has at the end, by seat and part."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record.json"
        record.write_text(plan.text(), encoding="utf-8")
        breakdown = replay(record)["breakdown"]
    for seat in breakdown:
        seat["movies"] = sum(movie["points"] for movie in seat["movies"])
    return {str(seat): {part: points[part] for part in PARTS} for seat, points in enumerate(breakdown)}


def steps(visitor: Visitor, address: str, plan: Plan, points: Points) -> Steps:
    """The visit: each step needs those before it."""
    star = plan.index(is_star)
    half = star // 2
    yield "start", partial(start, visitor, address)
    yield "new game", partial(new_game, visitor, plan)
    yield "moves", partial(visitor.follow, plan.steps[:half])
    yield "reload", partial(reload, visitor, plan, half)
    yield "hint", partial(hint, visitor)
    yield "star", partial(visitor.follow, plan.steps[half : star + 1])
    yield "save", partial(save, visitor, plan)
    yield "whole game", partial(whole_game, visitor, plan, star + 1, points)


def start(visitor: Visitor, address: str) -> None:
    """The title is there, then the engine; from then on nothing moves for its own sake."""
    visitor.engine.open(address)
    visitor.wait_title()
    visitor.wait_engine()
    visitor.store("settings", json.dumps({"speed": "instant", "motion": "off"}))
    visitor.engine.reload()
    visitor.wait_title()


def new_game(visitor: Visitor, plan: Plan) -> None:
    """The form is filled in and the first decision is asked for."""
    visitor.set_up(plan.order)
    visitor.press("[data-action=start]")
    same(visitor.decision(), ("place", plan.steps[0].ply), "the first decision")


def reload(visitor: Visitor, plan: Plan, step: int) -> None:
    """A reload in mid-game comes back to the same ply."""
    before = visitor.decision()
    same(before[1], plan.steps[step].ply, "the ply before the reload")
    visitor.engine.reload()
    same(visitor.decision(), before, "the decision after the reload")


def hint(visitor: Visitor) -> None:
    """A hint is told, and every move of it can be made."""
    visitor.press("[data-action=hint]")
    visitor.wait("[data-hint=told]")
    advised = visitor.every("[data-hint] [data-hint-move]", "hintMove")
    wrong = {"double" if "+" in move else move for move in advised} - set(visitor.legal())
    if not advised or wrong:
        raise AssertionError(f"the hint advises {advised}, of which {wrong} cannot be pressed")


def save(visitor: Visitor, plan: Plan) -> None:
    """What the browser keeps are the plies of the plan so far."""
    _, ply = visitor.decision()
    same(visitor.kept(), list(plan.plies[:ply]), "the record that is kept")


def whole_game(visitor: Visitor, plan: Plan, step: int, points: Points) -> None:
    """The game comes to its end as planned, with the points that it must have; all of it is kept, and no error was told of."""
    visitor.follow(plan.steps[step:])
    same(visitor.decision(), ("over", len(plan.plies)), "the end")
    same(visitor.points(), points, "the points at the end")
    same(visitor.kept(), list(plan.plies), "the record that is kept")
    same(visitor.there("[data-action=copy]"), False, "a report to copy")


def same(found: object, wanted: object, what: str) -> None:
    """Compare; AssertionError says both."""
    if found != wanted:
        raise AssertionError(f"{what}: {found} instead of {wanted}")


def visit(name: str, way: str, address: str, plan: Plan, points: Points) -> list[bool]:
    """One visit with a browser of its own, a line for each step; after one that fails none can be made."""
    results: list[bool] = []
    began = time.monotonic()
    step = "browser"
    try:
        with closing(ENGINES[name]()) as engine:
            for step, action in steps(Visitor(engine), address, plan, points):
                began = time.monotonic()
                action()
                results.append(tell(name, way, step, began))
    # Whatever an engine or its driver throws belongs into the table.
    except Exception as error:
        results.append(tell(name, way, step, began, error))
    return results


def tell(name: str, way: str, step: str, began: float, error: Exception | None = None) -> bool:
    """Print the line of a step; give whether it passed."""
    line = f"{name:9} {way:5} {step:11} {'FAILED' if error else 'passed'} {time.monotonic() - began:6.1f} s"
    told = str(error).strip().partition("\n")[0]
    print(f"{line}  {type(error).__name__}: {told}" if error else line, flush=True)
    return error is None


def main() -> int:
    """Visit in each of the engines that are named; the exit code says whether all went well."""
    parser = argparse.ArgumentParser(prog="build.py engines", description=__doc__)
    parser.add_argument("engines", nargs="+", choices=ENGINES)
    names: list[str] = parser.parse_args().engines
    server = make_server(partial(Handler, directory=str(DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ways = {
        "file": (DIST / "index.html").as_uri(),
        "http": f"http://127.0.0.1:{server.server_address[1]}/",
    }
    plan = think()
    points = points_of(plan)
    results: list[bool] = []
    for name in names:
        for way, address in ways.items():
            results += visit(name, way, f"{address}?lang=en", plan, points)
    server.shutdown()
    print(f"engines: {results.count(True)} passed, {results.count(False)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
