"""Random play, drafts, undo, redo, save and load: what must hold whatever people press."""

import json
from collections import Counter

import pytest
from hollywood import CARDS, GAME, Options
from hollywood.replay import replay
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tabletop.record import Seat
from tabletop.refusal import Refused
from tabletop.session import Session

from tests.support import ALL_OPTIONS, legal, seats

PLAYERS = st.sampled_from(["h", "h", "extra", "understudy"])


class Table(RuleBasedStateMachine):
    game: Session

    @initialize(options=st.sampled_from(ALL_OPTIONS), players=st.lists(PLAYERS, min_size=4, max_size=4), seed=st.text(
        alphabet="ab🎬", max_size=3
    ))  # fmt: skip
    def begin(self, options: Options, players: list[str], seed: str):
        self.game = Session(GAME, options.to_json(), seats(*players[: options.players]), seed, "machine")
        self.seen: dict[tuple[str, ...], str] = {}
        self.dropped = 0
        """How often something else was played than what had been taken back."""

    # Helpers

    def position(self):
        return replay(self.game.record.options, self.game.record.plies)

    def redo_list(self) -> list[str]:
        return json.loads(self.game.save())["redo"]

    def line(self) -> list[str]:
        """Everything played and everything that can be played again."""
        return [*self.game.record.plies, *self.redo_list()]

    def person_decides(self) -> bool:
        return self.game.phase in ("place", "second", "star")

    # What people press

    @precondition(lambda self: self.person_decides())
    @rule(pick=st.integers(0, 10**6))
    def play(self, pick):
        moves = legal(self.position())
        # The sixteen Double Reels would drown the rest.
        moves = [text for text in moves if "+" not in text] if pick % 4 else moves
        text = moves[pick // 4 % len(moves)]
        played, redo, line = self.game.record.plies, self.redo_list(), self.line()
        self.game.play(text)
        assert self.game.record.plies[: len(played) + 1] == (*played, text)
        assert self.game.draft is None
        if redo[:1] == [text]:
            assert self.line()[: len(line)] == line
        else:
            self.dropped += bool(redo)
            assert self.redo_list() == []

    @precondition(lambda self: self.person_decides())
    @rule(column=st.sampled_from("ABCD"))
    def draft(self, column):
        before = self.game.save()
        can_begin = any(text.startswith(f"{column}+") for text in legal(self.position()))
        if can_begin:
            self.game.set_draft(column)
            assert (self.game.phase, self.game.draft) == ("second", column)
        else:
            with pytest.raises(Refused):
                self.game.set_draft(column)
            assert self.game.save() == before

    @rule()
    def put_back(self):
        self.game.set_draft(None)
        assert self.game.draft is None

    @precondition(lambda self: self.game.phase == "bot")
    @rule()
    def bot(self):
        played, line, redo = self.game.record.plies, self.line(), self.redo_list()
        assert self.game.play_bot() is None
        assert len(self.game.record.plies) > len(played)
        if redo:
            assert self.line()[: len(line)] == line

    @rule()
    def undo(self):
        line, draft, ply = self.line(), self.game.draft, self.game.ply
        could = self.game.can_undo
        self.game.undo()
        assert self.line() == line
        assert self.game.draft is None
        if draft is not None or not could:
            assert self.game.ply == ply
        else:
            assert self.game.ply < ply
            assert self.person_decides()

    @rule()
    def redo(self):
        line, could, ply = self.line(), self.game.can_redo, self.game.ply
        self.game.redo()
        assert self.line()[: len(line)] == line
        assert (self.game.ply > ply) == could

    @rule(ply=st.integers(-1, 80))
    def go_back(self, ply):
        line, before, plies = self.line(), self.game.ply, self.game.record.plies
        self.game.undo(ply)
        assert self.line() == line
        assert self.game.draft is None
        assert min(max(ply, 0), before) <= self.game.ply <= before
        # Only chance that was due there has been played again.
        assert all(text.startswith(("first", "deal")) for text in plies[max(ply, 0) : self.game.ply])

    @rule(seat=st.integers(0, 3), bot=st.sampled_from(["extra", "understudy"]))
    def lend(self, seat, bot):
        seat %= len(self.game.seats)
        played, redo, person = self.game.record.plies, self.redo_list(), self.game.seats[seat].bot is None
        lent = self.game.lent
        self.game.seat_player(seat, Seat("", f"bot:{bot}"))
        self.dropped += bool(person and redo)
        assert self.game.lent == (sorted([*lent, seat]) if person else lent)
        assert self.game.record.plies == played
        assert self.redo_list() == ([] if person else redo)

    @rule()
    def take_seats_back(self):
        line = self.line()
        for seat in self.game.lent:
            self.game.seat_player(seat, Seat("", "human"))
        assert self.game.lent == []
        assert self.line() == line

    @rule()
    def deal_the_same(self):
        before = self.game.save()
        again = self.game.same_deal("again")
        assert again.record.plies == self.game.record.plies[:2]
        assert self.game.save() == before

    @rule()
    def reload(self):
        save = self.game.save()
        self.game = Session.load(save, GAME)
        assert self.game.save() == save

    @precondition(lambda self: not self.person_decides())
    @rule(text=st.sampled_from(["A", "clap", "=H", "A+B"]))
    def press_out_of_turn(self, text):
        before = self.game.save()
        with pytest.raises(Refused):
            self.game.play(text)
        assert self.game.save() == before

    @rule(text=st.sampled_from(["", "E", "first 0", "deal", "=B", "A+", "undo"]))
    def press_nonsense(self, text):
        before = self.game.save()
        with pytest.raises(Refused):
            self.game.play(text)
        assert self.game.save() == before

    @rule(ply=st.integers(-1, 80))
    def look_back(self, ply):
        before = self.game.save()
        view = self.game.at(ply).view
        assert self.game.save() == before
        plies = self.game.record.plies[: max(ply, 0)]
        assert view.digest() == self.seen.get(plies, view.digest())

    # What holds always

    @invariant()
    def the_present_is_the_replay_of_the_log(self):
        record = self.game.record
        position = self.position()
        digest = GAME.view(position, self.game.draft).digest()
        assert self.game.frames[-1].view.digest() == digest
        if self.game.draft is None:
            assert self.seen.setdefault(record.plies, digest) == digest
        assert len(self.game.log) == self.game.ply == len(record.plies)

    @invariant()
    def the_present_is_a_decision_or_the_end(self):
        position = self.position()
        assert position.is_over or position.legal_moves()
        assert self.game.phase in ("place", "second", "star", "bot", "over")
        if self.person_decides():
            assert any(choice["legal"] for choice in self.game.choices)
        else:
            assert self.game.choices == []

    @invariant()
    def what_was_taken_back_is_counted_once_it_is_replaced(self):
        assert self.game.record.notes.get("undos", 0) == self.dropped

    @invariant()
    def cards_and_reels_are_conserved(self):
        facts = self.game.frames[-1].view.facts
        players = facts["players"]
        reels = Counter(cell["reel"] for column in facts["columns"] for cell in column if cell["reel"] is not None)
        if facts["stage"] == "place":
            each = 12 // len(players)
            assert [player["reels"] + reels[seat] for seat, player in enumerate(players)] == [each] * len(players)
        shown = [cell["card"] for column in facts["columns"] for cell in column if cell["card"]]
        shown += facts["unclaimed"]
        for player in players:
            shown += [*player["blockbusters"], *player["lost"]]
            shown += [code for project in player["projects"] for code in project["cards"]]
            shown += [code for movie in player["movies"] for code in (*movie["cards"], movie["star"])]
        undealt = sum(count for kind, count in facts["undealt"].items() if kind != "awards")
        assert len(shown) == len(set(shown)) == len(CARDS) - undealt


Table.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
