"""The screens of a visit, one after another, for tests that look at each of them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hollywood import GAME
from tabletop.link import link_of
from tabletop.record import read_record

from e2e.added import A_GUEST
from e2e.plan import Plan, is_double, is_star
from e2e.player import CAN_MOVE, Player
from e2e.probes import HOLD

SCRIPTS = (HOLD, A_GUEST)
SPEED = "fast"
"""What `visit` is to be given for a visit with stops: at instant speed nothing is received before the eyes."""
COUNT = """() => {
    const { about, at } = JSON.parse(localStorage[`hollywood.game.${localStorage["hollywood.current"]}`]);
    localStorage.setItem("hollywood.results", JSON.stringify([{ id: "counted", at, about }]));
}"""
"""Lets the game on the table count, though it came by a file."""
THINK, CARD, SUMMARY = 100, 200, 1500
"""Milliseconds that divide what passes by: below the pause of a bot, that of a card, and between it and that of a summary."""


def stops(player: Player, plan: Plan) -> Iterator[str]:
    """Go from screen to screen, as a person comes to them, and yield the name of each."""
    yield "title"
    yield from layer(player, "about")
    yield from layer(player, "rules")
    player.action("rules")
    yield from layer(player, "gallery")
    player.action("new-game")
    player.wait_screen("setup")
    yield "setup"
    player.page.go_back()
    player.wait_screen("title")
    yield from lessons(player)
    yield from turns(player, plan)
    yield from paused(player, plan)
    yield from receipts(player, plan)
    yield from layer(player, "menu")
    player.action("menu")
    yield from layer(player, "settings")
    player.action("menu")
    yield from layer(player, "seats")
    player.action("menu")
    player.action("settings")
    yield from layer(player, "keys")
    size = player.page.viewport_size
    player.page.set_viewport_size({"width": 390, "height": 844})
    yield from layer(player, "log")
    player.action("menu")
    yield from layer(player, "share")
    yield from taken(player)
    player.action("menu")
    player.action("games")
    player.wait_screen("games")
    yield "games"
    player.page.go_back()
    player.wait_screen("table")
    player.choose_file(stranger(plan))
    player.page.wait_for_selector("[data-action=stand-in]")
    yield "standin"
    player.page.locator("[data-action=stand-in]").first.click()
    player.wait_decision()
    assert size is not None
    player.page.set_viewport_size(size)
    player.choose_file(plan.text())
    player.wait_over()
    yield "end"
    yield from counted(player, plan)
    yield from away(player, plan)
    yield from lent(player, plan)
    player.choose_file(plan.text())
    player.wait_over()
    player.action("board")
    player.page.wait_for_selector("main[data-past]")
    yield "board"
    player.action("past-now")
    player.wait_over()


def layer(player: Player, action: str) -> Iterator[str]:
    """Open a layer, and close it again."""
    player.action(action)
    player.page.wait_for_selector("dialog[open] [data-action=close]")
    yield action
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")


def taken(player: Player) -> Iterator[str]:
    """Another tab has the game."""
    player.page.evaluate("""() => {
        const word = { word: "take", id: localStorage.getItem("hollywood.current"), from: "another" };
        dispatchEvent(new StorageEvent("storage", { key: "hollywood.tabs", newValue: JSON.stringify(word) }));
    }""")
    player.page.wait_for_selector("dialog[open] [data-action=take-over]")
    yield "elsewhere"
    player.action("take-over")
    player.wait_decision()


def lessons(player: Player) -> Iterator[str]:
    """The tutorial: the lesson of most words, what comes of another move there, and the last page."""
    player.action("learn")
    for name in ("push", "clap", "double", "receive", "star"):
        player.page.wait_for_selector(f"main[data-lesson={name}]")
        player.action("next-lesson")
    player.page.wait_for_selector("main[data-lesson=points] [data-move=A][aria-disabled=false]")
    yield "lesson"
    player.press("A")
    player.action("skip")
    player.page.wait_for_selector("main[data-verdict=again]")
    yield "verdict"
    player.action("next-lesson")
    player.page.wait_for_selector("main[data-lesson=example] table")
    yield "example"
    player.action("leave-lesson")
    player.wait_screen("title")


def turns(player: Player, plan: Plan) -> Iterator[str]:
    """What a person is asked at the table."""
    star = plan.index(is_star)
    player.open_record(plan.text(plan.steps[star].ply))
    yield "star"
    double = plan.steps[plan.index(is_double)]
    player.choose_file(plan.text(double.ply))
    player.wait_ply(double.ply)
    yield "table"
    player.page.keyboard.press("[")
    player.page.wait_for_selector("main[data-past]")
    yield "past"
    player.action("past-now")
    player.wait_ply(double.ply)
    player.action("forecast")
    player.page.locator("[data-move][aria-disabled=false]").first.focus()
    yield "forecast"
    player.action("forecast")
    player.action("hint")
    player.page.wait_for_selector("[data-hint=told]")
    yield "hint"
    player.action("hint-close")
    player.press("double")
    yield "double"
    player.press(double.move.partition("+")[0])
    player.wait_phase("second")
    yield "second"
    player.action("cancel")
    player.wait_phase("place")


def paused(player: Player, plan: Plan) -> Iterator[str]:
    """A table of bots that is paused."""
    record = json.loads(plan.text(plan.steps[3].ply))
    for seat in record["seats"]:
        seat["player"] = "bot:understudy"
    player.page.evaluate("(from) => { window.holdFrom = from; }", THINK)
    player.choose_file(json.dumps(record))
    player.page.wait_for_selector("main[data-phase=bot]")
    player.action("pause")
    player.page.wait_for_selector('[data-action=step][aria-disabled="false"]')
    yield "paused"
    player.action("pause")
    player.page.evaluate("() => window.goOn()")


def receipts(player: Player, plan: Plan) -> Iterator[str]:
    """What passes by at the end of a round."""
    last = plan.steps[plan.last_of_round()]
    player.choose_file(plan.text(last.ply))
    player.wait_ply(last.ply)
    player.page.evaluate("(from) => { window.holdFrom = from; }", CARD)
    player.play(last.move)
    player.page.wait_for_selector("main[data-phase=receiving] [data-action=skip]")
    yield "receiving"
    player.page.evaluate("(from) => window.goOn(from)", SUMMARY)
    summary = "main[data-phase=receiving] section section:has([data-action=skip])"
    while player.page.wait_for_selector(f"{summary}, main[data-phase=star]:has({CAN_MOVE})") and player.phase == "star":
        player.play(player.first_move())
    player.page.wait_for_selector(summary)
    yield "summary"
    player.page.evaluate("() => window.goOn()")
    player.wait_decision()


def counted(player: Player, plan: Plan) -> Iterator[str]:
    """What comes of the game when it is the day's, of one person: its result to share, and the statistics."""
    record = json.loads(plan.text())
    for seat in record["seats"][1:]:
        seat["player"] = "bot:critic"
    player.choose_file(json.dumps({**record, "id": "", "notes": {"daily": "2026-11-28"}}))
    player.page.wait_for_selector("[data-action=share-day]")
    player.action("share-day")
    player.page.wait_for_selector(".shared")
    yield "shared"
    player.page.evaluate(COUNT)
    player.action("statistics")
    player.wait_screen("statistics")
    player.page.locator("summary").click()
    yield "statistics"
    player.page.go_back()
    player.wait_screen("title")


