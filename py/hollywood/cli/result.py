"""What ``replay`` prints."""

from collections.abc import Iterator

from tabletop.record import Record

from hollywood.events import MovieFacts
from hollywood.legality import parse
from hollywood.options import parse_options
from hollywood.position import Position

Json = dict[str, object]


def result_of(position: Position) -> Json:
    """Return the result of a game so far; the winners are null until it is over."""
    seats = range(position.options.players)
    outcome = position.outcome()
    return {
        "over": position.is_over,
        "to_move": position.to_move,
        "scores": [position.score(seat).total for seat in seats],
        "winners": list(outcome.winners) if outcome else None,
        "breakdown": [_breakdown(position, seat) for seat in seats],
    }


def _breakdown(position: Position, seat: int) -> Json:
    score = position.score(seat)
    movies = [
        MovieFacts.of(movie, movie.points(position.multipliers)).to_json() for movie in position.area(seat).movies
    ]
    return {
        "blockbusters": score.blockbusters,
        "movies": [{name: movie[name] for name in ("genre", "films", "rating", "points")} for movie in movies],
        "project": score.project,
        "total": score.total,
    }


def trace_of(record: Record) -> Iterator[Json]:
    """Yield index, seat, text and all legal texts of each player's ply of a record."""
    position = Position(parse_options(record.options))
    for index, text in enumerate(record.plies):
        if position.to_move is not None:
            legal = [move.text for move in position.legal_moves()]
            yield {"ply": index, "seat": position.to_move, "move": text, "legal": legal}
        position.push(parse(position, text))
