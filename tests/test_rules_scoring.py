"""H-20 to H-23: points and the winner, with the rules of the English and Italian rulebook."""

import json

import pytest
from hollywood import Movie, Outcome
from hollywood.cards import BY_CODE

from tests import golden
from tests.support import made, made_round, play, record_json, run_cli, score


def after_round(*hands: str, unclaimed: str, choices: str = "", **options):
    return made(made_round(0, *hands, unclaimed=unclaimed, choices=choices), **options)


def test_h20_two_points_for_each_blockbuster():
    position = after_round("B1 B2 B3 S1a", "B4 S2a S3a H1", "A1 A2 A3 R1", unclaimed="R2 R3")
    assert [position.score(seat).blockbusters for seat in range(3)] == [6, 2, 0]


@pytest.mark.parametrize(
    ("films", "star", "points"),
    [("H1", "S1a", 1), ("H1", "S3a", 3), ("R1 R2", "S2b", 4), ("A1 A2 A3 A4", "S3d", 12), ("A1 A2 A13*", "S3d", 12)],
)
def test_h21_films_times_rating(films, star, points):
    movie = Movie(tuple(BY_CODE[code] for code in films.split()), BY_CODE[star])
    assert movie.points((1, 1, 1)) == points


def test_h21_movies_add_up():
    position = after_round("H1 S3a H2 S2a", "A1 A2 A3 S1a", "R1 R2 R3 B1", unclaimed="B2 B3")
    assert [position.score(seat).movies for seat in range(3)] == [3 + 2, 3, 0]


def test_h21_the_award_counts_as_two_films():
    position = after_round("H13* S2a A13* A1", "A2 A3 A4 S1a", "R1 R2 R13* S3a", unclaimed="B1 B2")
    assert [position.score(seat).movies for seat in range(3)] == [2 * 2, 3 * 1, 4 * 3]


def test_h22_one_point_for_each_film_of_the_largest_project():
    position = after_round("S1a H1 H2 A1", "S2a A3 R1 R2", "S3a R3 R4 R5", unclaimed="B1 B2")
    assert [position.score(seat).project for seat in range(3)] == [2, 2, 3]
    assert [position.largest_project(seat) for seat in range(3)] == [0, 2, 2]


def test_h22_nothing_when_projects_tie_for_largest():
    position = after_round("S1a H1 A1 B1", "S2a A2 R1 H2", "S3a R2 B2 B3", unclaimed="R3 R4")
    assert [position.score(seat).project for seat in range(3)] == [0, 0, 1]
    assert [position.largest_project(seat) for seat in range(3)] == [-1, -1, 2]


def test_h22_a_tie_below_the_largest_does_not_matter():
    position = made(
        made_round(0, "S1a H1 H2 A1", "S2a A2 A3 A4", "S3a R2 B2 B3", unclaimed="R3 R4"),
        made_round(1, "S1b R1 B4 B5", "S2b A5 A6 A7", "S3b R5 R6 R7", unclaimed="R8 R9", choices="=A"),
    )
    # Seat 0 spent its single Action Film; Horror 2 and Romance 1 are left.
    assert position.score(0).project == 2


def test_h22_the_award_counts_as_one_film_in_a_project():
    position = after_round("S1a H13* A1 A2", "S2a R13* A3 B1", "S3a R2 B2 B3", unclaimed="R3 R4")
    assert [position.score(seat).project for seat in range(3)] == [2, 0, 1]


def test_h22_without_projects_there_are_no_points():
    position = after_round("S1a S2a B1 B2", "H1 H2 H3 H4", "A1 A2 A3 R1", unclaimed="S3a R2")
    assert position.score(0).project == 0
    assert position.largest_project(0) == -1


def test_h23_most_points_win():
    assert Outcome.of([9, 12, 11], [9, 0, 11]) == Outcome((9, 12, 11), (1,), "points", (9, 0, 11))


