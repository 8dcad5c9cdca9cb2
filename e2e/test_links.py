"""Links: a deal is shown before it begins, a game opens at its ply, a bad link is a sentence, and nothing that is here is lost."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from hollywood import GAME
from playwright.sync_api import expect
from tabletop.link import deal_link_of, link_of
from tabletop.record import Record, read_record

from e2e.conftest import Visit
from e2e.hands import HANDS
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player

CLIPBOARD = ["clipboard-read", "clipboard-write"]
LINK_FIELD = "[data-action=link-field]"


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="links"))


def record_of(plan: Plan, ply: int | None = None, name: str = "gala") -> Record:
    """The game so far, under a name."""
    return read_record(json.dumps({**json.loads(plan.text(ply)), "id": name}), GAME)


def goto(player: Player, address: str) -> None:
    """Write a link behind the page's address."""
    player.page.evaluate("(hash) => { location.hash = hash; }", address)


def copied(player: Player, kind: str) -> str:
    """What the field of a link holds, from its # on."""
    value = player.page.locator(f"#link-{kind}").input_value()
    assert value.split("#")[0] == player.page.url.split("#")[0].split("?")[0]
    return "#" + value.partition("#")[2]


def test_a_game_goes_by_its_link_to_another_browser(visit: Visit, site: str, plan: Plan) -> None:
    player = visit(site)
    ply = plan.steps[3].ply
    player.open_record(plan.text(ply))
    player.action("menu")
    player.action("share")
    player.page.wait_for_selector("#link-game")
    link, deal = copied(player, "game"), copied(player, "deal")
    assert len(link) < 400
    other = visit(site + link)
    other.wait_ply(ply)
    assert other.saved()["record"]["plies"] == player.saved()["record"]["plies"]
    # Whoever has the focus by a link has asked nothing yet.
    expect(other.page.locator(".turn b")).to_have_text("Your turn")
    # What it leads to is the game, not the link again.
    assert other.page.url.endswith("#table")
    other.follow(plan, plan.steps[3:5])
    other.page.reload()
    other.wait_ply(plan.steps[5].ply)
    # The link is older now: the game that went on is the one that is kept, and the position of the link is looked at.
    goto(other, link)
    other.page.wait_for_selector(f'main[data-past="{ply - 1}"]')
    goto(other, deal)
    other.page.wait_for_selector("[data-action=play-deal]")
    assert other.page.locator("dialog[open] li").count() == 3
    other.action("play-deal")
    other.wait_ply(plan.steps[0].ply)
    assert len(other.games()) == 2


def test_a_link_may_lead_to_the_middle_of_a_game(visit: Visit, http_site: str, plan: Plan) -> None:
    ply = plan.steps[2].ply
    player = visit(f"{http_site}?lang=fr#game={link_of(record_of(plan), GAME, ply)}", permissions=CLIPBOARD)
    player.page.wait_for_selector(f'main[data-past="{ply - 1}"]')
    player.page.keyboard.press("]")
    player.page.wait_for_selector(f'main[data-past="{ply}"]')
    player.action("share-past")
    player.page.wait_for_function("() => document.getElementById('say').textContent.includes('copié')")
    address = player.page.evaluate("() => navigator.clipboard.readText()")
    other = visit(address)
    other.page.wait_for_selector(f'main[data-past="{ply}"]')
    other.action("past-now")
    other.wait_over()
    assert other.saved()["record"]["id"] == "gala"


BAD = {
    "empty": "#game=",
    "not-whole": "half",
    "no-base64": "#game=A*",
    "newer": "#game=B00",
    "illegal-ply": "illegal",
    "bomb": "#deal=A" + "eNo" * 5000,
}


def bad_link(plan: Plan, name: str) -> str:
    whole = link_of(record_of(plan), GAME)
    if name == "not-whole":
        return f"#game={whole[:-6]}"
    if name == "illegal-ply":
        content = json.loads(zlib.decompress(urlsafe_b64decode(whole[1:] + "=" * (-len(whole[1:]) % 4))))
        content[5][3] = "E"
        packed = urlsafe_b64encode(zlib.compress(json.dumps(content).encode())).decode().rstrip("=")
        return f"#game=A{packed}"
    return BAD[name]


def test_a_bad_link_is_a_sentence_and_changes_nothing(visit: Visit, file_site: str, plan: Plan) -> None:
    player = visit(file_site + bad_link(plan, "not-whole"))
    for name in ("not-whole", "newer", "illegal-ply", "bomb"):
        if name != "not-whole":
            player.action("dismiss")
            goto(player, bad_link(plan, name))
        note = player.note()
        assert len(note) > 20
        assert ("“E”" in note) == (name == "illegal-ply")
        assert not [leak for leak in ("Traceback", "reason-", "undefined", "link:") if leak in note]
        assert player.screen == "title"
        assert player.games() == []
    player.action("dismiss")
    for name in ("empty", "no-base64"):
        goto(player, bad_link(plan, name))
    player.action("play")
    player.wait_decision()
    before = player.saved()
    goto(player, bad_link(plan, "not-whole"))
    assert len(player.note()) > 20
    player.action("dismiss")
    player.wait_decision()
    assert player.saved() == before
    player.page.go_back()
    player.wait_screen("title")
    assert len(player.games()) == 1


def test_a_deal_can_be_changed_before_it_begins_or_put_away(visit: Visit, http_site: str) -> None:
    order = Order(("human", "bot:extra", "bot:critic", "human"), names=("Zoë", "", "", "Bea"), seed="a deal")
    order.options.update(scoring="advanced")
    deal = f"#deal={deal_link_of(order.session(order.seed).record, GAME)}"
    player = visit(http_site + deal)
    player.page.wait_for_selector("#arrived:focus")
    assert "Zoë" in player.page.locator("dialog[open]").inner_text()
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog[open]", state="detached")
    assert (player.screen, player.games()) == ("title", [])
    goto(player, deal)
    player.action("change-deal")
    player.wait_screen("setup")
    assert player.page.locator("[data-action=seed]").input_value() == "a deal"
    assert player.page.locator("[data-action=name]").nth(3).input_value() == "Bea"
    assert player.page.locator("[data-action=option][name=scoring]").is_checked()
    player.action("start")
    player.wait_decision()
    record = player.saved()["record"]
    assert (record["seed"], record["options"], len(record["seats"])) == ("a deal", {"players": 4, **order.options}, 4)


def test_a_link_is_taken_out_of_a_message(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, HANDS["keys"])
    player.action("games")
    player.action("open-link")
    player.page.wait_for_selector(f"{LINK_FIELD}:focus")
    player.page.keyboard.insert_text("Look: nothing")
    player.page.keyboard.press("Enter")
    assert len(player.note()) > 10
    player.page.locator(LINK_FIELD).fill(f"Look: (https://elsewhere.example/x/#game={link_of(record_of(plan), GAME)}).")
    player.page.keyboard.press("Enter")
    player.wait_over()
    assert player.games() == ["gala"]
    # Somebody else's game counts for nobody here.
    player.action("statistics")
    assert player.page.locator("[data-others]").get_attribute("data-others") == "1"
    assert player.page.locator("[data-sum]").count() == 0
