"""The tests that tests/README.md names for what went wrong elsewhere are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "tests" / "README.md").read_text("utf-8")
ROW = re.compile(r"^\| ([A-F]\d+) \| [^|]+ \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:tests|e2e)/\w+\.py)::(\w+)`")


def test_every_scenario_names_tests_that_exist() -> None:
    rows = ROW.findall(TEXT)
    assert len(rows) == TEXT.count("\n| ") - 1
    assert len({number for number, _ in rows}) == len(rows)
    for number, tests in rows:
        named = NAMED.findall(tests)
        assert named, number
        for file, name in named:
            assert re.search(
                rf"^(def {name}\(|class {name}\b|{name} = )", (ROOT / file).read_text("utf-8"), re.MULTILINE
            ), (
                number,
                name,
            )


def test_no_scenario_is_forgotten() -> None:
    without = re.findall(r"\b[A-F]\d+\b", TEXT.partition("Without a test")[2])
    assert {"A14", "D9", "E4", "F6"} <= set(without)
    assert len(ROW.findall(TEXT)) + 4 == 50
