"""Every word a person reads: the same messages in each language, all of them asked for, and none outside the locale files."""

import re

import pytest
from hollywood import CARDS
from hollywood.bots import BOTS
from hollywood.cli.messages import MESSAGES

from tests.fluent import LANGUAGES, files, messages, pairs, references, twice, variables
from tests.jsscan import END, HOLE, STRING, TEMPLATE, Script, scan
from tests.support import ROOT
from tests.test_cli import hint_keys, reasons_raised

WEB = ROOT / "web"
SCRIPTS = {path.relative_to(WEB).as_posix(): scan(path) for path in sorted(WEB.rglob("*.js"))}
WORDS = messages("en")

# A language that does not need it may leave out what only serves grammar: the genre's letter, for "a" or "an".
GRAMMAR = {"code"}

# Reasons for what only the command line does: reading files, the arena, the engine.
COMMAND_LINE = {
    "cannot-read",
    "cannot-reach",
    "dask-missing",
    "not-a-whole-number",
    "not-utf8",
    "two-budgets",
    "wrong-number-of-bots",
}


def constant(file: str, name: str) -> list[str]:
    """The texts of a list that a script holds under a name."""
    script = SCRIPTS[file]
    for code in script.codes:
        if match := re.search(rf"\b{name} =\s*\(?\[([^\]]*)\]", code):
            return script.strings_in(match[1])
    raise AssertionError(f"{file} has no list {name}")


def layer_names() -> set[str]:
    """The names of the layers, as their type lists them; the log has a heading of its own."""
    (names,) = re.findall(r"type LayerName = ([^;]*);", (WEB / "app" / "types.d.ts").read_text("utf-8"))
    return set(re.findall(r'"(\w+)"', names))


# What can stand in the gap of a key that is put together.
FILLINGS = {
    "*-title": layer_names() - {"log"},
    "bot-name-*": {"1", "2", "3"},
    "card-*": {card.code.rstrip("*") for card in CARDS} | {"clap", "double"},
    "card-genre-*": set("HAR"),
    "end-*": {"blockbusters", "movies", "project", "total"},
    "event-*": {"first", "clap", "double", "place", "bump", "star", "turn"},
    "event-receive-*": {"blockbuster", "project", "movie", "lost"},
    "reason-*": set(MESSAGES) - COMMAND_LINE | hint_keys(),
    "rules-*": set(constant("screens/rules.js", "SECTIONS")),
    "rules-*-title": set(constant("screens/rules.js", "SECTIONS")),
    "rules-score-*": set(constant("screens/rules.js", "POINTS")),
    "say-*": {"undo", "redo"},
    "settings-speed-*": set(constant("app/settings.js", "SPEEDS")),
    "setup-*": {"scoring", "award", "collect", "human", *(f"bot-{name}" for name in BOTS)},
    "setup-*-hint": {"scoring", "award", "collect"},
    "setup-preset-*": {"english", "french"},
    "table-*": {"undo", "redo"},
    "temper-*": set(BOTS),
    "table-*-note": {"clap", "double"},
}


def without_comparisons(code: str) -> str:
    """A key's code without the texts that it only compares with."""
    return re.sub(rf"[!=]==\s*{STRING}\d+{END}", "", code)


def keys_asked_for() -> dict[str, set[str]]:
    """Every key that a script asks ``text(...)`` for, with the scripts that do."""
    asked: dict[str, set[str]] = {}
    for script in SCRIPTS.values():
        for call in script.calls("text"):
            code = without_comparisons(call.arguments[0]) if call.arguments else ""
            for key in script.strings_in(code):
                asked.setdefault(key, set()).add(script.name)
            for template in script.templates_in(code):
                pattern = template.replace(HOLE, "*")
                for filling in FILLINGS.get(pattern, {f"<unknown {pattern}>"}):
                    asked.setdefault(pattern.replace("*", filling), set()).add(script.name)
    return asked


# The files


def test_there_are_two_files_for_each_language():
    assert files() == sorted([f"{name}.ftl" for name in LANGUAGES] + [f"cards.{name}.ftl" for name in LANGUAGES])


@pytest.mark.parametrize("name", files())
def test_no_key_stands_twice_and_no_message_is_empty(name):
    assert twice(name) == []
    assert [key for key, text in pairs(name) if not text] == []


@pytest.mark.parametrize("name", files())
def test_braces_are_closed_and_every_selection_has_a_default(name):
    for key, text in pairs(name):
        assert text.count("{") == text.count("}"), key
        assert len(re.findall(r"->", text)) == len(re.findall(r"\*\[", text)), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(language):
    assert set(messages(language)) == set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_the_same_arguments(language):
    for key, text in messages(language).items():
        assert variables(text) - GRAMMAR == variables(WORDS[key]) - GRAMMAR, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_within_messages_exist(language):
    for key, text in messages(language).items():
        assert references(text) <= set(messages(language)), key


