"""The book of the bots' ladder: games kept count while the bots play as they did, and the README tells what it holds."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from hollywood.cli.match import Played

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def ladder() -> ModuleType:
    """The benchmark's module, read anew."""
    spec = spec_from_file_location("ladder", ROOT / "bench" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(number: int, share: float, *plies: str) -> Played:
    """A finished game."""
    return Played(number, [share, 1 - share, 0], [9, 8, 7], [[], [], []], [0, 0, 0], [0, 0, 0], list(plies))


def test_games_count_while_bots_play_as_they_did(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    match = ladder.MATCHES[0]
    first = [played(0, 1, "first 0", "A"), played(1, 0.5, "first 1", "B"), played(2, 0, "first 2", "C")]
    book = ladder.Book(match, 3)
    book.begin(first)
    book.keep(played(5, 1 / 3))
    again = ladder.Book(match, 3)
    again.begin(first)
    assert again.missing(6) == [3, 4]
    assert again.told().startswith("45.8 ")
    assert again.told().endswith("(4)")
    other = [first[0], first[1], played(2, 0, "first 2", "D")]
    again.begin(other)
    assert ladder.Book(match, 3).missing(6) == [3, 4, 5]


def test_a_game_in_which_a_bot_stumbled_is_not_kept(
    ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    with pytest.raises(RuntimeError, match="no move in game 7"):
        ladder.Book(ladder.MATCHES[0], 3).keep(played(7, 1)._replace(stumbles=[0, 1, 0]))


def test_the_readme_tells_what_the_book_holds(ladder: ModuleType) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for match in ladder.MATCHES:
        for players in (3, 4):
            told = ladder.Book(match, players).told()
            assert told in readme, f"{match.name} with {players} players: {told}"
