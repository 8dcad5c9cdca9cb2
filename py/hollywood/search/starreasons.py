"""Why a Star should finish one project and not another."""

from collections.abc import Iterator

from tabletop.refusal import Reason

from hollywood.area import Movie
from hollywood.cards import GENRES
from hollywood.moves import MOVES
from hollywood.position import Position
from hollywood.search.ledger import FILM
from hollywood.search.ranking import Ranking
from hollywood.search.reasons import LITTLE, little_difference
from hollywood.search.starchoice import StarChoices


def star_reasons(position: Position, ranking: Ranking, open_projects: bool) -> tuple[Reason, ...]:
    """Return one or two reasons for the best choice of a project for a Star that has been evaluated."""
    best, *others = ranking.moves
    level = [move for move in others if best.win - move.win < LITTLE]
    found = [little_difference(1 + len(level))] if level else []
    choices = StarChoices(position, open_projects)
    worth = {text: choices.appraisal.value(end) for text, end in choices.ends.items()}
    if all(worth[best.move] > worth[move.move] for move in others):
        found += _reasons(position, choices, best.move)
        if not found:
            found.append(Reason("hint-many", {}, "H-16"))
    return tuple(found[:2])


def _reasons(position: Position, choices: StarChoices, best: str) -> Iterator[Reason]:
    """Why a choice is better than all others."""
    seat, star = position.receiving()
    genre = MOVES[best].genre
    movies = {number: Movie(films, star) for number, films in enumerate(position.area(seat).projects) if films}
    points = {number: movie.points(position.multipliers) for number, movie in movies.items()}
    rest = [number for number in movies if number != genre]
    if all(points[genre] > points[number] for number in rest):
        weight = movies[genre].weight
        args = (GENRES[genre], weight, star.rating, points[genre])
        yield Reason(
            "hint-star-most", {"genre": args[0], "films": args[1], "rating": args[2], "points": args[3]}, "H-21"
        )
    larger = max(rest, key=lambda number: movies[number].weight)
    if position.round == position.options.rounds:
        yield from _largest(position, choices, best)
    elif movies[larger].weight > movies[genre].weight:
        yield Reason("hint-star-saves", {"genre": GENRES[larger], "films": movies[larger].weight}, "H-16")


def _largest(position: Position, choices: StarChoices, best: str) -> Iterator[Reason]:
    """That a choice leaves a single largest project of more Films at the game's end."""
    points = {text: choices.appraisal.parts(end)[2] for text, end in choices.ends.items()}
    double = position.options.award_in_project == "double"
    sizes = [project % FILM if double else project // FILM for project in choices.ends[best][:3]]
    if all(points[best] > other for text, other in points.items() if text != best):
        yield Reason("hint-largest", {"genre": GENRES[sizes.index(max(sizes))], "films": max(sizes)}, "H-22")
