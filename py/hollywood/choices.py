"""The controls of a decision, for the page: what each would do, or why it cannot be chosen."""

from tabletop.game import Json
from tabletop.refusal import Reason

from hollywood.area import Movie
from hollywood.cards import GENRES
from hollywood.columns import FIRST_CELL, HEIGHTS, NAMES, SIZES, WEIGHTS
from hollywood.forecast import forecast_of
from hollywood.legality import column_full, double_refusal, refusal
from hollywood.moves import CLAP, FINISHES
from hollywood.narrate import push_of
from hollywood.position import Position, Stage


def choices_of(position: Position, draft: int | None = None) -> list[Json]:
    """Return the controls of the decision that is due: columns and Studio cards on a turn, projects for a Star.

    With ``draft``, the first column of a Double Reel, they are the columns for its second reel.
    """
    if position.stage is Stage.STAR:
        return _projects(position)
    if position.stage is not Stage.PLACE:
        return []
    columns = [_column(position, column, draft) for column in range(4)]
    if draft is not None:
        return columns
    return [*columns, _choice("clap", refusal(position, CLAP), {}), _choice("double", double_refusal(position), {})]


def _choice(move: str, reason: Reason | None, effect: Json | None) -> Json:
    return {
        "move": move,
        "legal": reason is None,
        "reason": reason and reason.to_json(),
        "effect": None if reason else effect,
    }


def _column(position: Position, column: int, draft: int | None) -> Json:
    fill = position.fill
    if draft is not None:
        fill += WEIGHTS[draft]
    size = SIZES[column]
    if HEIGHTS[fill][column] == size:
        return _choice(NAMES[column], column_full(column), None)
    bumps = _bumps(position, column, fill, draft)
    bottom = position.cells[FIRST_CELL[column] + size - 1]
    forecast = forecast_of(position, [column] if draft is None else [draft, column])
    return _choice(NAMES[column], None, {"card": bottom.code, "row": size - 1, "bumps": bumps, "forecast": forecast})


def _bumps(position: Position, column: int, fill: int, draft: int | None) -> list[Json]:
    pushed, _ = push_of(position, position.fill, column)
    # The reel begun has pushed its column up once, and the second one pushes the first too.
    raised = 1 if column == draft else 0
    steps: list[tuple[int | None, int]] = [(bump.seat, bump.from_ - raised) for bump in pushed]
    if raised:
        steps.append((position.to_move, SIZES[column] - 1))
    return [_bump(position, FIRST_CELL[column], seat, row) for seat, row in steps]


def _bump(position: Position, first: int, seat: int | None, row: int) -> Json:
    """Say that a reel moves up one card from ``row`` of the column whose top cell is ``first``."""
    left, reached = position.cells[first + row], position.cells[first + row - 1]
    return {"seat": seat, "from": row, "to": row - 1, "leaves": left.code, "card": reached.code}


def _projects(position: Position) -> list[Json]:
    seat, star = position.receiving()
    area = position.area(seat)
    choices = []
    for genre, films in enumerate(area.projects):
        if films:
            movie = Movie(films, star)
            effect: Json = {
                "genre": GENRES[genre],
                "cards": [card.code for card in films],
                "films": movie.weight,
                "rating": star.rating,
                "points": movie.points(position.multipliers),
            }
            choices.append(_choice(FINISHES[genre].text, None, effect))
    return choices
