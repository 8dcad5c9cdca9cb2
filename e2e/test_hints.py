"""Hints: right, shown and spoken, by any hand, never late, in every language."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hollywood import GAME
from hollywood.bots import BOTS
from hollywood.search.evaluate import evaluate
from hollywood.search.ranking import Ranking
from playwright.sync_api import expect
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, is_star, make_plan, seats
from e2e.player import Player
from e2e.probes import AS_SOON_AS, DONE, LATE, SLOW, WORKER
from e2e.test_access import FOCUSED, WATCH_SAY

PY = Path(__file__).resolve().parent.parent / "py"
TOLD = "[data-hint=told]"
FEW = 4
"""So many reels to place are soon solved."""


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="hints"))


def ending(wanted: Callable[[Ranking], bool]) -> str:
    """The record of a last round's end that is solved exactly as wanted; all its seats are persons."""
    for seed in count():
        session = Order(seats(3, 3), names=("Ada", "Béla", "Chiara"), seed=f"ending {seed}").session(f"ending {seed}")
        rng = random.Random(seed)
        while session.phase != "over":
            view = session.frames[-1].view
            facts = view.to_json()
            reels = sum(player["reels"] for player in facts["players"])
            if facts["round"] == facts["rounds"] and session.phase == "place" and reels <= FEW:
                *_, ranking = evaluate(view, BOTS["director"].effort)  # type: ignore[attr-defined]
                if ranking.exact and wanted(ranking):
                    return session.save()
            legal = list(GAME.legal(session._position))
            session.play(rng.choice([move for move in legal if move in "ABCD" or move.startswith("=")]))
    raise AssertionError


