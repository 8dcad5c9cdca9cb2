"""The border to the page: JSON text in, JSON text out."""

import json

import pytest
from hollywood import GAME, Options
from tabletop.bridge import Bridge

from tests.golden import PLIES
from tests.support import random_game, record_json

PEOPLE = [{"name": "Ada", "player": "human"}, {"name": "", "player": "human"}, {"name": "Mia", "player": "human"}]
AGAINST_BOTS = [PEOPLE[0], {"name": "", "player": "bot:extra"}, {"name": "", "player": "bot:understudy"}]

STATE = {
    "state", "game", "id", "seed", "options", "seats", "lent", "missing_bots", "ply", "phase", "seat", "draft", "can_undo",
    "undo_to", "can_redo", "first_opener", "frames", "choices", "log", "save", "notes",
}  # fmt: skip
VIEW = {
    "options", "round", "rounds", "first", "stage", "to_move", "next", "placed", "columns", "star", "players", "undealt",
    "unclaimed", "multipliers", "forecast", "legal", "outcome", "reels_each", "reels_total",
}  # fmt: skip
EVENTS = {
    "first": {"seat"},
    "deal": {"round", "columns"},
    "clap": {"seat"},
    "double": {"seat"},
    "place": {"seat", "column", "row", "card"},
    "bump": {"seat", "column", "from", "to", "card"},
    "receive": {"seat", "card", "column", "row", "to", "genre", "movie", "choice"},
    "star": {"seat", "card", "column", "row", "genres"},
    "unclaimed": {"cards"},
    "round_end": {"round", "scores"},
    "turn": {"seat"},
    "outcome": {"scores", "winners", "decided_by", "best_movies"},
}


class Page:
    """A page that asks the bridge and keeps the state number."""

    def __init__(self) -> None:
        self.bridge = Bridge([GAME])
        self.state: int | None = None
        self.id = 0

    def answer(self, method: str, **params) -> dict:
        self.id += 1
        request = {"id": self.id, "state": self.state, "method": method, "params": params}
        line = self.bridge.handle(json.dumps(request))
        while self.bridge.busy:
            line = self.bridge.go_on()
        answer = json.loads(line)
        assert answer["id"] == self.id
        assert set(answer) in ({"id", "result"}, {"id", "error"})
        return answer

    def ask(self, method: str, **params) -> dict:
        result = self.answer(method, **params)["result"]
        if "state" in result:
            self.state = result["state"]
        return result

    def error(self, method: str, **params) -> dict:
        return self.answer(method, **params)["error"]

    def new(self, seats=PEOPLE, **options) -> dict:
        self.state = None
        options = {"players": len(seats), **options}
        return self.ask("new", game="hollywood", options=options, seats=seats, seed="premiere", id="k3f9x2")


@pytest.fixture
def desk() -> Page:
    return Page()


def check_state(state: dict) -> None:
    assert set(state) - {"notice"} == STATE
    assert state["frames"]
    for frame in state["frames"]:
        assert set(frame) == {"events", "view"}
        assert set(frame["view"]) == VIEW
        for event in frame["events"]:
            assert set(event) == {"type"} | EVENTS[event["type"]]
    assert [len(column) for column in state["frames"][-1]["view"]["columns"]] in ([4, 4, 3, 3], [0, 0, 0, 0])
    for choice in state["choices"]:
        assert set(choice) == {"move", "legal", "reason", "effect"}
        assert (choice["reason"] is None) == choice["legal"]
    assert bool(state["choices"]) == (state["phase"] in ("place", "second", "star"))
    assert len(state["log"]["plies"]) == state["ply"] - state["log"]["from"]
    assert state["seat"] == state["frames"][-1]["view"]["to_move"]
    save = json.loads(state["save"])
    assert len(save["record"]["plies"]) == state["ply"]


