"""Reads the Fluent files as far as tests and types need: keys, texts and variables."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from tools.say import ROOT
from tools.stamps import CACHE

LANGUAGES = ("en", "it", "fr")
LOCALES = ROOT / "web" / "locales"
TYPES = CACHE / "messages.d.ts"
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*)\s*=(.*)")


def files() -> list[str]:
    """Names of all locale files."""
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
    """Names of the arguments that a message takes."""
    return set(re.findall(r"\$(\w+)", text))


def references(text: str) -> set[str]:
    """Messages that a message takes in."""
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", text))


def twice(name: str) -> list[str]:
    """Keys that stand twice in a file."""
    return [key for key, times in Counter(key for key, _ in pairs(name)).items() if times > 1]


def write_types() -> None:
    """Tell TypeScript every key and the arguments that any language needs for it, for the type of `text(...)`."""
    lines = [
        "/** Every message with its arguments, made from web/locales by tools/fluent.py. */",
        "interface Messages {",
    ]
    for key in messages(LANGUAGES[0]):
        needed = sorted({name for language in LANGUAGES for name in variables(messages(language).get(key, ""))})
        lines.append(f'  "{key}": {{ {"".join(f"{name}: string | number; " for name in needed)}}};')
    TYPES.parent.mkdir(exist_ok=True)
    TYPES.write_text("\n".join([*lines, "}", ""]), "utf-8")
