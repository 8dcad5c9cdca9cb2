"""Every screen fits: never sideways, the table at once on a phone and a desktop, targets large enough."""

from __future__ import annotations

from itertools import count

import pytest
from hollywood import GAME
from tabletop.session import Session

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import Player
from e2e.pseudo import SCRIPT, lengthen
from e2e.stops import SCRIPTS, SPEED, stops

SIZES = ((280, 653), (320, 568), (390, 844), (568, 320), (820, 1180), (1440, 900))
# What is read or pressed lies on the screen from edge to edge, whatever its container clips.
SIDEWAYS = """() => {
    const seen = [...document.querySelectorAll("main, main *, dialog[open], dialog[open] *")].filter((one) =>
        !one.closest("svg, [aria-hidden=true], .sr") && one.checkVisibility({ visibilityProperty: true }));
    const over = seen.flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5 ? [`${one.outerHTML.slice(0, 90)} from ${left} to ${right}`] : [];
    });
    for (const ticket of document.querySelectorAll(".scores .ticket")) {
        const ends = [...ticket.querySelectorAll("b, em, svg")].map((one) => one.getBoundingClientRect().right);
        if (Math.max(...ends) > ticket.getBoundingClientRect().right + 0.5) over.push(`${ticket.textContent} is cut`);
    }
    const { scrollWidth, clientWidth } = document.scrollingElement;
    return scrollWidth > clientWidth ? [...over, `the page is ${scrollWidth - clientWidth} px too wide`] : over;
}"""
TARGET = 44
SMALL = """(least) => [...document.querySelectorAll("button, select, input, summary, a[href]")].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return [];
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const hidden = box.width <= 1 || box.height <= 1;
    return hidden || (box.width >= least - 0.5 && box.height >= least - 0.5)
        ? [] : [`${one.outerHTML.slice(0, 90)} is ${box.width} x ${box.height}`];
})"""
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    return inside ? [] : [`${one.outerHTML.slice(0, 90)} at ${box.left} ${box.top} ${box.right} ${box.bottom}`];
})"""
# Whatever covers another's place: tools that stand over the short columns.
OVER_CARDS = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true })).map((one) => [one, one.getBoundingClientRect()]);
    const cards = boxes("[data-column] [data-row] .card");
    return boxes("main > div button, [data-times]").flatMap(([tool, a]) => cards.flatMap(([card, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5
            ? [`${tool.textContent.trim()} lies over ${card.dataset.card}`] : []));
}"""
# Points by where they come from, and what movies are multiplied by, in one line each; a total that is cut.
APART = """() => {
    const rows = [...document.querySelectorAll(".rival .parts, .times-now")].filter((one) => one.checkVisibility());
    const broken = rows.filter((row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top / 4))).size > 1);
    const cut = [...document.querySelectorAll("[data-owner] .pts")].filter((one) =>
        one.getBoundingClientRect().right > one.closest("[data-owner]").getBoundingClientRect().right + 0.5);
    return [...broken.map((row) => `in several lines: ${row.textContent}`), ...cut.map((one) => `cut: ${one.textContent}`)];
}"""
# A name that is cut, or broken within a word.
CUT_NAMES = """() => [...document.querySelectorAll("article[data-owner] h3, section[data-owner] > header h2")].flatMap((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const cut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1 || words.getClientRects().length > 1;
    return cut ? [`${one.textContent} has ${one.clientWidth} of ${one.scrollWidth} px`] : [];
})"""
# What is read or pressed and lies where the device covers it.
COVERED = """({ top, left, right }) => [...document.querySelectorAll("main *, dialog[open] *")].flatMap((one) => {
    const read = one.matches("button, input, select") || [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
    if (!read || one.closest("svg, [aria-hidden=true], .sr, [role=group]:not(.places)") || !one.checkVisibility({ visibilityProperty: true })) return [];
    const box = one.getBoundingClientRect();
    const free = box.width < 2 || (box.left >= left - 0.5 && box.right <= innerWidth - right + 0.5 && (box.top >= top - 0.5 || scrollY > 0));
    return free ? [] : [`${one.outerHTML.slice(0, 90)} at ${box.left} ${box.top} ${box.right}`];
})"""
NAMES = ("Wilhelmina van der Meulen", "Bartholomäus")


@pytest.fixture(scope="module", params=[3, 4], ids=["three", "four"])
def plan(request: pytest.FixtureRequest) -> Plan:
    names = tuple(name[:24] for name in NAMES)
    options = {"scoring": "advanced", "award_in_project": "double", "collect": "top_down"}
    for attempt in count():
        plan = make_plan(Order(seats(request.param, 2), options, names, f"layout {attempt}"))
        if widest(plan):
            return plan
    raise AssertionError("no such game")


