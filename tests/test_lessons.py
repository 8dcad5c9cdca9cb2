"""The lessons of the tutorial: made games that are legal, in which the move asked for does what the words say."""

import json

import pytest
from hollywood import GAME
from tabletop.bridge import Bridge
from tabletop.game import View
from tabletop.session import Session

from tests.golden import TABLE
from tests.support import ROOT, legal_in, record_json
from tools.fluent import LANGUAGES, messages

ALL = json.loads((ROOT / "web" / "app" / "lessons.json").read_text("utf-8"))
LESSONS = {lesson["name"]: lesson for lesson in ALL}
PLAYED = [lesson["name"] for lesson in ALL[:-1]]
SEATS = [{"name": "", "player": "human"}, *({"name": name, "player": "bot:understudy"} for name in ("Otto", "Vivian"))]


def begun(name: str) -> Session:
    """A lesson as it begins."""
    return Session.load(json.dumps(record_json(LESSONS[name]["plies"], seats=SEATS)), GAME)


def after(name: str, *plies: str) -> tuple[View, list[dict]]:
    """What lies where after some plies, without a next round, and the events they made."""
    session = begun(name)
    session.follow(plies)
    told = [(frame, [event.to_json() for event in frame.events]) for frame in session.frames]
    kept = [(frame, events) for frame, events in told if not any(event["type"] == "deal" for event in events)]
    return kept[-1][0].view, [event for _, events in kept for event in events]


def done(name: str) -> tuple[View, list[dict]]:
    """The same after the lesson's move and what others answer."""
    return after(name, LESSONS[name]["move"], *LESSONS[name]["replies"])


def lies(view: View, card: str) -> int | None:
    """Whose reel lies on a card."""
    (found,) = [cell["reel"] for column in view.facts["columns"] for cell in column if cell["card"] == card]
    return found


def points(view: View, seat: int = 0) -> dict:
    return view.facts["players"][seat]["score"]


def received(events: list[dict], seat: int) -> list[tuple[str, str]]:
    return [(event["card"], event["to"]) for event in events if event["type"] == "receive" and event["seat"] == seat]


def test_the_lessons_and_their_order():
    assert list(LESSONS) == ["push", "clap", "double", "receive", "star", "points", "example"]
    assert all(set(lesson) == {"name", "plies", "move", "replies"} for lesson in ALL)


@pytest.mark.parametrize("name", PLAYED)
def test_the_learner_decides_and_has_other_legal_moves(name):
    session = begun(name)
    assert session.to_move == 0
    assert session.phase in ("place", "star")
    legal = legal_in(session)
    assert LESSONS[name]["move"] in legal
    assert len(legal) > 1


@pytest.mark.parametrize("name", PLAYED)
def test_any_legal_move_can_be_shown(name):
    for move in legal_in(begun(name)):
        view, events = after(name, move)
        assert events
        assert len(view.facts["players"]) == 3


def test_push():
    before = begun("push").frames[-1].view
    assert lies(before, "B1") == 1
    view, events = done("push")
    assert (lies(view, "B1"), lies(view, "H8")) == (0, 1)
    assert [event["type"] for event in events[:2]] == ["place", "bump"]


def test_a_full_column_and_the_clap_board():
    session = begun("clap")
    refused = {choice["move"]: choice["reason"]["key"] for choice in session.choices if not choice["legal"]}
    assert refused == {"C": "column-full", "double": "double-needs-two-reels"}
    assert session.frames[-1].view.facts["columns"][3][-1]["card"] == "B3"
    view, _ = done("clap")
    assert [player["reels"] for player in view.facts["players"]] == [1, 0, 0]
    assert (view.facts["to_move"], view.facts["next"]) == (0, None)
    assert not view.facts["players"][0]["clap"]


def test_a_double_reel_that_fills_a_column():
    assert lies(begun("double").frames[-1].view, "S3b") == 1
    view, _ = done("double")
    assert [(cell["card"], cell["reel"]) for cell in view.facts["columns"][3]] == [("H9", 1), ("A13*", 0), ("S3b", 0)]
    # Two single reels would leave a turn to the others between them.
    assert after("double", "D")[0].facts["to_move"] == 1


