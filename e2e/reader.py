"""A screen reader's way through the page: it hears phrases one after another and acts on one of them.

The reader is a simulation (Guidepup's virtual screen reader) over the page's own document: one tree, one order, no second text path.
"""

from __future__ import annotations

import subprocess
from functools import cache

from e2e.player import Player
from tools.say import ROOT
from tools.stamps import CACHE
from tools.toolbox import node_programs

PACKAGE = "node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
MOST_PHRASES = 900
# Layers keep a reader in, as showModal keeps all others out.
WALK = """async ([wanted, most]) => {
    const { virtual } = globalThis.guidepup;
    await virtual.start({ container: document.querySelector("dialog[open]") ?? document.body });
    const heard = [];
    try {
        while (heard.length < most) {
            const phrase = (await virtual.lastSpokenPhrase()).replace(/\\s+/g, " ").trim();
            if (heard.length > 0 && heard[0] === phrase) break;
            heard.push(phrase);
            if (wanted !== null && phrase.startsWith(wanted)) {
                await virtual.act();
                return heard;
            }
            if (phrase.startsWith("end of document") || phrase.startsWith("end of dialog")) break;
            await virtual.next();
        }
    } finally {
        await virtual.stop();
    }
    return wanted === null ? heard : null;
}"""


@cache
def reader_script() -> str:
    """The simulation as a script that a page runs before its own."""
    node, _ = node_programs()
    file = CACHE / "reader.js"
    bundle = ["--bundle", "--format=iife", "--global-name=guidepup", "--log-level=error", f"--outfile={file}"]
    subprocess.run([node, "node_modules/esbuild/bin/esbuild", PACKAGE, *bundle], cwd=ROOT, check=True)
    return f"{file.read_text('utf-8')};globalThis.guidepup = guidepup;"


class Reader:
    """Somebody who hears the page of a player; the page was given `reader_script`."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def heard(self) -> list[str]:
        """All that there is, from the first phrase to the last, with single spaces."""
        phrases = self.player.page.evaluate(WALK, [None, MOST_PHRASES])
        return [str(phrase) for phrase in phrases]

    def act(self, phrase: str) -> None:
        """Go on until a phrase begins so, and press what it names."""
        self.player.settle()
        found = self.player.page.evaluate(WALK, [phrase, MOST_PHRASES])
        assert found is not None, f"nothing is heard that begins with {phrase!r}: {self.heard()}"
