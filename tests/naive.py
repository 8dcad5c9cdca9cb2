"""An independent solver: the game's own ``push`` and ``pop`` to the end, no memory, no pruning."""

from functools import cmp_to_key

from hollywood import Position, Stage

KINDS = ["A", "B", "C", "D", "clap"]


def solve(position: Position) -> tuple[list[str], tuple[float, ...], tuple[int, ...]]:
    """The moves that lead to the end when everybody plays best, shares of the win and points by seat.

    Only for the last round. The mover takes most win share, then the largest (players x own - all), then the first of A, B, C, D, clap
    and the pairs; its Star choices are its own maximum of points, then best movie.
    """
    if position.is_over:
        outcome = position.outcome()
        share = 1 / len(outcome.winners)
        players = range(position.options.players)
        return [], tuple(share if seat in outcome.winners else 0.0 for seat in players), outcome.scores
    seat = position.to_move
    if position.stage is Stage.STAR:
        return solve_star(position, seat)
    found = []
    for move in sorted(position.legal_moves(), key=lambda move: (len(move.text) == 3, move.text == "clap", move.text)):
        position.push(move)
        line, shares, points = solve(position)
        position.pop()
        found.append(([move.text, *line], shares, points))
    # max keeps the first of equals.
    return max(found, key=cmp_to_key(lambda one, two: compare(one, two, seat)))


def compare(one: tuple, two: tuple, seat: int) -> int:
    keys = [(shares[seat], len(points) * points[seat] - sum(points)) for _, shares, points in (one, two)]
    return (keys[0] > keys[1]) - (keys[0] < keys[1])


def solve_star(position: Position, seat: int) -> tuple[list[str], tuple[float, ...], tuple[int, ...]]:
    """The choice after which the seat can end with most points, then the best movie."""
    best, most = None, (-1, -1)
    for move in position.legal_moves():
        position.push(move)
        if (end := own_best(position, seat)) > most:
            best, most = move, end
        position.pop()
    position.push(best)
    line, shares, points = solve(position)
    position.pop()
    return [best.text, *line], shares, points


def own_best(position: Position, seat: int) -> tuple[int, int]:
    """Most points, then best movie, that a seat can still end with."""
    if position.is_over:
        return position.score(seat).total, position.area(seat).best_movie(position.multipliers)
    moves = position.legal_moves() if position.to_move == seat else position.legal_moves()[:1]
    ends = []
    for move in moves:
        position.push(move)
        ends.append(own_best(position, seat))
        position.pop()
    return max(ends)
