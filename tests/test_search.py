"""The search inside a round: its states, its values, its exact endings, and that it is fair, repeatable and bounded."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hollywood import GAME, Options, Position, Stage
from hollywood.bots import BOTS
from hollywood.search import completions
from hollywood.search import turns as search_turns
from hollywood.search.calibration import calibrated
from hollywood.search.evaluate import SLICE, Effort, evaluate
from hollywood.search.exact import STATES_A_SLICE, Beyond, Exact, likely_states
from hollywood.search.round import BEST, model_of
from hollywood.search.turns import DOUBLE, KEY, KEY_BITS, PATTERN_OF_FILL, fill_of
from hollywood.search.worth import opening_worths
from tabletop.rng import Rng
from tabletop.search.uct import Search

from tests.naive import own_best, solve
from tests.support import ALL_OPTIONS, legal, opened, play, random_choice, random_game, random_plies, seats, session

SOLVER = Effort(1, exact_states=10_000)


def turns(seed: object, options: Options) -> list[Position]:
    """Every position of a random game in which a reel is due, each a position of its own."""
    position, found = Position(options), []
    plies = []
    for text in random_plies(seed, options):
        if position.stage is Stage.PLACE:
            found.append(play(Position(options), *plies))
        play(position, text)
        plies.append(text)
    return found


def late(seed: object, options: Options, least: int, most: int) -> Position | None:
    """A position of the last round with so many reels left."""
    for position in turns(seed, options):
        reels = sum(position.reels(seat) for seat in range(options.players))
        if position.round == options.rounds and least <= reels <= most:
            return position
    return None


def last(view, effort):
    *_, ranking = evaluate(view, effort)
    return ranking


# The model of a round


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_the_model_walks_as_the_position_does_and_scores_by_the_rules(options):
    chance = random.Random(f"walk {options}")
    for number in range(4):
        for position in turns(f"walk {number}", options)[::5]:
            model = model_of(position)
            state = model.start(position)
            while position.stage is Stage.PLACE:
                seat, steps = model.turn(state)
                texts = model.texts(state)
                assert seat == position.to_move
                moves = set(legal(position))
                assert {text for text in texts if text != DOUBLE} <= moves
                text = chance.choice(texts)
                state += steps[texts.index(text)]
                if text == DOUBLE:
                    texts = model.texts(state)
                    assert set(texts) == {pair for pair in moves if len(pair) == 3 and pair[0] <= pair[2]}
                    text = chance.choice(texts)
                    state += model.turn(state)[1][texts.index(text)]
                play(position, text)
            assert not model.turn(state)[1]
            results = model.results(state >> KEY_BITS, PATTERN_OF_FILL[fill_of(state & KEY)])
            if options.rounds == position.round:
                for other in range(options.players):
                    assert divmod(results[other], BEST) == own_best(position, other)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_points_before_the_last_round_are_the_score_of_some_choice_of_stars(options):
    for position in turns("middle", options)[::3]:
        if position.round == options.rounds:
            break
        model = model_of(position)
        state = model.start(position)
        while position.stage is Stage.PLACE:
            text = model.texts(state)[0]
            state += model.turn(state)[1][0]
            play(position, text)
        results = model.results(state >> KEY_BITS, PATTERN_OF_FILL[fill_of(state & KEY)])
        scores = [set(), set(), set(), set()]
        collect_scores(position, position.round, scores)
        for seat in range(options.players):
            assert results[seat] // BEST in scores[seat]


def collect_scores(position: Position, number: int, scores: list[set[int]]) -> None:
    """Every score that a seat can have at the end of a round."""
    if position.stage is not Stage.STAR:
        for seat in range(position.options.players):
            scores[seat].add(position.score(seat).total)
        return
    for text in legal(position):
        play(position, text)
        collect_scores(position, number, scores)
        position.pop()


def test_samples_are_rewards_that_add_up_to_one_and_depend_on_their_number_alone():
    for options in ALL_OPTIONS[::3]:
        for position in turns("sample", options)[::7]:
            model = model_of(position)
            state = model.start(position)
            samples = [model.sample(state, number) for number in range(70)]
            assert samples[:6] == samples[64:]
            for sample in samples:
                assert all(0 <= reward <= 1 for reward in sample[: options.players])
                assert abs(sum(sample[options.players : 2 * options.players]) - 1) < 1e-9


# Exact endings


@pytest.mark.parametrize("players", [3, 4])
def test_the_seat_whose_turn_to_open_the_last_round_comes_has_that_in_its_worth(players):
    for number in range(4):
        told, openers = [], []
        for position in turns(f"opens {number}", Options(players)):
            told.append([seat for seat, worth in enumerate(opening_worths(position)) if worth > 0])
            openers.append((position.round, position.first))
        assert openers[-1][0] == players
        last_opener = openers[-1][1]
        assert all(
            seats == ([] if number == players else [last_opener])
            for seats, (number, _) in zip(told, openers, strict=True)
        )


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_shares_of_a_round_s_end_are_the_same_before_the_stars_choose_and_after_the_last_reel(options):
    found = 0
    for number in range(12):
        position = Position(options)
        for text in random_game(f"same shares {number}", options):
            model = state = None
            if position.stage is Stage.PLACE and position.round < options.rounds:
                model = model_of(position)
                state = model.start(position)
            play(position, text)
            if model is None or position.stage is not Stage.STAR or text not in model.texts(state):
                continue
            state += model.turn(state)[1][model.texts(state).index(text)]
            shares = model.sample(state, 0)[: options.players]
            assert sum(shares) == pytest.approx(1)
            told = last(GAME.view(position), Effort(1)).moves[0].shares
            assert told == pytest.approx(calibrated(shares, options.rounds - position.round))
            found += 1
    assert found >= 3


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_exact_endings_equal_an_independent_solver(options):
    solved = 0
    for seed in range(8):
        position = late(f"exact {seed}", options, 3, 4)
        if position is None:
            continue
        line, shares, points = solve(position)
        ranking = last(GAME.view(position), SOLVER)
        seat = position.to_move
        assert ranking.exact
        best = ranking.moves[0]
        assert (best.move, best.win, best.points) == (line[0], shares[seat], points[seat])
        for move in ranking.moves:
            play(position, move.move)
            _, shares, points = solve(position)
            assert (move.win, move.points) == (shares[seat], points[seat])
            position.pop()
        solved += 1
    assert solved >= 3


def test_a_solver_gives_up_beyond_its_limit_and_the_search_goes_on():
    position = late("limit", Options(3), 7, 9)
    model = model_of(position)
    with pytest.raises(Beyond):
        list(Exact(model, 20).moves(model.start(position)))
    few = Effort(300, exact_states=1)
    assert not last(GAME.view(position), few).exact


def test_a_solver_in_slices_stops_often_and_comes_to_the_same():
    position = late("limit", Options(3), 7, 9)
    model = model_of(position)
    state = model.start(position)
    solver, before = Exact(model, 100_000), Exact(model, 100_000)
    slices = solver.in_slices(state)
    solved = [0]
    while True:
        try:
            next(slices)
        except StopIteration as end:
            assert end.value == list(before.moves(state))
            break
        solved.append(solver.states)
    assert solver.states == before.states > 3 * STATES_A_SLICE
    assert [after - one for one, after in pairwise(solved)] == [STATES_A_SLICE] * (len(solved) - 1)
    assert len(solved) > 3
    with pytest.raises(Beyond):
        list(Exact(model, STATES_A_SLICE + STATES_A_SLICE // 2).in_slices(state))


def test_the_estimate_of_a_solvers_work_is_of_the_right_size():
    for options in (Options(3), Options(4)):
        for seed in range(6):
            position = late(f"size {seed}", options, 5, 7)
            if position is None:
                continue
            model = model_of(position)
            state = model.start(position)
            solver = Exact(model, 100_000)
            list(solver.moves(state))
            assert solver.states < 4 * likely_states(state) + 50


# The evaluation


def test_rankings_name_every_move_that_does_not_only_waste_a_card():
    ranking = last(GAME.view(opened()), Effort(600))
    pairs = {f"{one}+{two}" for one in "ABCD" for two in "ABCD" if one <= two}
    assert {move.move for move in ranking.moves} == {*"ABCD", "clap", *pairs}
    assert ranking.iterations <= 600
    assert all(0 <= move.win <= 1 for move in ranking.moves)
    assert sum(move.visits for move in ranking.moves) <= ranking.iterations


@pytest.mark.parametrize("name", ["critic", "producer", "director"])
def test_a_searching_bot_plays_the_first_move_of_its_evaluation(name):
    bot = BOTS[name]
    states = min(500, bot.effort.exact_states)
    small = replace(bot, effort=replace(bot.effort, iterations=40, exact_states=states))
    for options in ALL_OPTIONS[5::8]:
        position = Position(options)
        for text in random_game("first", options):
            if position.to_move is not None:
                *_, move = small.think(GAME.view(position), Rng("x"))
                assert move == last(GAME.view(position), small.effort).moves[0].move
                assert move in legal(position)
            play(position, text)


def test_an_evaluation_does_not_depend_on_what_was_evaluated_before():
    options = Options(4, "advanced")
    views = [GAME.view(position) for position in turns("again", options)[::6]]
    first = [last(view, Effort(200)) for view in views]
    assert [last(view, Effort(200)) for view in reversed(views)] == first[::-1]


def test_what_is_kept_is_forgotten_in_time_and_that_changes_nothing(monkeypatch):
    views = [GAME.view(position) for position in turns("forgotten", Options())[::9]]
    first = [last(view, Effort(200)) for view in views]
    monkeypatch.setattr(completions, "_MOST_POOLS", 5)
    monkeypatch.setattr(search_turns, "_MOST_TURNS", 5)
    kept = [completions.POOLS, *search_turns.TURNS]
    for one in kept:
        one.clear()
    for view, ranking in zip(views, first, strict=True):
        assert last(view, Effort(200)) == ranking
        assert all(len(one) <= 5 for one in kept)
    assert min(map(len, kept)) > 0


def test_stopping_early_does_not_change_the_move():
    for position in turns("early", Options(3))[::4]:
        model = model_of(position)
        state = model.start(position)
        inner = [move for move, text in enumerate(model.texts(state)) if text == DOUBLE]
        whole, cut = Search(model, state, model.exploration, inner), Search(model, state, model.exploration, inner)
        whole.run(1500)
        while (left := 1500 - cut.iterations) > 0 and not cut.settled(left):
            cut.run(min(SLICE, left))
        assert whole.best == cut.best


def test_a_tied_search_ends_with_its_budget():
    for number in range(1, 12):
        assert last(GAME.view(opened()), Effort(number)).iterations <= number


def test_who_is_alone_with_reels_keeps_his_studio_cards():
    position = play(opened(), "A", "A", "A", "A", "B", "B", "B", "B", "C+C", "C")
    assert [position.reels(seat) for seat in range(3)] == [0, 1, 0]
    assert [move.move for move in last(GAME.view(position), Effort(100)).moves] == ["D"]


def test_star_choices_in_the_last_round_are_the_deciders_maximum():
    found = 0
    for options in ALL_OPTIONS:
        for number in range(12):
            position = Position(options)
            for text in random_game(f"stars {number}", options):
                if position.stage is Stage.STAR and position.round == options.rounds:
                    seat = position.to_move
                    ranking = last(GAME.view(position), Effort(1))
                    ends = {}
                    for move in legal(position):
                        play(position, move)
                        ends[move] = own_best(position, seat)
                        position.pop()
                    assert ranking.exact
                    assert ends[ranking.moves[0].move] == max(ends.values())
                    assert {move.move: move.points for move in ranking.moves} == {m: end[0] for m, end in ends.items()}
                    found += 1
                play(position, text)
    assert found >= 10


@pytest.mark.parametrize(("players", "left"), [(3, 2), (3, 1), (3, 0), (4, 3), (4, 2), (4, 1), (4, 0)])
def test_calibrated_shares_are_shares_in_the_same_order(players, left):
    for number in range(21):
        shares = [number / 20] + [(1 - number / 20) / (players - 1)] * (players - 1)
        told = calibrated(shares, left)
        assert abs(sum(told) - 1) < 1e-9
        assert sorted(told) == [share for _, share in sorted(zip(shares, told, strict=True))]
    assert calibrated([1.0] + [0.0] * (players - 1), left) == (1, *[0] * (players - 1))
    assert max(abs(share - 1 / players) for share in calibrated([1 / players] * players, left)) < 1e-9


# At the table


def test_a_session_stops_a_bot_between_two_slices():
    game = session(seated=seats("director", "h", "h"), seed="hurry")
    other = session(seated=seats("director", "h", "h"), seed="hurry")
    while game.phase != "bot":
        move = random_choice(play(Position(Options(3)), *game.record.plies), random.Random(1))
        game.play(move)
        other.play(move)
    asked = []
    assert game.play_bot(lambda: bool(asked.append(1)) or len(asked) == 2) is None
    assert len(asked) == 2
