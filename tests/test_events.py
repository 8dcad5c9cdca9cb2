"""Events say all that happens: positions are rebuilt from them alone (``tests/rebuild.py``)."""

from collections import Counter

import pytest
from hollywood import CARDS, GAME, Options, Position, narrate, parse
from hollywood.events import FirstPlayer, Turn

from tests.rebuild import Table
from tests.support import ALL_OPTIONS, codes, made_round, opened, play, random_plies

GAMES = 1000
BATCHES = 20
WHOLE = Counter(codes(CARDS))


def steps_of(position: Position, text: str):
    for step in narrate(position, parse(position, text)):
        yield [event.to_json() for event in step]


def assert_undealt(table: Table, undealt: dict) -> None:
    """Compare what has not been dealt by all deals heard."""
    left = WHOLE - Counter(table.dealt)
    for kind in ("H", "A", "R", "B", "S1", "S2", "S3"):
        assert undealt[kind] == sum(code.startswith(kind) for code in left)
    assert undealt["awards"] == [genre for genre in "HAR" if f"{genre}13*" in left]


def assert_same(table: Table, facts: dict) -> None:
    """Compare everything that the events have told with what the view shows."""
    table.settled()
    assert (table.round, table.first, table.to_move, table.star) == (
        facts["round"], facts["first"], facts["to_move"], facts["star"],
    )  # fmt: skip
    assert table.placed == facts["placed"]
    assert table.unclaimed == facts["unclaimed"]
    assert table.outcome == facts["outcome"]
    assert [[(cell["card"], cell["reels"]) for cell in column] for column in table.columns] == [
        [(cell["card"], [] if cell["reel"] is None else [cell["reel"]]) for cell in column]
        for column in facts["columns"]
    ]
    for heard, seen in zip(table.players, facts["players"], strict=True):
        for name in ("reels", "clap", "double", "blockbusters", "lost"):
            assert heard[name] == seen[name], name
        assert heard["projects"] == {project["genre"]: project["cards"] for project in seen["projects"]}
        assert heard["movies"] == [{name: movie[name] for name in heard["movies"][0]} for movie in seen["movies"]]


def points_so_far(options: Options, table: Table, movie: dict) -> int:
    """Films x rating, with advanced scoring x the cards of the genre that went unclaimed in the rounds before (H-21, H-24, H-19)."""
    films = sum(2 if code.endswith("*") else 1 for code in movie["cards"])
    times = sum(code.startswith(movie["genre"]) for code in table.unclaimed) if options.scoring == "advanced" else 1
    return films * int(movie["star"][1]) * times


def assert_sizes(options: Options, facts: dict) -> None:
    """What each project counts as when the largest is looked for (H-22, H-25)."""
    award = 2 if options.award_in_project == "double" else 1
    for player in facts["players"]:
        for project in player["projects"]:
            assert project["size"] == sum(award if code.endswith("*") else 1 for code in project["cards"])


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_position_of_a_thousand_games_follows_from_the_events_alone(batch):
    for number in range(batch, GAMES, BATCHES):
        options = ALL_OPTIONS[number % len(ALL_OPTIONS)]
        position, table = Position(options), Table(options.players)
        for text in random_plies(f"events {number}", options):
            ended = False
            for step in steps_of(position, text):
                for event in step:
                    table.hear(event)
                    if event.get("movie"):
                        assert event["movie"]["points"] == points_so_far(options, table, event["movie"])
                    ended |= event["type"] == "round_end"
            facts = position.view().facts
            assert_same(table, facts)
            assert_sizes(options, facts)
            if ended or not table.placed:
                assert_undealt(table, facts["undealt"])
            if ended:
                assert table.scores == [player["score"]["total"] for player in facts["players"]]
        assert position.is_over


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_each_step_of_a_ply_can_be_shown_by_itself(options):
    position, table = Position(options), Table(options.players)
    for text in random_plies("steps", options):
        for step in steps_of(position, text):
            for event in step:
                table.hear(event)
            assert_same(table, position.view().facts)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_narrate_leaves_the_same_position_as_push(options):
    for number in range(4):
        told, pushed = Position(options), Position(options)
        for text in random_plies(f"narrate {number}", options):
            list(narrate(told, parse(told, text)))
            pushed.push(parse(pushed, text))
            assert told.view().digest() == pushed.view().digest()
        while told.plies:
            assert told.pop() == pushed.pop()
            assert told.view().digest() == pushed.view().digest()


def types(position: Position, text: str) -> list[list[str]]:
    return [[event["type"] for event in step] for step in steps_of(position, text)]


