"""People far apart play a game by link: each at a browser of their own, with a seat of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hollywood import GAME
from tabletop.link import link_of
from tabletop.record import Record, read_record

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan, seats
from e2e.player import CAN_MOVE, OVER, Player
from e2e.test_links import CLIPBOARD, goto

AWAY = "main[data-phase=away]"
MINE = "[data-action=my-seat]"
SHARE = """navigator.share = async ({ url }) => {
    window.shared = url;
    if (window.ends) throw new DOMException("no", window.ends);
};"""
NOT_UNDO = '[data-action=undo][aria-disabled="true"]'


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seats(4, 2), names=("Ada", "Bea"), seed="far apart"))


def sent(player: Player) -> str:
    """Press what sends the link, and give it from its # on."""
    player.action("send")
    player.page.wait_for_selector(
        "[data-action=send]:not(.primary), html[data-screen=end]:not(:has([data-action=send]))"
    )
    address = str(player.page.evaluate("() => navigator.clipboard.readText()"))
    return "#" + address.partition("#")[2]


def turns(plan: Plan) -> Iterator[tuple[int, list[int]]]:
    """The decisions of the persons, by number, as long as one of them is asked again and again."""
    first = 0
    for index, step in enumerate(plan.steps):
        if index + 1 == len(plan.steps) or plan.steps[index + 1].seat != step.seat:
            yield step.seat, list(range(first, index + 1))
            first = index + 1


def test_two_browsers_play_a_whole_game_with_each_other(visit: Visit, file_site: str, plan: Plan) -> None:
    players = [visit(file_site, permissions=CLIPBOARD) for _ in range(2)]
    ada, _ = players
    ada.set_up(plan.order)
    ada.switch("[data-action=far]")
    ada.action("start")
    ada.page.locator(f'{MINE}[data-seat="0"]').click()
    ada.page.wait_for_selector("dialog[open]", state="detached")
    link = ""
    asked = {0}
    for seat, steps in turns(plan):
        player, other = players[seat], players[1 - seat]
        if seat not in asked or link:
            if not link:
                ada.page.wait_for_selector(AWAY)
                link = sent(ada)
            goto(player, link)
            if seat not in asked:
                player.page.locator(f'{MINE}[data-seat="{seat}"]').click()
                asked.add(seat)
        player.wait_ply(plan.steps[steps[0]].ply)
        if link:
            # What came by link is theirs.
            assert player.page.locator(NOT_UNDO).count() == 1
            assert other.legal() == []
        player.follow(plan, tuple(plan.steps[index] for index in steps))
        player.page.wait_for_selector(f"{AWAY}, {OVER}")
        link = sent(player)
        assert len(link) < 1000
    loser = players[1 - plan.steps[-1].seat]
    goto(loser, link)
    for player in players:
        player.wait_over()
        assert tuple(player.saved()["record"]["plies"]) == plan.plies
        assert len(player.games()) == 1
    assert players[0].end_table() == players[1].end_table()
    assert players[0].games() == players[1].games()
    # Once more with the same people is by link again.
    ada.action("again")
    ada.page.wait_for_selector(f"{AWAY}, {CAN_MOVE}")
    assert json.loads(ada.kept() or "")["mine"] == 0


def record_of(plan: Plan, ply: int) -> Record:
    return read_record(json.dumps({**json.loads(plan.text(ply)), "id": "gala"}), GAME)