def test_new_answers_a_state(desk):
    state = desk.new()
    check_state(state)
    assert {name: state[name] for name in ("game", "id", "seed", "ply", "draft", "can_undo", "can_redo")} == {
        "game": "hollywood", "id": "k3f9x2", "seed": "premiere", "ply": 2, "draft": None, "can_undo": False,
        "can_redo": False,
    }  # fmt: skip
    assert state["seats"] == PEOPLE
    assert state["options"] == Options(3).to_json()
    assert state["seat"] == state["first_opener"]
    assert [choice["move"] for choice in state["choices"]] == ["A", "B", "C", "D", "clap", "double"]
    assert state["log"]["from"] == 0


def test_the_answer_is_one_line_of_ascii_or_utf8_text():
    bridge = Bridge([GAME])
    request = {"id": 1, "state": None, "method": "new", "params": {
        "game": "hollywood", "options": {"players": 3}, "seats": [{"name": "日本", "player": "human"}] * 3, "seed": "é",
        "id": "",
    }}  # fmt: skip
    text = bridge.handle(json.dumps(request))
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert "日本" in text


def test_a_whole_game_answers_states_in_every_phase(desk):
    state, phases, kinds = desk.new([AGAINST_BOTS[0], PEOPLE[1], *AGAINST_BOTS[1:]], scoring="advanced"), set(), set()
    heard = list(state["log"]["plies"])
    while state["phase"] != "over":
        phases.add(state["phase"])
        if state["phase"] == "bot":
            state = desk.ask("bot")
            assert state["notice"] is None
        elif state["phase"] == "place" and state["ply"] % 5 == 0 and state["choices"][-1]["legal"]:
            column = next(choice["move"] for choice in state["choices"] if choice["legal"])
            state = desk.ask("draft", column=column)
            check_state(state)
            phases.add(state["phase"])
            second = next(choice["move"] for choice in state["choices"] if choice["legal"])
            state = desk.ask("play", move=f"{column}+{second}")
        else:
            state = desk.ask("play", move=next(choice["move"] for choice in state["choices"] if choice["legal"]))
        check_state(state)
        if state["draft"] is None and len(heard) < state["ply"]:
            assert state["log"]["from"] == len(heard)
            heard += state["log"]["plies"]
        kinds |= {event["type"] for frame in state["frames"] for event in frame["events"]}
    assert phases == {"place", "second", "bot", "star"}
    assert kinds == set(EVENTS) - {"first"}
    loaded = desk.ask("load", text=state["save"])
    assert loaded["log"] == {"from": 0, "plies": heard}
    assert loaded["frames"][-1]["view"] == state["frames"][-1]["view"]
    assert loaded["frames"][-1]["view"]["outcome"] is not None


def test_the_state_number_rises_with_each_change(desk):
    first = desk.new()["state"]
    second = desk.ask("play", move="A")["state"]
    third = desk.ask("undo")["state"]
    assert first < second < third


def test_a_request_with_an_older_state_is_void(desk):
    desk.new()
    old = desk.state
    state = desk.ask("play", move="A")
    desk.state = old
    for method, params in (
        ("play", {"move": "B"}),
        ("undo", {}),
        ("bot", {}),
        ("draft", {"column": "A"}),
        ("record", {}),
    ):
        assert desk.error(method, **params) == {"key": "stale", "args": {}, "rule": None}
    desk.state = state["state"]
    assert desk.ask("draft", column=None)["save"] == state["save"]


def test_a_double_click_plays_once(desk):
    desk.new()
    request = json.dumps({"id": 1, "state": desk.state, "method": "play", "params": {"move": "A"}})
    assert "result" in json.loads(desk.bridge.handle(request))
    assert json.loads(desk.bridge.handle(request))["error"]["key"] == "stale"


def test_no_state_is_not_checked(desk):
    desk.new()
    desk.ask("play", move="A")
    desk.state = None
    assert desk.ask("play", move="A")["ply"] == 4