def away(player: Player, plan: Plan) -> Iterator[str]:
    """A game played by link: whose seat is at this device, and the turn of somebody elsewhere."""
    step = next(step for step in plan.steps[1:] if step.seat == 0)
    record = json.loads(plan.text(step.ply))
    record["seats"][1]["player"] = "human"
    link = link_of(read_record(json.dumps({**record, "id": "away"}), GAME), GAME)
    player.page.evaluate("(link) => { location.hash = `#game=${link}`; }", link)
    player.page.wait_for_selector("[data-action=my-seat]")
    yield "whose"
    player.page.locator('[data-action=my-seat][data-seat="1"]').click()
    player.page.wait_for_selector("main[data-phase=away]")
    yield "away"


def lent(player: Player, plan: Plan) -> Iterator[str]:
    """A bot plays for the first person."""
    step = next(step for step in plan.steps if step.seat == 0)
    record = json.loads(plan.text(step.ply))
    record["seats"][0]["player"] = "bot:understudy"
    record["notes"] = {"lent": [0]}
    player.page.evaluate("(from) => { window.holdFrom = from; }", THINK)
    player.choose_file(json.dumps(record))
    player.page.wait_for_selector("[data-action=take-seat]")
    yield "lent"
    player.page.evaluate("() => window.goOn()")
    player.action("take-seat")
    player.wait_decision()


def stranger(plan: Plan) -> str:
    """The game with a bot that is not known here."""
    record = json.loads(plan.text(plan.steps[2].ply))
    record["seats"][-1]["player"] = "bot:stranger"
    return json.dumps(record)
