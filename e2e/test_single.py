"""The whole game as one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from e2e.conftest import Visit, Watch
from tools.single import single_page


@pytest.fixture
def single(dist: Path, tmp_path: Path) -> str:
    """Address of the one file, in a folder of its own."""
    page = tmp_path / "hollywood.html"
    page.write_text(single_page(dist), encoding="utf-8")
    return page.as_uri()


def test_one_file_plays_from_disk_and_asks_for_nothing_else(single: str, visit: Visit, watch: Watch) -> None:
    player = visit(f"{single}?lang=en")
    player.speak("it")
    player.page.wait_for_selector("#a-H1", state="attached")
    player.action("play")
    player.wait_decision()
    player.take_turn()
    assert player.page.evaluate("document.fonts.check('16px Jost Variable')") is True
    assert [url for url in watch.requests if not url.startswith("blob:")] == [f"{single}?lang=en"]


def test_it_allows_its_own_scripts_by_hash_and_no_other(dist: Path) -> None:
    page = single_page(dist)
    policy = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert len(policy) == 1
    assert "'self'" not in policy[0]
    assert len(re.findall("'sha256-", policy[0])) == page.count("<script>") + page.count("<style>") == 8
    markup = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert re.findall(r'\s(?:src|href)="(?!data:)', markup) == []
