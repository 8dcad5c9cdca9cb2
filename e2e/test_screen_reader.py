"""From start to review by a screen reader's words alone: what is heard at each stage, and that acting on it goes on."""

from __future__ import annotations

import re

import pytest

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, is_star, make_plan
from e2e.player import Player
from e2e.reader import Reader, reader_script
from tools.fluent import messages

REVIEWED = "[data-screen=review] [data-review=overview]"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="reader"))


class Words:
    """What phrases begin with in a language, up to the first thing that depends on the game."""

    def __init__(self, lang: str) -> None:
        self._messages = messages(lang)

    def __getitem__(self, key: str) -> str:
        return plain(self._messages[key].partition("{")[0])

    def button(self, key: str) -> str:
        """How a button is announced."""
        return f"button, {self[key]}"


def plain(text: str) -> str:
    """As the reader speaks it: every run of white space is one space."""
    return " ".join(text.split())


def has(heard: list[str], *parts: str) -> bool:
    """Whether one phrase holds all of these."""
    return any(all(part in phrase for part in parts) for phrase in heard)


def count(heard: list[str], part: str) -> int:
    """How many phrases hold this."""
    return sum(part in phrase for phrase in heard)


@pytest.mark.parametrize("lang", ["en", pytest.param("it", marks=FULL), pytest.param("fr", marks=FULL)])
def test_the_whole_way_by_words(visit: Visit, file_site: str, plan: Plan, lang: str) -> None:
    say = Words(lang)
    player = visit(f"{file_site}?lang={lang}", scripts=[reader_script()])
    reader = Reader(player)
    start(player, reader, say)
    place_and_undo(player, reader, say)
    past(player, reader, say)
    hint(player, reader, say)
    settings(player, reader, say)
    player.choose_file(plan.text(plan.steps[plan.index(is_star)].ply))
    star(player, reader, say)
    player.choose_file(plan.text(plan.steps[-1].ply))
    player.wait_ply(plan.steps[-1].ply)
    player.play(plan.steps[-1].move)
    end(player, reader, say)
    review(player, reader, say)


def start(player: Player, reader: Reader, say: Words) -> None:
    """The title."""
    player.wait_engine()
    heard = reader.heard()
    assert f"heading, {say['title-brand']}, level 1" in heard
    assert has(heard, say["title-language"])
    learn(player, reader, say)
    reader.act(say.button("title-play"))
    player.wait_decision()


def learn(player: Player, reader: Reader, say: Words) -> None:
    """The first lesson: what is asked, the reel, what came of it, the way on; and out again."""
    reader.act(say.button("learn-title"))
    player.page.wait_for_selector("main[data-lesson=push] [data-move=B][aria-disabled=false]")
    heard = reader.heard()
    assert has(heard, "heading", say["learn-push-title"], "level 1")
    assert has(heard, say["learn-push"])
    place = next(phrase for phrase in heard if phrase.startswith(say.button("table-place") + " B"))
    reader.act(place.removesuffix(", not disabled"))
    player.page.wait_for_selector("main[data-verdict=done]")
    *_, on = (phrase for phrase in reader.heard() if phrase.startswith(say.button("learn-on")))
    assert say["learn-right"] in on
    assert plain(player.page.locator("#lesson").text_content() or "") in on
    reader.act(say.button("learn-leave"))
    player.wait_screen("title")


def place_and_undo(player: Player, reader: Reader, say: Words) -> None:
    """A turn, and back."""
    heard = reader.heard()
    assert has(heard, "heading", say["table-columns"])
    left = [re.findall(r"\d+", phrase) for phrase in heard if phrase.startswith("image, ")]
    assert sum(len(numbers) == 2 and numbers[1] == "4" for numbers in left) == 3
    assert sum(phrase.startswith("listitem") and "position 1," in phrase for phrase in heard) >= 4
    seen = [phrase for phrase in heard if phrase.startswith("button, ") and phrase.endswith("not disabled")]
    place = next(phrase for phrase in seen if say["table-place"] in phrase and "A" in phrase)
    before = player.ply
    reader.act(place.removesuffix(", not disabled"))
    player.page.wait_for_selector(f'main:not([data-ply="{before}"])')
    player.wait_decision()
    assert count(reader.heard(), say["table-reel-of"]) >= 1
    reader.act(say.button("table-undo"))
    player.wait_ply(before)


def past(player: Player, reader: Reader, say: Words) -> None:
    """A line of the log, the table as it stood, and back to now."""
    before = player.position()
    reader.act(say.button("event-deal"))
    player.page.wait_for_selector("main[data-past]")
    heard = reader.heard()
    assert has(heard, say["past-title"])
    assert has(heard, say.button("past-continue"), say["past-continue-hint"])
    assert has(heard, say.button("past-forward"))
    reader.act(say.button("past-now"))
    player.wait_decision()
    assert player.position() == before


def hint(player: Player, reader: Reader, say: Words) -> None:
    """The best moves and why."""
    reader.act(say.button("hint-ask"))
    player.page.wait_for_selector("[data-hint=told]")
    heard = reader.heard()
    assert has(heard, "heading", say["hint-title"])
    assert count(heard, "%") >= 1
    player.action("hint-close")


def settings(player: Player, reader: Reader, say: Words) -> None:
    """Through the menu."""
    reader.act(say.button("table-menu"))
    player.page.wait_for_selector("dialog[open] [data-action=settings]")
    reader.act(say.button("menu-settings"))
    player.page.wait_for_selector("dialog[open] [data-action=speed]")
    heard = reader.heard()
    assert has(heard, "group", say["settings-speed"])
    assert has(heard, "radio", say["settings-speed-normal"])
    assert has(heard, "checkbox", say["settings-shortcuts"])
    reader.act(say.button("close"))
    player.page.wait_for_selector("dialog[open]", state="detached")


def star(player: Player, reader: Reader, say: Words) -> None:
    """A Star asks for a project."""
    player.wait_phase("star")
    player.wait_decision()
    before = player.ply
    heard = reader.heard()
    projects = heard.index(f"group, {say['table-star-choices']}")
    choice = next(phrase for phrase in heard[projects:] if phrase.startswith("button, "))
    assert "×" in choice
    assert "=" in choice
    reader.act(choice.removesuffix(", not disabled"))
    player.page.wait_for_selector(f'main:not([data-ply="{before}"])')


def end(player: Player, reader: Reader, say: Words) -> None:
    """Who won and why."""
    while player.wait_decision() != "over":
        player.play(player.first_move())
    player.page.wait_for_selector('[data-action=review]:not([aria-disabled="true"])')
    heard = reader.heard()
    assert sum(phrase.startswith("columnheader, ") for phrase in heard) >= 3
    for part in ("blockbusters", "movies", "project", "total"):
        assert has(heard, f"rowheader, {say[f'end-{part}']}")
    assert has(heard, f"image, {say['end-chart']}")


def review(player: Player, reader: Reader, say: Words) -> None:
    """Where it was decided."""
    reader.act(say.button("end-review"))
    player.page.wait_for_selector(REVIEWED)
    heard = reader.heard()
    assert has(heard, "heading", say["review-title"])
    assert has(heard, say["review-accuracy"])
    assert has(heard, "image", say["review-chart"])
