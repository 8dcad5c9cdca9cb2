"""Records, saves and links with something wrong in them, by the thousand: each is refused in words or is a game that stays what it is.

100,000 of them with ``HOLLYWOOD_FULL=1 python -m pytest tests/test_mutations.py -s``.
"""

import json
import random
import string
from collections import Counter
from collections.abc import Callable

import pytest
from hollywood import GAME
from hollywood.cli.messages import MESSAGES, say
from tabletop.link import link_of, read_link
from tabletop.record import named, read_record
from tabletop.refusal import Refused
from tabletop.session import Session

from tests.support import FULL, random_game, record_json
from tests.test_link import content_of, link_to
from tests.test_record import paths, replaced
from tests.test_released import KEPT

NUMBER = 100_000 if FULL else 900
GARBAGE = [
    *(None, True, 0, -1, 3, 4, 1.5, 1e308, 10**30, "", "x", "human", "bot:", "bot:+mine", "A", "A+A", "clap", "=H", "first 1"),
    *("x" * 3000, "\u202e<b>\x00", "\ud800", "e\u0301", "🎬", [], [None], [[]], ["A"] * 300, {}, {"record": {}}, {"name": "", "player": "human"}),
]  # fmt: skip
CHARACTERS = string.printable + "é\u202e\ud800\x00"


def mutated(value: object, chance: random.Random) -> object:
    """A JSON value with one of its parts replaced, dropped or doubled."""
    path, part = chance.choice(list(paths(value))[1:])
    if chance.randrange(3):
        other = chance.choice(GARBAGE) if chance.randrange(3) else chance.choice(list(paths(value)))[1]
        return replaced(value, path, other)
    *way, last = path
    whole = next(one for at, one in paths(value) if at == tuple(way))
    copy = dict(whole) if isinstance(whole, dict) else list(whole)
    if isinstance(copy, list) and chance.randrange(2):
        copy.insert(last, part)
    else:
        del copy[last]
    return replaced(value, tuple(way), copy)


def scratched(text: str, chance: random.Random, characters: str = CHARACTERS) -> str:
    """A text with some of its characters cut out, doubled or replaced."""
    start = chance.randrange(len(text))
    end = min(len(text), start + chance.choice((0, 1, 1, 2, 9, len(text))))
    patch = (
        "".join(chance.choices(characters, k=chance.choice((0, 1, 1, 3))))
        if chance.randrange(4)
        else text[start:end] * 2
    )
    return text[:start] + patch + text[end:]


def spoiled(text: str, chance: random.Random) -> str:
    """A text of JSON with one to three things wrong."""
    if not chance.randrange(4):
        return scratched(text, chance)
    value = json.loads(text)
    for _ in range(chance.choice((1, 1, 2, 3))):
        if isinstance(value, dict | list) and value:
            value = mutated(value, chance)
    return json.dumps(value)


def spoiled_link(link: str, chance: random.Random) -> str:
    """A link with wrong characters, or one that holds something wrong."""
    if not chance.randrange(3):
        return scratched(link, chance, string.ascii_letters + string.digits + "-_=é")
    return link_to(mutated(content_of(link), chance))


def open_record(text: str) -> None:
    record = read_record(text, GAME)
    assert read_record(json.dumps(record.to_json()), GAME) == record


def open_save(text: str) -> None:
    game = Session.load(text, GAME)
    assert Session.load(game.save(), GAME).save() == game.save()


def open_link(text: str) -> None:
    record, ply = read_link(text, GAME)
    assert read_link(link_of(record, GAME, ply), GAME) == (named(record), ply)


SAVES = [text for _, text in KEPT]
RECORDS = [json.dumps(record_json(random_game("mutations"), id="gala", notes={"hints": 1})), *(
    json.dumps(json.loads(text)["record"]) for text in SAVES
)]  # fmt: skip
LINKS = [link_of(read_record(text, GAME), GAME) for text in RECORDS]


@pytest.mark.parametrize(
    ("good", "spoil", "read"),
    [(RECORDS, spoiled, open_record), (SAVES, spoiled, open_save), (LINKS, spoiled_link, open_link)],
    ids=["records", "saves", "links"],
)
def test_each_is_refused_in_words_or_is_a_game(
    good: list[str], spoil: Callable[[str, random.Random], str], read: Callable[[str], None]
):
    chance = random.Random("mutations")
    seen: Counter[str] = Counter()
    for _ in range(NUMBER // 3 + 1):
        text = spoil(chance.choice(good), chance)
        try:
            read(text)
            seen["a game"] += 1
        except Refused as refused:
            assert refused.reason.key in MESSAGES
            assert say(refused).isprintable()
            seen[refused.reason.key] += 1
        except Exception as error:
            raise AssertionError(f"{error!r} at {text[:3000]!r}") from error
    print(dict(seen.most_common()))
    assert len(seen) > 8
    assert 0 < seen["a game"] < seen.total() / 2
