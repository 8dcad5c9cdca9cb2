"""What happened since my last turn stays marked until I act: reels that came or moved, Studio cards played, cards received."""

from __future__ import annotations

from itertools import count, pairwise

from hollywood import GAME
from hollywood.events import Bumped, ClapSpent, Dealt, DoubleSpent, Placed, Received
from tabletop.game import Event
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.plan import Order, Plan, Step, make_plan, seats

REELS = """() => [...document.querySelectorAll("[data-column] [data-fresh]")].map((one) => [
    one.closest("[data-column]").dataset.column, Number(one.closest("[data-row]").dataset.row), one.dataset.fresh]).sort()"""
CARDS = """() => [...document.querySelectorAll("[data-owner] [data-fresh]")].map((one) =>
    Number(one.closest("[data-owner]").dataset.owner))"""
OWNERS = """() => [...new Set([...document.querySelectorAll("[data-owner]:has([data-new])")].map((one) =>
    Number(one.dataset.owner)))].sort()"""


def since(plan: Plan, before: Step, now: Step) -> list[Event]:
    """What the bots did between two turns of the person."""
    return [event for events in Session.load(plan.text(), GAME).log[before.ply + 1 : now.ply] for event in events]


def eventful() -> tuple[Plan, Step, list[Event]]:
    """A game with a turn before which a bot has pushed a reel and played a Studio card, in one round."""
    for attempt in count():
        plan = make_plan(Order(seats(3, 1), seed=f"fresh {attempt}"), star=False)
        for before, now in pairwise(plan.steps):
            events = since(plan, before, now)
            kinds = {type(event) for event in events}
            if Bumped in kinds and Placed in kinds and kinds & {ClapSpent, DoubleSpent} and Dealt not in kinds:
                return plan, now, events
    raise AssertionError("no such game")


def marks(events: list[Event]) -> list[list[object]]:
    """Where reels came to lie, and how."""
    reels: dict[tuple[str, int], str] = {}
    for event in events:
        if isinstance(event, Placed):
            entered = (event.column, event.row)
            pushed = reels.pop(entered, None)
            reels[entered] = "placed"
        elif isinstance(event, Bumped):
            place = (event.column, event.to)
            reels[place], pushed = pushed or "moved", reels.get(place)
    return sorted([column, row, how] for (column, row), how in reels.items())


def test_what_happened_since_my_last_turn_stays_marked_until_i_act(visit: Visit, http_site: str) -> None:
    plan, now, events = eventful()
    player = visit(http_site)
    player.open_record(plan.text(now.ply))
    assert player.page.evaluate(REELS) == marks(events)
    studio = [event.seat for event in events if isinstance(event, ClapSpent | DoubleSpent)]
    assert player.page.evaluate(CARDS) == studio
    first = next(
        step for step in plan.steps if step.ply > plan.steps[plan.last_of_round()].ply and "=" not in step.move
    )
    player.choose_file(plan.text(first.ply))
    player.wait_ply(first.ply)
    log = Session.load(plan.text(), GAME).log[: first.ply]
    got = {event.seat for plies in log for event in plies if isinstance(event, Received) and event.to != "lost"}
    assert player.page.evaluate(OWNERS) == sorted(got)
    player.play(first.move)
    player.wait_decision()
    assert player.page.evaluate(OWNERS) == []
