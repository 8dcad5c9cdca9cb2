"""By touch too a move is seen before it is made: a finger rests on a control, or the first of two presses shows it."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, make_plan, seats
from e2e.player import Player

LONGER = 450
"""Milliseconds after which a browser makes no click of a touch."""


class Finger:
    """One finger on the glass."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.session = player.page.context.new_cdp_session(player.page)

    def touch(self, kind: str, column: str | None = None) -> None:
        """Put it on a column, move it there, or lift it."""
        points = []
        if column:
            box = self.player.page.locator(f"[data-move={column}]").bounding_box()
            assert box is not None
            points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.player.settle()


def test_a_move_is_seen_before_it_is_made(visit: Visit, http_site: str) -> None:
    plan = make_plan(Order(seats(3, 3), seed="hold"), star=False)
    player = visit(f"{http_site}?lang=en", hand=HANDS["touch"], viewport={"width": 390, "height": 844})
    player.open_record(plan.text(2))
    sign = player.page.locator("main > p").first
    finger = Finger(player)

    # Slid off, nothing is made; slid back on, it is seen again.
    finger.touch("touchStart", "B")
    expect(sign).to_contain_text("B: take")
    finger.touch("touchMove", "C")
    expect(sign).not_to_contain_text("take")
    finger.touch("touchMove", "B")
    expect(sign).to_contain_text("B: take")
    finger.touch("touchMove", "D")
    finger.touch("touchEnd")
    assert (player.ply, player.saved()["record"]["plies"][2:]) == (2, [])

    # However long it rests, lifted there it makes one move.
    for ply, column in ((2, "B"), (3, "B")):
        player.wait_ply(ply)
        finger.touch("touchStart", column)
        expect(sign).to_contain_text(f"{column}: take")
        player.page.wait_for_timeout(LONGER)
        finger.touch("touchEnd")
        player.wait_ply(ply + 1)
    player.page.wait_for_timeout(LONGER)
    assert player.saved()["record"]["plies"][2:] == ["B", "B"]

    # With the setting, each takes two presses, by key as by touch.
    player.action("menu")
    player.action("settings")
    player.switch("[data-action=twice]")
    player.action("close")
    player.press("A")
    expect(sign).to_contain_text("Press again")
    expect(player.page.locator("#say")).to_contain_text("A: take")
    player.press("D")
    expect(sign).to_contain_text("D: take")
    player.page.keyboard.press("Escape")
    expect(sign).not_to_contain_text("Press again")
    player.press("clap")
    expect(sign).to_contain_text("Press again")
    assert player.ply == 4
    player.press("clap")
    player.wait_ply(5)
    player.page.keyboard.press("3")
    expect(sign).to_contain_text("C: take")
    player.page.keyboard.press("3")
    player.wait_ply(6)
    assert player.saved()["record"]["plies"][2:] == ["B", "B", "clap", "C"]
