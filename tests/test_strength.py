"""How well the bots play: the ladder, the quality of single moves, and the options.

Reduced by default, with fixed deals and bounds that chance does not reach. In full, as the README tells it:
``HOLLYWOOD_FULL=1 python -m pytest tests/test_strength.py`` (hours on one processor).
"""

import os

import pytest
from hollywood import GAME, Options, Position, Stage
from hollywood.bots import BOTS
from hollywood.cli.match import Job, play
from hollywood.cli.standings import standings
from hollywood.search.evaluate import Effort, evaluate
from hollywood.search.exact import Exact
from hollywood.search.round import model_of
from hollywood.search.turns import DOUBLE
from tabletop.search.uct import Search

from tests.support import play as push
from tests.support import random_plies

FULL = bool(os.environ.get("HOLLYWOOD_FULL"))
pytestmark = pytest.mark.slow
LADDER = [("understudy", "extra"), ("critic", "understudy"), ("producer", "critic"), ("director", "producer")]
WANTED = {3: 0.45, 4: 0.36}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("better", "worse"), LADDER if FULL else LADDER[:3])
def test_each_bot_beats_copies_of_the_one_below(better, worse, players):
    games = 1000 if FULL else 24
    bots = (better,) + (worse,) * (players - 1)
    played = [play(Job(number, bots, {"players": players}, "ladder")) for number in range(games)]
    first = standings(bots, played)[0]
    if FULL:
        assert first.win >= WANTED[players]
        assert first.win - first.interval > 1 / players
    else:
        # Three standard errors below what is wanted.
        assert first.win > WANTED[players] - 0.3


@pytest.mark.parametrize("players", [3, 4])
def test_director_without_its_solver_plays_last_rounds_well(players):
    """4 to 7 reels left, where moves differ by more than 0.01 of the win; the exact solver is the judge."""
    wanted = 400 if FULL else 12
    optimal, regret, count, seed = 0, 0.0, 0, 0
    while count < wanted:
        position = last_round(players, f"regret {players} {seed}", 4 + seed % 4)
        seed += 1
        if position is None:
            continue
        model = model_of(position)
        wins = {
            text: ranks[players + position.to_move] / 12
            for text, ranks in Exact(model, 1_000_000).moves(model.start(position))
        }
        most = max(wins.values())
        if most - min(wins.values()) <= 0.01:
            continue
        *_, ranking = evaluate(GAME.view(position), Effort(BOTS["director"].effort.iterations))
        lost = most - wins[ranking.moves[0].move]
        optimal += lost < 1e-9
        regret += lost
        count += 1
    print(
        f"{players} players: {100 * optimal / count:.1f} % optimal, mean regret {regret / count:.3f}, {count} positions"
    )
    assert optimal / count >= (0.93 if FULL else 0.6)
    assert regret / count <= (0.06 if FULL else 0.25)


def last_round(players: int, seed: str, reels: int) -> Position | None:
    """A position of the last round of a random game with so many reels left."""
    options = Options(players)
    position = Position(options)
    for text in random_plies(seed, options):
        if position.round == players and position.stage is Stage.PLACE:
            left = sum(position.reels(seat) for seat in range(players))
            if left == reels:
                return position
        push(position, text)
    return None


@pytest.mark.parametrize("players", [3, 4])
def test_a_search_with_time_for_everything_agrees_with_the_solver(players):
    for seed in range(8):
        position = last_round(players, f"time {seed}", 4 + seed % 2)
        if position is None:
            continue
        model = model_of(position)
        state = model.start(position)
        search = Search(
            model, state, model.exploration, [move for move, text in enumerate(model.texts(state)) if text == DOUBLE]
        )
        search.run(10_000)
        texts = model.texts(state)
        exact = list(Exact(model, 1_000_000).moves(state))
        most = max(ranks[players + position.to_move] for _, ranks in exact)
        best = {DOUBLE if "+" in text else text for text, ranks in exact if ranks[players + position.to_move] == most}
        assert texts[search.best] in best