def widest(plan: Plan) -> bool:
    """Whether the end table has tickets of the greatest width: three stars and a multiplier."""
    position = Session.load(plan.text(), GAME)._position
    movies = [
        (movie, position.multipliers[movie.genre])
        for seat in range(len(plan.order.players))
        for movie in position.area(seat).movies
    ]
    return any(movie.star.rating == 3 and times > 0 for movie, times in movies)


@pytest.mark.parametrize(
    ("plan", "lang"),
    [pytest.param(3, "en", marks=FULL), pytest.param(4, "fr", marks=FULL), (4, "pseudo")],
    indirect=["plan"],
)
def test_every_screen_fits_and_its_targets_are_large(visit: Visit, http_site: str, plan: Plan, lang: str) -> None:
    longer = {} if lang != "pseudo" else {SCRIPT: lengthen}
    address = f"{http_site}?lang={'it' if longer else lang}"
    player = visit(address, speed=SPEED, scripts=SCRIPTS, routes=longer)
    wrong = []
    for stop in stops(player, plan):
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{stop} at {width} px: {one}" for one in player.page.evaluate(SIDEWAYS)]
            wrong += [f"{stop} at {width} px: {one}" for one in player.page.evaluate(SMALL, TARGET)]
        player.page.set_viewport_size({"width": 390, "height": 844})
    assert not wrong, "\n".join(wrong)


def test_the_table_is_seen_without_scrolling_and_nothing_lies_over_a_card(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    player.open_record(plan.text(plan.steps[-1].ply))
    at_table(player, plan)
    wrong = []
    for width, height in (
        (390, 844),
        (1440, 900),
        (390, 664),
        (1024, 768),
        (844, 390),
        (280, 653),
        (568, 320),
        (360, 225),
    ):
        player.page.set_viewport_size({"width": width, "height": height})
        for part, least in {"[data-move]": 4, "[data-column] [data-row]": 14, "section[data-owner]": 1}.items():
            assert player.page.locator(part).count() >= least
            if width > 280 and height > 320:
                wrong += [f"at {width} px: {one}" for one in player.page.evaluate(OUTSIDE, part)]
        for _ in range(2):
            wrong += [f"at {width} px: {one}" for one in player.page.evaluate(OVER_CARDS) + player.page.evaluate(APART)]
            player.page.keyboard.press("e")
            player.settle()
    assert not wrong, "\n".join(wrong)


def test_the_names_that_nobody_chose_are_read_whole(visit: Visit, http_site: str) -> None:
    game = make_plan(Order(seats(4, 1), names=("", "", "Viviane", "Mirella"), seed="names"), star=False)
    player = visit(f"{http_site}?lang=en")
    # Each seat has opened a round by then, the person's the one on screen.
    opened = next(step.ply for step in reversed(game.steps) if step.seat == 0)
    player.open_record(game.text(opened))
    wrong = []
    for lang in ("en", "it", "fr"):
        player.action("menu")
        player.speak(lang)
        player.action("close")
        for width, height in ((280, 653), (390, 844), (768, 1024), (1440, 900)):
            player.page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{lang} at {width} px: {one}" for one in player.page.evaluate(CUT_NAMES)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("plan", [4], indirect=True)
def test_nothing_lies_under_the_edges_of_the_device(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    session = player.page.context.new_cdp_session(player.page)
    wrong = []

    def look(name: str) -> None:
        for width, height, top, side, bottom in ((844, 390, 0, 47, 21), (1180, 820, 24, 0, 20), (390, 844, 47, 0, 34)):
            insets = {"top": top, "left": side, "right": side, "bottom": bottom}
            player.page.set_viewport_size({"width": width, "height": height})
            session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            player.settle()
            wrong.extend(f"{name} at {width} px: {one}" for one in player.page.evaluate(COVERED, insets))

    look("title")
    player.action("rules")
    look("rules")
    player.action("close")
    player.action("new-game")
    look("setup")
    player.page.go_back()
    player.wait_screen("title")
    player.open_record(plan.text(plan.steps[-1].ply))
    at_table(player, plan)
    look("table")
    player.action("log")
    look("log")
    assert not wrong, "\n".join(wrong)


def at_table(player: Player, plan: Plan) -> None:
    """Come to a full table, a late turn with a reel to place."""
    last = plan.last_of_round(len(plan.order.players))
    if player.phase != "place":
        player.choose_file(plan.text(plan.steps[last].ply))
        player.wait_phase("place")
    player.wait_decision()


def test_nothing_moves_where_motion_is_not_wanted(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, speed="normal", reduced_motion="reduce")
    running = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length"
    assert player.page.evaluate(running) == 0
    last = plan.last_of_round()
    player.open_record(plan.text(plan.steps[last].ply))
    player.play(plan.steps[last].move)
    player.page.wait_for_selector("main[data-phase=receiving] [data-action=skip]")
    seen = set()
    while player.page.locator("main[data-phase=receiving] [data-action=skip]").count():
        seen.add(player.page.evaluate(running))
        player.settle()
    assert seen == {0}
