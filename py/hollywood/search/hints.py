"""A hint: the best moves of a decision, and why."""

from collections.abc import Callable, Generator

from tabletop.game import Hint, Recommended, View

from hollywood.position import Stage
from hollywood.replay import position_of
from hollywood.search.evaluate import Effort, Evaluation
from hollywood.search.ranking import Ranking
from hollywood.search.reasons import turn_reasons
from hollywood.search.starchoice import rank_star_choices
from hollywood.search.starreasons import star_reasons

MOST_MOVES = 4


def hint(view: View, effort: Effort, enough: Callable[[], bool]) -> Generator[None, None, Hint]:
    """Evaluate a decision until ``enough`` says so; yields between two slices of thinking.

    The first move is the one that a bot plays with the same effort in the same time.
    """
    position = position_of(view)
    if position.stage is Stage.STAR:
        ranking = rank_star_choices(position, effort.open_projects)
        reasons = star_reasons(position, ranking, effort.open_projects)
    else:
        evaluation = Evaluation(position, effort)
        rankings = evaluation.rankings()
        ranking = next(rankings)
        while not enough():
            yield
            better = next(rankings, None)
            if better is None:
                break
            ranking = better
        yield
        reasons = turn_reasons(position, evaluation, ranking)
    return Hint(_recommended(ranking), reasons, ranking.exact)


def _recommended(ranking: Ranking) -> tuple[Recommended, ...]:
    return tuple(
        Recommended(move.move, round(move.win, 4), round(move.points, 2)) for move in ranking.moves[:MOST_MOVES]
    )
