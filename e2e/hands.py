"""The ways a person works the page: by mouse, by touch, by single keys, or by Tab, arrows and Enter."""

from __future__ import annotations

from math import dist
from typing import Protocol

from playwright.sync_api import Page

MOST_TABS = 120
NEAR = 60
DOUBLE_TAP = 350
HAS_FOCUS = "(selector) => document.activeElement !== null && document.activeElement.matches(selector)"


class Hand(Protocol):
    """One way to work the page; every control is named by a selector made of hooks."""

    def press(self, page: Page, selector: str) -> None:
        """Press a button."""

    def move(self, page: Page, move: str) -> None:
        """Press the control with this `data-move`."""

    def choose(self, page: Page, selector: str, value: str) -> None:
        """Choose one of a list."""

    def pick(self, page: Page, selector: str, value: str) -> None:
        """Choose one of a group of radio buttons."""

    def write(self, page: Page, selector: str, text: str) -> None:
        """Write into a field."""


class Pointer:
    """What mouse and touch do alike."""

    def press(self, page: Page, selector: str) -> None:
        raise NotImplementedError

    def move(self, page: Page, move: str) -> None:
        self.press(page, f'[data-move="{move}"]')

    def choose(self, page: Page, selector: str, value: str) -> None:
        page.locator(selector).select_option(value)

    def pick(self, page: Page, selector: str, value: str) -> None:
        self.press(page, f'{selector}[value="{value}"]')

    def write(self, page: Page, selector: str, text: str) -> None:
        self.press(page, selector)
        page.locator(selector).fill(text)


class Mouse(Pointer):
    """A mouse."""

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).click()


class Touch(Pointer):
    """A finger; the context has `has_touch`. Two quick taps on one spot would be a double tap, so it takes its time there."""

    def __init__(self) -> None:
        self.last = (0.0, 0.0)

    def press(self, page: Page, selector: str) -> None:
        control = page.locator(selector)
        control.scroll_into_view_if_needed()
        box = control.bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if dist(spot, self.last) < NEAR:
            page.wait_for_timeout(DOUBLE_TAP)
        self.last = spot
        control.tap()


class Walk:
    """Tab, arrows and Enter."""

    def reach(self, page: Page, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST_TABS):
            if page.evaluate(HAS_FOCUS, selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def press(self, page: Page, selector: str) -> None:
        self.reach(page, selector)
        page.keyboard.press("Enter")

    def move(self, page: Page, move: str) -> None:
        """Tab into the row of places, then an arrow for each step."""
        if move not in "ABCD" or page.evaluate(HAS_FOCUS, f'[data-move="{move}"]'):
            self.press(page, f'[data-move="{move}"]')
            return
        row = "[data-move=A], [data-move=B], [data-move=C], [data-move=D]"
        self.reach(page, row)
        here = page.evaluate("() => document.activeElement.dataset.move")
        steps = "ABCD".index(move) - "ABCD".index(here)
        for _ in range(abs(steps)):
            page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        assert page.evaluate(HAS_FOCUS, f'[data-move="{move}"]')
        page.keyboard.press("Enter")

    def choose(self, page: Page, selector: str, value: str) -> None:
        self.reach(page, selector)
        names = page.locator(f"{selector} option").evaluate_all("(all) => all.map((one) => one.value)")
        page.keyboard.press("Home")
        for _ in range(names.index(value)):
            page.keyboard.press("ArrowDown")
        assert page.locator(selector).input_value() == value

    def pick(self, page: Page, selector: str, value: str) -> None:
        self.reach(page, selector)
        for _ in range(page.locator(selector).count()):
            if page.evaluate(HAS_FOCUS, f'{selector}[value="{value}"]'):
                return
            page.keyboard.press("ArrowDown")
        raise AssertionError(f"no arrow reaches {value} of {selector}")

    def write(self, page: Page, selector: str, text: str) -> None:
        self.reach(page, selector)
        page.keyboard.press("Control+A")
        page.keyboard.press("Delete")
        page.keyboard.type(text)


class Keys(Walk):
    """Single keys for moves, Tab and Enter for the rest."""

    def move(self, page: Page, move: str) -> None:
        number = {"A": "1", "C": "3"}.get(move)
        page.keyboard.press({"clap": "p", "double": "r"}.get(move) or number or move.removeprefix("=").lower())


HANDS: dict[str, Hand] = {"mouse": Mouse(), "touch": Touch(), "keys": Keys(), "walk": Walk()}
