"""Plays the page by its hooks alone: whose turn it is, what may be pressed, what the end table says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.hands import Hand, Mouse
from e2e.plan import ENGLISH, Order, Plan, Step

MAIN = "main[data-phase]"
CAN_MOVE = '[data-move][aria-disabled="false"]'
DECISION = ", ".join(f"main[data-phase={phase}]:has({CAN_MOVE})" for phase in ("place", "second", "star"))
OVER = "[data-screen=end] main[data-phase=over]"
PARTS = ("blockbusters", "movies", "project", "total")
LOG = "[data-log] > li"
NUMBER = re.compile(r"-?\d+")
TRIED = "[data-row]:has(.ghost)"
"""The first reel of two, in a position that is only tried."""
SETTLED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"""
)
KEPT_NOW = """() => {
    const current = localStorage.getItem("hollywood.current");
    return JSON.stringify([current, localStorage.getItem(`hollywood.game.${current}`)]);
}"""
READ_ALOUD = """(node) => {
    const copy = node.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent;
}"""


class Player:
    """Somebody at a page."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self.hand: Hand = hand or Mouse()

    # What the hooks say

    @property
    def screen(self) -> str | None:
        return self.page.locator("html").get_attribute("data-screen")

    @property
    def phase(self) -> str | None:
        return self.page.locator(MAIN).get_attribute("data-phase")

    @property
    def ply(self) -> int:
        return int(self.page.locator(MAIN).get_attribute("data-ply") or "-1")

    @property
    def seat(self) -> int | None:
        seat = self.page.locator(MAIN).get_attribute("data-seat")
        return int(seat) if seat else None

    def wait_screen(self, name: str) -> None:
        """Wait until a screen is there, and the whole page behind it."""
        self.page.wait_for_selector(f"html[data-screen={name}]:not([data-first])")

    def wait_phase(self, name: str) -> None:
        """Wait for a phase."""
        self.page.wait_for_selector(f"main[data-phase={name}]", state="attached")

    def wait_decision(self) -> str:
        """Wait until a person may press a move, or the game is over; gives the phase."""
        self.page.wait_for_selector(f"{DECISION}, {OVER}")
        return str(self.phase)

    def wait_over(self) -> None:
        """Wait for the end screen."""
        self.page.wait_for_selector(OVER)

    def wait_ply(self, ply: int) -> None:
        """Wait until so many plies lie in the record and a person may go on."""
        self.page.wait_for_selector(f'{MAIN}[data-ply="{ply}"]')
        self.wait_decision()

    def legal(self) -> list[str]:
        """The moves that can be pressed now."""
        found = self.page.locator(CAN_MOVE).evaluate_all("(all) => all.map((one) => one.dataset.move)")
        return [str(move) for move in found]

    def first_move(self) -> str:
        """The first move that can be pressed, once there is one: what could be pressed a moment ago may be shielded again."""
        return str(self.page.wait_for_selector(CAN_MOVE, state="attached").get_attribute("data-move"))

    def wait_engine(self) -> None:
        """Wait on the title until the engine is there."""
        self.page.get_by_role("progressbar").wait_for(state="detached")

    # What a person does

    def action(self, name: str) -> None:
        """Press a control by its `data-action`."""
        control = f'[data-action="{name}"]'
        self.page.wait_for_selector(f'{control}:not([aria-disabled="true"])')
        self.hand.press(self.page, control)

    def press(self, move: str) -> None:
        """Press a control by its `data-move`, once the page takes moves."""
        self.page.wait_for_selector(f'[data-move="{move}"][aria-disabled="false"]')
        self.hand.move(self.page, move)

    def press_all(self, move: str, half: str) -> None:
        """Press all the controls of a move; `half` is on the page once the first of its two reels lies there."""
        first, _, second = move.partition("+")
        if second:
            self.press("double")
            self.page.wait_for_selector("[data-action=cancel]")
            self.press(first)
            self.page.wait_for_selector(half, state="attached")
        self.press(second or first)

    def play(self, move: str) -> None:
        """Make a whole move and wait until it is a ply."""
        before = self.ply
        self.press_all(move, "main[data-phase=second]")
        self.page.wait_for_selector(f'{MAIN}:not([data-ply="{before}"])', state="attached")

    def take_turn(self) -> None:
        """Make any move and wait for the next decision: the game goes on."""
        before = self.ply
        self.play(self.first_move())
        self.wait_decision()
        assert self.ply > before

    def hesitate(self, column: str) -> None:
        """Begin a Double Reel and go both ways back."""
        before = self.ply
        self.press("double")
        self.action("cancel")
        self.page.wait_for_selector("[data-move=double]")
        self.press("double")
        self.press(column)
        self.wait_phase("second")
        self.action("cancel")
        self.wait_phase("place")
        assert self.ply == before

    def follow(self, plan: Plan, steps: tuple[Step, ...] | None = None) -> None:
        """Make the decisions of a plan, each where it expects it."""
        for step in plan.steps if steps is None else steps:
            phase = self.wait_decision()
            assert (phase == "star") == step.move.startswith("=")
            assert (self.ply, self.seat) == (step.ply, step.seat)
            self.play(step.move)

    def finish(self) -> None:
        """Play to the end, always the first move there is."""
        while self.wait_decision() != "over":
            self.play(self.first_move())

    def settle(self) -> None:
        """Let the page do what it has already been asked for."""
        self.page.evaluate(SETTLED)

    # A new game

    def open(self, address: str, screen: str = "title") -> None:
        """Open the page and wait for the title, or for the screen that the address names."""
        self.page.goto(address, wait_until="domcontentloaded")
        self.wait_screen(screen)

    def set_up(self, order: Order) -> None:
        """Fill in the form of a new game."""
        self.action("new-game")
        self.wait_screen("setup")
        self.hand.pick(self.page, "[data-action=players]", str(len(order.players)))
        for index, player in enumerate(order.players):
            row = f"li:nth-child({index + 1}) > "
            self.hand.choose(self.page, f"{row}[data-action=player]", player)
            if index < len(order.names):
                self.hand.write(self.page, f"{row}[data-action=name]", order.names[index])
        for name, first in ENGLISH.items():
            box = f"[data-action=option][name={name}]"
            if self.page.locator(box).is_checked() != (order.options[name] != first):
                self.switch(box)
        self.hand.write(self.page, "[data-action=seed]", order.seed)

    def speak(self, lang: str) -> None:
        """Choose a language where there is a choice, and wait until the page speaks it."""
        self.page.locator(f"[data-action=language][lang={lang}]").last.click()
        self.page.wait_for_selector(f"html[lang={lang}]", state="attached")

    def switch(self, box: str) -> None:
        """Switch a checkbox."""
        if hasattr(self.hand, "reach"):
            self.hand.reach(self.page, box)
            self.page.keyboard.press("Space")
        else:
            self.hand.press(self.page, box)

    def start(self, order: Order) -> None:
        """Begin a game as ordered and wait for the first decision."""
        self.set_up(order)
        self.action("start")
        self.wait_screen("table")
        self.wait_decision()

    def choose_file(self, content: str | bytes, name: str = "game.json") -> None:
        """Choose a file from the title or, through the menu, from the table."""
        if self.screen in ("table", "end"):
            self.action("menu")
        data = content.encode() if isinstance(content, str) else content
        with self.page.expect_file_chooser() as chooser:
            self.action("open")
        chooser.value.set_files({"name": name, "mimeType": "application/json", "buffer": data})

    def open_record(self, content: str) -> None:
        """Open a record, from the title or in place of the game on the table, and wait until it can be played on."""
        before = self.page.evaluate(KEPT_NOW) if self.screen in ("table", "end") else None
        self.choose_file(content)
        if before is not None:
            # The game before stays on the table, with all its controls, until the engine has read the new one.
            self.page.wait_for_function(f"(before) => ({KEPT_NOW})() !== before", arg=before)
            self.settle()
        self.wait_decision()

    # What is left at the end

    def save_file(self, path: Path) -> dict[str, Any]:
        """Save the record to a file and read it."""
        if self.screen == "table":
            self.action("menu")
        with self.page.expect_download() as download:
            self.action("save")
        download.value.save_as(path)
        if self.screen == "table":
            self.action("close")
            self.page.wait_for_selector("dialog[open]", state="detached")
        record: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return record

    def end_table(self) -> dict[int, dict[str, int]]:
        """Points by seat and part, as the cells of the end table say them."""
        table = self.page.get_by_role("table")
        seats = [int(one.get_attribute("data-seat") or 0) for one in table.get_by_role("columnheader").all()[1:]]
        points: dict[int, dict[str, int]] = {seat: {} for seat in seats}
        for part, row in zip(PARTS, table.get_by_role("row").all()[1:], strict=True):
            for seat, cell in zip(seats, row.get_by_role("cell").all(), strict=True):
                points[seat][part] = int(NUMBER.findall(cell.inner_text())[-1])
        return points

    def end_movies(self, seat: int) -> list[list[int]]:
        """The numbers that are read aloud for each movie of a seat: films, rating, (multiplier,) points."""
        cell = self.end_cell("movies", seat)
        movies = cell.get_by_role("list").get_by_role("listitem").all()
        return [[int(number) for number in NUMBER.findall(movie.evaluate(READ_ALOUD))] for movie in movies]

    def end_cell(self, part: str, seat: int) -> Locator:
        """One cell of the end table."""
        table = self.page.get_by_role("table")
        seats = [int(one.get_attribute("data-seat") or 0) for one in table.get_by_role("columnheader").all()[1:]]
        row = table.get_by_role("row").nth(PARTS.index(part) + 1)
        return row.get_by_role("cell").nth(seats.index(seat))

    # What the browser keeps

    def stored(self, name: str) -> str | None:
        """One of the page's own entries in the browser's storage."""
        text = self.page.evaluate("(name) => localStorage.getItem(`hollywood.${name}`)", name)
        return None if text is None else str(text)

    def kept(self) -> str | None:
        """The game on the table as the browser keeps it."""
        current = self.stored("current")
        return None if current is None else self.stored(f"game.{current}")

    def saved(self) -> dict[str, Any]:
        """What the engine saved of the game on the table: `{"record", "redo", "draft"}`."""
        save: dict[str, Any] = json.loads(json.loads(self.kept() or "")["text"])
        return save

    def games(self) -> list[str]:
        """The names of all games that the browser keeps."""
        names = self.page.evaluate(
            "() => Object.keys(localStorage).filter((name) => name.startsWith('hollywood.game.'))"
        )
        return sorted(str(name).removeprefix("hollywood.game.") for name in names)

    def log(self) -> list[str]:
        """The log, one text a ply: beside the table where there is room, else as a layer."""
        button = self.page.locator("[data-action=log]")
        if not button.is_visible():
            return self.page.locator(f"main {LOG}").all_text_contents()
        button.click()
        self.page.wait_for_selector("dialog[open]")
        entries = self.page.locator(f"dialog[open] {LOG}").all_text_contents()
        self.action("close")
        self.page.wait_for_selector("dialog[open]", state="detached")
        return entries

    def position(self) -> dict[str, Any]:
        """Everything that must survive: where the game stands, what is asked, what was said, what is kept."""
        phase = self.wait_decision()
        # What is under the pointer or has the focus is previewed.
        self.page.mouse.move(1, 1)
        self.page.evaluate("() => document.activeElement.blur()")
        self.settle()
        return {
            "phase": phase,
            "ply": self.ply,
            "seat": self.seat,
            "legal": self.legal(),
            "words": self.page.locator("main").inner_text(),
            "save": self.saved(),
        }

    def note(self) -> str:
        """What the line over the screen says, once it is there."""
        self.page.wait_for_selector("[data-action=dismiss]")
        return str(self.page.locator("section:has(> [data-action=dismiss])").inner_text())
