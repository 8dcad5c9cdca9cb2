"""Every word a person reads: the same messages in each language, all of them asked for, and none outside the locale files."""

import json
import re
from itertools import count

import pytest
from hollywood import CARDS
from hollywood.bots import BOTS
from hollywood.cli.messages import MESSAGES

from tests.jsscan import END, HOLE, STRING, TEMPLATE, Template, scan
from tests.support import ROOT
from tests.test_cli import hint_keys, reasons_raised
from tools.fluent import LANGUAGES, files, messages, pairs, references, twice, variables

WEB = ROOT / "web"
SCRIPTS = {path.relative_to(WEB).as_posix(): scan(path) for path in sorted(WEB.rglob("*.js"))}
WORDS = messages("en")

# A language that does not need it may leave out what only serves grammar: the genre's letter, for "a" or "an".
GRAMMAR = {"code"}

# Reasons for what only the command line does: reading files, the arena, the engine.
COMMAND_LINE = {
    "bot-late",
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
    """The names of the layers, as their type lists them; the log has a heading of its own, the past is a table."""
    (names,) = re.findall(r"type LayerName = ([^;]*);", (WEB / "app" / "types.d.ts").read_text("utf-8"))
    return set(re.findall(r'"(\w+)"', names))


LESSONS = [lesson["name"] for lesson in json.loads((WEB / "app" / "lessons.json").read_text("utf-8"))]

# What can stand in the gap of a key that is put together.
FILLINGS = {
    "about-*": {"disk", "filling", "kept", "refused"},
    "*-title": layer_names() - {"log", "past"},
    "bot-name-*": {"1", "2", "3"},
    "card-*": {card.code.rstrip("*") for card in CARDS} | {"clap", "double"},
    "card-genre-*": set("HAR"),
    "end-*": {"blockbusters", "movies", "project", "total"},
    "gallery-reel-*": {"1", "2", "3", "4"},
    "keys-*": set(re.findall(r'^  \["(\w+)"', (WEB / "app" / "keytable.js").read_text("utf-8"), re.MULTILINE)),
    "event-*": {"first", "clap", "double", "place", "bump", "star", "turn"},
    "event-receive-*": {"blockbuster", "project", "movie", "lost"},
    "learn-*": {"previous", "next", *LESSONS},
    "learn-*-again": set(LESSONS[:-1]),
    "learn-*-done": set(LESSONS[:-1]),
    "learn-*-title": set(LESSONS),
    "learn-name-*": {"1", "2", "3"},
    "part-*": {"blockbusters", "movies", "project"},
    "reason-*": set(MESSAGES) - COMMAND_LINE | hint_keys(),
    "review-*": {"previous", "next"},
    "review-try-*": {"best", "close", "same", "better", "worse"},
    "rules-*-title": set(constant("hollywood/rulebook.js", "SECTIONS")),
    "say-*": {"undo", "redo", "back"},
    "settings-*": {"theme", "contrast", "motion", "speed", "sound", "shortcuts", "twice"},
    "settings-*-hint": {"sound", "shortcuts", "twice"},
    "settings-contrast-*": set(constant("app/settings.js", "CONTRASTS")),
    "settings-motion-*": set(constant("app/settings.js", "MOTIONS")),
    "settings-speed-*": set(constant("app/settings.js", "SPEEDS")),
    "settings-theme-*": set(constant("app/settings.js", "THEMES")),
    "setup-*": {"scoring", "award", "collect", "human", *(f"bot-{name}" for name in BOTS)},
    "setup-*-hint": {"scoring", "award", "collect"},
    "setup-preset-*": {"english", "french"},
    "share-*": {"game", "deal"},
    "share-*-hint": {"game", "deal"},
    "statistics-*": {
        *("games", "won", "average", "best", "date", "result", "points", "so-far"),
        *("alone", "hints", "undos"),
    },
    "statistics-by-*": {"players", "bot", "option", "help"},
    "table-*": {"undo", "redo"},
    "temper-*": set(BOTS),
    "character-*": set(BOTS),
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


def test_french_signs_of_two_parts_keep_to_their_word():
    loose = re.compile(r"[^\s=] [:;?!](?=\s|$)|« | »")
    assert {key: text for key, text in messages("fr").items() if loose.search(text)} == {}


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
        key.partition("-")[0]
        for key in WORDS
        if key.startswith(("menu-", "table-", "end-", "rules-", "setup-", "settings-"))
    }
    shape = re.compile(rf"(?:{'|'.join(sorted(rooms))})(?:-[a-z]+)+")
    spelled_like_keys = set()
    for script in SCRIPTS.values():
        if any(call.arguments and re.fullmatch(r"\w+", call.arguments[0]) for call in script.calls("text")):
            spelled_like_keys |= {text for text in script.strings if shape.fullmatch(text)}
    assert len(spelled_like_keys) > 10
    assert spelled_like_keys - set(WORDS) == set()


def test_a_key_put_together_without_arguments_needs_none():
    # Arguments of a key that is written out are TypeScript's to check (tools/fluent.py).
    checked = 0
    for script in SCRIPTS.values():
        for call in script.calls("text"):
            if len(call.arguments) == 1:
                for template in script.templates_in(call.arguments[0]):
                    pattern = template.replace(HOLE, "*")
                    for key in (pattern.replace("*", filling) for filling in FILLINGS[pattern]):
                        assert not any(variables(messages(language)[key]) for language in LANGUAGES), key
                        checked += 1
    assert checked > 100


# No word outside the locale files


LETTER = re.compile(r"[^\W\d_]")
SAID = r"\b(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder)="


def visible_words(template: Template, strings: list[str]) -> list[str]:
    """Texts with letters that a template shows or lets a screen reader say, those that its holes choose from included."""
    numbers = count()
    markup = re.sub(HOLE, lambda _: f"{HOLE}{next(numbers)}{HOLE}", template.words)
    markup = re.sub(r"<!--.*?-->|<style.*?</style>", "", markup, flags=re.DOTALL)
    shown = re.sub(r"<[^>]*>", "\n", markup)
    said = re.findall(rf"{SAID}[\"']([^\"']*)|{SAID}({HOLE}\d+{HOLE})", markup)
    texts = [*shown.splitlines(), *(one for pair in said for one in pair)]
    holes = [int(number) for text in texts for number in re.findall(rf"{HOLE}(\d+){HOLE}", text)]
    chosen = [strings[int(number)] for hole in holes for number in chosen_in(template.holes[hole])]
    plain = [re.sub(rf"{HOLE}\d+{HOLE}", "…", text).strip() for text in texts]
    return [text for text in [*plain, *chosen] if LETTER.search(text)]


def chosen_in(code: str) -> list[str]:
    """Numbers of the texts that a hole may come to: those that are neither compared with nor handed to a function."""
    code = re.sub(r"\([^()]*\)\s*=>", "", without_comparisons(code))
    while (inner := re.sub(r"\w\([^()]*\)|\[[^\[\]]*\]", "_", code)) != code:
        code = inner
    return re.findall(f"{STRING}(\\d+){END}", code)


def test_no_template_holds_a_visible_word():
    found = {}
    templates = [(script, one) for script in SCRIPTS.values() for one in script.templates if one.tag in ("html", "svg")]
    assert len(templates) > 60
    for script, template in templates:
        if words := visible_words(template, script.strings):
            found[script.name] = words
    assert found == {}


@pytest.mark.parametrize(("code", "found"), [
    ("html`<p>Hello</p>`", ["Hello"]),
    ("html`<p>${n} points</p>`", ["… points"]),
    ("html`<p>${n ? 'Make movies' : text('key')}</p>`", ["Make movies"]),
    ("html`<p>${'Make movies'}</p>`", ["Make movies"]),
    ("html`<p>${retry ? (soon ? 'Soon' : 'Now') : 'Close'}</p>`", ["Soon", "Now", "Close"]),
    ("html`<button aria-label=\"Close\">×</button>`", ["Close"]),
    ("html`<button aria-label=${a ? 'Close' : b}>×</button>`", ["Close"]),
    ("html`<p class=${a ? 'note' : ''} title=${b}>${a === 'c' ? icon('close') : list.map((one) => f(one, 'd'))} · 2</p>`", []),
])  # fmt: skip
def test_the_search_for_visible_words_finds_them(tmp_path, code, found):
    file = tmp_path / "x.js"
    file.write_text(code, "utf-8")
    script = scan(file)
    assert visible_words(script.templates[-1], script.strings) == found


# Names of languages stay as they are, keys and fields have their browser's names, and classes stand side by side.
NO_WORDS = {"English", "Italiano", "Français", "Escape", "Enter", "Tab", "Problem", "not started", "currentColor"}
NO_WORDS |= {"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}
CLASSES = re.compile(r"(fin|line|stk|tag|proj|note|ask|rule) (off|sub|award|open|largest|soft|ask-mark|choice-of)")


def test_no_text_outside_the_templates_looks_like_words():
    # The engine's own texts are details for a report; the lettering's are letters.
    scripts = {name: script for name, script in SCRIPTS.items() if not name.startswith(("engine/", "hollywood/art/"))}
    texts = {(name, text) for name, script in scripts.items() for text in script.strings}
    wordy = re.compile(r"[A-Z][a-zà-ÿ]|[^\W\d_] [^\W\d_]")
    found = {(name, text) for name, text in texts if wordy.search(text)}
    assert {text for _, text in found if not CLASSES.fullmatch(text)} - NO_WORDS == set()
    assert len(found) >= len(NO_WORDS)


def test_the_scanner_tells_code_texts_and_templates_apart(tmp_path):
    file = tmp_path / "x.js"
    file.write_text(
        "a.text('k-1', {n: `v${b ? text(`k-${c}`) : \"}\"}`}); // text('no')\nconst r = /[`'\"/]/g, q = 4 / 2 / 1;\n",
        "utf-8",
    )
    script = scan(file)
    assert script.strings == ["k-1", "}"]
    assert [template.words for template in script.templates] == [f"k-{HOLE}", f"v{HOLE}"]
    calls = sorted(len(call.arguments) for call in script.calls("text"))
    assert calls == [1, 2]
    assert TEMPLATE in script.codes[-1]
