"""A hint: the best moves of a decision, and why."""

from collections.abc import Callable, Generator

from tabletop.game import Hint, Recommended, View
from tabletop.refusal import Reason

from hollywood.position import Stage
from hollywood.replay import position_of
from hollywood.search.evaluate import Effort, Evaluation
from hollywood.search.ranking import Ranking
from hollywood.search.reasons import is_tried, turn_reasons
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
        forced = len(position.legal_moves()) == 1
        reasons = (Reason("hint-forced", {}, "H-8"),) if forced else turn_reasons(position, evaluation, ranking)
    return Hint(_recommended(ranking), reasons, ranking.exact)


def _recommended(ranking: Ranking) -> tuple[Recommended, ...]:
    """The moves to show: those hardly tried come last, and no share is above an earlier one, for such a share is only less well known."""
    best, *others = ranking.moves
    if not ranking.exact:
        others.sort(key=lambda move: (is_tried(move, best), move.win), reverse=True)
    shown = []
    win = 1.0
    for move in (best, *others[: MOST_MOVES - 1]):
        win = min(win, move.win)
        shown.append(Recommended(move.move, round(win, 4), round(move.points, 2)))
    return tuple(shown)
