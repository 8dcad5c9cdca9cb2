"""The choice of a project for a Star, judged by what the round's end will be worth."""

from collections.abc import Sequence
from math import exp

from hollywood.position import Position
from hollywood.search.appraisal import Appraisal
from hollywood.search.calibration import calibrated
from hollywood.search.ledger import End, end_of, finish, receive
from hollywood.search.ranking import RankedMove, Ranking
from hollywood.search.round import BEST, shares_of
from hollywood.search.worth import TEMPERATURE, opening_worths


class StarChoices:
    """What comes of each choice of the seat that has to decide, followed by its own best later ones."""

    def __init__(self, position: Position, open_projects: bool) -> None:
        """Look at a position in which a Star waits."""
        self.seat, star = position.receiving()
        left = position.options.rounds - position.round
        self.appraisal = Appraisal(position.options, left, _unclaimed(position), open_projects)
        later = position.to_receive(self.seat)[1:]
        start = end_of(position.area(self.seat))
        self.ends: dict[str, End] = {
            move.text: max(receive([finish(start, move.genre, star.rating)], later), key=self.appraisal.value)
            for move in position.legal_moves()
        }
        """By the text of the choice."""


def rank_star_choices(position: Position, open_projects: bool) -> Ranking:
    """Rank the choices of the seat that has to decide, each followed by everybody's best later ones; exact in the last round.

    What a player chooses changes nothing for the others, and nothing is hidden any more in the round (H-16).
    """
    choices = StarChoices(position, open_projects)
    appraisal, seat = choices.appraisal, choices.seat
    ends = [
        max(receive([end_of(position.area(other))], position.to_receive(other)), key=appraisal.value)
        for other in range(position.options.players)
    ]
    ranked = []
    for text, end in choices.ends.items():
        shares = _shares(position, appraisal, [end if other == seat else ends[other] for other in range(len(ends))])
        points = float(appraisal.points(end)[0])
        ranked.append((appraisal.value(end), RankedMove(text, shares[seat], points, 1, shares)))
    ranked.sort(key=lambda item: item[0], reverse=True)
    return Ranking(tuple(move for _, move in ranked), len(ranked), position.round == position.options.rounds)


def _unclaimed(position: Position) -> tuple[int, ...]:
    cards = [*position.unclaimed, *(position.cells[cell] for cell in position.unclaimed_cells())]
    return tuple(sum(card.genre == genre for card in cards) for genre in range(3))


def _shares(position: Position, appraisal: Appraisal, ends: Sequence[End]) -> tuple[float, ...]:
    """Each seat's share of the win when the round ends so."""
    options = position.options
    left = options.rounds - position.round
    if not left:
        return tuple(shares_of([points * BEST + best for points, best in map(appraisal.points, ends)]))
    openings = opening_worths(position)
    temperature = TEMPERATURE[options.players][left]
    weights = [
        exp(
            (appraisal.value(end)[0] + appraisal.studio(_studio_cards(position, other)) + openings[other]) / temperature
        )
        for other, end in enumerate(ends)
    ]
    return calibrated([weight / sum(weights) for weight in weights], left)


def _studio_cards(position: Position, seat: int) -> int:
    return 2 * position.has_clap(seat) + position.has_double(seat)
