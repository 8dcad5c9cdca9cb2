"""What every version has kept or written into files opens for ever; `tests/data` has some of each, made by those versions."""

from __future__ import annotations

import json

from e2e.conftest import HERE, Visit
from e2e.test_backup import take_in
from e2e.test_statistics import sums

DATA = HERE.parent / "tests" / "data"
PUT = (
    "(texts) => { for (const [name, text] of Object.entries(texts)) localStorage.setItem(`hollywood.${name}`, text); }"
)


def test_what_every_version_has_kept_is_here(visit: Visit, http_site: str) -> None:
    # From disk a private window may come back from a reload with an empty storage, see web/app/keepsake.js.
    player = visit(http_site)
    kept = [json.loads(path.read_text("utf-8")) for path in sorted((DATA / "kept").iterdir())]
    results = [one for texts in kept for one in json.loads(texts.get("results", "[]"))]
    # The first two have the same names for all that they keep, the others a name for each game.
    together = {**kept[2], **kept[3], **kept[4], "results": json.dumps(results)}
    for texts, running in ((kept[1], "2-running"), (kept[0], "1-running"), (together, "5-running")):
        player.page.evaluate("() => sessionStorage.clear()")
        player.page.evaluate(PUT, texts)
        player.page.reload()
        player.wait_screen("title")
        assert [player.stored(name) for name in ("save", "aside", "broken")] == [None] * 3
        assert player.stored("current") == running
    player.action("continue")
    player.wait_ply(len(player.saved()["record"]["plies"]))
    assert player.stored("current") == "5-running"
    assert player.page.locator("html").get_attribute("lang") == "it"
    player.page.go_back()
    player.wait_screen("title")
    ours = [f"{version}-{name}" for version in (3, 4, 5) for name in ("drafted", "over", "running")]
    assert player.games() == ["1-drafted", "1-running", "2-drafted", "2-running", *ours]
    player.action("statistics")
    assert sums(player)["games"] == 6
    player.action("games")
    player.wait_screen("games")
    assert player.page.locator("[data-game]").count() == len(player.games())
    assert player.page.locator("[data-unread]").count() == 0
    player.page.locator("[data-game='1-drafted'] [data-action=open-game]").click()
    player.wait_phase("second")


def test_a_file_of_everything_opens(visit: Visit, file_site: str) -> None:
    player = visit(file_site)
    player.action("games")
    assert take_in(player, (DATA / "backup.json").read_text("utf-8")) == [4, 0]
    assert player.games() == ["file-drafted", "file-over", "file-running"]
    assert json.loads(player.stored("guests") or "")[0]["name"] == "mine"
    player.action("statistics")
    assert sums(player)["games"] == 2
