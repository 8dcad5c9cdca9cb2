"""A whole sitting at the page's border: whatever is pressed, whatever dies, no ply is lost.

The machine stands where the page does: it keeps the newest save it was told of and nothing else, sends requests as texts, and starts another
engine from that save when one has died, in the middle of a request or between two.
"""

import json
from typing import Any

from hollywood import GAME
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tabletop.bridge import Bridge

from tests.support import ALL_OPTIONS, FULL, legal, replay, seats

SLOW = ("bot", "hint")
"""What is done in slices."""
PLAYERS = st.sampled_from(["h", "h", "extra", "understudy"])


class Sitting(RuleBasedStateMachine):
    bridge: Bridge
    told: dict[str, Any]
    """The newest state of the game that the page was told."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.games: dict[str, str] = {}
        """The newest save of every game there has been, by its name."""

    # The page

    def start_engine(self) -> None:
        """Thoughts end after one slice, as on a very slow device."""
        self.bridge = Bridge([GAME], lambda: lambda: True)

    def send(self, method: str, **params: object) -> list[dict[str, Any]]:
        """Send a request and hear what comes at once: an answer, that of the job it ended, or nothing yet."""
        self.number += 1
        state = None if method in ("new", "load") else self.told["state"]
        request = {"id": self.number, "state": state, "method": method, "params": params}
        return self.heard(self.bridge.handle(json.dumps(request)))

    def heard(self, lines: str) -> list[dict[str, Any]]:
        return [json.loads(line) for line in lines.splitlines()]

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        """Send a request and wait for its result."""
        answers = self.send(method, **params)
        while self.bridge.busy:
            answers += self.heard(self.bridge.go_on())
        (answer,) = [answer for answer in answers if answer["id"] == self.number]
        assert set(answer) == {"id", "result"}, answer
        return self.keep(answer["result"])

    def keep(self, result: dict[str, Any]) -> dict[str, Any]:
        """Keep what the page would keep of a result."""
        if "state" in result:
            self.told = result
            self.games[result["id"]] = result["save"]
        elif "save" in result:
            self.told = {**self.told, "save": result["save"]}
            self.games[self.told["id"]] = result["save"]
        return result

    # What is known

    @property
    def save(self) -> dict[str, Any]:
        value: dict[str, Any] = json.loads(self.told["save"])
        return value

    def plies(self) -> list[str]:
        return list(self.save["record"]["plies"])

    def line(self) -> list[str]:
        """Everything played and everything that can be played again."""
        return [*self.plies(), *self.save["redo"]]

    def person_decides(self) -> bool:
        return self.told["phase"] in ("place", "second", "star")

    def slow(self) -> str | None:
        """What can be asked for now that takes longer."""
        return "hint" if self.person_decides() else "bot" if self.told["phase"] == "bot" else None

    # What people do

    @initialize(options=st.sampled_from(ALL_OPTIONS), players=st.lists(PLAYERS, min_size=4, max_size=4))
    def begin(self, options, players):
        self.start_engine()
        seated = [seat.to_json() for seat in seats(*players[: options.players])]
        self.ask("new", game="hollywood", options=options.to_json(), seats=seated, seed="sitting", id="0")

    @precondition(lambda self: self.person_decides())
    @rule(pick=st.integers(0, 10**6))
    def play(self, pick):
        moves = legal(replay(self.told["options"], self.plies()))
        moves = [text for text in moves if "+" not in text] if pick % 4 else moves
        move, before, line = moves[pick // 4 % len(moves)], self.plies(), self.line()
        self.ask("play", move=move)
        assert self.plies()[: len(before) + 1] == [*before, move]
        if line[: len(before) + 1] == [*before, move]:
            assert self.line()[: len(line)] == line

    @precondition(lambda self: self.told["phase"] == "bot")
    @rule()
    def bot(self):
        before, line = self.plies(), self.line()
        self.ask("bot")
        assert len(self.plies()) > len(before)
        assert self.line()[: len(line)] == line

    @precondition(lambda self: self.person_decides())
    @rule()
    def hint(self):
        before = self.save
        hint = self.ask("hint")
        assert hint["moves"][0]["move"] in legal(replay(self.told["options"], self.plies()))
        assert {**self.save, "record": {**self.save["record"], "notes": 0}} == {
            **before,
            "record": {**before["record"], "notes": 0},
        }

    @rule(ply=st.none() | st.integers(0, 70))
    def undo_or_jump(self, ply):
        line, before = self.line(), len(self.plies())
        self.ask("undo", ply=ply)
        assert self.line() == line
        assert len(self.plies()) <= before

    @rule()
    def redo(self):
        line, could = self.line(), self.told["can_redo"]
        before = len(self.plies())
        self.ask("redo")
        assert self.line()[: len(line)] == line
        assert (len(self.plies()) > before) == could

    @precondition(lambda self: self.person_decides())
    @rule(column=st.sampled_from("ABCD"))
    def draft(self, column):
        line = self.line()
        (answer,) = self.send("draft", column=column)
        if "result" in answer:
            self.keep(answer["result"])
            assert self.told["draft"] == column
        assert self.line() == line

    @rule(ply=st.integers(0, 70), seed=st.sampled_from(["x", "🎬"]))
    def branch(self, ply, seed):
        plies, left = self.plies(), self.told["id"]
        kept = self.games[left]
        self.ask("branch", ply=ply, seed=seed, id=str(len(self.games)))
        assert self.told["id"] != left
        assert self.plies()[:ply] == plies[:ply]
        assert self.games[left] == kept

    @rule(pick=st.integers(0, 20))
    def take_up_another(self, pick):
        name = sorted(self.games)[pick % len(self.games)]
        kept = self.games[name]
        self.ask("load", text=kept)
        assert self.told["save"] == kept

    @rule()
    def file_out_and_in(self):
        before = self.save
        record = self.ask("record")["text"]
        self.ask("load", text=record)
        assert self.save["record"] == before["record"]
        self.ask("load", text=json.dumps(before))
        assert self.save == before

    @rule(text=st.sampled_from(["", "{}", "[", '{"record": {}}', '{"record": 5, "redo": []}']))
    def load_nonsense(self, text):
        (answer,) = [one for one in self.send("load", text=text) if one["id"] == self.number]
        assert set(answer) == {"id", "error"}

    # What goes wrong

    @precondition(lambda self: self.slow())
    @rule(review=st.booleans(), slices=st.integers(0, 2), then=st.sampled_from(["undo", "redo", "stop", "at"]))
    def press_while_it_thinks(self, review, slices, then):
        """What changes the game ends the thinking; what only looks does not."""
        line = self.line()
        answers = self.send("review" if review else self.slow())
        asked = [self.number]
        for _ in range(slices):
            answers += self.heard(self.bridge.go_on())
        thinks = self.bridge.busy
        for method in (then, "stop"):
            answers += self.send(method, ply=1 if method == "at" else None)
            asked.append(self.number)
            assert self.bridge.busy == (thinks and method == "at")
            for answer in answers:
                self.keep(answer.get("result", {}))
        ends = [answer for answer in answers if "progress" not in answer]
        assert sorted(answer["id"] for answer in ends) == asked
        assert all(answer.get("error", {"key": "stale"})["key"] == "stale" for answer in ends)
        assert self.line()[: len(line)] == line

    @precondition(lambda self: self.slow())
    @rule(slices=st.integers(0, 3))
    def die_while_it_thinks(self, slices):
        self.send(self.slow())
        for _ in range(slices):
            self.bridge.go_on()
        self.restart()

    @rule(method=st.sampled_from(["undo", "redo", "play", "branch", "draft"]))
    def die_before_the_answer_is_heard(self, method):
        self.send(method, **{"move": "A", "ply": 3, "seed": "lost", "id": "lost", "column": None})
        self.restart()

    @rule()
    def restart(self):
        """Another engine goes on from what was kept."""
        kept = self.told["save"]
        self.start_engine()
        self.ask("load", text=kept)
        assert self.told["save"] == kept

    # What holds always

    @invariant()
    def the_engine_has_what_was_kept(self):
        session = self.bridge._session
        assert session is not None
        assert session.save() == self.told["save"]
        assert session.ply == self.told["ply"]

    @invariant()
    def the_engine_waits(self):
        assert not self.bridge.busy
        assert self.told["phase"] in ("place", "second", "star", "bot", "over")


Sitting.TestCase.settings = settings(
    max_examples=400 if FULL else 8,
    stateful_step_count=40,
    deadline=None,
    derandomize=not FULL,
    suppress_health_check=list(HealthCheck),
)
TestSitting = Sitting.TestCase
