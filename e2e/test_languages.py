"""Three languages: which one a visit gets, and that all words change at once."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from e2e.conftest import Visit
from e2e.plan import Order, Plan, is_star, make_plan, seats
from e2e.player import Player

LANGUAGES = "Object.defineProperty(navigator, 'languages', {{ get: () => {} }});"


# What a translating browser does: words come to lie in elements that the page does not know, but where it is told to keep off.
TRANSLATE = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    const theirs = found.filter((one) => one.data.trim() && one.parentElement.translate);
    for (const one of theirs) {
        const word = document.createElement("font");
        word.textContent = one.data.toUpperCase();
        one.replaceWith(word);
    }
    return theirs.length;
}"""


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
    player = visit(http_site + query, scripts=[LANGUAGES.format(json.dumps(languages)), keep], engine=False)
    assert lang_of(player) == expected
    assert player.page.locator(f"[data-action=language][lang={expected}]").get_attribute("aria-pressed") == "true"


def test_the_browser_s_own_language_is_heard(visit: Visit, site: str) -> None:
    assert lang_of(visit(site, locale="fr-CA", engine=False)) == "fr"


def test_a_choice_is_kept_and_a_link_is_for_one_visit(visit: Visit, http_site: str) -> None:
    player = visit(http_site, engine=False)
    player.speak("it")
    player.open(f"{http_site}?lang=fr")
    assert lang_of(player) == "fr"
    player.open(http_site)
    assert lang_of(player) == "it"


def test_switching_rewords_everything_at_once(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(f"{http_site}?lang=en")
    told: dict[str, dict[str, list[str]]] = {"en": {}, "it": {}, "fr": {}}
    for moment in moments(player, plan):
        told["en"][moment] = words(player)
        for lang in ("it", "fr", "en"):
            switch(player, lang)
            if lang == "en":
                assert words(player) == told["en"][moment]
            else:
                told[lang][moment] = words(player)
        assert len({tuple(lines[moment]) for lines in told.values()}) == 3
    for lang in ("it", "fr"):
        # A visit that had the language from its start says the same.
        fresh = visit(f"{http_site}?lang={lang}")
        assert {moment: words(fresh) for moment in moments(fresh, plan)} == told[lang]


def moments(player: Player, plan: Plan) -> Iterator[str]:
    """Go where the words are looked at, one after another."""
    player.wait_engine()
    yield "title"
    player.action("new-game")
    player.wait_screen("setup")
    yield "setup"
    player.page.go_back()
    player.wait_screen("title")
    player.open_record(plan.text(plan.steps[9].ply))
    assert player.phase == "place"
    yield "place"
    star = plan.steps[plan.index(is_star)].ply
    player.choose_file(plan.text(star))
    player.wait_ply(star)
    assert player.phase == "star"
    yield "star"
    player.choose_file(plan.text())
    player.wait_over()
    yield "over"


def switch(player: Player, lang: str) -> None:
    """Choose a language, on the title or in the menu."""
    screen = player.screen
    if screen in ("table", "end"):
        player.action("menu")
    elif screen == "setup":
        player.page.go_back()
        player.wait_screen("title")
    player.speak(lang)
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


def test_a_browser_that_translates_keeps_off_the_table_and_may_have_the_rules(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(f"{http_site}?lang=en")
    player.open_record(plan.text(plan.steps[0].ply))
    player.wait_decision()
    player.page.evaluate(TRANSLATE)
    player.follow(plan, plan.steps[:3])
    shown = player.page.locator("main").inner_text()
    player.page.reload()
    player.wait_ply(player.ply)
    assert player.page.locator("main").inner_text() == shown
    player.action("menu")
    player.action("rules")
    player.page.wait_for_selector("dialog[open] .rules-text")
    assert player.page.evaluate(TRANSLATE) > 100
    player.action("close")
    player.follow(plan, plan.steps[3:4])
