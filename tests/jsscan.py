"""Reads the page's JavaScript just enough to tell code, texts and templates apart."""

import re
from dataclasses import dataclass, field
from pathlib import Path

HOLE = "\x00"
"""Stands in a template for what is computed."""
STRING, TEMPLATE, END = "\x01", "\x03", "\x02"
_REGEX_BEFORE = re.compile(r"(?:^|[(,=:\[!&|?{};<>+\-*%~^]|=>|\breturn|\btypeof)\s*$")
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")


@dataclass
class Template:
    """A template literal: its tag if any, its words with a mark for each hole, and the code of each hole."""

    tag: str
    words: str
    holes: list[str]


@dataclass
class Call:
    """A call of a function: its arguments as code in which texts are marked."""

    arguments: list[str]


@dataclass
class Script:
    """A file taken apart. ``codes`` are the program and each computed part of a template, with texts replaced by marks."""

    name: str
    strings: list[str] = field(default_factory=list)
    templates: list[Template] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)

    def calls(self, function: str) -> list[Call]:
        """Every call of a function of that name, alone or as a method."""
        found = []
        for code in self.codes:
            for match in re.finditer(rf"\b{function}\(", code):
                found.append(Call(_arguments(code, match.end())))
        return found

    def strings_in(self, code: str) -> list[str]:
        return [self.strings[int(number)] for number in re.findall(f"{STRING}(\\d+){END}", code)]

    def templates_in(self, code: str) -> list[str]:
        return [self.templates[int(number)].words for number in re.findall(f"{TEMPLATE}(\\d+){END}", code)]


def scan(path: Path) -> Script:
    script = Script(path.name)
    text = path.read_text("utf-8")
    code, end = _code(script, text, 0, nested=False)
    assert end == len(text), f"{path.name} is not understood"
    script.codes.append(code)
    return script


def _code(script: Script, text: str, at: int, *, nested: bool) -> tuple[str, int]:
    """Read code up to the end, or in a template up to the brace that closes its computed part."""
    code, depth = "", 0
    while at < len(text):
        here = text[at]
        if text.startswith("//", at):
            at = (text.find("\n", at) + 1 or len(text) + 1) - 1
        elif text.startswith("/*", at):
            at = text.index("*/", at) + 2
        elif here in "\"'":
            end = re.compile(rf"(?:[^\\{here}]|\\.)*").match(text, at + 1).end()
            code += f"{STRING}{len(script.strings)}{END}"
            script.strings.append(text[at + 1 : end])
            at = end + 1
        elif here == "`":
            tag = re.search(r"(\w*)$", code).group(1)
            words, holes, at = _template(script, text, at + 1)
            code += f"{TEMPLATE}{len(script.templates)}{END}"
            script.templates.append(Template(tag, words, holes))
        elif here == "/" and _REGEX_BEFORE.search(code) and (regex := _REGEX.match(text, at)):
            at = regex.end()
            code += "/regex/"
        elif here == "}" and nested and depth == 0:
            return code, at + 1
        else:
            depth += (here == "{") - (here == "}")
            code += here
            at += 1
    return code, at


def _template(script: Script, text: str, at: int) -> tuple[str, list[str], int]:
    words, holes = "", []
    while text[at] != "`":
        if text.startswith("${", at):
            code, at = _code(script, text, at + 2, nested=True)
            holes.append(code)
            words += HOLE
        else:
            words += text[at]
            at += 2 if text[at] == "\\" else 1
    script.codes += holes
    return words, holes, at + 1


def _arguments(code: str, at: int) -> list[str]:
    """The arguments of a call whose opening bracket ends before ``at``."""
    arguments, depth = [""], 0
    for here in code[at:]:
        if here in ")]}" and depth == 0:
            break
        depth += (here in "([{") - (here in ")]}")
        if here == "," and depth == 0:
            arguments.append("")
        else:
            arguments[-1] += here
    return [argument.strip() for argument in arguments if argument.strip()]
