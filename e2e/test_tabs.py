"""The same game in two tabs (scenario C5)."""

from __future__ import annotations

from e2e.conftest import Visit
from e2e.player import Player

AT_ONCE = "Date.now = () => 1_790_000_000_000; crypto.getRandomValues = (bytes) => bytes.fill(35);"
"""A tab for which no time passes, and whose name comes after any other."""


def second(first: Player, address: str) -> Player:
    """Another tab of the same browser."""
    other = Player(first.page.context.new_page())
    other.page.goto(address)
    return other


def test_c5_two_tabs_never_overwrite_each_other(visit: Visit, http_site: str) -> None:
    first = visit(f"{http_site}?lang=en")
    first.action("play")
    first.wait_decision()
    first.play(first.first_move())
    first.wait_decision()
    before = first.saved()
    address = f"{http_site}?lang=en#table"
    other = second(first, address)
    # The second says that the first has it, and touches nothing.
    other.page.get_by_role("dialog").get_by_text("goes on in another tab").wait_for()
    assert first.saved() == before
    first.play(first.first_move())
    first.wait_decision()
    after = first.saved()
    assert after != before
    # It takes the game over as it stands now; the first steps back.
    other.action("take-over")
    other.wait_decision()
    assert other.saved() == after
    first.page.wait_for_selector("dialog[open] [data-action=take-over]")
    ply = other.ply
    other.play(other.first_move())
    other.wait_decision()
    assert other.ply > ply
    latest = other.saved()
    # Closing leads to the title, whose way back has the game as the other left it; there it is asked about again.
    first.action("close")
    first.wait_screen("title")
    first.action("continue")
    first.page.wait_for_selector("dialog[open] [data-action=take-over]")
    first.action("take-over")
    first.wait_decision()
    assert first.saved() == latest
    assert first.ply == other.ply


def test_c5_who_has_taken_a_game_over_keeps_it_however_soon_it_is_asked_for(visit: Visit, http_site: str) -> None:
    first = visit(f"{http_site}?lang=en")
    first.action("play")
    first.wait_decision()
    first.page.context.add_init_script(AT_ONCE)
    other = second(first, f"{http_site}?lang=en#table")
    other.action("take-over")
    other.wait_decision()
    first.action("close")
    first.wait_screen("title")
    first.action("continue")
    first.page.wait_for_selector("dialog[open] [data-action=take-over]")
    assert other.page.locator("dialog[open]").count() == 0


def test_c5_a_tab_that_slept_does_not_write_over_what_came_meanwhile(visit: Visit, http_site: str) -> None:
    player = visit(f"{http_site}?lang=en")
    player.action("play")
    player.wait_decision()
    # What another tab wrote while this one heard nothing: this one's own entry, changed behind its back.
    told = player.page.evaluate("""() => {
        const name = `hollywood.game.${localStorage.getItem("hollywood.current")}`;
        const kept = JSON.parse(localStorage.getItem(name));
        const text = JSON.stringify({ ...kept, text: kept.text.replace('"redo"', '"redo" ') });
        localStorage.setItem(name, text);
        return [name, text];
    }""")
    player.press(player.first_move())
    player.page.wait_for_selector("dialog[open] [data-action=take-over]")
    assert player.page.evaluate("(name) => localStorage.getItem(name)", told[0]) == told[1]
    player.action("take-over")
    player.wait_decision()


def test_two_games_in_two_tabs_do_not_meet(visit: Visit, http_site: str) -> None:
    first = visit(f"{http_site}?lang=en")
    first.action("play")
    first.wait_decision()
    other = second(first, f"{http_site}?lang=en")
    other.wait_screen("title")
    other.action("play")
    other.wait_decision()
    first.play(first.first_move())
    first.wait_decision()
    assert first.page.locator("dialog[open]").count() == other.page.locator("dialog[open]").count() == 0
    # After a reload each has its own again.
    mine = first.page.evaluate("document.querySelector('main').dataset.ply")
    first.page.reload()
    first.wait_decision()
    assert first.page.evaluate("document.querySelector('main').dataset.ply") == mine
    assert len(first.games()) == 2
