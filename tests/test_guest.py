"""Bots that somebody adds: which files can be one, how they are asked, and what becomes of their moves."""

import io
import json
import sys
import zipfile
from importlib import invalidate_caches

import pytest
from hollywood import GAME
from tabletop.guest import MOST_REPORT, Guest, json_of, samples, view_of
from tabletop.record import Seat
from tabletop.refusal import Refused
from tabletop.session import Session
from tabletop.wheel import MOST_FILE, MOST_UNPACKED, wheel_of

from tests.support import ROOT

EXAMPLE = ROOT / "docs" / "example_bot.py"
OPTIONS = {"players": 3}
CHOOSE = "def choose(view): return view.facts['legal'][0]\n"


def made(metadata="Name: Fine_Bot\n", **files: str) -> bytes:
    """A wheel with some files; ``_in_`` is a slash, ``_`` before ``py`` or ``so`` a dot."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("fine-1.dist-info/METADATA", f"Metadata-Version: 2.1\n{metadata}Version: 1\n")
        for name, text in files.items():
            archive.writestr(name.replace("_in_", "/").replace("_py", ".py").replace("_so", ".so"), text)
    return buffer.getvalue()


FINE = "fine-1-py3-none-any.whl"


# Files


def test_a_py_file_is_wrapped_in_a_wheel():
    wheel = wheel_of("my-bot (2).py", CHOOSE.encode())
    assert (wheel.name, wheel.file, wheel.modules) == ("my-bot", "bot_my_bot-0-py3-none-any.whl", ("bot_my_bot",))
    with zipfile.ZipFile(io.BytesIO(wheel.data)) as archive:
        assert archive.read("bot_my_bot.py").decode() == CHOOSE
        assert "Tag: py3-none-any" in archive.read("bot_my_bot-0.dist-info/WHEEL").decode()
    # What was wrapped can be added again as a wheel.
    assert wheel_of(wheel.file, wheel.data).modules == ("bot_my_bot",)


def test_a_pure_wheel_is_taken_as_it_is():
    data = made(
        "Name: Fine_Bot\nRequires-Dist: numpy ; extra == 'fast'\n", bot_py=CHOOSE, more_in___init___py="", notes_txt=""
    )
    wheel = wheel_of("fine-1-py3-none-any (1).whl", data)
    assert wheel == ("Fine_Bot", FINE, data, ("bot", "more"))


def test_a_name_fits_into_a_record():
    assert wheel_of("\u202e" + "x" * 99 + ".py", CHOOSE.encode()).name == "x" * 23
    assert wheel_of("\u202e.py", CHOOSE.encode()).name == "bot"


@pytest.mark.parametrize(("file", "data", "reason"), [
    ("bot.py", b"  \n", ("guest-empty", {})),
    ("bot.py", b"#" * (MOST_FILE + 1), ("guest-large", {"most": 1024})),
    ("bot.txt", b"x", ("guest-kind", {})),
    ("bot", b"x", ("guest-kind", {})),
    ("bot.py", b"\x7fELF\0\1", ("guest-not-text", {})),
    ("bot.py", "é".encode("latin-1"), ("guest-not-text", {})),
    ("bot.py", b"x = 1\nif x\n", ("guest-syntax", {"line": 2})),
    ("fine.whl", made(bot_py=CHOOSE), ("guest-no-wheel", {})),
    (FINE, b"PK\3\4 not really", ("guest-no-wheel", {})),
    (FINE, made(bot_py=CHOOSE)[:-30], ("guest-no-wheel", {})),
    ("fine-1-cp314-cp314-pyodide_2026_0_wasm32.whl", made(bot_py=CHOOSE), ("guest-binary", {})),
    ("fine-1-py2-none-any.whl", made(bot_py=CHOOSE), ("guest-binary", {})),
    (FINE, made(bot_py=CHOOSE, fast_so="x"), ("guest-binary", {})),
    (FINE, made("Name: x\nRequires-Dist: numpy>2\nRequires-Dist: scipy ; python_version > '3'\n", bot_py=CHOOSE),
     ("guest-needs", {"packages": "numpy>2, scipy ; python_version > '3'"})),
    (FINE, made(bot_py="#" * (MOST_UNPACKED + 1)), ("guest-large", {"most": 8192})),
])  # fmt: skip
def test_a_file_that_cannot_be_a_bot_is_refused_with_the_reason(file, data, reason):
    with pytest.raises(Refused) as refused:
        wheel_of(file, data)
    assert (refused.value.reason.key, dict(refused.value.reason.args)) == reason


def test_a_wheel_without_metadata_is_none():
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("bot.py", CHOOSE)
    with pytest.raises(Refused) as refused:
        wheel_of(FINE, buffer.getvalue())
    assert refused.value.reason.key == "guest-no-wheel"


# Asking


class Host:
    """A guest's interpreter, asked as the page asks it."""

    def __init__(self, folder, **modules: str):
        self.guest = Guest(GAME, OPTIONS)
        for name, source in modules.items():
            (folder / f"{name}.py").write_text(source, "utf-8")
        invalidate_caches()
        self.modules = list(modules)

    def ask(self, method, **params):
        answer = json.loads(self.guest.handle(json.dumps({"id": 7, "method": method, "params": params})))
        assert answer.pop("id") == 7
        return answer

    def open(self):
        return self.ask("open", modules=self.modules)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder that modules are found in for one test."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and str(tmp_path) in sys.modules[name].__file__:
            del sys.modules[name]


