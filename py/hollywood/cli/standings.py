"""What an arena has to say: averages over games with their intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from hollywood.cli.match import Played

NORMAL_95 = 1.96
"""Standard errors on either side of an average that hold 95 % of a normal distribution."""


class Standing(NamedTuple):
    """How a bot did, an average over its seats of a game where it has several."""

    bot: str
    games: int
    win: float
    """Share of the win; even is 1 / players."""
    interval: float
    """Half width of the 95 % interval of ``win``."""
    points: float
    ms: float
    """Mean time a decision, milliseconds."""
    worst_ms: float
    stumbles: int


def standings(bots: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """Return a standing for each different bot, in order."""
    return [
        _standing(bot, [place for place, name in enumerate(bots) if name == bot], games) for bot in dict.fromkeys(bots)
    ]


def _standing(bot: str, places: Sequence[int], games: Sequence[Played]) -> Standing:
    wins = [_mean([game.shares[place] for place in places]) for game in games]
    points = [_mean([game.points[place] for place in places]) for game in games]
    times = [1000 * second for game in games for place in places for second in game.seconds[place]]
    stumbles = sum(game.stumbles[place] for game in games for place in places)
    return Standing(
        bot, len(games), _mean(wins), half_width(wins), _mean(points), _mean(times), max(times, default=0.0), stumbles
    )


def half_width(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of an average; 1 where fewer than two values tell nothing."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = _mean(values)
    return NORMAL_95 * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def table(rows: Sequence[Standing]) -> list[str]:
    """Return the standings as lines of text."""
    width = max(len("bot"), *(len(row.bot) for row in rows))
    lines = [f"{'bot':{width}}  games  win %    95 %  points  ms/move  worst ms  stumbles"]
    lines += [
        f"{row.bot:{width}}  {row.games:5}  {100 * row.win:5.1f}  ±{100 * row.interval:5.1f}  {row.points:6.1f}"
        f"  {row.ms:7.1f}  {row.worst_ms:8.0f}  {row.stumbles:8}"
        for row in rows
    ]
    return lines
