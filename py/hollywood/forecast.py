"""What everybody would receive, and have, if the round ended now (H-13 to H-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.game import Json

from hollywood.area import Area, Movie, Score
from hollywood.cards import GENRES, Card
from hollywood.columns import place, receiving_order, unclaimed_cells
from hollywood.events import Lying, MovieFacts, Received

if TYPE_CHECKING:
    from hollywood.position import Position


def forecast_of(position: Position, columns: Sequence[int] = ()) -> Json | None:
    """Return what would happen if the round ended with the reels as they lie; None unless reels are being placed.

    The seat to move first places a reel in each of ``columns``, which have room. Who has to choose for a Star takes what gives it
    the most points now, of equal points the better movie.
    """
    mover = position.to_move
    if mover is None or position.receiving_cell() is not None:
        return None
    fill = position.fill
    entered = set()
    for column in columns:
        step = place(column, fill)
        assert step is not None
        fill, slot = step
        entered.add(slot)
    order = receiving_order(fill, position.options.collect == "bottom_up")
    receipts = [(mover if slot in entered else position.owner(slot), cell) for slot, cell in order]
    multipliers = _multipliers(position, fill)
    double = position.options.award_in_project == "double"
    seats = range(position.options.players)
    areas = [position.area(seat) for seat in seats]
    choices = [
        _choices(areas[seat], [position.cells[cell] for owner, cell in receipts if owner == seat], multipliers, double)[
            1
        ]
        for seat in seats
    ]
    received = []
    for seat, cell in receipts:
        card = position.cells[cell]
        before = areas[seat]
        genre = choices[seat].pop(0) if card.rating else card.genre
        area = areas[seat] = _put(before, card, genre)
        made = area.movies[-1] if card.rating and genre >= 0 else None
        movie = made and MovieFacts.of(made, made.points(multipliers))
        chosen = bool(card.rating) and len(before.open_projects()) > 1
        received.append(Received.of(seat, card, Lying.of(card, cell), movie, choice=chosen).to_json())
    return {
        "receipts": received,
        "scores": [_score(area.score(multipliers, double)) for area in areas],
        "multipliers": None if position.options.scoring == "standard" else dict(zip(GENRES, multipliers, strict=True)),
    }


def _score(score: Score) -> Json:
    return {**score._asdict(), "total": score.total}


def _multipliers(position: Position, fill: int) -> Sequence[int]:
    """What movies would be multiplied by with this round's cards that no reel claims (H-19, H-24)."""
    if position.options.scoring == "standard":
        return position.multipliers
    genres = [position.cells[cell].genre for cell in unclaimed_cells(fill)]
    return [times + genres.count(genre) for genre, times in enumerate(position.multipliers)]


def _choices(
    area: Area, cards: Sequence[Card], multipliers: Sequence[int], double: bool
) -> tuple[tuple[int, int], list[int]]:
    """Return the most points and best movie that a seat can have with these cards, and the genre that each Star finishes (H-16)."""
    for at, card in enumerate(cards):
        if card.rating:
            found = []
            for genre in area.open_projects() or [-1]:
                worth, later = _choices(_put(area, card, genre), cards[at + 1 :], multipliers, double)
                found.append((worth, [genre, *later]))
            return max(found, key=lambda one: one[0])
        area = _put(area, card, card.genre)
    return (area.score(multipliers, double).total, area.best_movie(multipliers)), []


def _put(area: Area, card: Card, genre: int) -> Area:
    """Return an area with one more card; ``genre`` is that of a Film, or of the project that a Star finishes, else -1 (H-14 to H-17)."""
    if genre < 0:
        return (
            area._replace(lost=(*area.lost, card))
            if card.rating
            else area._replace(blockbusters=(*area.blockbusters, card))
        )
    projects = list(area.projects)
    films = projects[genre]
    projects[genre] = () if card.rating else (*films, card)
    movies = (*area.movies, Movie(films, card)) if card.rating else area.movies
    return area._replace(projects=tuple(projects), movies=movies)
