"""The receiving phase: card by card at normal pace, to be skipped, a summary that needs no click, readable in the log."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from hollywood import GAME
from hollywood.events import Bumped, Received
from playwright.sync_api import ViewportSize, expect
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.plan import Order, Plan, is_star, make_plan, quiet_round, seats
from e2e.player import LOG, Player

PHONE: ViewportSize = {"width": 390, "height": 844}
# Notes each frame: the phase, how many cards lie in the columns, whether the round's summary is there.
WATCH_FRAMES = """addEventListener("DOMContentLoaded", () => {
    window.frames_ = [];
    new MutationObserver(() => {
        const main = document.querySelector("main[data-phase]");
        if (!main) return;
        const cards = main.querySelectorAll("[data-column] [data-row] [role=img], [data-column] [data-row] svg[aria-label]").length;
        const frame = { phase: main.dataset.phase, cards, skip: Boolean(main.querySelector("[data-action=skip]")), at: performance.now() };
        const last = window.frames_.at(-1);
        if (last?.phase !== frame.phase || last.cards !== frame.cards || last.skip !== frame.skip) window.frames_.push(frame);
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
});"""
# Notes what moves in each frame that is drawn, and where the board stands while cards are received.
WATCH_MOTION = """addEventListener("DOMContentLoaded", () => {
    window.moving = { slides: 0, flights: 0, punches: 0, counts: [], boards: [] };
    const look = () => {
        const targets = document.getAnimations().flatMap(({ effect }) => effect?.target ?? []);
        const number = (selector) => targets.filter((one) => one.matches(selector)).length;
        const { moving } = window;
        moving.slides = Math.max(moving.slides, number(".on"));
        moving.flights = Math.max(moving.flights, number(".flying"));
        moving.punches = Math.max(moving.punches, number(".punch"));
        for (const points of document.querySelectorAll("[data-owner] .pts[style*=contain]")) moving.counts.push(parseInt(points.textContent));
        const stage = document.querySelector("main[data-phase=receiving]:not(:has(.summary)) .stage")?.getBoundingClientRect();
        if (stage) moving.boards.push(`${Math.round(stage.top)} ${Math.round(stage.height)}`);
        requestAnimationFrame(look);
    };
    look();
});"""


@pytest.fixture(scope="module")
def plan() -> Plan:
    """A game whose first round has a push after the person's last turn in it, a movie for a bot, and a project."""
    for attempt in count():
        plan = quiet_round(f"receiving {attempt}")
        step = plan.steps[plan.last_of_round()]
        log = Session.load(plan.text(), GAME).log
        events = [event for ply in log[step.ply : plan.steps[plan.last_of_round() + 1].ply] for event in ply]
        movies = [event for event in events if isinstance(event, Received) and event.movie and event.movie.points > 2]
        if movies and any(isinstance(event, Bumped) for event in events):
            return plan
    raise AssertionError("no such game")


def last_turn(player: Player, plan: Plan) -> int:
    """Come to a person's last turn of the first round."""
    last = plan.last_of_round()
    player.open_record(plan.text(plan.steps[last].ply))
    return last


def frames_of(player: Player) -> list[dict[str, Any]]:
    """The frames of receiving that were seen."""
    frames = player.page.evaluate("() => window.frames_")
    return [frame for frame in frames if frame["phase"] == "receiving" and frame["skip"]]


def test_cards_are_received_one_by_one_then_summed_up_without_a_click(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(
        http_site, speed="normal", scripts=[WATCH_FRAMES, WATCH_MOTION], reduced_motion="no-preference", viewport=PHONE
    )
    last = last_turn(player, plan)
    player.play(plan.steps[last].move)
    # The mouse is still over what was pressed; that it twitches hides nothing.
    player.page.wait_for_selector("main[data-phase=receiving] [data-action=skip]")
    player.page.locator("[data-move=B]").hover()
    player.settle()
    expect(player.page.locator("main > p").first).not_to_contain_text("handed out")
    summary = player.page.locator("main[data-phase=receiving] section section:has([data-action=skip])")
    summary.wait_for()
    assert summary.get_by_role("listitem").count() == 3 + 12
    player.wait_ply(plan.steps[last + 1].ply)
    counts = [frame["cards"] for frame in frames_of(player)]
    steps = [count for index, count in enumerate(counts) if index == 0 or count != counts[index - 1]]
    assert steps[steps.index(13) : steps.index(2) + 1] == list(range(13, 1, -1))
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: plan.steps[last + 1].ply]
    # The reel that enters and the one it pushes; a card at a time, the punch of its ticket, points between before and after.
    moving = player.page.evaluate("() => window.moving")
    assert moving["slides"] >= 2
    assert (moving["flights"], moving["punches"]) == (1, 1)
    shown = set(player.page.locator("[data-owner] .pts [aria-hidden]").all_inner_texts())
    assert {str(points) for points in moving["counts"]} - shown - {"0"}
    assert len(set(moving["boards"])) == 1, set(moving["boards"])


def test_skipping_comes_to_the_next_round_at_once_and_the_log_tells_all(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site, speed="normal", scripts=[WATCH_FRAMES], reduced_motion="no-preference")
    last = last_turn(player, plan)
    player.play(plan.steps[last].move)
    player.action("skip")
    player.wait_ply(plan.steps[last + 1].ply)
    assert len(frames_of(player)) < 8
    told = player.log()
    quiet = visit(http_site, speed="instant")
    last_turn(quiet, plan)
    quiet.play(plan.steps[last].move)
    quiet.wait_ply(plan.steps[last + 1].ply)
    assert told == quiet.log()


def test_the_log_has_a_line_for_each_card_that_was_received(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    second = [ply for ply, text in enumerate(plan.plies) if text.startswith("deal ")][1]
    player.open_record(plan.text(second + 1))
    entry = player.page.locator(f"main {LOG}").nth(second - 1)
    assert len(entry.inner_text().splitlines()) >= 1 + 12 + 1


def test_a_star_s_choice_interrupts_the_receiving_and_it_goes_on_after(visit: Visit, http_site: str) -> None:
    plan = make_plan(Order(seats(3, 1), seed="interrupted"))
    star = plan.index(is_star)
    player = visit(http_site, speed="fast")
    player.open_record(plan.text(plan.steps[star - 1].ply))
    player.play(plan.steps[star - 1].move)
    player.page.wait_for_selector("main[data-phase=star]")
    assert player.page.locator("[data-move^='=']").count() >= 1
    player.play(plan.steps[star].move)
    player.page.wait_for_selector("main[data-phase=receiving]")
    while player.wait_decision() == "star":
        player.play(player.first_move())


def test_the_pace_is_chosen_in_the_settings_kept_and_felt(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal", scripts=[WATCH_FRAMES])
    last = last_turn(player, plan)
    took = {}
    for speed in ("fast", "normal", "instant"):
        player.action("menu")
        player.action("settings")
        player.page.locator(f"[data-action=speed][value={speed}]").check()
        player.action("close")
        player.page.reload()
        player.wait_decision()
        player.play(plan.steps[last].move)
        player.wait_ply(plan.steps[last + 1].ply)
        frames = frames_of(player)
        took[speed] = frames[-1]["at"] - frames[0]["at"] if frames else 0
        player.action("undo")
        player.wait_ply(plan.steps[last].ply)
    assert took["normal"] > took["fast"] > took["instant"]
