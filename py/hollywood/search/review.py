"""The review of a game: every decision beside the best one, by the same evaluation as hints and bots, with less effort."""

from collections.abc import Generator, Sequence

from tabletop.game import Judgement, Progress, Review, View

from hollywood.legality import parse
from hollywood.options import parse_options
from hollywood.position import Position
from hollywood.replay import position_of
from hollywood.search.evaluate import Effort, evaluate
from hollywood.search.ranking import Ranking
from hollywood.view import view_of

EFFORT = Effort(2500, exact_states=10_000)
MOST_TURNING_POINTS = 5
TURNING = 0.1
"""Share of the win that a turning point lost, at least."""
_DIGITS = 4
_Shares = tuple[float, ...]


def review(view: View, effort: Effort = EFFORT) -> Generator[Progress | None, None, Review]:
    """Judge every decision of a game so far; yields between two slices, with how far it is at first and after each decision.

    A decision is evaluated from its view, as if the game had not gone on. What was played is worth what that evaluation says of it,
    or what the next one of the same round says, if that is more: one that was hardly looked at is often judged too hard.
    """
    position = Position(parse_options(view.options))
    rankings: list[Ranking | None] = []
    seats: list[int | None] = []
    decided = [text for text in view.plies if not text.startswith(("first", "deal"))]
    total = len(decided) + (0 if _is_settled(view) else 1)
    done = 0
    yield done, total
    for text in (*view.plies, None):
        seat = position.to_move
        seats.append(seat)
        rankings.append(None)
        if seat is not None:
            rankings[-1] = yield from _ranked(position, effort)
            done += 1
            yield done, total
        if text is not None:
            position.push(parse(position, text))
    curve = _curve(position, rankings)
    judged = _judged(view.plies, rankings, seats, curve)
    players = range(position.options.players)
    return Review(
        tuple(tuple(round(share, _DIGITS) for share in shares) for shares in curve),
        tuple(judged),
        tuple(_turning([one for one in judged if one.seat == seat]) for seat in players),
        tuple(_accuracy([one for one in judged if one.seat == seat]) for seat in players),
    )


def judge(view: View, move: str, effort: Effort = EFFORT) -> Generator[None, None, Judgement]:
    """Judge a legal move at a decision as a review would have, had it been played; yields between two slices.

    Raises:
        Refused: it is no legal move.
    """
    position = position_of(view)
    seat = position.to_move
    ply = parse(position, move)
    ranking = yield from _ranked(position, effort)
    assert seat is not None
    position.push(ply)
    after = 0.0
    if position.to_move is not None and not same(ply.text, ranking.moves[0].move):
        later = yield from _ranked(position, effort)
        after = later.moves[0].shares[seat]
    return _judgement(len(view.plies), seat, ply.text, ranking, after)


def _ranked(position: Position, effort: Effort) -> Generator[None, None, Ranking]:
    """Evaluate the decision that is due to the end; yields between two slices."""
    rankings = evaluate(view_of(position), effort)
    ranking = next(rankings)
    for better in rankings:
        yield
        ranking = better
    yield
    return ranking


def _is_settled(view: View) -> bool:
    """Whether nobody decides now."""
    return view.facts["to_move"] is None


def _curve(position: Position, rankings: Sequence[Ranking | None]) -> list[_Shares]:
    """Shares of the win before each ply and at last; where chance is due, those before the last decision, at first even ones."""
    players = position.options.players
    shares: _Shares = (1 / players,) * players
    curve = []
    for ranking in rankings:
        if ranking:
            shares = ranking.moves[0].shares
        curve.append(shares)
    outcome = position.outcome()
    if outcome:
        curve[-1] = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players))
    return curve


def _judged(
    plies: Sequence[str], rankings: Sequence[Ranking | None], seats: Sequence[int | None], curve: Sequence[_Shares]
) -> list[Judgement]:
    judged = []
    for ply, (text, ranking, seat) in enumerate(zip(plies, rankings, seats, strict=False)):
        if ranking is not None and seat is not None:
            after = curve[ply + 1][seat] if rankings[ply + 1] else 0.0
            judged.append(_judgement(ply, seat, text, ranking, after))
    return judged


def _judgement(ply: int, seat: int, text: str, ranking: Ranking, after: float) -> Judgement:
    """A move judged by the ranking of its decision and by ``after``: the seat's share at the next one of the round, 0 without one."""
    best = ranking.moves[0]
    win = best.win if same(text, best.move) else min(best.win, max(_win(ranking, text), after))
    told, best_told = round(win, _DIGITS), round(best.win, _DIGITS)
    return Judgement(ply, seat, text, best.move, told, best_told, round(best_told - told, _DIGITS))


def _win(ranking: Ranking, text: str) -> float:
    """What a ranking says of a move; 0 for one that it leaves out."""
    return next((move.win for move in ranking.moves if same(text, move.move)), 0.0)


def same(one: str, other: str) -> bool:
    """Return whether two moves come to the same: a Double Reel in two columns has two texts."""
    return sorted(one) == sorted(other) if "+" in one else one == other


def _turning(judged: Sequence[Judgement]) -> tuple[int, ...]:
    """The plies of the decisions that lost most, in order of play."""
    found = sorted((one for one in judged if one.lost >= TURNING), key=lambda one: -one.lost)
    return tuple(sorted(one.ply for one in found[:MOST_TURNING_POINTS]))


def _accuracy(judged: Sequence[Judgement]) -> float:
    """The mean, in percent, of what decisions kept of the share of the win that they could have: 100 where nothing was lost, or to be lost."""
    kept = [one.win / one.best_win if one.best_win else 1.0 for one in judged]
    return round(100 * sum(kept) / len(kept), 1) if kept else 100.0
