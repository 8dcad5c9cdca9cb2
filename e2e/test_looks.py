"""Themes, contrast and motion: what a person chose, else what the device asks for, at once and after a reload."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from e2e.conftest import Visit
from e2e.player import Player

GROUND = "() => getComputedStyle(document.body).backgroundColor"
DARK, LIGHT = "rgb(20, 9, 11)", "rgb(233, 218, 187)"
BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"
PUSH = "() => getComputedStyle(document.documentElement).getPropertyValue('--m-push').trim()"
BAR = "() => document.querySelector('meta[name=theme-color]').content"
# Points of a mark's outline, as a string of noughts and ones.
SHAPES = """(ids) => Object.fromEntries(ids.map((id) => {
    const outline = document.querySelector(`#${id} :is(.rf, path, circle)`);
    const box = outline.getBBox();
    let points = "";
    for (let y = 0; y < 40; y += 1) {
        for (let x = 0; x < 40; x += 1) {
            const point = new DOMPoint(box.x + ((x + 0.5) / 40) * box.width, box.y + ((y + 0.5) / 40) * box.height);
            points += outline.isPointInFill(point) ? "1" : "0";
        }
    }
    return [id, points];
}))"""


def choose(player: Player, name: str, value: str) -> None:
    """Choose a value of a setting, in the settings that are open."""
    player.page.locator(f"[data-action={name}][value={value}]").check()
    player.settle()


def ground(player: Player) -> Any:
    """The colour of the page's ground."""
    player.settle()
    return player.page.evaluate(GROUND)


def test_the_device_decides_until_a_person_does(visit: Visit, site: str) -> None:
    player = visit(site, color_scheme="dark", engine=False)
    assert ground(player) == DARK
    player.page.emulate_media(color_scheme="light")
    assert ground(player) == LIGHT
    assert player.page.evaluate(BAR) == LIGHT
    player.action("settings")
    choose(player, "theme", "dark")
    assert ground(player) == DARK
    assert player.page.evaluate(BAR) == DARK
    player.page.reload()
    player.wait_screen("title")
    assert ground(player) == DARK
    choose(player, "theme", "device")
    assert ground(player) == LIGHT


def test_contrast_is_high_where_it_is_asked_for(visit: Visit, http_site: str) -> None:
    player = visit(http_site, color_scheme="dark", contrast="more", engine=False)
    assert ground(player) == BLACK
    player.page.emulate_media(contrast="no-preference")
    assert ground(player) == DARK
    player.action("settings")
    choose(player, "contrast", "more")
    assert ground(player) == BLACK
    choose(player, "theme", "light")
    assert ground(player) == WHITE


def test_motion_can_be_switched_off(visit: Visit, http_site: str) -> None:
    player = visit(http_site, reduced_motion="no-preference", engine=False)
    assert player.page.evaluate(PUSH) != "0ms"
    player.action("settings")
    choose(player, "motion", "off")
    assert player.page.evaluate(PUSH) == "0ms"
    choose(player, "motion", "device")
    assert player.page.evaluate(PUSH) != "0ms"
    player.page.emulate_media(reduced_motion="reduce")
    player.settle()
    assert player.page.evaluate(PUSH) == "0ms"


def test_settings_of_another_version_do_no_harm(visit: Visit, http_site: str) -> None:
    player = visit(http_site, color_scheme="dark", engine=False)
    strange = '{"theme": "sepia", "contrast": 7, "motion": null, "sound": "loud", "speed": "warp"}'
    player.page.evaluate("(text) => localStorage.setItem('hollywood.settings', text)", strange)
    player.page.reload()
    player.wait_screen("title")
    assert ground(player) == DARK
    player.action("settings")
    for name, value in (("theme", "device"), ("contrast", "device"), ("motion", "device"), ("speed", "normal")):
        assert player.page.locator(f"[data-action={name}][value={value}]").is_checked()
    assert not player.page.locator("[data-action=sound]").is_checked()


def test_what_is_chosen_is_seen_in_forced_colours(visit: Visit, http_site: str) -> None:
    player = visit(http_site, forced_colors="active", engine=False)
    ground = "(one) => getComputedStyle(one).backgroundColor"
    chosen = player.page.locator("[data-action=language][aria-pressed=true]").evaluate(ground)
    other = player.page.locator("[data-action=language][aria-pressed=false]").first.evaluate(ground)
    assert chosen != other
    play = player.page.locator("[data-action=play]")
    for control, still in ((play, play.evaluate(ground)), (player.page.locator("[aria-pressed=true]").first, chosen)):
        control.hover()
        assert control.evaluate(ground) == still


@pytest.mark.parametrize(
    "marks", [("gb-H", "gb-A", "gb-R"), ("reel-1", "reel-2", "reel-3", "reel-4")], ids=["genres", "reels"]
)
def test_without_colour_shapes_tell_apart(visit: Visit, http_site: str, marks: tuple[str, ...]) -> None:
    player = visit(http_site, engine=False)
    player.page.wait_for_selector(f"#{marks[0]}", state="attached")
    shapes = player.page.evaluate(SHAPES, list(marks))
    assert all("1" in points and "0" in points for points in shapes.values())
    for one, two in combinations(marks, 2):
        differ = sum(a != b for a, b in zip(shapes[one], shapes[two], strict=True))
        assert differ >= 0.05 * len(shapes[one]), f"{one} and {two} have one outline"
