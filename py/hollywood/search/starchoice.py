"""The choice of a project for a Star, judged by what the round's end will be worth."""

from collections.abc import Sequence
from math import exp

from hollywood.position import Position
from hollywood.search.appraisal import Appraisal
from hollywood.search.calibration import calibrated
from hollywood.search.ledger import End, end_of, finish, receive
from hollywood.search.ranking import RankedMove, Ranking
from hollywood.search.round import BEST, shares_of
from hollywood.search.worth import TEMPERATURE


def rank_star_choices(position: Position, open_projects: bool) -> Ranking:
    """Rank the choices of the seat that has to decide, each followed by everybody's best later ones; exact in the last round.

    What a player chooses changes nothing for the others, and nothing is hidden any more in the round (H-16).
    """
    seat, star = position.receiving()
    options = position.options
    left = options.rounds - position.round
    appraisal = Appraisal(options, left, _unclaimed(position), open_projects)
    ends = [
        max(receive([end_of(position.area(other))], position.to_receive(other)), key=appraisal.value)
        for other in range(options.players)
    ]
    later = position.to_receive(seat)[1:]
    ranked = []
    for move in position.legal_moves():
        start = finish(end_of(position.area(seat)), move.genre, star.rating)
        end = max(receive([start], later), key=appraisal.value)
        win = _win(position, appraisal, [end if other == seat else ends[other] for other in range(options.players)])
        ranked.append((appraisal.value(end), RankedMove(move.text, win, float(appraisal.points(end)[0]), 1)))
    ranked.sort(key=lambda item: item[0], reverse=True)
    return Ranking(tuple(move for _, move in ranked), len(ranked), left == 0)


def _unclaimed(position: Position) -> tuple[int, ...]:
    cards = [*position.unclaimed, *(position.cells[cell] for cell in position.unclaimed_cells())]
    return tuple(sum(card.genre == genre for card in cards) for genre in range(3))


def _win(position: Position, appraisal: Appraisal, ends: Sequence[End]) -> float:
    """The decider's share of the win when the round ends so."""
    seat = position.receiving()[0]
    options = position.options
    left = options.rounds - position.round
    if not left:
        return shares_of([points * BEST + best for points, best in map(appraisal.points, ends)])[seat]
    weights = [
        exp((appraisal.value(end)[0] + appraisal.studio(_studio_cards(position, other))) / TEMPERATURE[options.players])
        for other, end in enumerate(ends)
    ]
    return calibrated(weights[seat] / sum(weights), options.players, left)


def _studio_cards(position: Position, seat: int) -> int:
    return 2 * position.has_clap(seat) + position.has_double(seat)
