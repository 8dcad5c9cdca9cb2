"""The page's rules tell every rule by its number, and every refusal leads to where its rule is told."""

import ast
import re

from tests.support import PY, ROOT
from tests.test_cli import reasons_raised
from tests.test_locales import SCRIPTS, WORDS, constant

RULEBOOK = (ROOT / "web" / "hollywood" / "rulebook.js").read_text("utf-8")
SECTIONS = constant("hollywood/rulebook.js", "SECTIONS")
RULES = {f"H-{number}" for number in range(1, 27)}


def table(name: str) -> dict[str, str | None]:
    """An object of texts that the script holds under a name."""
    (body,) = re.findall(rf"\b{name} = {{(.*?)}};", RULEBOOK, re.DOTALL)
    pairs = re.findall(r'"([\w-]+)": (?:"(\w+)"|null),', body)
    assert len(pairs) == body.count(":")
    return {key: section or None for key, section in pairs}


BY_RULE = table("BY_RULE")
BY_REASON = table("BY_REASON")


def rules_cited() -> set[tuple[str, str | None]]:
    """Keys of the reasons written in ``py/`` with the rule that each cites."""
    found = set()
    known = set(reasons_raised())
    for file in sorted(PY.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                rule = node.args[2] if len(node.args) > 2 else None
                keys = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                cited = rule.value if isinstance(rule, ast.Constant) else None
                found |= {(str(key), cited) for key in keys if key in known}
    return found


def test_every_rule_is_told_in_a_section():
    assert set(BY_RULE) == RULES
    assert set(BY_RULE.values()) | set(BY_REASON.values()) <= {*SECTIONS, None}
    assert len(set(SECTIONS)) == len(SECTIONS)


def test_every_section_is_where_something_leads():
    # The goal and the page about the books are read by nobody who asks why.
    led = set(BY_RULE.values()) | set(BY_REASON.values())
    assert set(SECTIONS) - led == {"goal", "options"}


def test_every_reason_that_cites_a_rule_has_a_section():
    cited = {(key, rule) for key, rule in rules_cited() if rule is not None}
    assert len(cited) > 30
    assert {(key, rule) for key, rule in cited if not (BY_REASON.get(key) or BY_RULE.get(rule))} == set()


def test_every_reason_of_the_page_has_a_section_or_is_said_to_be_about_no_rule():
    of_the_page = {key for key in WORDS if key.startswith("why-")}
    assert of_the_page <= set(BY_REASON)
    assert {key for key, section in BY_REASON.items() if section is None} == {"why-undo", "why-undo-sent", "why-redo"}
    assert set(BY_REASON) - of_the_page <= set(reasons_raised())


def test_what_is_asked_from_the_screens_are_sections():
    asked = set()
    for script in SCRIPTS.values():
        for call in script.calls("ruleLink"):
            asked |= {text for code in call.arguments[2:3] for text in script.strings_in(code)}
    assert {"points", "ties", "receive"} <= asked <= set(SECTIONS)
