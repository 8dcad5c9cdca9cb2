"""The live region: one polite region, one short sentence for each event, in order."""

from __future__ import annotations

import pytest
from hollywood import GAME
from tabletop.session import Session

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, make_plan, seats

SAID = """(count) => new Promise((done) => {
    const region = document.querySelector("[aria-live=polite]");
    const said = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) said.push(...[...addedNodes].map((one) => one.textContent.trim()));
        if (said.length >= count) done(said);
    }).observe(region, { childList: true });
})"""


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(3, 3), names=("Ada", "Béla", "Chiara"), seed="speech"))


def events_of(session: Session, move: str) -> list[str]:
    """What happens with a move, as the engine of this Python tells it."""
    before = session.ply
    session.play(move)
    return [event.type for ply in session.log[before:] for event in ply]


@pytest.mark.parametrize("lang", ["en", pytest.param("it", marks=FULL), pytest.param("fr", marks=FULL)])
def test_each_event_is_one_sentence(visit: Visit, http_site: str, plan: Plan, lang: str) -> None:
    session = Session.load(plan.text(2), GAME)
    player = visit(f"{http_site}?lang={lang}")
    player.open_record(plan.text(2))
    assert player.page.locator("[aria-live], [role=status], [role=log]").count() == 1
    assert player.page.locator("[aria-live=polite]").count() == 1
    for move in ("A", "A", "clap", "A"):
        happened = events_of(session, move)
        player.page.evaluate(f"(count) => {{ window.said = ({SAID})(count); }}", len(happened))
        player.play(move)
        said = player.page.evaluate("() => window.said")
        assert len(said) == len(happened), (happened, said)
        assert all(0 < len(sentence) < 120 and sentence.rstrip()[-1] in ".!" for sentence in said), said
        player.wait_decision()


def test_a_whole_round_is_told_to_its_last_card(visit: Visit, http_site: str, plan: Plan) -> None:
    last = plan.last_of_round()
    session = Session.load(plan.text(plan.steps[last].ply), GAME)
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[last].ply))
    happened = events_of(session, plan.steps[last].move)
    player.page.evaluate(f"(count) => {{ window.said = ({SAID})(count); }}", len(happened))
    player.play(plan.steps[last].move)
    said = player.page.evaluate("() => window.said")
    assert len(said) == len(happened)
    assert len(set(said)) > 3


def test_a_refused_column_is_told_too(visit: Visit, http_site: str, plan: Plan) -> None:
    session = Session.load(plan.text(2), GAME)
    player = visit(http_site)
    for _ in range(4):
        session.play("A")
    player.open_record(session.save())
    player.wait_ply(6)
    player.page.evaluate(f"(count) => {{ window.said = ({SAID})(count); }}", 1)
    player.page.keyboard.press("a")
    said = player.page.evaluate("() => window.said")
    assert "A" in said[0]
    assert player.note() != ""
    assert player.ply == 6
