"""Prints how many moves a second python-chess makes in random games; needs `chess` from bench/requirements.txt."""

from random import Random
from time import process_time

import chess

GAMES = 10


def main() -> None:
    """Play and print."""
    random = Random(0).random
    start = process_time()
    moves = 0
    for _ in range(GAMES):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
    print(moves / (process_time() - start))


if __name__ == "__main__":
    main()