def a_view():
    return json_of(GAME.view(next(samples(GAME, OPTIONS))))


def test_a_bot_is_tried_out_and_asked(folder):
    host = Host(
        folder,
        guest_helper="x = 1\n",
        guest_fine="print('hello')\n" + CHOOSE.replace("return", "print('thinking'); return"),
    )
    assert host.open() == {"result": {}}
    assert host.ask("check") == {"result": {}}
    assert host.ask("choose", view=a_view()) == {"result": {"move": "A", "printed": "thinking\n"}}


def test_a_move_may_be_an_object_with_that_text(folder):
    source = "from hollywood.replay import position_of\ndef choose(view): return position_of(view).legal_moves()[0]\n"
    host = Host(folder, guest_moves=source)
    host.open()
    assert host.ask("choose", view=a_view())["result"]["move"] == "A"


@pytest.mark.parametrize(("source", "key"), [
    ("1 / 0\n", "guest-raised"),
    ("import sys\nsys.exit()\n", "guest-raised"),
    ("choose = 3\n", "guest-no-choose"),
    ("raise MemoryError\n", "guest-memory"),
])  # fmt: skip
def test_a_bot_that_does_not_open_says_why(folder, source, key):
    assert Host(folder, guest_shut=source).open()["error"]["key"] == key


@pytest.mark.parametrize(("body", "key", "told"), [
    ("print('before'); raise KeyError('star')", "guest-raised", "KeyError: 'star'\nprinted: before"),
    ("raise KeyboardInterrupt", "guest-raised", "KeyboardInterrupt"),
    ("return view.facts['nothing']", "guest-raised", "KeyError: 'nothing'"),
    ("return choose(view)", "guest-raised", "RecursionError"),
    ("return 'Z'", "guest-illegal", '"legal": ["A"'),
    ("return None", "guest-illegal", '"legal": ["A"'),
    ("return 'A'", "guest-illegal", '"stage": "star"'),
])  # fmt: skip
def test_a_bot_that_stumbles_when_tried_out_is_refused_with_a_report(folder, body, key, told):
    host = Host(folder, guest_bad=f"def choose(view):\n    {body}\n")
    host.open()
    error = host.ask("check")["error"]
    assert error["key"] == key
    assert told in error["detail"]


def test_a_report_has_bounds(folder):
    host = Host(folder, guest_loud="def choose(view):\n    print('x' * 99999)\n    return 'Z' * 99999\n")
    host.open()
    said = host.ask("choose", view=a_view())["result"]
    assert (said["move"], len(said["printed"])) == ("Z" * 80, MOST_REPORT)


def test_a_bot_is_tried_out_at_every_kind_of_decision():
    assert [GAME.phase(position, None) for position in samples(GAME, OPTIONS)] == ["place", "star"]


