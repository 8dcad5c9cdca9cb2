"""Three languages: which one a visit gets, and that all words change at once."""

from __future__ import annotations

import json

import pytest

from e2e.conftest import Visit
from e2e.plan import Order, Plan, is_star, make_plan, seats
from e2e.player import Player

LANGUAGES = "Object.defineProperty(navigator, 'languages', {{ get: () => {} }});"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(3, 2), names=("Ada", "Béla"), seed="words"))


def lang_of(player: Player) -> str | None:
    return player.page.locator("html").get_attribute("lang")


@pytest.mark.parametrize(
    ("languages", "saved", "query", "expected"),
    [
        (["fr-CA", "en"], None, "", "fr"),
        (["it-CH"], None, "", "it"),
        (["de"], None, "", "en"),
        (["de", "it"], None, "", "it"),
        ([], None, "", "en"),
        (["fr"], "it", "", "it"),
        (["fr"], "it", "?lang=en", "en"),
        (["fr"], "it", "?lang=xx", "it"),
        (["en"], None, "?lang=fr-BE", "fr"),
    ],
)
def test_the_link_then_the_last_choice_then_the_browser_else_english(
    visit: Visit, http_site: str, languages: list[str], saved: str | None, query: str, expected: str
) -> None:
    settings = json.dumps(json.dumps({"lang": saved}))
    keep = f"try {{ localStorage.setItem('hollywood.settings', {settings}); }} catch {{}}"
    player = visit(http_site + query, scripts=[LANGUAGES.format(json.dumps(languages)), keep])
    assert lang_of(player) == expected
    assert player.page.locator(f"[data-action=language][lang={expected}]").get_attribute("aria-pressed") == "true"


def test_the_browser_s_own_language_is_heard(visit: Visit, site: str) -> None:
    assert lang_of(visit(site, locale="fr-CA")) == "fr"


def test_a_choice_is_kept_and_a_link_is_for_one_visit(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.page.locator("[data-action=language][lang=it]").click()
    assert lang_of(player) == "it"
    player.open(f"{http_site}?lang=fr")
    assert lang_of(player) == "fr"
    player.open(http_site)
    assert lang_of(player) == "it"


MOMENTS = ("title", "setup", "place", "star", "over")


@pytest.mark.parametrize("moment", MOMENTS)
def test_switching_rewords_everything_at_once(visit: Visit, http_site: str, plan: Plan, moment: str) -> None:
    player = visit(f"{http_site}?lang=en")
    come_to(player, plan, moment)
    told = {"en": words(player)}
    for lang in ("it", "fr"):
        switch(player, lang)
        told[lang] = words(player)
        assert told[lang] == fresh(visit, http_site, plan, moment, lang)
    switch(player, "en")
    assert words(player) == told["en"]
    assert len({tuple(lines) for lines in told.values()}) == 3


def come_to(player: Player, plan: Plan, moment: str) -> None:
    """Go to where the words are looked at."""
    player.wait_engine()
    ply = {"place": plan.steps[9].ply, "star": plan.steps[plan.index(is_star)].ply, "over": len(plan.plies)}
    if moment == "setup":
        player.action("new-game")
        player.wait_screen("setup")
    elif moment in ply:
        player.open_record(plan.text(ply[moment]))
        assert player.phase == moment


def switch(player: Player, lang: str) -> None:
    """Choose a language, on the title or in the menu."""
    screen = player.screen
    if screen in ("table", "end"):
        player.action("menu")
    elif screen == "setup":
        player.page.go_back()
        player.wait_screen("title")
    player.page.locator(f"[data-action=language][lang={lang}]").click()
    player.page.wait_for_selector(f"html[lang={lang}]")
    if screen in ("table", "end"):
        player.action("close")
        player.page.wait_for_selector("dialog[open]", state="detached")
    elif screen == "setup":
        player.action("new-game")
        player.wait_screen("setup")


def words(player: Player) -> list[str]:
    """All that is read on the screen, the whole log included, and what only a screen reader says."""
    labels = player.page.evaluate("""() => [...document.querySelectorAll("main, main [aria-label], main [placeholder]")]
        .map((one) => one.getAttribute("aria-label") ?? one.getAttribute("placeholder") ?? one.textContent)
        .map((text) => text.replace(/\\s+/g, " "))""")
    log = player.log() if player.screen in ("table", "end") else []
    return [*map(str, labels), *log]


def fresh(visit: Visit, site: str, plan: Plan, moment: str, lang: str) -> list[str]:
    """What a visit says that had the language from its start."""
    other = visit(f"{site}?lang={lang}")
    come_to(other, plan, moment)
    return words(other)


def test_what_is_said_after_a_switch_is_in_the_new_language(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(2))
    switch(player, "fr")
    player.play(plan.steps[0].move)
    player.wait_decision()
    spoken = player.page.locator("#say p").last
    spoken.wait_for(state="attached")
    log = player.log()[-1]
    switch(player, "en")
    assert player.log()[-1] != log
