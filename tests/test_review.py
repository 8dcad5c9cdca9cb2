"""The review of a game: complete, fair to what was known, and what its numbers mean."""

from collections.abc import Generator
from typing import TypeVar

import pytest
from hollywood import GAME, Options, Position
from hollywood.search.evaluate import Effort, evaluate
from hollywood.search.review import MOST_TURNING_POINTS, TURNING, judge, review, same
from tabletop.game import Review
from tabletop.refusal import Refused

from tests.support import ALL_OPTIONS, legal, opened, play, random_game, random_plies

LIGHT = Effort(150, exact_states=300)
T = TypeVar("T")


def reviewed(position: Position, effort: Effort = LIGHT) -> tuple[Review, list[tuple[int, int]]]:
    """The review of a game so far and what it told of its progress."""
    told = []
    work = review(GAME.view(position), effort)
    while True:
        try:
            progress = next(work)
        except StopIteration as end:
            return end.value, told
        if progress:
            told.append(progress)


def games() -> list[Position]:
    return [play(Position(options), *random_game("review", options)) for options in ALL_OPTIONS[::5]]


@pytest.mark.parametrize("position", games(), ids=lambda position: str(position.options))
def test_a_review_judges_every_decision(position):
    told, progress = reviewed(position)
    texts = [ply.text for ply in position.plies]
    decisions = [index for index, text in enumerate(texts) if not text.startswith(("first", "deal"))]
    assert [one.ply for one in told.decisions] == decisions
    assert progress == [(number, len(decisions)) for number in range(len(decisions) + 1)]
    again = Position(position.options)
    for index, text in enumerate(texts):
        found = [one for one in told.decisions if one.ply == index]
        assert [(one.seat, one.move) for one in found] == ([(again.to_move, text)] if index in decisions else [])
        assert all(one.best in legal(again) for one in found)
        play(again, text)
    for one in told.decisions:
        assert 0 <= one.win <= one.best_win <= 1
        assert one.lost == pytest.approx(one.best_win - one.win, abs=1e-9)
        assert one.lost == 0 or not same(one.move, one.best)
    assert len(told.accuracy) == len(told.turning) == position.options.players


@pytest.mark.parametrize("position", games(), ids=lambda position: str(position.options))
def test_the_curve_begins_even_and_ends_as_the_game_did(position):
    told, _ = reviewed(position)
    players = position.options.players
    assert len(told.curve) == len(position.plies) + 1
    assert all(sum(shares) == pytest.approx(1, abs=1e-3) for shares in told.curve)
    assert told.curve[0] == told.curve[1] == pytest.approx((1 / players,) * players, abs=1e-4)
    winners = position.outcome().winners
    assert told.curve[-1] == pytest.approx([(seat in winners) / len(winners) for seat in range(players)], abs=1e-4)


def test_turning_points_and_accuracy_say_what_they_are_said_to():
    found = 0
    for position in games():
        told, _ = reviewed(position)
        for seat in range(position.options.players):
            own = [one for one in told.decisions if one.seat == seat]
            large = sorted((one.lost for one in own if one.lost >= TURNING), reverse=True)[:MOST_TURNING_POINTS]
            turning = told.turning[seat]
            assert sorted((one.lost for one in own if one.ply in turning), reverse=True) == large
            assert list(turning) == sorted(turning)
            kept = [one.win / one.best_win if one.best_win else 1 for one in own]
            assert told.accuracy[seat] == pytest.approx(100 * sum(kept) / len(kept), abs=0.1)
            found += len(turning)
    assert found > 10


def test_who_always_plays_the_best_move_lost_nothing():
    position = Position(Options(3))
    while not position.is_over:
        ply = GAME.chance(position, "best")
        if ply is None:
            *_, ranking = evaluate(GAME.view(position), LIGHT)
            text = ranking.moves[0].move
            # The other order of a Double Reel in two columns comes to the same.
            play(position, text[::-1] if "+" in text else text)
        else:
            position.push(ply)
    told, _ = reviewed(position)
    assert told.accuracy == (100.0,) * 3
    assert told.turning == ((),) * 3
    assert {one.lost for one in told.decisions} == {0.0}


def test_both_orders_of_a_double_reel_are_the_same():
    assert same("C+A", "A+C")
    assert not same("A+A", "A+C")
    assert not same("A", "clap")


def test_a_decision_is_judged_as_if_the_game_had_not_gone_on():
    options = Options(3)
    plies = list(random_plies("truncated", options))
    whole, _ = reviewed(play(Position(options), *plies))
    for length in (2, 9, 20, 30):
        part, progress = reviewed(play(Position(options), *plies[:length]))
        decided = [one for one in whole.decisions if one.ply < length]
        assert list(part.decisions) == decided
        assert part.curve[:length] == whole.curve[:length]
        assert progress[-1] == (len(part.decisions) + 1,) * 2


def test_a_wasted_card_that_the_ranking_leaves_out_is_judged_all_the_same():
    position = play(opened(), "A", "A", "A", "A", "B", "B", "B", "B", "C+C", "C")
    told, _ = reviewed(play(position, "clap"))
    assert told.decisions[-1].best == "D"
    assert told.decisions[-1].lost <= told.decisions[-1].best_win


def test_a_game_that_has_hardly_begun_has_a_review():
    told, progress = reviewed(opened())
    assert (told.decisions, told.accuracy, told.turning) == ((), (100.0,) * 3, ((),) * 3)
    assert (len(told.curve), progress) == (3, [(0, 1), (1, 1)])


def finished(work: Generator[None, None, T]) -> T:
    """What is returned in the end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def test_a_move_tried_later_is_judged_as_the_review_judges_what_was_played():
    kinds = set()
    for position in games()[:2]:
        told, _ = reviewed(position)
        texts = [ply.text for ply in position.plies]
        for one in told.decisions:
            before = play(Position(position.options), *texts[: one.ply])
            assert finished(judge(GAME.view(before), one.move, LIGHT)) == one
            assert finished(judge(GAME.view(before), one.best, LIGHT)).lost == 0
            kinds.add(one.move[0] if "+" not in one.move else "+")
    assert kinds >= {"A", "+", "c", "="}


def test_an_illegal_move_is_not_judged():
    for text in ("=H", "E", "A+", ""):
        with pytest.raises(Refused):
            finished(GAME.judge(GAME.view(opened()), text))


def test_the_explanation_of_a_decision_names_the_best_move_of_its_review():
    position = play(opened(), "A", "B", "C")
    told = finished(GAME.judge(GAME.view(position), "D"))
    hint = finished(GAME.explain(GAME.view(position)))
    assert (hint.moves[0].move, hint.moves[0].win) == (told.best, told.best_win)
    assert 1 <= len(hint.reasons) <= 2