def test_the_cards_keep_within_their_file():
    for language in LANGUAGES:
        cards = [key for key, _ in pairs(f"cards.{language}.ftl")]
        assert [key for key in cards if not key.startswith("card-")] == []
        assert {f"card-{card.code.rstrip('*')}" for card in CARDS} <= set(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language):
    names = [messages(language)[f"card-{card.code.rstrip('*')}"] for card in CARDS]
    assert len(set(names)) == len(names) == 56


# Reasons


def test_every_reason_that_can_reach_the_page_is_worded():
    for key in set(MESSAGES) - COMMAND_LINE | hint_keys():
        assert f"reason-{key}" in WORDS


def test_a_reason_is_worded_with_no_more_than_its_arguments():
    for key, calls in reasons_raised().items():
        if key not in COMMAND_LINE:
            for arguments in calls:
                given = set(arguments or ())
                # The page says who sits at a seat.
                given |= {"who"} if "seat" in given else set()
                assert variables(WORDS[f"reason-{key}"]) <= given, key


# What the page asks for


def test_every_key_that_the_page_asks_for_exists():
    missing = {key: sorted(names) for key, names in keys_asked_for().items() if key not in WORDS}
    assert missing == {}


def test_no_message_is_never_asked_for():
    named = {text for script in SCRIPTS.values() for text in script.strings}
    page_reasons = {f"reason-{text}" for text in named}
    taken_in = {key for text in WORDS.values() for key in references(text)}
    assert set(WORDS) - set(keys_asked_for()) - named - page_reasons - taken_in == set()


def test_keys_held_in_variables_are_checked_where_they_are_written():
    # ``text(key)`` tells nothing here, so every text of such a script that is spelled like a key must be one.
    rooms = {
        key.partition("-")[0] for key in WORDS if key.startswith(("menu-", "table-", "end-", "setup-", "settings-"))
    }
    shape = re.compile(rf"(?:{'|'.join(sorted(rooms))})(?:-[a-z]+)+")
    spelled_like_keys = set()
    for script in SCRIPTS.values():
        if any(call.arguments and re.fullmatch(r"\w+", call.arguments[0]) for call in script.calls("text")):
            spelled_like_keys |= {text for text in script.strings if shape.fullmatch(text)}
    assert len(spelled_like_keys) > 10
    assert spelled_like_keys - set(WORDS) == set()


def given_arguments(script: Script, code: str) -> set[str] | None:
    """Names that an object written out in a call gives; None when there may be others."""
    if not (code.startswith("{") and code.endswith("}")) or "..." in code:
        return None
    names, depth = [""], 0
    for here in code[1:-1]:
        depth += (here in "([{") - (here in ")]}")
        if here == "," and depth == 0:
            names.append("")
        else:
            names[-1] += here
    return {name.partition(":")[0].strip() for name in names if name.strip()}


def test_every_message_gets_the_arguments_it_needs():
    checked = 0
    for script in SCRIPTS.values():
        for call in script.calls("text"):
            if not call.arguments:
                continue
            given = given_arguments(script, call.arguments[1]) if len(call.arguments) > 1 else set()
            if given is None:
                continue
            for key in script.strings_in(without_comparisons(call.arguments[0])):
                assert variables(WORDS[key]) <= given, f"{script.name}: {key}"
                checked += 1
    assert checked > 100


# No word outside the locale files


def visible_words(markup: str) -> list[str]:
    """Texts with letters that a template shows or lets a screen reader say."""
    markup = re.sub(r"<!--.*?-->|<style.*?</style>", "", markup, flags=re.DOTALL)
    shown = re.sub(r"<[^>]*>", "\n", markup).splitlines()
    said = re.findall(
        r"\b(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder)=[\"']([^\"']*)", markup
    )
    return [text.strip() for text in [*shown, *said] if re.search(r"[^\W\d_]", text.replace(HOLE, ""))]


def test_no_template_holds_a_visible_word():
    templates = [
        (name, words) for name, script in SCRIPTS.items() for tag, words in script.templates if tag in ("html", "svg")
    ]
    assert len(templates) > 60
    assert {name: found for name, words in templates if (found := visible_words(words))} == {}


@pytest.mark.parametrize(("markup", "found"), [
    ("<p>Hello</p>", ["Hello"]),
    (f"<p>{HOLE} points</p>", [f"{HOLE} points"]),
    ('<button aria-label="Close">×</button>', ["Close"]),
    (f'<p class="note" title={HOLE}>{HOLE} · 2</p>', []),
])  # fmt: skip
def test_the_search_for_visible_words_finds_them(markup, found):
    assert visible_words(markup) == found


def test_the_scanner_tells_code_texts_and_templates_apart(tmp_path):
    file = tmp_path / "x.js"
    file.write_text(
        "a.text('k-1', {n: `v${b ? text(`k-${c}`) : \"}\"}`}); // text('no')\nconst r = /[`'\"/]/g, q = 4 / 2 / 1;\n",
        "utf-8",
    )
    script = scan(file)
    assert script.strings == ["k-1", "}"]
    assert [words for _, words in script.templates] == [f"k-{HOLE}", f"v{HOLE}"]
    calls = sorted(len(call.arguments) for call in script.calls("text"))
    assert calls == [1, 2]
    assert TEMPLATE in script.codes[-1]