def test_the_order_of_receiving():
    view, events = done("receive")
    first = next(event for event in events if event["type"] == "receive")
    assert (first["seat"], first["card"], first["to"]) == (2, "S1c", "lost")
    order = [event["column"] for event in events if event["type"] == "receive"]
    assert order == sorted(order)
    assert len(order) == 12
    mine = received(events, 0)
    assert [card[0] for card, _ in mine] == ["H", "H", "B", "S"]
    assert mine[-1] == ("S3d", "movie")
    (movie,) = view.facts["players"][0]["movies"]
    assert (movie["films"], movie["rating"], movie["points"]) == (2, 3, 6)
    for move in set(legal_in(begun("receive"))) - {"D"}:
        assert after("receive", move)[0].facts["players"][0]["movies"] == []


def test_the_choice_of_a_star():
    worth = {choice["move"]: choice["effect"]["points"] for choice in begun("star").choices if choice["legal"]}
    assert worth == {"=H": 6, "=R": 3}
    view, _ = done("star")
    assert [project["genre"] for project in view.facts["players"][0]["projects"]] == ["R"]


def test_what_counts():
    start = points(begun("points").frames[-1].view)
    parts = {move: points(after("points", move)[0]) for move in "ABD"}
    assert parts["A"]["blockbusters"] - start["blockbusters"] == 2
    assert (parts["B"]["project"], parts["D"]["project"]) == (1, 2)
    assert parts["B"]["movies"] - parts["A"]["movies"] == 12 - 6
    assert parts["B"]["total"] == max(part["total"] for part in parts.values())
    view, _ = done("points")
    movie = view.facts["players"][0]["movies"][-1]
    assert (movie["genre"], movie["films"], len(movie["cards"]), movie["rating"]) == ("A", 4, 3, 3)
    assert view.facts["outcome"]["winners"] == [0]


def test_the_rulebook_s_example():
    session = begun("example")
    assert session.phase == "over"
    players = session.frames[-1].view.facts["players"]
    for player, (blockbusters, movies, project, total) in zip(players, TABLE, strict=True):
        score = player["score"]
        assert (score["blockbusters"], score["project"], score["total"]) == (blockbusters, project, total)
        assert [(movie["films"], movie["rating"], movie["points"]) for movie in player["movies"]] == movies
    # By the rulebook the winner's great movie is a Horror one.
    assert players[1]["movies"][0]["genre"] == "H"
    assert session.frames[-1].view.facts["outcome"]["winners"] == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_cards_of_their_lesson(language):
    words = messages(language)
    for name, lesson in LESSONS.items():
        dealt = {
            card.rstrip("*")
            for ply in lesson["plies"]
            if ply.startswith("deal")
            for card in ply[5:].replace("/", ".").split(".")
        }
        for key in (f"learn-{name}", f"learn-{name}-done", f"learn-{name}-again"):
            named = {part.split("}")[0].strip() for part in words.get(key, "").split("{ card-")[1:]}
            assert named <= dealt, key


def test_what_is_shown_leaves_the_running_game_alone():
    bridge = Bridge([GAME])

    def ask(method: str, state: int | None = None, **params) -> dict:
        return json.loads(bridge.handle(json.dumps({"id": 1, "state": state, "method": method, "params": params})))

    text = json.dumps(record_json(LESSONS["double"]["plies"], seats=SEATS))
    # Without any game that runs, too.
    shown = ask("show", text=text)["result"]
    assert (shown["phase"], shown["seat"], len(shown["frames"])) == ("place", 0, 1)
    running = ask("load", text=json.dumps(record_json(["first 1"])))["result"]
    drafted = ask("show", text=text, draft="D")["result"]
    assert (drafted["phase"], drafted["draft"]) == ("second", "D")
    played = ask("show", text=text, plies=["D+D"])["result"]
    assert (played["ply"], "state" in played) == (shown["ply"] + 1, False)
    assert [event["type"] for frame in played["frames"] for event in frame["events"]][:2] == ["double", "place"]
    assert ask("show", text=text, plies=["=H"])["error"]["key"] == "no-choice"
    assert ask("play", running["state"], move="A")["result"]["ply"] == running["ply"] + 1