def test_a_refused_move_says_key_arguments_and_rule(desk):
    desk.new()
    for _ in range(3):
        state = desk.ask("play", move="C")
    assert desk.error("play", move="C") == {"key": "column-full", "args": {"column": "C"}, "rule": "H-9"}
    assert desk.ask("draft", column=None)["save"] == state["save"]


def test_a_draft_and_the_way_back(desk):
    before = desk.new()
    state = desk.ask("draft", column="B")
    check_state(state)
    assert (state["phase"], state["draft"], state["ply"]) == ("second", "B", 2)
    assert [frame["events"] for frame in state["frames"]] == [[]]
    assert state["frames"][0]["view"]["columns"][1][3]["draft"]
    state = desk.ask("draft", column=None)
    assert (state["phase"], state["save"]) == ("place", before["save"])


def test_undo_and_redo_send_one_frame_and_the_log_from_the_cut(desk):
    desk.new()
    desk.ask("play", move="A")
    played = desk.ask("play", move="B")
    undone = desk.ask("undo")
    check_state(undone)
    assert (undone["ply"], undone["log"], undone["can_redo"]) == (3, {"from": 3, "plies": []}, True)
    assert [frame["events"] for frame in undone["frames"]] == [[]]
    redone = desk.ask("redo")
    assert redone["log"] == played["log"]
    assert [frame["events"] for frame in redone["frames"]] == [[]]
    assert redone["frames"][0]["view"] == played["frames"][-1]["view"]


def test_a_bot_moves_only_in_its_turn(desk):
    state = desk.new(AGAINST_BOTS)
    while state["phase"] != "bot":
        state = desk.ask("play", move="A")
    assert desk.error("play", move="A")["key"] == "not-your-turn"
    while state["phase"] == "bot":
        state = desk.ask("bot")
    assert desk.error("bot")["key"] == "not-your-turn"


def test_undo_to_a_ply_is_for_the_state_it_was_asked_in(desk):
    desk.new()
    for move in "ABC":
        state = desk.ask("play", move=move)
    desk.state -= 1
    assert desk.error("undo", ply=3)["key"] == "stale"
    desk.state += 1
    back = desk.ask("undo", ply=3)
    check_state(back)
    assert (back["ply"], back["log"], back["can_redo"]) == (3, {"from": 3, "plies": []}, True)
    assert back["state"] == state["state"] + 1
    assert json.loads(back["save"])["redo"] == ["B", "C"]


def test_a_lent_seat_is_told_and_its_bot_stops_when_it_is_taken_back(thinker):
    thinker.slices = 5
    bridge, state = thinking_page()
    person = {"seat": state["seat"], "name": "", "player": "human"}
    bridge.handle(request(7, "seat", None, **person))
    lent = lines(bridge.handle(request(8, "seat", None, **person | {"player": "bot:thinker"})))[0]["result"]
    assert (lent["lent"], lent["phase"]) == ([state["seat"]], "bot")
    bridge.handle(request(9, "bot", lent["state"]))
    assert bridge.busy
    stale, back = lines(bridge.handle(request(10, "seat", lent["state"], **person)))
    assert (stale["id"], stale["error"]["key"]) == (9, "stale")
    assert (back["result"]["lent"], back["result"]["phase"], back["result"]["ply"]) == ([], "place", state["ply"])
    assert not bridge.busy


def test_the_same_deal_begins_the_game_once_more(desk):
    first = desk.new()
    played = desk.ask("play", move="A")
    state = desk.ask("same_deal", id="next")
    check_state(state)
    assert (state["id"], state["seed"], state["first_opener"]) == ("next", first["seed"], first["first_opener"])
    assert (state["state"], state["ply"], state["log"]["from"]) == (played["state"] + 1, 2, 0)
    assert state["frames"] == first["frames"]