def test_h23_a_tie_for_first_goes_to_the_most_valuable_single_movie():
    assert Outcome.of([12, 12, 11], [6, 9, 11]) == Outcome((12, 12, 11), (1,), "best_movie", (6, 9, 11))


def test_h23_no_movie_counts_as_zero():
    assert Outcome.of([12, 12, 11], [1, 0, 0]).winners == (0,)


def test_h23_still_tied_is_a_shared_victory():
    outcome = Outcome.of([12, 5, 12, 12], [6, 9, 6, 4])
    assert (outcome.winners, outcome.decided_by) == ((0, 2), "shared")
    assert Outcome.of([0, 0, 0, 0], [0, 0, 0, 0]).winners == (0, 1, 2, 3)


def test_h23_a_whole_game_is_shared_when_best_movies_are_equal():
    position = made(
        made_round(0, "S1a H1 H2 H3", "S2a A1 A2 A3", "S3a R1 R2 R3", unclaimed="B1 B2"),
        made_round(1, "S2b H4 H5 H6", "S2c A4 A5 A6", "S2d R4 R5 R6", unclaimed="B3 B4"),
        made_round(2, "S1b H7 H8 H9", "S1c A7 A8 A9", "S1d R7 R8 R9", unclaimed="B5 H10"),
    )
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.to_json() == {
        "scores": [12, 12, 12], "winners": [0, 1, 2], "decided_by": "shared", "best_movies": [6, 6, 6],
    }  # fmt: skip


def test_h23_a_whole_game_is_decided_by_the_best_movie():
    position = made(
        made_round(0, "S1a H1 H2 H3", "S1b A1 A2 A3", "S3b R1 R2 R3", unclaimed="B1 B2"),
        made_round(1, "S2b H4 H5 H6", "S3a A4 A5 A6", "S1c R4 R5 R6", unclaimed="B3 B4"),
        made_round(2, "S2c H7 H8 H9", "S1d A7 A8 A9", "S2d R7 R8 R9", unclaimed="B5 H10"),
    )
    # Movies 6 + 6, 9 + 3 and 3 + 6, and a project of three each.
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.to_json() == {
        "scores": [15, 15, 12], "winners": [1], "decided_by": "best_movie", "best_movies": [6, 9, 6],
    }  # fmt: skip


def test_no_outcome_before_the_end():
    assert after_round("S1a H1 H2 A1", "S2a A3 R1 R2", "S3a R3 R4 R5", unclaimed="B1 B2").outcome() is None


def test_golden_example_totals_and_winner():
    position = made(golden.PLIES[1:])
    assert position.is_over
    for seat, (blockbusters, movies, project, total) in enumerate(golden.TABLE):
        made_movies = [
            (movie.weight, movie.star.rating, movie.points(position.multipliers))
            for movie in position.area(seat).movies
        ]
        assert made_movies == movies
        assert score(position, seat) == (blockbusters, sum(points for *_, points in movies), project, total)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.decided_by) == ((15, 20, 13), (1,), "points")


def test_golden_example_on_the_command_line():
    run = run_cli("replay", "-", stdin=json.dumps(record_json(golden.PLIES)))
    result = json.loads(run.stdout)
    assert (result["over"], result["to_move"], result["scores"], result["winners"]) == (True, None, [15, 20, 13], [1])
    for line, (blockbusters, movies, project, total) in zip(result["breakdown"], golden.TABLE, strict=True):
        assert (line["blockbusters"], line["project"], line["total"]) == (blockbusters, project, total)
        assert [(movie["films"], movie["rating"], movie["points"]) for movie in line["movies"]] == movies


def test_golden_example_before_the_last_choice_counts_what_has_been_received():
    position = made(golden.PLIES[1:-1])
    assert position.to_move == 2
    # Brad holds his finished movie, three Action Films and two Horror Films: 8 + 3.
    assert score(position, 2) == (0, 8, 3, 11)
    play(position, "=A")
    assert score(position, 2) == (0, 8 + 3, 2, 13)
