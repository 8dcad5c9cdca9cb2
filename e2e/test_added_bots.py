"""Bots that a person adds: they play, they break, they try to get out, they go."""

from __future__ import annotations

import importlib.util
import json

import pytest
from hollywood import GAME, replay

from e2e.added import BREAKS, COPIED, EXAMPLE, FINE, NOTE, add, offered, report, wheel
from e2e.conftest import FULL, Visit, Watch
from e2e.plan import ENGLISH, Order, make_plan
from e2e.player import Player

ADVANCED = {**ENGLISH, "scoring": "advanced"}


def form(visit: Visit, address: str, *scripts: str) -> Player:
    """The form of a new game."""
    player = visit(address, scripts=[COPIED, *scripts])
    player.action("new-game")
    player.wait_screen("setup")
    return player


def begin(player: Player, order: Order) -> None:
    """From the form, begin a game as ordered; nobody waits for a decision."""
    player.action("home")
    player.wait_screen("title")
    player.set_up(order)
    player.action("start")
    player.wait_screen("table")


def test_the_example_plays_a_whole_game(visit: Visit, site: str, watch: Watch) -> None:
    player = form(visit, site)
    player.action("home")
    player.wait_engine()
    player.action("new-game")
    # The start of the page does not wait for what only added bots need.
    assert not [address for address in watch.requests if "installer" in address]
    add(player, EXAMPLE.name, EXAMPLE.read_bytes())
    assert [address for address in watch.requests if "installer" in address]
    begin(player, Order(("human", "bot:+example_bot", "bot:+example_bot"), seed="example"))
    player.wait_decision()
    # Who looks on sees which bots are not the page's own.
    assert player.page.locator("main h3 .added").count() == 2
    player.finish()
    assert player.page.locator(NOTE).count() == 0
    record = player.saved()["record"]
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    decisions = 0
    for ply, text in enumerate(record["plies"]):
        position = replay.replay(record["options"], record["plies"][:ply])
        if position.to_move in (1, 2):
            assert str(example.choose(GAME.view(position))) == text
            decisions += 1
    assert decisions >= 24


@pytest.mark.parametrize(("name", "act", "said"), [
    ("hangs", "while True: pass", "guest-late"),
    ("raises", "raise KeyError('no such star')", "KeyError: 'no such star'"),
    pytest.param("cheats", "return 'Z'", '"no-such-move"', marks=FULL),
    ("eats", "print(len([bytearray(1 << 24) for _ in range(400)]))", "guest-memory"),
    pytest.param("hoards", "open('/tmp/x', 'wb').write(bytes(1 << 27))", "OSError", marks=FULL),
    ("stretches", "open('/tmp/x', 'wb').truncate(1 << 30)", "OSError"),
    ("leaves", "import os; os._exit(3)", "guest-lost"),
])  # fmt: skip
def test_a_bot_that_breaks_stops_no_game(
    visit: Visit, file_site: str, watch: Watch, name: str, act: str, said: str
) -> None:
    player = form(visit, file_site)
    add(player, f"{name}.py", BREAKS.format(act))
    assert player.page.locator(NOTE).count() == 0
    begin(player, Order(("human", f"bot:+{name}", "bot:extra"), options=ADVANCED, seed="breaks"))
    while player.page.locator(NOTE).count() == 0:
        assert player.wait_decision() == "place"
        player.play(player.first_move())
        player.wait_decision()
    text = player.note()
    assert "Understudy" in text
    assert name in text
    assert "Error" not in text
    found = report(player)
    assert said in found
    asked = json.loads(found.partition("asked: ")[2])
    assert asked["plies"][0].startswith("first ")
    assert "breaks" not in json.dumps(asked).replace(name, "")
    before = len(player.saved()["record"]["plies"])
    player.play(player.first_move())
    player.wait_decision()
    plies = player.saved()["record"]["plies"]
    # The next one is its own again.
    assert len(plies) >= before + 3
    assert player.page.locator(NOTE).count() == 0