def test_a_game_is_shown_while_the_running_one_is_left_as_it_is(desk):
    running = desk.new()
    save = json.dumps({"record": record_json(PLIES, id="other", notes={"hints": 3}), "redo": [], "draft": None})
    shown = desk.answer("show", text=save)["result"]
    assert set(shown) == STATE - {"state"}
    assert (shown["id"], shown["phase"], shown["ply"], shown["notes"]) == ("other", "over", len(PLIES), {"hints": 3})
    assert desk.error("show", text=save.replace('"C"', '"E"', 1))["args"]["where"].startswith("ply")
    played = desk.ask("play", move="A")
    assert (played["id"], played["state"]) == (running["id"], running["state"] + 1)


def test_a_new_game_keeps_its_notes(desk):
    state = desk.ask(
        "new", game="hollywood", options={"players": 3}, seats=PEOPLE, seed="s", id="d", notes={"daily": "2026-11-28"}
    )
    assert state["notes"] == json.loads(state["save"])["record"]["notes"] == {"daily": "2026-11-28"}


def test_an_unknown_bot_is_reported_until_a_stand_in_sits_down(desk):
    people = [{"name": "", "player": "bot:stranger"}] * 3
    state = desk.new(people)
    assert state["missing_bots"] == [0, 1, 2]
    assert desk.error("bot") == {"key": "unknown-bot", "args": {"name": "stranger"}, "rule": None}
    for seat in range(3):
        state = desk.ask("seat", seat=seat, name="Rex", player="bot:extra")
    assert state["missing_bots"] == []
    assert state["seats"][2] == {"name": "Rex", "player": "bot:extra"}
    check_state(desk.ask("bot"))


def test_again_rotates_the_opener(desk):
    opener = desk.new()["first_opener"]
    state = desk.ask("again", seed="other", id="next")
    check_state(state)
    assert (state["first_opener"], state["id"]) == ((opener + 1) % 3, "next")


def test_record_is_a_file_that_loads_again(desk):
    desk.new()
    desk.ask("play", move="A")
    answer = desk.ask("record")
    assert answer["name"] == "hollywood-k3f9x2.json"
    assert "\n" in answer["text"]
    state = desk.ask("load", text=answer["text"])
    assert json.loads(state["save"])["record"] == json.loads(answer["text"])


def test_a_record_with_large_notes_is_saved_to_a_file_that_loads_again(desk):
    record = record_json(PLIES, notes={"n": [1] * 100_000})
    desk.ask("load", text=json.dumps(record, separators=(",", ":")))
    text = desk.ask("record")["text"]
    assert desk.ask("load", text=text)["phase"] == "over"


def test_a_draft_and_redo_never_enter_a_saved_file(desk):
    desk.new()
    desk.ask("play", move="A")
    desk.ask("undo")
    desk.ask("draft", column="B")
    record = json.loads(desk.ask("record")["text"])
    assert len(record["plies"]) == 2
    assert not {"redo", "draft"} & set(record)


def test_at_answers_a_frame(desk):
    desk.new()
    state = desk.ask("play", move="A")
    frame = desk.ask("at", ply=3)["frame"]
    assert frame["view"] == state["frames"][-1]["view"]
    assert [event["type"] for event in frame["events"]] == ["place", "turn"]
    assert desk.ask("at", ply=0)["frame"]["view"]["stage"] == "first"
    assert desk.ask("at", ply=1)["frame"]["view"]["stage"] == "deal"


def test_at_tells_the_decision_that_was_due(desk):
    states = [desk.new()]
    states += [desk.ask("play", move=move) for move in ("A", "B")]
    for state in states:
        then = desk.ask("at", ply=state["ply"])
        assert {name: then[name] for name in ("phase", "seat", "choices")} == {
            name: state[name] for name in ("phase", "seat", "choices")
        }
    begun = desk.ask("at", ply=2, draft="C")
    drafted = desk.ask("draft", column="A")
    assert (begun["phase"], drafted["phase"]) == ("second", "second")
    assert sum(cell["draft"] for column in begun["frame"]["view"]["columns"] for cell in column) == 1
    assert desk.ask("at", ply=0) | {"frame": None} == {"frame": None, "phase": "chance", "seat": None, "choices": []}
    assert desk.error("at", ply=2, draft="E")["key"] != "internal"


