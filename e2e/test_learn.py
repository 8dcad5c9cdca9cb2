"""The tutorial: learnt to its end by keyboard, tried and left by touch, and no game is touched by it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, make_plan
from e2e.player import PARTS, TRIED
from e2e.test_engine_in_page import CRASH, WASM, WORKER
from e2e.visiting import Gate
from tests.golden import TABLE
from tests.support import ROOT

LESSONS: list[dict[str, Any]] = json.loads((ROOT / "web" / "app" / "lessons.json").read_text("utf-8"))
FOCUSED = "() => document.activeElement?.dataset.action"


def lesson(page: Page, name: str) -> Locator:
    """Wait until a lesson can be done; gives what it says."""
    page.wait_for_selector(f"main[data-lesson={name}]:not([data-verdict]) [data-move][aria-disabled=false]")
    return page.locator("#lesson")


def test_it_is_learnt_to_its_end_by_keyboard_while_a_game_waits(visit: Visit, file_site: str) -> None:
    plan = make_plan(Order(seed="learn"))
    player = visit(file_site, HANDS["keys"], scripts=[WORKER])
    page = player.page
    player.open_record(plan.text(plan.steps[2].ply))
    kept = player.stored("save")
    player.action("menu")
    player.action("learn")
    read = set()
    for step in LESSONS[:-1]:
        words = lesson(page, step["name"])
        assert page.url.endswith(f"#learn/{step['name']}")
        asked = words.inner_text()
        if step["name"] == "clap":
            # Neither the lesson nor the game that waits needs the same engine.
            page.evaluate(CRASH)
        player.press_all(step["move"], TRIED)
        page.wait_for_selector("main[data-verdict=done]")
        assert page.locator(".turn").inner_text() == "Right!"
        # With what others answered; a round that ends is followed by a deal, which is not shown.
        played = len(step["plies"]) + 1 + len(step["replies"])
        assert page.locator("main").get_attribute("data-ply") in (str(played), str(played + 1))
        read |= {asked, words.inner_text()}
        if step["name"] == "points":
            page.wait_for_selector('#say:has-text("You finish an Action movie")', state="attached")
        # The way on has the focus and says what came of it: Enter is enough.
        page.wait_for_selector('[data-action=go-on-lesson][aria-describedby="lesson"]:focus')
        assert page.locator("[data-move][aria-disabled=false]").count() == 0
        page.keyboard.press("Enter")
    assert len(read) == 2 * (len(LESSONS) - 1)

    # The rulebook's example, as its book counts it.
    page.wait_for_selector("main[data-lesson=example] table")
    table = player.end_table()
    assert [tuple(table[seat][part] for part in PARTS) for seat in range(3)] == [
        (blockbusters, sum(points for _, _, points in movies), project, total)
        for blockbusters, movies, project, total in TABLE
    ]
    player.action("leave-lesson")
    player.wait_screen("table")
    player.wait_ply(plan.steps[2].ply)
    assert player.stored("save") == kept
    player.follow(plan, plan.steps[2:3])


def test_a_finger_errs_tries_again_and_leaves_when_it_likes(visit: Visit, http_site: str) -> None:
    gate = Gate()
    player = visit(
        http_site, HANDS["touch"], viewport={"width": 360, "height": 640}, routes={WASM: lambda route: gate(route)}
    )
    page = player.page
    # It is read before the engine is there.
    player.action("learn")
    expect(page.locator("main[data-lesson=push] #lesson")).to_contain_text("column B")
    expect(page.get_by_role("progressbar")).to_be_visible()
    gate.open()
    asked = lesson(page, "push").inner_text()

    player.press("A")
    page.wait_for_selector("main[data-verdict=again]")
    assert page.evaluate(FOCUSED) == "again-lesson"
    assert page.locator("#lesson").inner_text() != asked
    assert page.locator("[data-column=A] [data-row] .on").count() == 1
    player.action("again-lesson")
    assert lesson(page, "push").inner_text() == asked
    assert page.locator("[data-column=A] [data-row] .on").count() == 0

    # What is not legal costs nothing and says why.
    player.action("next-lesson")
    lesson(page, "clap")
    page.locator("[data-move=C]").tap(force=True)
    expect(page.locator(".turn")).to_contain_text("Column C is full")
    page.locator(".turn [data-rule=full]").tap()
    page.wait_for_selector("dialog[open] #rules-full:focus")
    page.go_back()
    page.wait_for_selector("dialog[open]", state="detached")
    lesson(page, "clap")
    assert page.locator("main[data-verdict]").count() == 0

    # Left and taken up where it was; from an address of its own; and left again by Back.
    player.action("leave-lesson")
    player.wait_screen("title")
    assert player.stored("save") is None
    player.action("learn")
    lesson(page, "clap")
    page.go_back()
    player.wait_screen("title")
    page.goto("about:blank")
    player.open(f"{http_site}#learn/star", "learn")
    lesson(page, "star")
    player.action("previous-lesson")
    lesson(page, "receive")
    page.go_back()
    player.wait_screen("title")