OUT = """
import gc, sys, traceback

def tries():
    def js():
        import js
        return js.fetch
    def http():
        from pyodide.http import pyfetch
        return pyfetch
    def again():
        for name in [name for name in sys.modules if sys.modules[name] is None]:
            del sys.modules[name]
        from pyodide.http import pyfetch
        return pyfetch("STOLEN").send(None)
    def open_url():
        from pyodide.http import open_url
        return open_url("STOLEN").read()
    def run_js():
        from pyodide.code import run_js
        return run_js("fetch('STOLEN')")
    def pyodide_js():
        import pyodide_js
        return pyodide_js
    def core():
        from _pyodide_core import to_js
        print("an object of JavaScript:", to_js([1]).length)
        return to_js([1]).constructor.constructor("return fetch('STOLEN')")()
    def ctypes():
        import ctypes
        return ctypes.CDLL(None).emscripten_run_script(b"fetch('STOLEN')")
    def urllib():
        from urllib.request import urlopen
        return urlopen("STOLEN", timeout=1).read()
    def socket():
        import socket
        made = socket.create_connection(("127.0.0.1", 80), timeout=1)
        return made.sendall(b"GET / HTTP/1.0\\r\\n\\r\\n")
    def system():
        import os
        return os.popen("true").read()
    def finder():
        found = [one for one in gc.get_objects() if type(one).__name__ == "JsFinder"]
        return found[0].find_spec("js", None).loader
    return [js, http, again, open_url, run_js, pyodide_js, core, ctypes, urllib, socket, system, finder]

NAMES = ("fetch XMLHttpRequest WebSocket EventSource WebTransport indexedDB caches BroadcastChannel importScripts Worker navigator "
         "postMessage location FontFace MessageChannel onmessage eval close").split()

def proxies():
    seen = []
    for one in gc.get_objects():
        if type(one).__name__.startswith("Js"):
            seen.append(one)
        for held in (one.values() if isinstance(one, dict) else []):
            if type(held).__name__.startswith("JsProxy"):
                seen.append(held)
    return seen

def choose(view):
    for attempt in tries():
        try:
            print("REACHED", attempt.__name__, attempt())
        except BaseException as error:
            print("refused", attempt.__name__, type(error).__name__)
    found = proxies()
    print("proxies", len(found))
    for proxy in found:
        for name in NAMES:
            try:
                # eval is there, but the policy of the page forbids it.
                value = getattr(proxy, name)
                print("REACHED", name, proxy)
            except BaseException:
                pass
        try:
            scope = proxy.constructor.constructor("return globalThis")()
            print("REACHED scope", scope)
        except BaseException as error:
            print("refused constructor", type(error).__name__)
    return "over"
"""


def test_a_bot_cannot_get_out(visit: Visit, http_site: str, watch: Watch) -> None:
    player = form(visit, http_site)
    add(player, "out.py", OUT.replace("STOLEN", f"{http_site}stolen"))
    found = report(player)
    assert "guest-illegal" not in player.note()
    assert found.count("refused ") >= 12
    assert "REACHED" not in found
    # Even with JavaScript at hand, none can be made of a text.
    assert "an object of JavaScript: 1" in found
    assert not [address for address in watch.requests if "stolen" in address]


def test_a_worker_that_is_shut_in_has_nothing_to_get_out_by(visit: Visit, http_site: str) -> None:
    # Asked from within, by whoever would have JavaScript in there after all.
    probe = """(() => {
        const NativeBlob = window.Blob;
        const ASK = `self.addEventListener("message", ({ data }) => {
            if (typeof data !== "string" || !data.includes('"check"')) return;
            const found = [];
            for (let at = self; at; at = Object.getPrototypeOf(at)) found.push(...Object.getOwnPropertyNames(at));
            const kept = self.kept;
            kept(JSON.stringify({ id: -1, left: found, ways: ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport",
                "indexedDB", "caches", "BroadcastChannel", "importScripts", "Worker", "navigator", "postMessage", "location",
                "FontFace", "MessageChannel", "Notification", "FileReader", "URL", "Request", "StorageManager", "RTCDataChannel"]
                .filter((name) => name in self || typeof self[name] !== "undefined") }));
        });
        { const post = self.postMessage.bind(self); Object.defineProperty(Object.prototype, "kept", { get: () => post }); }`;
        window.Blob = class extends NativeBlob {
            constructor(parts, options) {
                super(options?.type === "text/javascript" ? [ASK, ...parts] : parts, options);
            }
        };
        const NativeWorker = window.Worker;
        window.Worker = class extends NativeWorker {
            constructor(...given) {
                super(...given);
                this.addEventListener("message", ({ data }) => {
                    const answer = JSON.parse(data);
                    if (answer.left) window.left = answer;
                });
            }
        };
    })();"""
    player = form(visit, http_site, probe)
    add(player, "fine.py", FINE)
    left = player.page.evaluate("() => window.left")
    assert left["ways"] == []
    assert len(left["left"]) < 110