def test_at_tells_the_decision_of_a_bot_too_and_the_end(desk):
    plies = list(random_game("at"))
    desk.ask("load", text=json.dumps(record_json(plies, seats=AGAINST_BOTS)))
    last = len(plies) - 1
    assert all(choice["legal"] for choice in desk.ask("at", ply=last)["choices"] if choice["move"] == plies[last])
    assert {choice["move"] for choice in desk.ask("at", ply=2)["choices"]} >= {"A", "B", "C", "D"}
    assert desk.ask("at", ply=len(plies))["phase"] == "over"


def test_bots_are_named_weakest_first(desk):
    assert desk.ask("bots", game="hollywood") == {"bots": list(GAME.bots)}


def test_load_refuses_with_the_place(desk):
    assert desk.error("load", text=json.dumps(record_json(["first 7"]))) == {
        "key": "no-such-seat", "args": {"seat": 7, "where": 'ply 0 "first 7"'}, "rule": "H-3",
    }  # fmt: skip
    assert desk.error("load", text="{}")["args"]["where"] == "format"
    assert desk.error("load", text=json.dumps({**record_json([]), "game": "go"})) == {
        "key": "other-game", "args": {"game": "hollywood", "where": "game"}, "rule": None,
    }  # fmt: skip


@pytest.mark.parametrize("change", [
    {"options": {"players": 5}}, {"options": {}}, {"seats": PEOPLE[:2]}, {"seed": "e\u0301"}, {"seed": "x" * 65},
    {"seats": [{"name": "x" * 25, "player": "human"}] * 3}, {"seats": [{"name": "", "player": "robot"}] * 3},
    {"game": "go"},
])  # fmt: skip
def test_new_refuses_what_is_none_and_keeps_the_running_game(desk, change):
    state = desk.new()
    params = {"game": "hollywood", "options": {"players": 3}, "seats": PEOPLE, "seed": "", "id": "", **change}
    error = desk.error("new", **params)
    assert error["key"] != "internal"
    assert error["args"]["where"]
    assert desk.ask("draft", column=None)["save"] == state["save"]


@pytest.mark.parametrize(("method", "params"), [
    ("play", {"move": "A"}), ("bot", {}), ("undo", {}), ("redo", {}), ("record", {}), ("at", {"ply": 0}),
    ("draft", {"column": None}), ("again", {"seed": "", "id": ""}), ("same_deal", {"id": ""}), ("seat", {"seat": 0, "name": "", "player": "human"}),
    ("hint", {}), ("review", {}), ("judge", {"ply": 2, "move": "A"}), ("explain", {"ply": 2}), ("branch", {"ply": 0, "seed": "", "id": ""}),
])  # fmt: skip
def test_without_a_game_there_is_nothing_to_ask(desk, method, params):
    assert desk.error(method, **params)["key"] == "no-game"


def test_an_unknown_method_is_named(desk):
    assert desk.error("fly") == {"key": "unknown-method", "args": {"method": "fly"}, "rule": None}


@pytest.mark.parametrize("text", [
    "", "nonsense", "[]", "null", "1", "{}", '{"method": "play"}', '{"id": 1, "method": []}', "[" * 100_000,
    '{"id": 1, "method": "new", "params": {}}', '{"id": 1, "method": "new", "params": []}',
    '{"id": 1, "method": "load", "params": {"text": 5}}', '{"id": 1, "method": "bots", "params": {"game": []}}',
])  # fmt: skip
def test_a_request_that_is_none_is_an_error_and_never_an_exception(text):
    answer = json.loads(Bridge([GAME]).handle(text))
    assert set(answer) == {"id", "error"}
    error = answer["error"]
    assert set(error) - {"detail"} == {"key", "args", "rule"}
    # What went wrong inside stands in ``detail`` of the key ``internal`` and nowhere else.
    assert ("detail" in error) == (error["key"] == "internal")
    assert "Traceback" not in json.dumps({name: part for name, part in error.items() if name != "detail"})


