"""The tokens of the look: what is read or tells something apart can be seen, in every theme and by every eye."""

import re
from itertools import combinations

import pytest

from tests.colour import SIGHTS, blocks, ciede2000, contrast, difference, lab, read
from tests.support import ROOT

TOKENS = (ROOT / "web" / "styles" / "tokens.css").read_text("utf-8")
LIGHT_DARK = re.compile(r"light-dark\((\S+), (\S+)\)")
GROUNDS = ("--house", "--velvet", "--velvet-2", "--stage")
TEXTS = ("--cream", "--cream-2", "--gold-hi")
LINES = ("--gold", "--edge", "--leaf")
GENRES = ("--g-horror", "--g-action", "--g-romance")
REELS = ("--reel-1", "--reel-2", "--reel-3", "--reel-4")


def themes():
    """Every token by theme."""
    found = {}
    rules = blocks(TOKENS)
    for number, theme in enumerate(("light", "dark")):
        for more in (False, True):
            tokens = {}
            for selector, values in rules:
                if selector == ":root" or (more and selector == ':root[data-contrast="more"]'):
                    tokens |= {
                        name: LIGHT_DARK.sub(lambda pair, number=number: pair[number + 1], value)
                        for name, value in values.items()
                    }
            found[f"{theme}, more contrast" if more else theme] = tokens
    return found


THEMES = themes()


# The measures themselves


def test_colour_difference_is_that_of_the_papers():
    # Pairs of the table of Sharma, Wu and Dalal.
    for one, two, expected in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ):
        assert ciede2000(one, two) == pytest.approx(expected, abs=1e-4)


def test_white_on_black_is_the_most_contrast_there_is():
    assert contrast("#fff", "#000") == pytest.approx(21)
    assert contrast("#0000", "#fff") == pytest.approx(1)


@pytest.mark.parametrize("sight", SIGHTS)
def test_grey_is_grey_to_every_eye(sight):
    _, a, b = lab(read("#808080")[0], sight)
    assert abs(a) < 0.1
    assert abs(b) < 0.1


# The tokens


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_readable_on_every_ground(theme):
    tokens = THEMES[theme]
    least = 7 if "more" in theme else 4.5
    pale = {
        f"{text} on {ground}": contrast(tokens[text], tokens[ground])
        for text in TEXTS
        for ground in GROUNDS
        if contrast(tokens[text], tokens[ground]) < least
    }
    assert pale == {}


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_readable_on_gold_on_paper_and_on_a_ticket(theme):
    tokens = THEMES[theme]
    for text, ground in (
        ("--on-gold", "--gold"),
        ("--ink", "--paper"),
        ("--ink", "--award"),
        ("--ink", "--ticket"),
        ("--g-horror-text", "--g-horror"),
        ("--g-action-text", "--g-action"),
        ("--g-romance-text", "--g-romance"),
    ):
        assert contrast(tokens[text], tokens[ground]) >= 4.5, (text, ground)


@pytest.mark.parametrize("theme", THEMES)
def test_lines_and_signs_are_seen_on_every_ground(theme):
    tokens = THEMES[theme]
    pale = {
        f"{line} on {ground}": contrast(tokens[line], tokens[ground])
        for line in LINES
        for ground in GROUNDS
        if contrast(tokens[line], tokens[ground]) < 3
    }
    assert pale == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_reel_is_seen_by_its_colour_or_its_outline(theme):
    tokens = THEMES[theme]
    for reel in REELS:
        assert contrast(tokens[reel], tokens["--reel-ink"]) >= 3, reel
        for ground in GROUNDS:
            seen = max(contrast(tokens[part], tokens[ground]) for part in (reel, "--reel-ink"))
            assert seen >= 3, (reel, ground)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", [GENRES, REELS], ids=["genres", "reels"])
def test_colours_that_tell_apart_differ_to_every_eye(group, sight):
    tokens = THEMES["dark"]
    close = {
        f"{one} and {two}": round(difference(tokens[one], tokens[two], sight))
        for one, two in combinations(group, 2)
        if difference(tokens[one], tokens[two], sight) < 20
    }
    assert close == {}


def test_genres_and_reels_have_one_colour_in_every_theme():
    for name in (*GENRES, *REELS):
        assert len({tokens[name] for tokens in THEMES.values()}) == 1
