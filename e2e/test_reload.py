"""A reload in any phase, and Back: the same position, the same question, nothing lost.

Each phase is met over http and from disk, with another hand and in another language each time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, is_double, is_star, make_plan
from e2e.player import Player

Come = Callable[..., Player]


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="reload"))


@pytest.fixture
def come(visit: Visit, request: pytest.FixtureRequest, http_site: str, file_site: str) -> Come:
    """Open the title in one of the ways of a test: `come(speed="normal")`."""
    site, hand, lang = request.param
    return partial(visit, f"{http_site if site == 'http' else file_site}?lang={lang}", hand=HANDS[hand])


def ways(*rows: tuple[str, str, str]) -> pytest.MarkDecorator:
    """Where from, by which hand and in which language a phase is met."""
    return pytest.mark.parametrize("come", rows, ids="-".join, indirect=True)


def go_on_as_planned(player: Player, plan: Plan, step: int) -> None:
    """The planned game goes on from here."""
    player.follow(plan, plan.steps[step : step + 1])
    player.wait_decision()
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: player.ply]
    assert player.ply > plan.steps[step].ply


@ways(("http", "mouse", "en"), ("file", "keys", "it"))
def test_on_the_own_turn(come: Come, plan: Plan) -> None:
    player = come()
    player.start(plan.order)
    player.follow(plan, plan.steps[:3])
    before = player.position()
    assert (before["phase"], before["ply"]) == ("place", plan.steps[3].ply)
    player.page.reload()
    assert player.position() == before
    go_on_as_planned(player, plan, 3)


@ways(("http", "walk", "fr"), ("file", "touch", "en"))
def test_between_the_two_reels(come: Come, plan: Plan) -> None:
    player = come()
    double = plan.index(is_double)
    step = plan.steps[double]
    player.open_record(plan.text(step.ply))
    first, _, second = step.move.partition("+")
    player.press("double")
    player.press(first)
    player.wait_phase("second")
    before = player.position()
    assert before["save"]["draft"] == first
    player.page.reload()
    assert player.position() == before
    player.press(second)
    player.wait_ply(plan.steps[double + 1].ply)
    player.follow(plan, plan.steps[double + 1 : double + 3])
    assert player.saved()["record"]["plies"][step.ply] == step.move


@ways(("http", "touch", "it"), ("file", "walk", "fr"))
def test_at_a_star_choice(come: Come, plan: Plan) -> None:
    player = come()
    star = plan.index(is_star)
    player.open_record(plan.text(plan.steps[star - 1].ply))
    player.follow(plan, plan.steps[star - 1 : star])
    before = player.position()
    assert before["phase"] == "star"
    player.page.reload()
    assert player.position() == before
    go_on_as_planned(player, plan, star)


@ways(("http", "keys", "fr"), ("file", "mouse", "it"))
def test_on_a_bot_s_turn(come: Come, plan: Plan) -> None:
    player = come(speed="normal")
    player.open_record(plan.text(plan.steps[2].ply))
    player.play(plan.steps[2].move)
    player.wait_phase("bot")
    player.page.reload()
    player.wait_decision()
    assert player.ply == plan.steps[3].ply
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: plan.steps[3].ply]
    go_on_as_planned(player, plan, 3)


@ways(("http", "walk", "it"), ("file", "touch", "fr"))
def test_while_cards_are_received(come: Come, plan: Plan) -> None:
    player = come(speed="normal")
    last = plan.last_of_round()
    player.open_record(plan.text(plan.steps[last].ply))
    player.play(plan.steps[last].move)
    player.page.wait_for_selector("main[data-phase=receiving] [data-action=skip]")
    player.page.reload()
    player.wait_decision()
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: player.ply]
    assert player.ply == plan.steps[last + 1].ply
    go_on_as_planned(player, plan, last + 1)


@ways(("http", "mouse", "fr"), ("file", "keys", "en"))
def test_at_the_end(come: Come, plan: Plan) -> None:
    player = come()
    player.open_record(plan.text())
    player.wait_over()
    before = (player.position(), player.end_table(), player.log())
    player.page.reload()
    player.wait_over()
    assert (player.position(), player.end_table(), player.log()) == before


def test_a_browser_that_forgets_its_storage_loses_no_game_from_disk(visit: Visit, file_site: str, plan: Plan) -> None:
    player = visit(file_site)
    player.open_record(plan.text(plan.steps[2].ply))
    player.play(plan.steps[2].move)
    player.wait_decision()
    player.action("menu")
    player.action("close")
    before = player.position()
    player.page.evaluate("() => localStorage.clear()")
    player.page.reload()
    assert player.position() == before


def test_a_browser_that_brings_back_an_older_storage_loses_no_game_from_disk(
    visit: Visit, file_site: str, plan: Plan
) -> None:
    player = visit(file_site)
    player.open_record(plan.text(plan.steps[2].ply))
    player.wait_decision()
    older = player.page.evaluate("() => ({ ...localStorage })")
    player.play(plan.steps[2].move)
    player.wait_decision()
    before = player.position()
    player.page.evaluate("() => localStorage.clear()")
    player.page.reload()
    assert player.position() == before
    player.page.evaluate("(older) => { localStorage.clear(); Object.assign(localStorage, older); }", older)
    player.page.reload()
    assert player.position() == before


def test_what_another_tab_has_stored_is_newer_than_what_this_one_could_not_store(
    visit: Visit, file_site: str, plan: Plan
) -> None:
    player = visit(file_site)
    player.start(plan.order)
    player.wait_decision()
    newer = json.dumps({**json.loads(player.stored("setup") or ""), "seed": "another tab"})
    written = f"""
        localStorage.setItem("hollywood.setup", {json.dumps(newer)});
        localStorage.setItem("hollywood.at", "{player.page.evaluate("() => Date.now()")}");
    """
    player.page.evaluate(
        f"""() => {{ {written}
            Storage.prototype.setItem = () => {{ throw new DOMException("full", "QuotaExceededError"); }};
        }}"""
    )
    player.play(plan.steps[0].move)
    player.wait_decision()
    ply = player.ply
    # Only with the storage that it had: the browser may come back with an empty one.
    player.page.add_init_script(written)
    player.page.reload()
    player.wait_decision()
    assert (player.ply, player.stored("setup")) == (ply, newer)


LAYER = "dialog[open], main[data-past]"


def in_menu(player: Player, action: str) -> None:
    """Open a layer from the menu."""
    player.action("menu")
    player.action(action)


LAYERS: tuple[Callable[[Player], object], ...] = (
    lambda player: player.action("menu"),
    *(partial(in_menu, action=action) for action in ("rules", "settings", "seats", "share", "open-link")),
    lambda player: player.page.keyboard.press("?"),
    lambda player: player.page.keyboard.press("w"),
    lambda player: player.page.keyboard.press("["),
    lambda player: player.page.evaluate("() => { location.hash = '#gallery'; }"),
)


def test_back_closes_the_layer_then_leads_to_the_title_that_offers_to_go_on(
    visit: Visit, site: str, plan: Plan
) -> None:
    player = visit(site)
    player.start(plan.order)
    player.follow(plan, plan.steps[:2])
    before = player.position()
    for open_layer in LAYERS:
        open_layer(player)
        player.page.wait_for_selector(LAYER)
        player.page.go_back()
        player.page.wait_for_selector(LAYER, state="detached")
        assert player.screen == "table"
    # A close and a Back at once are two steps, and so are two Backs.
    for two in (
        "document.querySelector('[data-action=close]').click(); history.back();",
        "history.back(); history.back();",
    ):
        player.action("menu")
        player.page.wait_for_selector(LAYER)
        player.page.evaluate(f"() => {{ {two} }}")
        player.wait_screen("title")
        assert player.page.locator(".doors [data-action]").first.get_attribute("data-action") == "continue"
        player.action("continue")
        player.wait_decision()
    assert player.position() == before
    player.follow(plan, plan.steps[2:4])


def test_back_from_a_first_reel_loses_neither_the_game_nor_the_reel(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.start(plan.order)
    player.follow(plan, plan.steps[: plan.index(is_double)])
    player.press("double")
    player.press("B")
    player.wait_phase("second")
    before = player.position()
    player.page.go_back()
    player.wait_screen("title")
    player.page.go_forward()
    player.wait_screen("table")
    assert player.position() == before


def test_back_on_the_end_screen_keeps_the_end(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text())
    player.wait_over()
    before = player.end_table()
    player.page.go_back()
    player.wait_screen("title")
    player.action("continue")
    player.wait_over()
    assert player.end_table() == before


@pytest.mark.parametrize("layer", ["rules", "new-game"])
def test_back_from_what_the_title_opens(visit: Visit, http_site: str, layer: str) -> None:
    player = visit(http_site)
    player.action(layer)
    player.page.wait_for_selector("dialog[open], [data-screen=setup]")
    player.page.go_back()
    player.wait_screen("title")
    player.page.wait_for_selector("dialog[open]", state="detached")
