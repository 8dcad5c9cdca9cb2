"""What everybody would have if the round ended now: against the rules told anew, and against what then happens."""

import random
from itertools import product

import pytest
from hollywood import GAME, Options, Position, Stage
from hollywood.choices import choices_of

from tests.naive import ended_now
from tests.support import ALL_OPTIONS, DEAL, legal, opened, play, random_game

PARTS = ("blockbusters", "movies", "project")


def forecasts(position: Position, draft: int | None = None) -> dict[str, dict]:
    """By column, the forecast after a reel in it."""
    columns = [choice for choice in choices_of(position, draft) if choice["move"] in "ABCD" and choice["legal"]]
    return {choice["move"]: choice["effect"]["forecast"] for choice in columns}


def parts(forecast: dict) -> list[tuple[int, ...]]:
    return [tuple(score[part] for part in PARTS) for score in forecast["scores"]]


def after(position: Position, *texts: str) -> dict:
    """The facts of the view after some reels."""
    play(position, *texts)
    facts = dict(position.view().facts)
    for _ in texts:
        position.pop()
    return facts


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_it_is_what_the_rules_told_anew_come_to(options: Options):
    position = Position(options)
    chance = random.Random(f"forecast {options}")
    for text in random_game("forecast", options):
        play(position, text)
        if position.stage is not Stage.PLACE or chance.random() < 0.6:
            continue
        facts = position.view().facts
        order, ends = ended_now(facts)
        forecast = facts["forecast"]
        assert [(one["column"], one["row"], one["seat"]) for one in forecast["receipts"]] == order
        for seat, score in enumerate(forecast["scores"]):
            assert score["total"] == sum(score[part] for part in PARTS)
            assert tuple(score[part] for part in PARTS) in ends[seat]
        # What a move would bring is what the view tells after it.
        if facts["placed"] < 11:
            for column, told in forecasts(position).items():
                assert told == after(position, column)["forecast"]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_before_the_last_reel_it_is_what_then_happens(options: Options):
    position = Position(options)
    ended = 0
    for text in random_game("forecast last", options):
        if position.stage is Stage.PLACE and position.view().facts["placed"] == 11:
            for column, told in forecasts(position).items():
                assert parts(told) in best_ends(position, column)
                ended += 1
        play(position, text)
    assert ended >= options.rounds


def ends_of(position: Position) -> list[tuple[list[tuple[int, ...]], list[int]]]:
    """Points by part and the best movie of every seat after each way of choosing for the Stars that are due."""
    if position.stage is not Stage.STAR:
        seats = range(position.options.players)
        best = [position.area(seat).best_movie(position.multipliers) for seat in seats]
        return [([tuple(position.score(seat)) for seat in seats], best)]
    found = []
    for text in legal(position):
        play(position, text)
        found += ends_of(position)
        position.pop()
    return found


def best_ends(position: Position, column: str) -> list[list[tuple[int, ...]]]:
    """Points of every seat by part once the round that a reel in this column ends is over and each seat has chosen best."""
    play(position, column)
    ends = ends_of(position)
    position.pop()
    seats = range(position.options.players)
    # What one seat chooses is nothing to another, so some ends are best for all of them.
    most = [max((sum(scores[seat]), best[seat]) for scores, best in ends) for seat in seats]
    return [scores for scores, best in ends if [(sum(scores[seat]), best[seat]) for seat in seats] == most]


def test_each_receipt_says_where_its_card_goes():
    position = opened("deal H1.H2.S2a.B1/S2b.H4.H5.B2/S3a.H6.H7/A1.R1.A2")
    play(position, "A", "B", "A", "B", "A")
    receipts = position.view().facts["forecast"]["receipts"]
    assert [(one["card"], one["seat"], one["to"], one["genre"]) for one in receipts] == [
        ("H2", 0, "project", "H"),
        ("S2a", 2, "lost", None),
        ("B1", 1, "blockbuster", None),
        ("H5", 1, "project", "H"),
        ("B2", 0, "blockbuster", None),
    ]


@pytest.mark.parametrize(("star", "points"), [("S3a", 6), ("S1a", 2)])
def test_a_star_finishes_what_gives_most_points_then_the_better_movie(star: str, points: int):
    # With one star both projects come to 3 points in all, and Action makes the better movie.
    position = opened(f"deal H1.A1.A2.{star}/S2b.H4.H5.B2/S3b.H6.H7/A3.R1.R2")
    play(position, "A+A", "D", "D", "A", "D", "C", "A")
    forecast = position.view().facts["forecast"]
    told = next(one for one in forecast["receipts"] if one["card"] == star)
    assert (told["seat"], told["to"], told["genre"], told["choice"]) == (0, "movie", "A", True)
    assert told["movie"]["points"] == points
    assert parts(forecast)[0] == (0, points, 1)


def test_multipliers_count_the_cards_without_reels_as_unclaimed():
    position = play(opened(DEAL, scoring="advanced"), *"AB")
    # Every Film but H3; B1 lies under the second reel.
    assert position.view().facts["forecast"]["multipliers"] == {"H": 6, "A": 2, "R": 1}
    assert forecasts(position)["D"]["multipliers"] == {"H": 6, "A": 1, "R": 1}
    assert position.view().facts["multipliers"] == {"H": 0, "A": 0, "R": 0}


def test_the_second_reel_of_a_double_reel_counts_with_the_first():
    position = play(opened(), *"ABC")
    for first, second in product(range(4), range(4)):
        text = f"{'ABCD'[first]}+{'ABCD'[second]}"
        assert forecasts(position, first)["ABCD"[second]] == after(position, text)["forecast"]
    assert GAME.view(position, "A").facts["forecast"] == forecasts(position)["A"]


def test_there_is_none_while_cards_are_received_or_dealt():
    position = Position(Options())
    seen = set()
    for text in random_game("forecast none", Options()):
        play(position, text)
        seen.add(position.stage)
        assert (position.view().facts["forecast"] is None) == (position.stage is not Stage.PLACE)
    assert {Stage.STAR, Stage.DEAL, Stage.OVER} <= seen