def test_first_and_deal_are_told_and_the_deal_names_whose_turn_it_is():
    position = Position()
    assert list(steps_of(position, "first 2")) == [[{"type": "first", "seat": 2}]]
    deal = "deal S1a.H1.H2.H3/S2a.H4.H5.B1/S3a.H6.H7/A1.R1.A2"
    columns = [["S1a", "H1", "H2", "H3"], ["S2a", "H4", "H5", "B1"], ["S3a", "H6", "H7"], ["A1", "R1", "A2"]]
    assert list(steps_of(position, deal)) == [
        [{"type": "deal", "round": 1, "columns": columns}, {"type": "turn", "seat": 2}]
    ]


def test_a_reel_its_bumps_topmost_first_and_the_next_turn_are_one_step():
    position = play(opened(), *"AA")
    assert list(steps_of(position, "A")) == [
        [
            {"type": "place", "seat": 2, "column": "A", "row": 3, "card": "H3"},
            {"type": "bump", "seat": 0, "column": "A", "from": 2, "to": 1, "card": "H1"},
            {"type": "bump", "seat": 1, "column": "A", "from": 3, "to": 2, "card": "H2"},
            {"type": "turn", "seat": 0},
        ]
    ]


def test_a_double_reel_tells_the_card_then_each_reel_with_its_bumps():
    assert list(steps_of(opened(), "C+C")) == [
        [
            {"type": "double", "seat": 0},
            {"type": "place", "seat": 0, "column": "C", "row": 2, "card": "H7"},
            {"type": "place", "seat": 0, "column": "C", "row": 2, "card": "H7"},
            {"type": "bump", "seat": 0, "column": "C", "from": 2, "to": 1, "card": "H6"},
            {"type": "turn", "seat": 1},
        ]
    ]


def test_a_clap_tells_the_card_and_the_next_turn():
    assert list(steps_of(opened(), "clap")) == [[{"type": "clap", "seat": 0}, {"type": "turn", "seat": 1}]]


def test_the_last_reel_is_followed_by_each_card_and_the_end_of_the_round():
    position = play(opened(), *"AAAABBBBCCC")
    steps = types(position, "D")
    assert steps == [["place"], *[["receive"]] * 12, ["unclaimed", "round_end"]]


def test_a_star_choice_is_told_when_due_and_when_made():
    deal, *placements = made_round(0, "H1 A1 B1 S3a", "A2 A3 A4 A5", "R1 R2 R3 S1a", unclaimed="B2 S2a")
    position = play(opened(deal), *placements[:-1])
    *before, due = steps_of(position, placements[-1])
    assert due == [
        {"type": "star", "seat": 0, "card": "S3a", "column": "C", "row": 1, "genres": ["H", "A"]},
    ]  # fmt: skip
    assert len(before) == 1 + 9
    made, *rest = steps_of(position, "=A")
    assert made == [
        {
            "type": "receive", "seat": 0, "card": "S3a", "column": "C", "row": 1, "to": "movie", "genre": "A",
            "movie": {"genre": "A", "cards": ["A1"], "star": "S3a", "films": 1, "rating": 3, "points": 3},
            "choice": True,
        }
    ]  # fmt: skip
    assert [[event["type"] for event in step] for step in rest] == [
        ["receive"], ["receive"], ["unclaimed", "round_end"],
    ]  # fmt: skip


def test_the_end_of_the_game_is_told_with_the_last_round():
    position = Position(Options())
    *plies, last = random_plies("ending", Options())
    play(position, *plies)
    *_, step = steps_of(position, last)
    assert [event["type"] for event in step] == ["unclaimed", "round_end", "outcome"]
    outcome = position.outcome()
    assert outcome is not None
    assert step[-1] == {"type": "outcome", **outcome.to_json()}


def test_an_event_has_one_text_form_and_is_frozen():
    (event,) = next(iter(GAME.narrate(Position(), parse(Position(), "first 1"))))
    assert str(event) == '{"type":"first","seat":1}'
    with pytest.raises(AttributeError):
        event.seat = 2
    assert len({event, FirstPlayer(1), FirstPlayer(seat=1), FirstPlayer(2), Turn(1)}) == 3
    assert repr(event) == "FirstPlayer(seat=1)"
    for values, named in (((), {}), ((1, 2), {}), ((1,), {"seat": 1}), ((), {"seat": 1, "card": "H1"})):
        with pytest.raises(TypeError, match="FirstPlayer has the fields seat"):
            FirstPlayer(*values, **named)
    assert event == next(iter(GAME.narrate(Position(), parse(Position(), "first 1"))))[0]
