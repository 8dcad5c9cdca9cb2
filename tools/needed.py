"""Tells what the engine imports, late imports included. Runs inside a Pyodide of its own, fresh as in the page, with the wheel on its path."""

import json
import sys
from importlib import import_module

OURS = ("hollywood", "tabletop")


def play_one_game() -> None:
    """Let bots play a whole game through the bridge, so that whatever is imported late is seen."""
    from hollywood import GAME
    from tabletop.bridge import Bridge

    bridge = Bridge([GAME])

    def ask(method: str, params: dict[str, object]) -> dict[str, object]:
        request = {"id": 1, "state": None, "method": method, "params": params}
        line = bridge.handle(json.dumps(request))
        while bridge.busy:
            line = bridge.go_on()
        answer: dict[str, dict[str, object]] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"the engine answered {method} with {answer['error']}")
        return answer["result"]

    options = {"players": 3, "scoring": "standard", "award_in_project": "double", "collect": "top_down"}
    seats = [{"name": "", "player": f"bot:{bot}"} for bot in ("extra", "understudy", "understudy")]
    state = ask("new", {"game": "hollywood", "options": options, "seats": seats, "seed": "build", "id": "build"})
    while state["phase"] == "bot":
        state = ask("bot", {})
    ask("load", {"text": ask("record", {})["text"]})


def needed(modules: str) -> str:
    """Names of all modules that are not ours, one a line; `modules` are ours, one a line."""
    for name in modules.split():
        import_module(name)
    play_one_game()
    return "".join(f"{name}\n" for name in sorted(sys.modules) if name.partition(".")[0] not in OURS)
