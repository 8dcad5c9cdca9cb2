"""The screens of a visit, one after another, for tests that look at each of them."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.plan import Plan, is_star
from e2e.player import Player


def stops(player: Player, plan: Plan) -> Iterator[str]:
    """Go from screen to screen and yield the name of each: title, rules, set-up, Star, table, menu, settings, end."""
    yield "title"
    player.action("rules")
    player.page.wait_for_selector("dialog[open]")
    yield "rules"
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    player.action("new-game")
    player.wait_screen("setup")
    yield "setup"
    player.page.go_back()
    player.wait_screen("title")
    star = plan.index(is_star)
    player.open_record(plan.text(plan.steps[star].ply))
    yield "star"
    player.follow(plan, plan.steps[star : star + 1])
    player.wait_decision()
    yield "table"
    player.action("menu")
    player.page.wait_for_selector("dialog[open]")
    yield "menu"
    player.action("settings")
    player.page.wait_for_selector("dialog[open]")
    yield "settings"
    player.action("close")
    player.page.wait_for_selector("dialog[open]", state="detached")
    player.choose_file(plan.text())
    player.page.wait_for_selector("[data-action=replace], [data-screen=end]")
    if player.screen != "end":
        player.action("replace")
    player.wait_over()
    yield "end"
