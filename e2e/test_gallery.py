"""Cards to be looked at: the sheet of all, and one large, by mouse, touch and keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from hollywood import CARDS, GAME
from playwright.sync_api import expect
from tabletop.session import Session

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from tools.fluent import messages

CODES = [card.code for card in CARDS]
LARGE = ".loupe:popover-open"
COVERED = """() => {
    const large = document.querySelector(".loupe").getBoundingClientRect();
    return [...document.querySelectorAll("[data-column] li, .places [data-move]")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < large.right && box.right > large.left && box.top < large.bottom && box.bottom > large.top;
    }).map((one) => one.dataset.move ?? one.textContent);
}"""


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="gallery"))


def large(player: Player) -> str | None:
    """The code of the card that is large now, or none."""
    player.settle()
    card = player.page.locator(f"{LARGE} [data-card]")
    return card.get_attribute("data-card") if card.count() else None


def all_large(player: Player) -> list[str]:
    """The codes of all cards that are large now."""
    player.settle()
    codes = player.page.locator(f"{LARGE} [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return [str(code) for code in codes]


def foot(player: Player, column: str, up: int = 0) -> str:
    """The code of a card of a column, counted from its foot."""
    cards = player.page.locator(f".cols [data-column={column}] .look [data-card]")
    return str(cards.nth(cards.count() - 1 - up).get_attribute("data-card"))


# The sheet


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_card_is_in_the_sheet_with_its_title(visit: Visit, http_site: str, lang: str) -> None:
    player = visit(f"{http_site}?lang={lang}", engine=False)
    player.action("rules")
    player.action("gallery")
    cards = player.page.locator(".gallery [data-card]")
    assert sorted(cards.evaluate_all("(all) => all.map((one) => one.dataset.card)")) == sorted(
        [*CODES, "clap", "double"]
    )
    assert player.page.locator(".gallery .full use[href^='#a-']").count() == len(CODES) + 2
    for code in CODES:
        title = messages(lang)[f"card-{code.rstrip('*')}"]
        assert title in str(player.page.locator(f".gallery [data-card='{code}']").get_attribute("aria-label"))


def test_the_sheet_has_an_address_and_back_closes_it(visit: Visit, site: str) -> None:
    player = visit(f"{site}#gallery")
    player.page.wait_for_selector("dialog[open] .gallery")
    player.page.reload()
    player.page.wait_for_selector("dialog[open] .gallery")
    player.page.go_back()
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert player.screen == "title"
    assert not player.page.url.endswith("#gallery")


def test_the_address_opens_the_sheet_over_a_running_game(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.evaluate("() => { location.hash = '#gallery'; }")
    player.page.wait_for_selector("dialog[open] .gallery")
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert player.screen == "table"
    assert player.ply == plan.steps[2].ply
    assert player.page.url.endswith("#table")


def test_enter_shows_a_card_of_the_sheet_and_arrows_the_next(visit: Visit, http_site: str) -> None:
    player = visit(http_site, engine=False)
    player.action("rules")
    player.action("gallery")
    player.page.locator(".look:has([data-card=H1])").focus()
    assert large(player) is None
    player.page.keyboard.press("Enter")
    assert large(player) == "H1"
    player.page.keyboard.press("ArrowRight")
    assert large(player) == "H2"
    player.page.keyboard.press("Escape")
    assert large(player) is None
    expect(player.page.locator("dialog[open] .gallery")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")


# One card large, on the table


def test_a_mouse_that_rests_on_a_card_shows_it_and_covers_no_column(visit: Visit, http_site: str, plan: Plan) -> None:
    for size in ({"width": 1440, "height": 900}, {"width": 820, "height": 1180}):
        player = visit(http_site, viewport=size)
        player.open_record(plan.text(plan.steps[2].ply))
        for column in "ABCD":
            player.page.locator(f"[data-column={column}] .look").first.hover()
            player.page.wait_for_selector(LARGE)
            assert player.page.evaluate(COVERED) == []


def test_own_cards_and_rivals_tickets_are_seen_large_too(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport={"width": 1440, "height": 900})
    player.open_record(plan.text(plan.steps[-1].ply))
    fan = player.page.locator("section[data-owner] li:has([data-card] + [data-card])").first
    cards = fan.locator("[data-card]")
    codes = cards.evaluate_all("(all) => all.map((one) => one.dataset.card)")
    box = cards.last.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] - 8, box["y"] + 20)
    player.page.wait_for_selector(LARGE)
    assert (large(player), player.page.evaluate(COVERED)) == (codes[-1], [])
    player.page.mouse.move(2, 2)
    player.page.wait_for_selector(LARGE, state="detached")
    fan.locator("[data-action=look]").focus()
    for code in [*codes, None]:
        player.page.keyboard.press("Enter")
        assert large(player) == code
    player.page.mouse.click(box["x"] + box["width"] - 8, box["y"] + 20)
    assert large(player) == codes[-1]
    player.page.keyboard.press("Escape")
    rivals_tickets(player, plan)


def tickets_of(area: dict[str, Any]) -> list[list[str]]:
    """The cards of each ticket of an area, in the order in which they lie there."""
    movies = [[*one["cards"], one["star"]] for one in area["movies"]]
    found = [*movies, area["blockbusters"], *(one["cards"] for one in area["projects"])]
    return [cards for cards in found if cards]


def rivals_tickets(player: Player, plan: Plan) -> None:
    """All cards of a ticket at once: by key and mouse on a desktop, on a phone by a press near it."""
    facts: Any = Session.load(plan.text(), GAME).at(plan.steps[-1].ply, None).view.facts
    wanted = [tickets_of(facts["players"][seat]) for seat in (1, 2)]
    page = player.page
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")
    for _ in range(2):
        page.keyboard.press("v")
    for tickets in wanted:
        for codes in tickets:
            page.keyboard.press("Enter")
            assert all_large(player) == codes
            assert page.evaluate(COVERED) == []
        page.keyboard.press("Enter")
        assert all_large(player) == []
        page.keyboard.press("ArrowDown")
    page.keyboard.press("v")
    assert page.evaluate("() => document.activeElement.closest('.mine') !== null")
    ticket = page.locator("article[data-owner] li").first
    box = ticket.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.wait_for_selector(LARGE)
    assert all_large(player) == wanted[0][0]
    for title in (messages("en")[f"card-{code.rstrip('*')}"] for code in wanted[0][0]):
        expect(page.locator(f"{LARGE} p")).to_contain_text(title)
    page.mouse.move(2, 2)
    page.wait_for_selector(LARGE, state="detached")
    page.set_viewport_size({"width": 390, "height": 844})
    box = ticket.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 8, box["y"] - 5)
    assert all_large(player) == wanted[0][0]
    page.mouse.click(10, 10)
    assert all_large(player) == []


def test_while_a_star_waits_what_its_owner_has_finished_is_seen_large(visit: Visit, http_site: str) -> None:
    plan = make_plan(Order(seed="sound"))
    session = Session.load(plan.text(), GAME)
    choices = [step for step in plan.steps if step.move.startswith("=")]
    areas: list[Any] = [session.at(step.ply, None).view.facts["players"][step.seat] for step in choices]
    step, area = next((step, area) for step, area in zip(choices, areas, strict=True) if area["movies"])
    player = visit(http_site, viewport={"width": 390, "height": 844})
    player.open_record(plan.text(step.ply))
    look = player.page.locator(".mine [data-action=look]")
    look.focus()
    for codes in tickets_of({**area, "projects": []}):
        player.page.keyboard.press("Enter")
        assert all_large(player) == codes
    player.page.keyboard.press("Enter")
    assert all_large(player) == []
    player.page.locator(".mine .ticket").first.click()
    assert all_large(player) == tickets_of(area)[0]
    player.page.locator(".loupe [data-action=rule]").click()
    player.page.wait_for_selector("dialog[open] [id^=rules-]:focus")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")
    expect(look).to_be_focused()
    player.play(step.move)


@pytest.mark.parametrize("size", [(280, 653), (1440, 900)], ids=["narrow", "desktop"])
def test_on_the_table_of_the_end_every_ticket_is_seen_large(
    visit: Visit, http_site: str, plan: Plan, size: tuple[int, int]
) -> None:
    player = visit(http_site, viewport={"width": size[0], "height": size[1]})
    player.open_record(plan.text())
    player.wait_over()
    players: Any = Session.load(plan.text(), GAME).at(len(plan.plies), None).view.facts["players"]
    seen = 0
    for seat, area in enumerate(players):
        for part, tickets in (
            ("movies", [[*one["cards"], one["star"]] for one in area["movies"]]),
            ("project", [one["cards"] for one in area["projects"] if one["cards"]]),
        ):
            cell = player.page.locator(f"td[data-seat='{seat}'][data-part={part}]")
            assert cell.locator("[data-cards]").count() == len(tickets)
            for at, codes in enumerate(tickets):
                cell.locator("[data-cards]").nth(at).click()
                assert all_large(player) == codes
                player.page.keyboard.press("Escape")
                seen += 1
    assert seen > 4
    names = player.page.locator("td [data-action=look]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(set(names)) == len(names)


def test_what_is_large_can_be_pointed_at_and_dismissed(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport={"width": 1440, "height": 900})
    player.open_record(plan.text(plan.steps[2].ply))
    card = player.page.locator("[data-column=A] .look").last
    card.hover()
    player.page.wait_for_selector(LARGE)
    player.page.locator(LARGE).hover()
    player.page.wait_for_timeout(600)
    assert large(player) == foot(player, "A")
    player.page.keyboard.press("Escape")
    assert large(player) is None
    card.hover()
    player.page.wait_for_selector(LARGE)
    player.page.mouse.move(2, 2)
    player.page.wait_for_selector(LARGE, state="detached")


def test_who_hears_the_page_is_told_what_a_card_is_good_for(visit: Visit, http_site: str) -> None:
    player = visit(http_site, engine=False)
    player.action("rules")
    player.action("gallery")
    player.page.locator(".look:has([data-card='A13*'])").press("Enter")
    words = messages("en")["look-award"].rpartition("}")[2].strip(" ,")
    expect(player.page.locator("#say")).to_contain_text(words)
    player.page.locator(".look:has([data-card=A12])").focus()
    player.page.keyboard.press("ArrowLeft")
    assert large(player) == "A11"


def test_a_mouse_that_passes_by_shows_nothing(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport={"width": 1440, "height": 900})
    player.open_record(plan.text(plan.steps[2].ply))
    for column in "ABCD":
        player.page.locator(f"[data-column={column}] .look").last.hover()
    player.page.locator("[data-move=D]").hover()
    player.page.wait_for_timeout(600)
    assert large(player) is None


def test_a_tap_shows_a_card_and_the_next_tap_puts_it_back(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, hand=HANDS["touch"], viewport={"width": 390, "height": 844})
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.locator("[data-column=B] .look").last.tap()
    assert large(player) == foot(player, "B")
    box = player.page.locator(f"{LARGE} .card").bounding_box()
    assert box is not None
    assert box["width"] == 300
    player.page.touchscreen.tap(195, 300)
    assert large(player) is None
    assert player.ply == plan.steps[2].ply


def test_arrows_go_up_to_the_cards_and_down_again(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport={"width": 1440, "height": 900})
    player.open_record(plan.text(plan.steps[2].ply))
    player.page.locator("[data-move=B]").focus()
    seen = []
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "ArrowDown"):
        player.page.keyboard.press(key)
        seen.append(large(player))
    assert seen == [foot(player, "B"), foot(player, "B", 1), foot(player, "C", 1), foot(player, "C")]
    player.page.keyboard.press("ArrowDown")
    assert large(player) is None
    assert player.page.evaluate("() => document.activeElement.dataset.move") == "C"
    player.page.keyboard.press("v")
    assert large(player) == foot(player, "A")
    player.page.keyboard.press("Escape")
    assert large(player) is None
    assert player.ply == plan.steps[2].ply


def test_a_card_that_goes_is_no_longer_large(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, viewport={"width": 1440, "height": 900})
    last = plan.steps[plan.last_of_round()]
    player.open_record(plan.text(last.ply))
    shown = player.page.locator("[data-column=A] .look").last
    shown.press("Enter")
    assert large(player) == foot(player, "A")
    player.play(last.move)
    player.wait_decision()
    assert large(player) is None
