"""Counts sequences of plies: a number that only a right move generator gives."""

from hollywood.position import Position


def perft(position: Position, depth: int) -> int:
    """Return how many sequences of ``depth`` players' plies lead on; one ends early, counted once, with its round."""
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if not moves:
        return 1
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        position.push(move)
        total += perft(position, depth - 1)
        position.pop()
    return total