def test_a_view_crosses_the_border_whole():
    for position in samples(GAME, OPTIONS):
        view = GAME.view(position)
        assert view_of(json.loads(json.dumps(json_of(view)))) == view


# At the table


def seated(**seats: str) -> Session:
    return Session(
        GAME, OPTIONS, [Seat("", player) for player in ("bot:+guest", "bot:understudy", "human")], "guests.4"
    )


def guests_turn() -> Session:
    game = seated()
    while game.phase != "bot" or game.seats[game.to_move].bot != "+guest":
        if game.phase == "bot":
            game.play_bot()
        else:
            game.play(GAME.legal(game._position)[0])
    return game


def turn(game: Session, *arguments):
    work = game.bot_turn(lambda: False, *arguments)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def test_a_guest_moves_as_it_says():
    for move in GAME.legal(guests_turn()._position):
        game = guests_turn()
        assert turn(game, move, "understudy") is None
        assert game.record.plies[-1] == move


@pytest.mark.parametrize(
    ("move", "key"), [("Z", "no-such-move"), ("=H", "no-choice"), ("first 0", "first-not-due"), (None, None)]
)
def test_understudy_moves_where_a_guest_has_no_legal_move(move, key):
    game, other = guests_turn(), guests_turn()
    refusal = turn(game, move, "understudy")
    assert (refusal and refusal.key) == key
    turn(other, None, "understudy")
    assert game.record.plies == other.record.plies
    assert game.ply == guests_turn().ply + 1


def test_a_guest_without_a_stand_in_waits():
    game = guests_turn()
    with pytest.raises(Refused) as refused:
        turn(game)
    assert refused.value.reason.args == {"name": "+guest"}


def test_a_guest_sees_what_everybody_sees():
    game = guests_turn()
    assert game.guest_view() == GAME.view(game._position)
    assert "guests.4" not in json.dumps(json_of(game.guest_view()))


def bots_move(game: Session, move: str | None) -> int:
    """Let bots move until a person decides; the guest makes ``move``. How often the guest need not have been asked."""
    known = 0
    while game.phase == "bot":
        if game.seats[game.to_move].bot == "+guest":
            known += game.guest_view() is None
            assert turn(game, move, "understudy") is None
        else:
            game.play_bot()
    return known


def test_a_guest_is_not_asked_for_a_move_that_was_taken_back():
    game = seated()
    assert bots_move(game, None) == 0
    game.play("A")
    assert bots_move(game, None) == 0
    before = game.record.plies
    game.undo()
    game.play("A")
    assert bots_move(game, "Z") == 1
    assert game.record.plies == before


def test_only_a_guest_is_asked_as_one():
    game = seated()
    while game.to_move is None or game.seats[game.to_move].bot == "+guest":
        turn(game, None, "understudy")
    with pytest.raises(Refused) as refused:
        game.guest_view()
    assert refused.value.reason.key == "not-your-turn"


def test_the_move_of_a_guest_is_no_way_to_move_for_another_bot():
    game = seated()
    while game.seats[game.to_move].bot != "understudy":
        game.play(GAME.legal(game._position)[0]) if game.phase != "bot" else turn(game, None, "understudy")
    other = Session.load(game.save(), GAME)
    turn(game, "D", "extra")
    turn(other)
    assert game.record.plies == other.record.plies


# The example


def test_the_readme_shows_the_example_whole():
    source = EXAMPLE.read_text("utf-8")
    assert len(source.splitlines()) < 40
    assert f"```python\n{source}```\n" in (ROOT / "README.md").read_text("utf-8")


def test_the_example_plays(folder):
    host = Host(folder, guest_example=EXAMPLE.read_text("utf-8"))
    assert (host.open(), host.ask("check")) == ({"result": {}}, {"result": {}})
    game = seated()
    stumbles = []
    while game.phase != "over":
        if game.phase != "bot":
            game.play(GAME.legal(game._position)[0])
        elif game.seats[game.to_move].bot == "+guest":
            said = host.ask("choose", view=json_of(game.guest_view()))
            stumbles.append(turn(game, said["result"]["move"], "understudy"))
        else:
            game.play_bot()
    assert len(stumbles) >= 12
    assert set(stumbles) == {None}
