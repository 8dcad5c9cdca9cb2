"""What is dropped on the page opens, by what it holds; what it does not know is refused in a sentence."""

from __future__ import annotations

import json
from base64 import b64encode

import pytest
from hollywood import GAME
from tabletop.link import link_of
from tabletop.record import read_record

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player

BOT = "def choose(view):\n    return view.facts['legal'][0]\n"
DRAG = """([events, name, data, text]) => {
    const carried = new DataTransfer();
    if (name) carried.items.add(new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], name));
    if (text) carried.setData("text/uri-list", text);
    for (const type of events) {
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }));
    }
}"""
SEVERAL = """(files) => {
    const carried = new DataTransfer();
    for (const [name, text] of files) carried.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: carried }));
}"""
A_FOLDER = """const { text } = Blob.prototype;
Blob.prototype.text = function () { return this.name === "folder" ? Promise.reject(new DOMException("no")) : text.call(this); };
"""
NEITHER = "neither a game nor a bot"
REFUSED = (
    ("folder", "", NEITHER),
    ("picture.png", b"\x89PNG\r\n\x1a\n\x00", NEITHER),
    ("letter.txt", "Dear Ada", NEITHER),
    ("places.json", '{"type": "FeatureCollection", "features": []}', NEITHER),
    ("empty.json", "", "not a saved game"),
    ("game.json", "oops", "not a saved game"),
    ("all.json", '{"format":"tabletop-backup","version":1,"games":[{"text":"' + "x" * 300_000, "damaged"),
)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="dropped"))


def drag(player: Player, *events: str, name: str = "", content: str | bytes = "", text: str = "") -> None:
    """Drag a file or an address over the page, and perhaps drop it."""
    data = content.encode() if isinstance(content, str) else content
    player.page.evaluate(DRAG, [list(events), name, b64encode(data).decode(), text])


def drop(player: Player, name: str, content: str | bytes) -> None:
    drag(player, "dragenter", "dragover", "drop", name=name, content=content)


def test_games_bots_and_links_open_and_nothing_else(visit: Visit, file_site: str, plan: Plan) -> None:
    player = visit(file_site, scripts=[A_FOLDER])
    target = player.page.get_by_text("Drop a game, a bot or a link here")
    drag(player, "dragenter", "dragenter", "dragleave", name="game.json", content="{}")
    assert target.is_visible()
    drag(player, "dragleave", name="game.json", content="{}")
    assert not target.is_visible()
    for name, content, told in REFUSED:
        drop(player, name, content)
        assert told in player.note()
        assert (player.screen, player.games()) == ("title", [])
        player.action("dismiss")
    assert not target.is_visible()
    drop(player, "first.py", BOT)
    player.page.wait_for_function("() => document.querySelector('.note')?.textContent.includes('first')")
    player.page.wait_for_function("() => localStorage.getItem('hollywood.guests')?.includes('first.py')")
    player.action("dismiss")
    step = plan.steps[2]
    drop(player, "whatever.txt", plan.text(step.ply))
    player.wait_ply(step.ply)
    link = link_of(read_record(json.dumps({**json.loads(plan.text()), "id": "gala"}), GAME), GAME)
    drag(player, "dragenter", "dragover", "drop", text=f"https://elsewhere.example/#game={link}")
    player.wait_over()
    assert len(player.games()) == 2
    # Of several files those that are refused are named at last.
    player.page.evaluate(SEVERAL, [["letter.txt", "Dear Ada"], ["game.json", plan.text(2)], ["bad.json", "{}"]])
    player.page.wait_for_selector(".note:has-text('2 files')")
    assert "letter.txt and bad.json" in player.note()
    player.wait_ply(2)
    assert len(player.games()) == 3
    player.action("dismiss")
    player.choose_file(f"Look at this: #game={link}", "letter.txt")
    player.wait_over()
    assert len(player.games()) == 3
