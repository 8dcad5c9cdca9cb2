"""Somebody at a page in any engine, who knows its hooks and nothing else: `e2e/player.py` with fewer ways to act."""

from __future__ import annotations

import json
from typing import Any

from e2e.engines.engine import Engine
from e2e.engines.processes import wait
from e2e.plan import ENGLISH, Order, Step

TITLE = "html[data-screen=title]:not([data-first])"
MOVE = '[data-move][aria-disabled="false"]'
DECISION = f"main:is([data-phase=place], [data-phase=second], [data-phase=star]):has({MOVE})"
OVER = "[data-screen=end] main[data-phase=over]"
PRESS = """const one = document.querySelector(%s);
if (one === null || one.getAttribute("aria-disabled") === "true") return false;
one.click();
return true;"""
WRITE = """const one = document.querySelector(%s);
one.value = %s;
for (const name of ["input", "change"]) one.dispatchEvent(new Event(name, { bubbles: true }));"""
KEPT = """const game = localStorage.getItem("hollywood.game." + localStorage.getItem("hollywood.current"));
return JSON.parse(JSON.parse(game).text).record.plies;"""
CELLS = "return [...document.querySelectorAll('td[data-part]')].map((one) => [one.dataset.seat, one.dataset.part, one.innerText]);"


class Visitor:
    """A person at the page of an engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # What the hooks say

    def there(self, selector: str) -> bool:
        """Whether something is in the page."""
        return bool(self.engine.run(f"return document.querySelector({json.dumps(selector)}) !== null;"))

    def wait(self, selector: str) -> None:
        """Wait until something is in the page."""
        wait(lambda: self.there(selector), selector)

    def wait_title(self) -> None:
        """Wait for the title screen, and the whole page behind it."""
        self.wait(TITLE)

    def wait_engine(self) -> None:
        """Wait on the title until the engine is there."""
        wait(lambda: not self.there("progress"), "the engine")

    def decision(self) -> tuple[str, int]:
        """Wait until a person may press a move, or the game is over; gives the phase and the ply."""
        self.wait(f"{DECISION}, {OVER}")
        phase, ply = self.engine.run(
            "const { phase, ply } = document.querySelector('main').dataset; return [phase, ply];"
        )
        return phase, int(ply)

    def every(self, selector: str, name: str) -> list[str]:
        """What all that a selector finds has under `data-name`."""
        found = f"[...document.querySelectorAll({json.dumps(selector)})]"
        return [str(value) for value in self.engine.run(f"return {found}.map((one) => one.dataset.{name});")]

    def legal(self) -> list[str]:
        """The moves that can be pressed now."""
        return self.every(MOVE, "move")

    def points(self) -> dict[str, dict[str, int]]:
        """Points by seat and part, as the cells of the end table say them."""
        points: dict[str, dict[str, int]] = {}
        for seat, part, text in self.engine.run(CELLS):
            points.setdefault(seat, {})[part] = int(text.split()[-1])
        return points

    # What a person does

    def press(self, selector: str) -> None:
        """Press a control as soon as that can be done."""
        wait(lambda: self.engine.run(PRESS % json.dumps(selector)), f"{selector} to be pressed")

    def write(self, selector: str, text: str) -> None:
        """Write into a field, or choose from a list."""
        self.engine.run(WRITE % (json.dumps(selector), json.dumps(text)))

    def set_up(self, order: Order) -> None:
        """Fill in the form of a new game by the rules of the first rulebook."""
        assert order.options == ENGLISH
        self.press("[data-action=new-game]")
        self.wait("html[data-screen=setup]")
        self.press(f'[data-action=players][value="{len(order.players)}"]')
        for index, player in enumerate(order.players):
            self.write(f"li:nth-child({index + 1}) > [data-action=player]", player)
        self.write("[data-action=seed]", order.seed)

    def follow(self, steps: tuple[Step, ...]) -> None:
        """Make the decisions of a plan, each where it expects it."""
        for step in steps:
            phase, ply = self.decision()
            wanted = "star" if step.move.startswith("=") else "place"
            if (phase, ply) != (wanted, step.ply):
                raise AssertionError(f"{phase} at ply {ply} instead of {wanted} at {step.ply}")
            self.play(step.move)
            self.wait(f'main[data-ply]:not([data-ply="{ply}"])')

    def play(self, move: str) -> None:
        """Press all the controls of a move."""
        first, _, second = move.partition("+")
        if second:
            self.press('[data-move=double][aria-disabled="false"]')
            self.wait("[data-action=cancel]")
            self.press(f'[data-move="{first}"][aria-disabled="false"]')
            self.wait("main[data-phase=second]")
        self.press(f'[data-move="{second or first}"][aria-disabled="false"]')

    # What the browser keeps

    def store(self, name: str, text: str) -> None:
        """Put an entry of the page's own into the browser's storage."""
        self.engine.run(f"localStorage.setItem({json.dumps(f'hollywood.{name}')}, {json.dumps(text)});")

    def kept(self) -> Any:
        """The plies of the game on the table, as the browser keeps it."""
        return self.engine.run(KEPT)
