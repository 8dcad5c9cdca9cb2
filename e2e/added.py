"""Bots that a test adds, and how."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

from e2e.player import Player

EXAMPLE = Path(__file__).resolve().parent.parent / "docs" / "example_bot.py"
FINE = "import bz2, lzma, ssl, statistics, html.parser\n\ndef choose(view):\n    return view.facts['legal'][-1]\n"
BREAKS = """
def choose(view):
    if view.options["scoring"] == "advanced" and view.facts["round"] == 1 and view.facts["placed"] < 4:
        print("here it comes")
        {}
    return view.facts["legal"][-1]
"""
"""Fine where it is tried out, and at all but its first move of a game by advanced scoring."""
COPIED = """if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; };"""
"""A script for `visit`: keeps what is copied."""
A_GUEST = """try {
    localStorage.setItem("hollywood.guests", JSON.stringify([{ name: "my_very_own_bot_with_na", file: "my_very_own_bot_with_name.py", data: "" }]));
} catch {}"""
"""A script for `visit`: a bot with a long name was added before."""
NOTE = "[data-action=dismiss]"


def add(player: Player, name: str, content: str | bytes) -> None:
    """On the form of a new game, choose a file for the first bot and wait until the page has taken or refused it."""
    data = content.encode() if isinstance(content, str) else content
    if player.page.locator(NOTE).count():
        player.action("dismiss")
    with player.page.expect_file_chooser() as chooser:
        player.action("add-bot")
    chooser.value.set_files({"name": name, "mimeType": "application/octet-stream", "buffer": data})
    player.page.wait_for_selector(f"{NOTE}, [data-action=remove-bot]")
    player.page.wait_for_selector('[data-action=add-bot][aria-disabled="false"]')


def offered(player: Player) -> list[str]:
    """The players that the first seat can have."""
    options = player.page.locator("li:nth-child(1) > [data-action=player] option")
    return [str(value) for value in options.evaluate_all("(all) => all.map((one) => one.value)")]


def report(player: Player) -> str:
    """The report of the note that is there."""
    player.page.wait_for_selector(NOTE)
    player.action("copy")
    player.page.get_by_role("button", name="Copied").wait_for()
    return str(player.page.evaluate("() => window.copied"))


def wheel(metadata: str = "", name: str = "deep_bot", source: str = FINE) -> bytes:
    """A wheel with a package that has a bot."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(f"{name}/__init__.py", "from .inside import choose\n")
        archive.writestr(f"{name}/inside.py", source)
        archive.writestr(f"{name}-1.dist-info/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n{metadata}")
        archive.writestr(f"{name}-1.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{name}-1.dist-info/RECORD", "")
    return packed.getvalue()
