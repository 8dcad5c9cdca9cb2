"""Reads Fluent files as far as the tests need: keys, texts and variables."""

import re
from collections import Counter
from functools import cache

from tests.support import ROOT

LANGUAGES = ("en", "it", "fr")
LOCALES = ROOT / "web" / "locales"
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*)\s*=(.*)")


def files() -> list[str]:
    return sorted(path.name for path in LOCALES.iterdir())


def pairs(name: str) -> list[tuple[str, str]]:
    """Keys and texts of one file, in order, keys that stand twice included."""
    found: list[tuple[str, str]] = []
    for number, line in enumerate((LOCALES / name).read_text("utf-8").splitlines(), 1):
        if entry := _ENTRY.match(line):
            found.append((entry[1], entry[2].strip()))
        elif line.startswith((" ", "}")) and line.strip():
            key, text = found[-1]
            found[-1] = (key, f"{text}\n{line.strip()}")
        else:
            assert not line.strip() or line.startswith("#"), f"{name}:{number} is no Fluent: {line}"
    return found


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of a language: the page's words and the cards' names."""
    return dict(pairs(f"{language}.ftl") + pairs(f"cards.{language}.ftl"))


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def references(text: str) -> set[str]:
    """Messages that a message takes in."""
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", text))


def twice(name: str) -> list[str]:
    return [key for key, times in Counter(key for key, _ in pairs(name)).items() if times > 1]
