"""Sound: silent until somebody wants it, then a few notes by event, and never in the way."""

from __future__ import annotations

from typing import Any

import pytest
from hollywood import GAME
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player

# Notes instead of sound: pitches by the order in which they are struck.
FAKE = """(() => {
    window.struck = [];
    window.made = 0;
    const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
    window.AudioContext = class {
        constructor() { window.made += 1; this.state = "suspended"; this.destination = {}; }
        get currentTime() { return performance.now() / 1000; }
        resume() { this.state = "running"; return Promise.resolve(); }
        createGain() { return { gain: param(), connect: (to) => to }; }
        createOscillator() {
            const frequency = param();
            return { frequency, connect: (to) => to, start: () => window.struck.push(frequency.value), stop() {} };
        }
    };
})()"""
REFUSED = """window.AudioContext = class { constructor() { throw new Error("no sound here"); } }"""
PLACE, PUSH, CLAP, MOVIE, LOST, ROUND, DEAL, TURN, END = 330, 294, 740, 659, 233, 392, 554, 880, 1047


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="sound"))


def switch_on(player: Player) -> None:
    """Switch sound on, in the settings."""
    player.action("settings")
    player.page.locator("[data-action=sound]").check()
    player.settle()


def struck(player: Player) -> list[Any]:
    """The pitches heard since this was asked last."""
    pitches: list[Any] = player.page.evaluate("() => window.struck.splice(0)")
    return pitches


def test_nothing_sounds_by_itself(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[FAKE])
    step = plan.steps[2]
    player.open_record(plan.text(step.ply))
    player.play(step.move)
    player.wait_decision()
    assert struck(player) == []
    assert player.page.evaluate("() => window.made") == 0


def test_switched_on_each_event_has_its_notes(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[FAKE])
    switch_on(player)
    assert TURN in struck(player)
    player.action("close")
    last = plan.steps[plan.last_of_round()]
    player.open_record(plan.text(last.ply))
    struck(player)
    player.play(last.move)
    while player.wait_decision() == "star":
        player.play(player.first_move())
    assert {PLACE, ROUND} <= set(struck(player))
    player.finish()
    assert {PLACE, PUSH, MOVIE, ROUND, DEAL, TURN, END} <= set(struck(player))
    assert player.page.evaluate("() => window.made") == 1
    clap = next(step for step in plan.steps if step.move == "clap")
    player.open_record(plan.text(clap.ply))
    struck(player)
    player.play("clap")
    assert CLAP in struck(player)


def test_a_star_without_a_film_is_heard_to_be_lost(visit: Visit, http_site: str) -> None:
    plan = make_plan(Order(seed="e"))
    step = plan.steps[plan.last_of_round()]
    assert any(getattr(event, "to", "") == "lost" for event in Session.load(plan.text(18), GAME).log[14])
    player = visit(http_site, scripts=[FAKE])
    switch_on(player)
    player.action("close")
    player.open_record(plan.text(step.ply))
    struck(player)
    player.play(step.move)
    player.wait_ply(18)
    assert LOST in struck(player)


def test_a_browser_that_refuses_sound_plays_on(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, hand=HANDS["touch"], scripts=[REFUSED])
    switch_on(player)
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    player.action("play")
    assert player.wait_decision() in ("place", "star")
    before = player.ply
    player.play(player.first_move())
    player.wait_decision()
    assert player.ply > before
