"""Saves that every version has kept open for ever: all plies, what had been taken back, and the draft."""

import json

import pytest
from hollywood import GAME
from tabletop.session import Session

from tests.support import DATA


def kept_texts() -> list[tuple[str, str]]:
    """Every save in ``tests/data/kept`` and in the file of everything, with a name."""
    found = []
    for path in sorted((DATA / "kept").iterdir()):
        texts = json.loads(path.read_text("utf-8"))
        games = {name: json.loads(text) for name, text in texts.items() if name == "save" or name.startswith("game.")}
        games |= {f"aside {number}": game for number, game in enumerate(json.loads(texts.get("aside", "[]")))}
        found += [(f"{path.stem} {name}", game["text"]) for name, game in games.items()]
    backup = json.loads((DATA / "backup.json").read_text("utf-8"))
    return [*found, *((game["id"], game["text"]) for game in backup["games"])]


KEPT = kept_texts()


@pytest.mark.parametrize("text", [text for _, text in KEPT], ids=[name for name, _ in KEPT])
def test_a_save_opens_for_ever(text):
    value = json.loads(text)
    value["record"]["engine"] = GAME.version
    assert json.loads(Session.load(text, GAME).save()) == value


def test_all_that_a_save_can_hold_is_among_them():
    values = [json.loads(text) for _, text in KEPT]
    assert any(value["redo"] for value in values)
    assert any(value["draft"] for value in values)
    assert any(value["record"]["notes"] for value in values)
    assert {Session.load(text, GAME).phase for _, text in KEPT} >= {"place", "second", "over"}