def test_an_error_inside_changes_nothing(desk):
    state = desk.new()
    for method, params in (("play", {}), ("play", {"move": 5}), ("draft", {"column": []}), ("at", {"ply": "x"}),
                           ("seat", {"seat": 9, "name": "", "player": "human"}), ("again", {"seed": 5, "id": ""})):  # fmt: skip
        assert "key" in desk.error(method, **params)
        assert desk.ask("draft", column=None)["save"] == state["save"]


def test_the_view_of_the_page_tells_no_future(desk):
    text = json.dumps(desk.new()["frames"])
    assert "premiere" not in text
    deck = [text for text in random_game("premiere") if text.startswith("deal")]
    assert len(deck) == 3
    for code in deck[1][5:].replace("/", ".").split("."):
        assert f'"{code}"' not in text


# Jobs: what is done in slices


class Thinker:
    """A bot that thinks in many slices and can be made to fail in one of them."""

    name = "thinker"

    def __init__(self, slices: int = 5, fails: bool = False) -> None:
        self.slices, self.fails, self.begun = slices, fails, 0

    def think(self, view, rng):
        for _ in range(self.slices):
            self.begun += 1
            yield "B"
        if self.fails:
            raise RuntimeError("no more thoughts")


@pytest.fixture
def thinker(monkeypatch) -> Thinker:
    bot = Thinker()
    monkeypatch.setattr(type(GAME), "bots", property(lambda game: {"thinker": bot}))
    return bot


def thinking_page() -> tuple[Bridge, dict]:
    bridge = Bridge([GAME])
    seats = [{"name": "", "player": "human"}, *[{"name": "", "player": "bot:thinker"}] * 2]
    params = {"game": "hollywood", "options": {"players": 3}, "seats": seats, "seed": "0", "id": ""}
    state = lines(bridge.handle(request(1, "new", None, **params)))[0]["result"]
    if state["phase"] == "place":
        state = lines(bridge.handle(request(2, "play", state["state"], move="A")))[0]["result"]
    assert state["phase"] == "bot"
    return bridge, state


def request(number: int, method: str, state: int | None, **params) -> str:
    return json.dumps({"id": number, "state": state, "method": method, "params": params})


