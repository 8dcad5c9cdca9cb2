"""One game of an arena: a function of its job but for the time it takes, so that any executor can play it."""

from collections.abc import Mapping
from time import perf_counter
from typing import NamedTuple

from tabletop.game import Bot
from tabletop.rng import Rng

from hollywood.bots import BOTS
from hollywood.cli.external import External, Late
from hollywood.game import GAME
from hollywood.legality import parse


class Job(NamedTuple):
    """Which game to play."""

    number: int
    bots: tuple[str, ...]
    """As many as players; names or command lines."""
    options: Mapping[str, object]
    seed: str
    limit: float = 30.0
    """Seconds that a process has for an answer."""


class Played(NamedTuple):
    """How a game went, each list by place in ``Job.bots``."""

    number: int
    shares: list[float]
    """Of the win: 1/k to each of k winners."""
    points: list[int]
    seconds: list[list[float]]
    """Of thinking, a decision each; a decision with one legal move is not asked for."""
    stumbles: list[int]
    """Moves that a random one had to stand in for."""
    late: list[int]
    """Those of them for which no answer came in time."""
    plies: list[str]
    """What was played, chance included."""


_processes: dict[str, External] = {}


def bot_of(name: str, limit: float) -> Bot:
    """Return the bot of a name, or the process of a command line; one process for each in this process."""
    if name in BOTS:
        return BOTS[name]
    return _processes.setdefault(name, External(name, limit))


def play(job: Job) -> Played:
    """Play a game. Games of one deal come after each other, the seats one further each time."""
    players = len(job.bots)
    deal, turn = divmod(job.number, players)
    seated = [(seat + turn) % players for seat in range(players)]
    seconds: list[list[float]] = [[] for _ in job.bots]
    stumbles, late = [0] * players, [0] * players
    position = GAME.start(job.options)
    while not position.is_over:
        ply = GAME.chance(position, f"{job.seed}/{deal}")
        if ply is None:
            assert position.to_move is not None
            place = seated[position.to_move]
            legal = GAME.legal(position)
            text = legal[0]
            if len(legal) > 1:
                view = GAME.view(position)
                rng = Rng(f"bot {job.bots[place]} {' '.join(view.plies)}")
                start = perf_counter()
                try:
                    *_, text = bot_of(job.bots[place], job.limit).think(view, rng)
                except (OSError, ValueError) as error:
                    text = ""
                    late[place] += isinstance(error, Late)
                seconds[place].append(perf_counter() - start)
                if text not in legal:
                    stumbles[place] += 1
                    text = rng.choice(legal)
            ply = parse(position, text)
        position.push(ply)
    outcome = position.outcome()
    assert outcome is not None
    shares, points = [0.0] * players, [0] * players
    for seat, place in enumerate(seated):
        shares[place] = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        points[place] = outcome.scores[seat]
    plies = [ply.text for ply in position.plies]
    return Played(job.number, shares, points, seconds, stumbles, late, plies)