def engine_says(record: str) -> Any:
    """What the command line thinks of a position."""
    request = json.dumps({"record": json.loads(record), "bot": "director"})
    command = [sys.executable, "-m", "hollywood", "engine"]
    environment = {**os.environ, "PYTHONPATH": str(PY)}
    done = subprocess.run(command, input=request, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def hint_by_key(player: Player, key: str = "h") -> list[str]:
    """Ask by a single key, wait for the answer, return its moves."""
    player.page.keyboard.press(key)
    player.page.wait_for_selector(TOLD)
    return advised(player)


def advised(player: Player) -> list[str]:
    moves = player.page.locator("[data-hint-move]").evaluate_all("(all) => all.map((one) => one.dataset.hintMove)")
    return [str(move) for move in moves]


def marks(player: Player) -> dict[str, str]:
    """The number on each control that has one."""
    script = "(all) => all.map((one) => [one.closest('button').dataset.move ?? 'cancel', one.dataset.rank])"
    return dict(player.page.locator("button [data-rank]").evaluate_all(script))


def hints_counted(player: Player) -> int:
    return int(player.saved()["record"].get("notes", {}).get("hints", 0))


def is_gone(player: Player) -> bool:
    return player.page.locator("[data-hint], [data-rank]").count() == 0


def test_a_hint_is_shown_spoken_and_right(visit: Visit, file_site: str) -> None:
    record = json.dumps(json.loads(ending(lambda ranking: len(ranking.moves) > 2 and clear(ranking)))["record"])
    engine = engine_says(record)
    assert engine["exact"]
    player = visit(file_site, scripts=[WATCH_SAY])
    player.open_record(record)
    before = player.page.evaluate(FOCUSED)
    player.page.evaluate("() => { window.said.length = 0; }")
    assert hint_by_key(player) == [one["move"] for one in engine["ranking"][:3]]
    share = f"{round(100 * engine['ranking'][0]['win'])}%"
    cells = player.page.locator("[data-hint-move]").first.locator("th, td").all_inner_texts()
    assert [cell.split("\n")[-1] for cell in cells] == [
        named(engine["move"]),
        share,
        f"{engine['ranking'][0]['points']:g}",
    ]
    assert "certain" in player.page.locator("[data-hint] header").inner_text()
    # Held across, its numbers stay inside it, and what it does not cover can be pressed.
    player.page.set_viewport_size({"width": 568, "height": 320})
    widths = player.page.locator(TOLD).evaluate("(one) => [one.scrollWidth, one.clientWidth]")
    assert widths[0] <= widths[1]
    expect(player.page.locator("[data-action=undo]")).to_be_visible()
    player.page.set_viewport_size({"width": 1280, "height": 720})
    said = spoken(player, 2)
    assert named(engine["move"]) in said[0]
    assert share in said[0]
    assert all(sentence.endswith(".") and len(sentence) < 140 for sentence in said)
    assert said[1].removesuffix(".") in player.page.locator("[data-hint]").inner_text()
    assert marks(player)[engine["move"].split("+")[0] if "+" not in engine["move"] else "double"] == "1"
    assert player.page.evaluate(FOCUSED) == before
    assert hints_counted(player) == 1
    player.play(engine["move"])
    player.wait_decision()
    assert is_gone(player)


def clear(ranking: Ranking) -> bool:
    """Whether one move is better than all others by a share that is seen."""
    return ranking.moves[0].win - ranking.moves[1].win > 0.1


def named(move: str) -> str:
    """A move as its button says it."""
    first, _, second = move.partition("+")
    return f"Double Reel: {first}, then {second}" if second else {"clap": "Clap Board"}.get(move, f"Column {move}")


def spoken(player: Player, least: int) -> list[str]:
    """What was said, once it is so much."""
    while len(said := [one for one in player.page.evaluate("() => window.said") if one]) < least:
        player.settle()
    return said


def test_keyboard_alone_opens_the_hint_reads_it_and_comes_back(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, hand=HANDS["walk"])
    player.open_record(plan.text(plan.steps[2].ply))
    bulb, inside = "[data-action=hint]", "() => document.activeElement.closest('[data-hint]') !== null"
    for way_out in (lambda: player.page.keyboard.press("Escape"), lambda: player.action("hint-close")):
        player.action("hint")
        player.page.wait_for_selector(TOLD)
        assert player.page.evaluate(inside)
        way_out()
        player.page.wait_for_selector("[data-hint]", state="detached")
        assert player.page.evaluate("(bulb) => document.activeElement.matches(bulb)", bulb)
    assert is_gone(player)
    assert player.ply == plan.steps[2].ply


def test_undo_ends_the_thinking_and_takes_a_shown_hint_away(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[WATCH_SAY, SLOW])
    player.open_record(plan.text(plan.steps[2].ply))
    player.wait_decision()
    player.page.evaluate(LATE)
    player.page.evaluate(AS_SOON_AS, ["[data-hint=thinking]", "[data-action=undo]"])
    player.page.keyboard.press("h")
    player.page.evaluate(DONE)
    player.wait_ply(plan.steps[1].ply)
    assert is_gone(player)
    hint_by_key(player)
    assert hints_counted(player) == 1
    assert len([one for one in spoken(player, 1) if one.startswith("Hint")]) == 1
    player.page.keyboard.press("u")
    player.wait_ply(plan.steps[0].ply)
    assert is_gone(player)
    player.action("redo")
    player.wait_ply(plan.steps[1].ply)
    assert is_gone(player)


def test_leaving_ends_the_thinking(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[WORKER, WATCH_SAY, SLOW])
    player.open_record(plan.text(plan.steps[2].ply))
    player.wait_decision()
    player.page.evaluate(LATE)
    for _ in range(3):
        player.page.evaluate(AS_SOON_AS, ["[data-hint=thinking]", None])
        player.page.keyboard.press("h")
        player.page.evaluate(DONE)
        player.wait_screen("title")
        player.action("continue")
        player.wait_decision()
        assert is_gone(player)
    hint_by_key(player)
    assert hints_counted(player) == 1
    assert player.page.evaluate("() => window.workers.length") == 1


def test_two_presses_are_one_hint(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.keyboard.press("h")
    player.page.keyboard.press("h")
    player.page.wait_for_selector(TOLD)
    player.page.keyboard.press("h")
    player.settle()
    assert player.page.locator(TOLD).count() == 1
    assert hints_counted(player) == 1


def test_a_star_has_a_hint_and_h_is_still_horror(visit: Visit, http_site: str) -> None:
    plans = (make_plan(Order(seed=f"horror {number}")) for number in count())
    plan, step = next((plan, step) for plan in plans for step in plan.steps if step.move == "=H")
    engine = engine_says(plan.text(step.ply))
    player = visit(http_site)
    player.open_record(plan.text(step.ply))
    assert hint_by_key(player, "i") == [one["move"] for one in engine["ranking"][:3]]
    assert marks(player)[engine["move"]] == "1"
    player.page.keyboard.press("h")
    player.page.wait_for_selector(f'main:not([data-ply="{step.ply}"])')
    assert player.saved()["record"]["plies"][step.ply] == "=H"
    assert is_gone(player)


def test_another_language_rewords_the_open_hint(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    star = plan.steps[plan.index(is_star)]
    player.open_record(plan.text(star.ply))
    player.action("hint")
    player.page.wait_for_selector(TOLD)
    moves, words = advised(player), {}
    for lang in ("en", "it", "fr"):
        player.action("menu")
        player.speak(lang)
        player.action("close")
        player.page.wait_for_selector("dialog[open]", state="detached")
        words[lang] = player.page.locator("[data-hint]").inner_text()
        assert advised(player) == moves
    assert len(set(words.values())) == 3
    assert hints_counted(player) == 1


def test_the_numbers_lead_through_a_double_reel(visit: Visit, http_site: str) -> None:
    def pair(ranking: Ranking) -> bool:
        first, _, second = ranking.moves[0].move.partition("+")
        return bool(second) and first != second and clear(ranking)

    player = visit(http_site)
    player.open_record(ending(pair))
    first, _, second = hint_by_key(player)[0].partition("+")
    assert marks(player)["double"] == "1"
    player.press("double")
    player.page.wait_for_selector("[data-action=cancel]")
    assert (marks(player)[first], marks(player)[second]) == ("1", "1")
    player.press(second)
    player.wait_phase("second")
    assert marks(player)[first] == "1"
    other = next(move for move in "ABCD" if move not in (first, second))
    player.action("cancel")
    player.wait_phase("place")
    player.press("double")
    player.press(other)
    player.wait_phase("second")
    assert marks(player)["cancel"] == "1"


def test_the_only_move_there_is_counts_as_no_hint(visit: Visit, http_site: str) -> None:
    player = visit(http_site, scripts=[WATCH_SAY])
    player.open_record(ending_with_one_move())
    assert player.legal() == hint_by_key(player)
    assert hints_counted(player) == 0
    assert "only move" in player.page.locator("[data-hint]").inner_text()
    assert "only move" in spoken(player, 2)[-1]


def ending_with_one_move() -> str:
    """The save of a game in which a person has one move only."""
    for seed in count():
        session: Session = Order(seats(3, 3)).session(f"one move {seed}")
        rng = random.Random(seed)
        while session.phase != "over":
            legal = list(GAME.legal(session._position))
            if len(legal) == 1:
                return session.save()
            session.play(rng.choice(legal))
    raise AssertionError


def test_bots_get_no_hint_and_the_key_can_be_switched_off(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal")
    player.open_record(plan.text(plan.steps[2].ply))
    player.play(plan.steps[2].move)
    player.wait_phase("bot")
    bulb = player.page.locator("[data-action=hint]")
    assert bulb.count() == 0
    player.page.keyboard.press("h")
    player.settle()
    assert is_gone(player)
    player.wait_decision()
    player.action("menu")
    player.action("settings")
    player.page.locator("[data-action=shortcuts]").uncheck()
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    player.page.keyboard.press("h")
    player.settle()
    assert is_gone(player)