def lines(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_bot_thinks_a_slice_at_a_time(thinker):
    bridge, state = thinking_page()
    assert bridge.handle(request(7, "bot", state["state"])) == ""
    assert (bridge.busy, thinker.begun) == (True, 1)
    answers = []
    while bridge.busy:
        answers.append(bridge.go_on())
    assert answers[:-1] == [""] * (thinker.slices - 1)
    (answer,) = lines(answers[-1])
    assert (answer["id"], answer["result"]["ply"]) == (7, state["ply"] + 1)
    assert bridge.go_on() == ""


@pytest.mark.parametrize("method", ["undo", "seat", "load"])
def test_what_changes_the_game_ends_the_thinking(thinker, method):
    bridge, state = thinking_page()
    bridge.handle(request(7, "bot", state["state"]))
    params = {"undo": {}, "seat": {"seat": 0, "name": "Ada", "player": "human"}, "load": {"text": state["save"]}}[
        method
    ]
    stale, answer = lines(bridge.handle(request(8, method, None, **params)))
    assert (stale["id"], stale["error"]["key"]) == (7, "stale")
    assert (answer["id"], answer["result"]["ply"] <= state["ply"]) == (8, True)
    assert not bridge.busy
    assert thinker.begun == 1


def test_what_only_asks_is_answered_between_two_slices(thinker):
    bridge, state = thinking_page()
    bridge.handle(request(7, "bot", state["state"]))
    for method, params in {"record": {}, "at": {"ply": 0}, "bots": {"game": "hollywood"}}.items():
        (answer,) = lines(bridge.handle(request(8, method, None, **params)))
        assert answer["id"] == 8
        assert "result" in answer
    (refused,) = lines(bridge.handle(request(9, "no-such-method", None)))
    assert refused["error"]["key"] == "unknown-method"
    assert bridge.busy


def test_thinking_can_be_stopped_and_begun_again(thinker):
    bridge, state = thinking_page()
    for number in range(3):
        bridge.handle(request(number, "bot", state["state"]))
        stale, stopped = lines(bridge.handle(request(50 + number, "stop", None)))
        assert (stale["id"], stale["error"]["key"]) == (number, "stale")
        assert stopped == {"id": 50 + number, "result": {}}
    bridge.handle(request(7, "bot", state["state"]))
    (stale,) = lines(bridge.handle(request(8, "bot", state["state"])))
    assert (stale["id"], stale["error"]["key"]) == (7, "stale")
    while bridge.busy:
        last = bridge.go_on()
    assert [(answer["id"], answer["result"]["ply"]) for answer in lines(last)] == [(8, state["ply"] + 1)]


def test_a_bot_that_fails_in_a_later_slice_stumbles(thinker):
    thinker.fails = True
    bridge, state = thinking_page()
    bridge.handle(request(7, "bot", state["state"]))
    while bridge.busy:
        last = bridge.go_on()
    (answer,) = lines(last)
    assert answer["result"]["notice"]["key"] == "bot-stumbled"


def test_a_deadline_ends_the_thinking_with_the_best_move_so_far(thinker):
    thinker.slices = 1000
    asked = []
    bridge, state = thinking_page()
    bridge._deadline = lambda: lambda: asked.append(1) or len(asked) == 3
    bridge.handle(request(7, "bot", state["state"]))
    while bridge.busy:
        last = bridge.go_on()
    assert lines(last)[0]["result"]["ply"] == state["ply"] + 1
    assert thinker.begun == 3


# Hints, reviews and other ways the game could have gone


def test_a_hint_names_moves_and_reasons(desk):
    desk.new()
    hint = desk.ask("hint")
    assert set(hint) == {"moves", "reasons", "exact", "save"}
    assert json.loads(hint["save"])["record"]["notes"] == {"hints": 1}
    assert 1 <= len(hint["moves"]) <= 4
    assert all(set(move) == {"move", "win", "points"} for move in hint["moves"])
    assert hint["reasons"]
    assert all(set(reason) == {"key", "args", "rule"} for reason in hint["reasons"])
    assert hint["exact"] is False


def test_hints_are_counted_in_the_record_and_change_nothing_else(desk):
    before = desk.new()
    desk.ask("hint")
    desk.ask("hint")
    after = desk.ask("draft", column=None)
    assert json.loads(after["save"])["record"]["notes"] == {"hints": 2}
    assert after["frames"][-1]["view"] == before["frames"][-1]["view"]
    assert after["ply"] == before["ply"]


def test_a_hint_is_for_the_person_who_decides(desk):
    state = desk.new(AGAINST_BOTS)
    while state["phase"] != "bot":
        state = desk.ask("play", move=state["choices"][0]["move"])
    assert desk.error("hint")["key"] == "not-your-turn"
    record = record_json(PLIES)
    desk.ask("load", text=json.dumps(record))
    assert desk.error("hint") == {"key": "game-over", "args": {}, "rule": None}


def test_a_hint_ends_with_its_deadline_and_when_the_game_goes_on():
    asked = []
    bridge = Bridge([GAME], lambda: lambda: asked.append(1) or len(asked) == 3)
    params = {"game": "hollywood", "options": {"players": 3}, "seats": PEOPLE, "seed": "0", "id": ""}
    state = lines(bridge.handle(request(1, "new", None, **params)))[0]["result"]
    last = bridge.handle(request(2, "hint", state["state"]))
    while bridge.busy:
        last = bridge.go_on()
    assert lines(last)[0]["result"]["moves"]
    assert len(asked) == 3
    asked.clear()
    bridge.handle(request(3, "hint", state["state"]))
    stale, played = lines(bridge.handle(request(4, "play", state["state"], move="A")))
    assert (stale["id"], stale["error"]["key"]) == (3, "stale")
    assert json.loads(played["result"]["save"])["record"]["notes"] == {"hints": 1}


def test_a_review_tells_how_far_it_is_and_can_be_stopped(desk):
    desk.new()
    for move in "ABC":
        desk.ask("play", move=move)
    bridge, said = desk.bridge, []
    said += lines(bridge.handle(request(50, "review", desk.state)))
    while bridge.busy:
        said += lines(bridge.go_on())
    assert [answer["progress"] for answer in said[:-1]] == [{"done": done, "total": 4} for done in range(5)]
    result = said[-1]["result"]
    assert set(result) == {"curve", "decisions", "turning", "accuracy"}
    assert [len(shares) for shares in result["curve"]] == [3] * 6
    assert [set(one) for one in result["decisions"]] == [{"ply", "seat", "move", "best", "win", "best_win", "lost"}] * 3
    assert (len(result["turning"]), len(result["accuracy"])) == (3, 3)
    bridge.handle(request(51, "review", desk.state))
    stale, stopped = lines(bridge.handle(request(52, "stop", None)))
    assert (stale["id"], stale["error"]["key"], stopped["result"]) == (51, "stale", {})
    assert not bridge.busy


def test_a_move_of_a_finished_game_is_judged_and_its_best_one_explained(desk):
    plies = list(random_game("branch"))
    state = desk.ask("load", text=json.dumps(record_json(plies)))
    judgement = desk.ask("judge", ply=5, move=plies[5])
    assert (judgement["ply"], judgement["move"]) == (5, plies[5])
    assert judgement["lost"] == pytest.approx(judgement["best_win"] - judgement["win"], abs=1e-4)
    answer = desk.ask("explain", ply=5)
    assert answer["moves"][0]["move"] == judgement["best"]
    assert answer["reasons"]
    assert desk.ask("judge", ply=5, move=judgement["best"])["lost"] == 0
    assert desk.error("judge", ply=5, move="=H")["key"] == "no-choice"
    for ply in (0, len(plies)):
        assert desk.error("judge", ply=ply, move="A")["key"] == "not-now"
        assert desk.error("explain", ply=ply)["key"] == "not-now"
    # Asking changes nothing, counts no hint and makes nothing stale.
    assert json.loads(desk.ask("record")["text"])["notes"] == {}
    assert desk.state == state["state"]


def test_playing_on_from_a_position_is_a_game_of_its_own(desk):
    plies = list(random_game("branch"))
    desk.ask("load", text=json.dumps(record_json(plies, id="old", notes={"hints": 4})))
    deals = [index for index, text in enumerate(plies) if text.startswith("deal")]
    state = desk.ask("branch", ply=deals[1], seed="another", id="new")
    check_state(state)
    assert (state["id"], state["seed"], state["can_redo"]) == ("new", "another", False)
    record = json.loads(state["save"])["record"]
    assert record["plies"][: deals[1]] == plies[: deals[1]]
    assert record["plies"][deals[1]] != plies[deals[1]]
    assert record["notes"] == {}
    assert [seat["name"] for seat in state["seats"]] == ["P0", "P1", "P2"]
    assert desk.error("branch", ply=2, seed="x" * 65, id="")["key"] == "too-long"