def test_what_does_not_go_on_from_here_is_told_and_harms_nothing(visit: Visit, http_site: str, plan: Plan) -> None:
    index = next(index for index in range(3, len(plan.steps)) if plan.steps[index].seat == 1)
    step = plan.steps[index]
    bea = visit(f"{http_site}#game={link_of(record_of(plan, step.ply), GAME)}", permissions=CLIPBOARD)
    bea.page.locator(f'{MINE}[data-seat="1"]').click()
    bea.wait_ply(step.ply)
    other = next(move for move in bea.legal() if move != step.move and len(move) == 1)
    bea.play(step.move)
    # Until it is sent, a move is one's own.
    bea.page.wait_for_selector(f"{AWAY}")
    bea.action("undo")
    bea.wait_ply(step.ply)
    bea.play(step.move)
    bea.page.wait_for_selector(AWAY)
    sent(bea)
    assert bea.page.locator(NOT_UNDO).count() == 1
    assert bea.page.locator(CAN_MOVE).count() == 0
    before = bea.saved()
    upto = record_of(plan, step.ply)
    strange = replace(upto, plies=(*upto.plies, other))
    for there, told in ((upto, f"“{step.move}”"), (strange, f"“{other}”"), (replace(upto, plies=upto.plies[:4]), "“")):
        goto(bea, f"#game={link_of(there, GAME)}")
        assert told in bea.note()
        bea.action("dismiss")
        bea.page.wait_for_selector(AWAY)
        assert bea.saved() == before
    # A file is taken as a link is.
    bea.choose_file(json.dumps(upto.to_json()))
    assert f"“{step.move}”" in bea.note()
    bea.action("dismiss")
    bea.page.wait_for_selector(AWAY)
    assert bea.saved() == before
    # Another game is another game, and this one waits where it was.
    goto(bea, f"#game={link_of(replace(upto, id='other'), GAME)}")
    bea.page.locator(f'{MINE}[data-seat="all"]').click()
    bea.wait_ply(step.ply)
    bea.action("menu")
    bea.action("games")
    bea.wait_screen("games")
    row = bea.page.locator("[data-game=gala]")
    assert "Ada" in row.inner_text()
    row.locator("[data-action=open-game]").click()
    bea.page.wait_for_selector(AWAY)
    assert bea.saved() == before
    bea.page.reload()
    bea.page.wait_for_selector(AWAY)
    later = next(one for one in plan.steps[index:] if one.seat == 1 and one.ply > step.ply + 1)
    bea.choose_file(json.dumps(record_of(plan, later.ply).to_json()))
    bea.wait_ply(later.ply)
    assert bea.page.locator(NOT_UNDO).count() == 1, "what came by a file is theirs too"


def test_the_device_s_own_way_to_send(visit: Visit, http_site: str, plan: Plan) -> None:
    step = next(step for step in plan.steps[3:] if step.seat == 1)
    link = f"#game={link_of(record_of(plan, step.ply), GAME)}"
    bea = visit(http_site + link, scripts=[SHARE], permissions=CLIPBOARD)
    bea.page.locator(f'{MINE}[data-seat="1"]').click()
    bea.wait_ply(step.ply)
    bea.play(step.move)
    bea.page.wait_for_selector(AWAY)
    copied = "() => navigator.clipboard.readText()"

    def send(ends: str) -> int:
        """Press it; the device's sheet ends so. Gives how many plies the others know."""
        bea.page.evaluate("(ends) => { window.ends = ends; window.shared = ''; }", ends)
        bea.action("send")
        bea.page.wait_for_function("() => window.shared")
        bea.settle()
        return int(json.loads(bea.kept() or "")["sent"])

    bea.page.evaluate("() => navigator.clipboard.writeText('nothing')")
    assert (send("AbortError"), bea.page.evaluate(copied)) == (step.ply, "nothing")
    assert send("NotAllowedError") == bea.ply, "where the device cannot, it is copied"
    assert bea.page.evaluate(copied) == bea.page.evaluate("() => window.shared")
    bea.action("open-link")
    bea.page.go_back()
    bea.page.wait_for_selector("dialog[open]", state="detached")
    bea.page.evaluate("() => navigator.clipboard.writeText('nothing')")
    assert (send(""), bea.page.evaluate(copied)) == (bea.ply, "nothing")
    bea.action("menu")
    bea.action("share")
    bea.page.evaluate("() => { window.ends = 'NotAllowedError'; }")
    bea.page.locator("[data-action=send-link][data-link=deal]").click()
    bea.page.wait_for_function("() => navigator.clipboard.readText().then((text) => text.includes('#deal='))")
