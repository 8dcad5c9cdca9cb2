"""How well the bots play: the ladder, the quality of single moves, the options, and that all of it is fair.

Reduced by default: bots decide by the view and the plies alone and the deals are fixed, so nothing here depends on chance, and the bounds leave
room for a change of the bots. In full: ``python build.py bench ladder`` for whole games, and
``HOLLYWOOD_FULL=1 python -m pytest tests/test_strength.py -s`` for single moves.
"""

import json
import os

import pytest
from hollywood import CARDS, GAME, Options, Position, Stage, deal_round, first_player
from hollywood.bots import BOTS
from hollywood.bots.searcher import Searcher
from hollywood.bots.value import Prospect
from hollywood.cli.match import Job, play
from hollywood.cli.standings import standings
from hollywood.replay import position_of
from hollywood.search.appraisal import Appraisal
from hollywood.search.evaluate import Effort, evaluate
from hollywood.search.exact import Exact
from hollywood.search.ledger import end_of
from hollywood.search.round import model_of
from hollywood.search.turns import DOUBLE
from tabletop.search.uct import Search
from tabletop.session import Session

from bench.opponents.blind import blind_move
from tests.support import ALL_OPTIONS, opened, random_game, random_plies, record_json, seats
from tests.support import play as push

FULL = bool(os.environ.get("HOLLYWOOD_FULL"))
pytestmark = pytest.mark.slow
LADDER = [("understudy", "extra"), ("critic", "understudy"), ("producer", "critic"), ("director", "producer")]
SEARCHERS = ["critic", "producer", "director"]
GAMES = 24


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("better", "worse"), LADDER)
def test_each_bot_beats_copies_of_the_one_below(better, worse, players):
    # Few games, so a bound that only a bot that is worse than those below it would miss; ``bench/ladder`` has the many.
    assert win_share((better,) + (worse,) * (players - 1), {"players": players}) > 0.7 / players


def win_share(bots: tuple[str, ...], options: dict[str, object]) -> float:
    """What the first of some bots wins of a few games, seats rotated."""
    share = standings(bots, [play(Job(number, bots, options, "ladder")) for number in range(GAMES)])[0].win
    print(f"{bots}: {100 * share:.1f} % of {GAMES} games")
    return share


@pytest.mark.parametrize("pair", range(50 if FULL else 2))
@pytest.mark.parametrize("players", [3, 4])
def test_games_that_differ_in_undealt_cards_and_seed_alone_get_the_same_moves(players, pair):
    """Two games with different decks below the first round, until they show a difference to everybody."""
    common = [first_player(f"common {pair}", players).text, deal_round(f"common {pair}", 1, CARDS).text]
    options = [options for options in ALL_OPTIONS if options.players == players]
    bots = [seat.to_json() for seat in seats(*SEARCHERS, "critic")[:players]]
    found = []
    for seed in ("one seed", "another seed"):
        record = record_json(common, options[pair % len(options)], seed=seed, seats=bots)
        game = Session.load(json.dumps(record), GAME)
        while game.frames[-1].view.facts["round"] == 1:
            game.play_bot()
        found.append(game.record.plies)
    one, another = found
    end = next(number for number, text in enumerate(one) if number > 1 and text.startswith("deal"))
    assert end >= 12
    assert one[:end] == another[:end]
    assert one[end] != another[end]


@pytest.mark.parametrize(
    "options", [options for options in ALL_OPTIONS if options.award_in_project == "double"], ids=str
)
def test_with_double_awards_every_end_is_judged_by_the_score_of_the_rules(options):
    different = 0
    for number in range(12):
        position = Position(options)
        for text in (*random_game(f"double {number}", options), "over"):
            if text == "over" or (text.startswith("deal") and position.round):
                unclaimed = tuple(sum(card.genre == genre for card in position.unclaimed) for genre in range(3))
                left = options.rounds - position.round
                appraisal = Appraisal(options, left, unclaimed)
                for seat in range(options.players):
                    area, score = position.area(seat), position.score(seat)
                    assert appraisal.points(end_of(area))[0] == score.total
                    if not left:
                        assert appraisal.value(end_of(area)) == (score.total, area.best_movie(position.multipliers))
                        if options.scoring == "standard":
                            assert Prospect(position).value(area)[0] == score.total
                    different += score.project != area.score(position.multipliers, False).project
            if text != "over":
                push(position, text)
    # The option made a difference, or nothing was tested.
    assert different > 5


@pytest.mark.parametrize("players", [3, 4])
def test_director_without_its_solver_plays_last_rounds_well(players):
    """4 to 7 reels left, where moves differ by more than 0.01 of the win; the exact solver is the judge. No bot was tuned on these deals."""
    effort = Effort(BOTS["director"].effort.iterations)
    regrets = []
    for position, wins in judged(Options(players), 400 if FULL else 12):
        *_, ranking = evaluate(GAME.view(position), effort)
        regrets.append(max(wins.values()) - wins[ranking.moves[0].move])
    optimal, regret = sum(lost < 1e-9 for lost in regrets) / len(regrets), sum(regrets) / len(regrets)
    print(f"{players} players: {100 * optimal:.1f} % optimal, mean regret {regret:.3f}, {len(regrets)} positions")
    assert optimal >= (0.93 if FULL else 0.6)
    assert regret <= (0.06 if FULL else 0.25)


@pytest.mark.parametrize("option", [("scoring", "advanced"), ("collect", "bottom_up")])
def test_who_knows_an_option_does_not_lose_to_copies_that_ignore_it(option, monkeypatch):
    """A small size of what ``bench/ladder`` measures with Director; 0.33 is even."""
    name, value = option
    effort = Effort(60)

    class Ignorant:
        def think(self, view, rng):
            yield blind_move(position_of(view), name, effort)

    monkeypatch.setitem(BOTS, "ignorant", Ignorant())
    monkeypatch.setitem(BOTS, "knowing", Searcher("knowing", effort))
    assert win_share(("knowing", "ignorant", "ignorant"), {"players": 3, name: value}) > 0.28


def test_who_ignores_what_is_as_usual_ignores_nothing():
    position = opened()
    effort = Effort(200)
    *_, ranking = evaluate(GAME.view(position), effort)
    assert {blind_move(position, option, effort) for option in ("scoring", "collect")} == {ranking.moves[0].move}


def judged(options: Options, wanted: int):
    """Positions of last rounds where moves differ, with the share of the win of each move when everybody plays best."""
    seed = 0
    while wanted:
        position = last_round(options, f"fresh {options.players} {seed}", 4 + seed % 4)
        seed += 1
        if position is None:
            continue
        model = model_of(position)
        wins = {
            text: ranks[options.players + position.to_move] / 12
            for text, ranks in Exact(model, 1_000_000).moves(model.start(position))
        }
        if max(wins.values()) - min(wins.values()) > 0.01:
            wanted -= 1
            yield position, wins


def last_round(options: Options, seed: str, reels: int) -> Position | None:
    """A position of the last round of a random game with so many reels left."""
    position = Position(options)
    for text in random_plies(seed, options):
        if position.round == options.rounds and position.stage is Stage.PLACE:
            left = sum(position.reels(seat) for seat in range(options.players))
            if left == reels:
                return position
        push(position, text)
    return None


@pytest.mark.parametrize("players", [3, 4])
def test_a_search_with_time_for_everything_agrees_with_the_solver(players):
    for seed in range(8):
        position = last_round(Options(players), f"time {seed}", 4 + seed % 2)
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