def test_files_that_cannot_be_bots_are_refused_in_words(visit: Visit, file_site: str) -> None:
    player = form(visit, file_site)
    before = offered(player)
    for name, content, words in (
        ("huge.py", b"#" * (1 << 21), "larger than 1,024 KB"),
        ("empty.py", b"", "empty"),
        ("broken.py", "def choose(view):\n    retrun 3 +\n", "line 2"),
        ("needy-1-py3-none-any.whl", wheel("Requires-Dist: numpy\n"), "numpy"),
        ("idle.py", "x = 1\n", "choose(view)"),
        ("clumsy.py", "def choose(view):\n    return view.facts['nothing']\n", "error"),
        ("stuck.py", "while True: pass\n", "5 seconds"),
    ):
        add(player, name, content)
        note = player.note()
        assert name in note
        assert words in note
        assert "Traceback" not in player.page.locator("body").inner_text()
        assert offered(player) == before
    add(player, "clumsy.py", "def choose(view):\n    return view.facts['nothing']\n")
    assert "KeyError: 'nothing'" in report(player)


def test_an_added_bot_stays_until_it_is_removed(visit: Visit, http_site: str) -> None:
    """Over http: from disk a private window may lose what it keeps at the reload."""
    player = form(visit, http_site)
    before = offered(player)
    add(player, "deep_bot-1-py3-none-any (1).whl", wheel())
    assert offered(player) == [*before, "bot:+deep_bot"]
    player.page.locator("li:nth-child(2) > [data-action=player]").select_option("bot:+deep_bot")
    # The browser writes what it keeps a moment later.
    player.settle()
    player.page.reload()
    player.wait_screen("setup")
    assert offered(player) == [*before, "bot:+deep_bot"]
    assert player.page.locator("li:nth-child(2) > [data-action=player]").input_value() == "bot:+deep_bot"
    player.action("remove-bot")
    player.page.wait_for_selector("[data-action=remove-bot]", state="detached")
    assert offered(player) == before
    assert player.page.locator("li:nth-child(2) > [data-action=player]").input_value() == "bot:understudy"
    player.page.reload()
    player.wait_screen("setup")
    assert offered(player) == before


def test_a_bot_for_which_there_is_no_room_lasts_for_the_visit(visit: Visit, http_site: str) -> None:
    full = """{ const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, value) {
            if (name === "hollywood.guests") throw new DOMException("full", "QuotaExceededError");
            put.call(this, name, value);
        }; }"""
    player = form(visit, http_site, full)
    add(player, "fine.py", FINE)
    assert "as long as this page is open" in player.page.locator("#add-bot-hint").inner_text()
    assert "bot:+fine" in offered(player)
    player.page.reload()
    player.wait_screen("setup")
    assert "bot:+fine" not in offered(player)


def test_a_game_whose_bot_is_not_here_goes_on(visit: Visit, http_site: str) -> None:
    plan = make_plan(Order(("human", "bot:understudy", "bot:extra"), seed="gone"), star=False)
    record = json.loads(plan.text(plan.steps[0].ply))
    record["seats"][1]["player"] = "bot:+gone"
    player = visit(http_site)
    player.open_record(json.dumps(record))
    player.play(plan.steps[0].move)
    player.wait_decision()
    assert "gone" in player.note()
    player.action("dismiss")
    player.finish()
    assert player.page.locator(NOTE).count() == 0
    assert player.saved()["record"]["seats"][1]["player"] == "bot:+gone"


ENDED = """{ const end = Worker.prototype.terminate;
    window.ended = 0;
    Worker.prototype.terminate = function () {
        window.ended += 1;
        end.call(this);
    }; }"""


def test_nobody_waits_for_a_bot_that_is_left_or_taken_back(visit: Visit, http_site: str) -> None:
    player = form(visit, http_site, ENDED)
    add(player, "hangs.py", BREAKS.format("while True: pass"))
    begin(player, Order(("human", "bot:+hangs", "bot:extra"), options=ADVANCED, seed="left.1"))
    if player.wait_decision() and player.page.locator(NOTE).count():
        player.action("dismiss")
    plies = player.saved()["record"]["plies"]
    move = player.first_move()
    ended = player.page.evaluate("() => window.ended")
    player.play(move)
    player.wait_phase("bot")
    player.settle()
    player.action("undo")
    assert player.page.evaluate("() => window.ended") == ended + 1
    player.wait_decision()
    assert player.saved()["record"]["plies"] == plies
    assert player.page.locator(NOTE).count() == 0
    player.play(move)
    player.wait_phase("bot")
    player.settle()
    player.page.go_back()
    player.wait_screen("title")
    assert player.page.evaluate("() => window.ended") == ended + 2
    assert len(player.saved()["record"]["plies"]) == len(plies) + 1
