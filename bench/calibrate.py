"""How true the win shares are that hints show: games in which all seats think alike, each share told beside what happened.

``python bench/calibrate.py --players 3 --games 2000`` prints, for each tenth of the share told to the mover of its best move, how many
decisions fell there, the mean told and the mean that came about; and, by rounds left, the power that would have fitted best, as a
factor to what ``hollywood.search.calibration`` has. Deals are those of the seed; the same command gives the same table, and Ctrl-C one
of the games so far. A game takes about four seconds.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from math import log
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "py")]

from hollywood import GAME  # noqa: E402
from hollywood.bots.searcher import DIRECTOR  # noqa: E402
from hollywood.legality import parse  # noqa: E402
from hollywood.search.evaluate import Effort, evaluate  # noqa: E402

POWERS = [power / 20 for power in range(4, 61)]
LEAST = 1e-3
"""A share told as less counts as this much when powers are compared, so that one surprise does not decide alone."""


class Told(NamedTuple):
    """What was told at a decision, and what came about."""

    rounds_left: int
    exact: bool
    seat: int
    shares: tuple[float, ...]
    happened: tuple[float, ...]


def game(players: int, seed: str, effort: Effort) -> list[Told]:
    """Play a game; return what was told at each decision with more than one move."""
    position = GAME.start({"players": players})
    said: list[tuple[int, bool, int, tuple[float, ...]]] = []
    while not position.is_over:
        ply = GAME.chance(position, seed)
        if ply is None:
            assert position.to_move is not None
            *_, ranking = evaluate(GAME.view(position), effort)
            best = ranking.moves[0]
            if len(ranking.moves) > 1:
                left = position.options.rounds - position.round
                said.append((left, ranking.exact, position.to_move, best.shares))
            ply = parse(position, best.move)
        position.push(ply)
    outcome = position.outcome()
    assert outcome is not None
    happened = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(players))
    return [Told(*one, happened) for one in said]


def best_power(told: Sequence[Told]) -> float:
    """Return the power under which what happened was likeliest."""

    def likelihood(power: float) -> float:
        total = 0.0
        for one in told:
            raised = [max(share, LEAST) ** power for share in one.shares]
            whole = sum(raised)
            total += sum(won * log(share / whole) for won, share in zip(one.happened, raised, strict=True))
        return total

    return max(POWERS, key=likelihood)


def table(told: Sequence[Told]) -> Iterator[str]:
    """Yield the lines of the report."""
    tenths: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for one in told:
        share = one.shares[one.seat]
        tenths[min(9, int(share * 10))].append((share, one.happened[one.seat]))
    yield "told        decisions   told  happened"
    for tenth, found in sorted(tenths.items()):
        mean, happened = (100 * sum(column) / len(found) for column in zip(*found, strict=True))
        yield f"{10 * tenth:3}-{10 * tenth + 10:3} %  {len(found):10} {mean:6.1f} {happened:9.1f}"
    for left in sorted({one.rounds_left for one in told}, reverse=True):
        sampled = [one for one in told if one.rounds_left == left and not one.exact]
        yield f"rounds left {left}: best power x {best_power(sampled):.2f} ({len(sampled)} decisions)"


def main() -> None:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=DIRECTOR.effort.iterations, help="Director's by default")
    parser.add_argument("--seed", default="check", help="the shares were fitted to games of the seed calibrate")
    parser.add_argument("--workers", type=int, help="processes, as many as processors by default")
    parsed = parser.parse_args()
    effort = replace(DIRECTOR.effort, iterations=parsed.iterations)
    told: list[Told] = []
    executor = ProcessPoolExecutor(parsed.workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        seeds = [f"{parsed.seed}/{number}" for number in range(parsed.games)]
        futures = [executor.submit(game, parsed.players, seed, effort) for seed in seeds]
        for done, future in enumerate(as_completed(futures), 1):
            told += future.result()
            if done % max(1, parsed.games // 20) == 0:
                print(f"{done} / {parsed.games}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("Stopped: the table is of the games that were finished.", file=sys.stderr)
    finally:
        executor.shutdown(cancel_futures=True)
    print("\n".join(table(told)))


if __name__ == "__main__":
    main()
