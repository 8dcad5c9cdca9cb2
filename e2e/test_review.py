"""The review of a finished game: made on one click, tried and answered on demand, and nothing is lost by it."""

from __future__ import annotations

import json
from collections.abc import Generator
from itertools import count
from typing import Any, TypeVar

import pytest
from hollywood import GAME
from playwright.sync_api import expect
from tabletop.session import Session

from e2e.conftest import FULL, HERE, Visit
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import TRIED, Player
from e2e.test_access import AXE, RUN_AXE, TAGS, WATCH_SAY, Scheme
from e2e.test_layout import SIDEWAYS, SIZES, SMALL, TARGET

T = TypeVar("T")
WORKING = "[data-screen=review] [data-review=working]"
OVERVIEW = "[data-screen=review] [data-review=overview]"
ANSWERED = "[data-review=answered]"
SPENT = "The Clap Board is spent"


def finished(work: Generator[object, None, T]) -> T:
    """What a job of the engine returns in the end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def review_of(text: str) -> dict[str, Any]:
    """The review of a record as the engine of this Python makes it."""
    return dict(finished(Session.load(text, GAME).review()).to_json())


@pytest.fixture(scope="module")
def plan() -> Plan:
    """A game in which the one person, who plays anything, has at least two turning points."""
    for number in count():
        plan = make_plan(Order(seats(3, 1), seed=f"review {number}"), star=False)
        if len(review_of(plan.text())["turning"][0]) > 1:
            return plan
    raise AssertionError


@pytest.fixture(scope="module")
def told(plan: Plan) -> dict[str, Any]:
    """Its review."""
    return review_of(plan.text())


@pytest.fixture(scope="module")
def settled(plan: Plan, told: dict[str, Any]) -> str:
    """The same game, all seats taken by bots."""
    record = json.loads(plan.text())
    record["seats"][0]["player"] = "bot:critic"
    return json.dumps(record)


def at_end(visit: Visit, site: str, text: str, **circumstances: Any) -> Player:
    """Somebody at the end screen of a game."""
    player = visit(site, **circumstances)
    player.choose_file(text)
    player.wait_over()
    return player


def reviewed(player: Player) -> Player:
    """From the end to the review that is ready."""
    player.action("review")
    player.page.wait_for_selector(OVERVIEW)
    return player


def decision(told: dict[str, Any], ply: int) -> dict[str, Any]:
    """The judgement of the decision at a ply."""
    (found,) = [one for one in told["decisions"] if one["ply"] == ply]
    return dict(found)


def point(player: Player, number: int) -> int:
    """Wait until a turning point is on screen; gives its ply."""
    spot = player.page.locator(f'main[data-point="{number}"]')
    spot.wait_for()
    return int(spot.get_attribute("data-ply") or "")


def try_move(player: Player, move: str) -> str:
    """Try a move at a turning point; gives its grade."""
    player.press_all(move, TRIED)
    tried = player.page.locator(f'[data-tried="{move}"]')
    tried.wait_for()
    return str(tried.get_attribute("data-grade"))


def test_a_review_is_run_to_its_end_and_played_on(
    visit: Visit, file_site: str, plan: Plan, told: dict[str, Any]
) -> None:
    player = at_end(visit, file_site, plan.text())
    before = player.kept()
    door = player.page.locator("[data-action=review]")
    assert door.evaluate("(one) => getComputedStyle(one).borderTopStyle") == "solid", "it is a button, not a card"
    assert door.evaluate("(one) => getComputedStyle(one).borderTopWidth") != "0px"
    reviewed(player)
    page = player.page
    shown = page.locator("[data-review=overview] li[data-seat]").all_inner_texts()
    assert [int("".join(filter(str.isdigit, text.split()[-1]))) for text in shown] == list(map(round, told["accuracy"]))
    player.action("next-point")

    # The question: what was played is told, what is best is not.
    ply = point(player, 1)
    assert ply == told["turning"][0][0]
    played = decision(told, ply)
    assert page.locator(ANSWERED).count() == 0
    assert page.locator("[data-best], #answer").count() == 0
    cells = [cell.get_attribute("data-row") for cell in page.locator("[data-column] [data-row]").all()]
    assert len(cells) == 14
    assert set(player.legal()) == legal_at(plan, ply)

    # A try is judged.
    assert try_move(player, played["move"]) == "same"
    assert try_move(player, played["best"]) == "best"
    for move in sorted(legal_at(plan, ply) - {"double", played["move"], played["best"]}):
        assert try_move(player, move) == expected_grade(plan, played, move)
    assert page.locator(ANSWERED).count() == 0

    # The answer on demand, with its reasons.
    player.action("show-answer")
    page.wait_for_selector(f'#answer[data-best="{played["best"]}"]')
    assert page.locator("#answer li").count() >= 1
    assert page.locator("#answer").inner_text().strip() != ""
    assert page.locator("[data-action=show-answer]").count() == 0

    # The next one has not been answered, and the first one stays answered.
    player.action("next-point")
    assert point(player, 2) == told["turning"][0][1]
    assert page.locator("[data-review=question]").count() == 1
    player.action("previous-point")
    point(player, 1)
    assert page.locator(ANSWERED).count() == 1
    assert player.kept() == before

    # Played on from there: the same position, other cards to come.
    player.action("play-on")
    player.wait_screen("table")
    player.wait_ply(ply)
    record = player.saved()["record"]
    assert record["plies"] == list(plan.plies[:ply])
    assert record["seats"] == json.loads(plan.text())["seats"]
    assert record["seed"] not in ("", plan.order.seed)
    player.play(player.first_move())
    player.wait_decision()
    assert player.ply > ply
    page.go_back()
    player.wait_screen("title")


def legal_at(plan: Plan, ply: int) -> set[str]:
    """The controls that can be pressed at a ply."""
    choices = Session.load(plan.text(), GAME).at(ply).choices
    return {str(choice["move"]) for choice in choices if choice["legal"]}


def expected_grade(plan: Plan, played: dict[str, Any], move: str) -> str:
    """How good a move is by the engine of this Python."""
    tried = finished(Session.load(plan.text(), GAME).judge(played["ply"], move))
    if tried.lost < 0.02:
        return "best" if tried.lost == 0 else "close"
    return "better" if tried.win - played["win"] >= 0.02 else "worse"


def test_a_double_reel_can_be_tried_and_put_back(
    visit: Visit, http_site: str, plan: Plan, told: dict[str, Any]
) -> None:
    number = next(index for index, ply in enumerate(told["turning"][0], 1) if "double" in legal_at(plan, ply))
    player = reviewed(at_end(visit, f"{http_site}?lang=en", plan.text()))
    player.action("next-point")
    for step in range(1, number):
        point(player, step)
        player.action("next-point")
    point(player, number)
    player.press("double")
    player.action("cancel")
    player.press("double")
    player.press("D")
    player.page.wait_for_selector('[data-move=D][aria-disabled="false"]')
    player.action("cancel")
    assert try_move(player, "D+C") in ("best", "close", "same", "better", "worse")
    player.page.keyboard.press("c")
    player.page.wait_for_selector("[data-tried=C]")
    assert player.page.locator("[data-tried]").count() == 2

    # What cannot be tried says why, and leads to its rule.
    spent = next(index for index, ply in enumerate(told["turning"][0], 1) if "clap" not in legal_at(plan, ply))
    while number != spent:
        player.action("next-point" if number < spent else "previous-point")
        number += 1 if number < spent else -1
        point(player, number)
    player.page.locator("[data-move=clap]").click(force=True)
    expect(player.page.locator("main > .turn")).to_contain_text(SPENT)
    expect(player.page.locator("#say")).to_contain_text(SPENT)
    player.page.locator("main > .turn [data-rule=clap]").click()
    player.page.wait_for_selector("dialog[open] #rules-clap:focus")
    player.page.go_back()
    player.page.wait_for_selector("dialog[open]", state="detached")
    point(player, number)


def test_a_review_can_be_stopped_and_made_again(visit: Visit, file_site: str, plan: Plan) -> None:
    player = at_end(visit, file_site, plan.text())
    table = player.end_table()
    for leave in ("stop-review", "back"):
        player.action("review")
        player.page.wait_for_selector(f"{WORKING} progress[max]:not([max='1'])")
        if leave == "back":
            player.page.go_back()
        else:
            player.action(leave)
        player.wait_over()
        assert player.end_table() == table
    # The engine has nothing else to do: it answers at once, with the game that is here.
    player.action("undo")
    player.wait_screen("table")
    assert player.wait_decision() != "over"


def test_the_engine_stops_when_the_review_is_left(visit: Visit, http_site: str, plan: Plan) -> None:
    sent = """(() => {
        const post = Worker.prototype.postMessage;
        window.sent = [];
        Worker.prototype.postMessage = function (message, ...rest) {
            if (typeof message === "string") window.sent.push(JSON.parse(message).method);
            return post.call(this, message, ...rest);
        };
    })()"""
    player = at_end(visit, http_site, plan.text(), scripts=[sent])
    player.action("review")
    player.page.wait_for_selector(WORKING)
    player.action("stop-review")
    player.wait_over()
    assert player.page.evaluate("() => window.sent").count("review") == 1
    assert player.page.evaluate("() => window.sent.at(-1)") == "stop"


def test_a_reload_during_a_review_comes_back_to_the_end(visit: Visit, file_site: str, plan: Plan) -> None:
    player = at_end(visit, file_site, plan.text())
    table, save = player.end_table(), player.kept()
    player.action("review")
    player.page.wait_for_selector(WORKING)
    player.page.reload()
    player.wait_over()
    assert (player.end_table(), player.kept()) == (table, save)
    reviewed(player)
    player.action("next-point")
    point(player, 1)
    player.page.reload()
    player.wait_over()
    assert (player.end_table(), player.kept()) == (table, save)
    player.page.go_back()
    player.wait_screen("title")


def test_a_review_that_is_there_is_not_made_again(visit: Visit, http_site: str, plan: Plan) -> None:
    player = reviewed(at_end(visit, http_site, plan.text()))
    player.action("leave-review")
    player.wait_over()
    player.action("review")
    player.page.wait_for_selector(OVERVIEW, timeout=2000)
    player.page.go_back()
    player.wait_over()
    player.page.go_forward()
    player.page.wait_for_selector(OVERVIEW, timeout=2000)
    player.action("menu")
    player.action("home")
    player.wait_screen("title")
    player.action("continue")
    player.wait_over()


def test_a_game_of_bots_alone_has_a_review_too(visit: Visit, http_site: str, settled: str) -> None:
    player = reviewed(at_end(visit, http_site, settled))
    assert player.page.locator("[data-action=next-point], [data-action=person]").count() == 0
    expect(player.page.get_by_text("Only bots played")).to_be_visible()


def test_who_played_well_is_told_so(visit: Visit, http_site: str) -> None:
    session = Order(seats(3, 1), seed="well").session("well")
    while session.phase != "over":
        if session.phase == "bot":
            session.play_bot()
        else:
            session.play(finished(session.explain(session.ply)).moves[0].move)
    player = reviewed(at_end(visit, http_site, json.dumps(session.record.to_json())))
    expect(player.page.get_by_text("Well played!")).to_be_visible()
    assert player.page.locator("[data-action=next-point]").count() == 0


def test_each_person_has_turning_points_of_their_own(
    visit: Visit, http_site: str, plan: Plan, told: dict[str, Any]
) -> None:
    record = json.loads(plan.text())
    for seat, name in zip(record["seats"], ("Ada", "Béla", "Chiara"), strict=True):
        seat.update(name=name, player="human")
    player = reviewed(at_end(visit, http_site, json.dumps(record)))
    for seat, turning in enumerate(told["turning"]):
        player.page.locator(f'[data-action=person][data-seat="{seat}"]').click()
        player.page.wait_for_selector(f'[data-action=person][data-seat="{seat}"][aria-pressed=true]')
        assert player.page.locator("[data-action=next-point]").count() == min(1, len(turning))
        for number, ply in enumerate(turning, 1):
            player.action("next-point")
            assert point(player, number) == ply
            assert player.page.locator(f'main[data-seat="{seat}"]').count() == 1
        if turning:
            assert player.page.locator('[data-action="next-point"][aria-disabled=true]').count() == 1
            player.action("overview")
            player.page.wait_for_selector(OVERVIEW)
    check_table(player, plan, told)


def check_table(player: Player, plan: Plan, told: dict[str, Any]) -> None:
    """The curve as a table says what the engine says."""
    player.page.locator("summary").click()
    rows = player.page.get_by_role("table").get_by_role("row").all()[1:]
    plies = [ply for ply, text in enumerate(plan.plies) if not text.startswith("first")]
    assert len(rows) == len(plies)
    for row, ply in zip(rows, plies, strict=True):
        cells = [int(text.strip(" %\u00a0")) for text in row.get_by_role("cell").all_inner_texts()]
        for cell, share in zip(cells, told["curve"][ply + 1], strict=True):
            assert abs(cell - 100 * share) <= 1


def test_a_lost_engine_leaves_the_end_and_a_way_on(visit: Visit, http_site: str, plan: Plan) -> None:
    player = at_end(visit, http_site, plan.text(), scripts=[(HERE / "worker.js").read_text("utf-8")])
    player.action("review")
    player.page.wait_for_selector(WORKING)
    player.page.evaluate(
        "() => window.workers.at(-1).onerror(new ErrorEvent('error', { message: 'gone', cancelable: true }))"
    )
    player.wait_over()
    assert player.note() != ""
    player.action("retry")
    reviewed(player)


@pytest.mark.parametrize("lang", [pytest.param("en", marks=FULL), pytest.param("it", marks=FULL), "fr"])
def test_everyone_can_read_it(visit: Visit, http_site: str, plan: Plan, told: dict[str, Any], lang: str) -> None:
    other = {"en": "it", "it": "fr", "fr": "en"}[lang]
    player = at_end(visit, f"{http_site}?lang={other}", plan.text(), scripts=[AXE.read_text("utf-8"), WATCH_SAY])
    page = player.page
    player.action("review")
    page.wait_for_selector(WORKING)
    # The language is changed where the review stands.
    wrong = looked_at(player, "working", axe=False)
    page.wait_for_selector(OVERVIEW)
    player.action("menu")
    player.speak(lang)
    player.action("close")
    page.wait_for_selector(f'html[lang="{lang}"] main[data-review=overview]')
    page.locator("summary").click()
    wrong += looked_at(player, "overview")
    player.action("next-point")
    best = decision(told, point(player, 1))["best"]
    wrong += looked_at(player, "question")
    page.evaluate("() => { window.said.length = 0; }")
    # The best one would show the answer.
    try_move(player, next(move for move in player.legal() if move != best))
    player.settle()
    assert len(page.evaluate("() => window.said")) == 1
    player.action("show-answer")
    page.wait_for_selector("#answer:focus")
    wrong += looked_at(player, "answered")
    assert wrong == []


def looked_at(player: Player, stop: str, *, axe: bool = True) -> list[str]:
    """What is wrong with the screen at all sizes and in both schemes."""
    page = player.page
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{stop} at {width} px: {one}" for one in page.evaluate(SIDEWAYS)]
        wrong += [f"{stop} at {width} px: {one}" for one in page.evaluate(SMALL, TARGET)]
    page.set_viewport_size({"width": 390, "height": 844})
    schemes: tuple[Scheme, ...] = ("dark", "light")
    for scheme in schemes if axe else ():
        page.emulate_media(color_scheme=scheme)
        player.settle()
        wrong += [f"{stop}, {scheme}: {one}" for one in page.evaluate(RUN_AXE, TAGS)]
    return wrong


def test_the_review_is_announced_sparingly(visit: Visit, http_site: str, plan: Plan, told: dict[str, Any]) -> None:
    player = at_end(visit, http_site, plan.text(), scripts=[WATCH_SAY])
    player.settle()
    player.page.evaluate("() => { window.said.length = 0; }")
    reviewed(player)
    player.settle()
    said = [one for one in player.page.evaluate("() => window.said") if one]
    assert len(said) == 2
    assert str(round(told["accuracy"][0])) in said[1]
