"""H-24 to H-26: the three options."""

import pytest
from hollywood import Movie, Options, Outcome
from hollywood.cards import BY_CODE
from hollywood.options import parse_options
from tabletop.refusal import Refused

from tests.support import codes, legal, made, made_round, opened, play, score

ADVANCED = {"scoring": "advanced"}
# Stars find no project in the first round, so that movies are made in the second and third.
FIRST_ROUND = ("S1a H1 H2 H3", "S1b A1 A2 A3", "S1c R1 R2 R3")


def test_the_defaults_are_the_english_and_italian_rulebook():
    assert parse_options({"players": 3}) == Options(3, "standard", "single", "top_down")


def test_h24_points_are_multiplied_by_the_unclaimed_films_of_the_genre_over_all_rounds():
    position = made(
        made_round(0, *FIRST_ROUND, unclaimed="H13* A12"),
        made_round(1, "S2a B1 B2 B3", "S2b B4 B5 A4", "S2c R4 R5 R6", unclaimed="H11 H10"),
        **ADVANCED,
    )
    # Unclaimed Horror Films: the award (one card) and two more; one Action Film; no Romantic Comedy.
    assert position.multipliers == (3, 1, 0)
    assert [position.score(seat).movies for seat in range(3)] == [6 * 3, 6 * 1, 0]


def test_h24_a_movie_is_worth_nothing_without_unclaimed_films_of_its_genre():
    position = made(made_round(0, "H1 H2 S3a B1", "A1 A2 A3 S2a", "B2 R2 R3 S1a", unclaimed="B3 A4"), **ADVANCED)
    assert [position.score(seat).movies for seat in range(3)] == [0, 6, 0]


def test_h24_cards_never_dealt_do_not_count():
    position = made(made_round(0, *FIRST_ROUND, unclaimed="B1 B2"), **ADVANCED)
    assert position.multipliers == (0, 0, 0)


def test_h24_unclaimed_stars_and_blockbusters_multiply_nothing():
    position = made(made_round(0, "H1 S3a B1 B2", "A1 A2 A3 A4", "R1 R2 R3 S1a", unclaimed="S2a B3"), **ADVANCED)
    assert position.multipliers == (0, 0, 0)
    assert codes(position.unclaimed) == ["S2a", "B3"]


def test_h24_blockbusters_and_projects_are_not_multiplied():
    position = made(made_round(0, "S1a B1 H2 H3", "S1b A1 A2 A3", "S1c R1 R2 R3", unclaimed="H4 H5"), **ADVANCED)
    assert score(position, 0) == (2, 0, 2, 4)


def test_h24_the_tie_break_compares_multiplied_values():
    movie = Movie((BY_CODE["H1"],), BY_CODE["S3a"])
    assert movie.points((2, 0, 0)) == 6
    position = made(
        made_round(0, "S1a H1 H2 H3", "S1b A1 A2 A3", "S1c R1 R2 R3", unclaimed="H4 A4"),
        made_round(1, "S2a B1 H5 H6", "S3b B2 B3 A5", "S2c R4 R5 R6", unclaimed="H7 B4"),
        made_round(2, "S2d H8 H9 H10", "S3c A6 A7 A8", "S3d R7 R8 R9", unclaimed="R10 B5"),
        **ADVANCED,
    )
    # Multipliers 2, 1, 1. Seat 0: (3 x 2 + 2 x 2) x 2, seat 1: 3 x 3 + 1 x 3, seat 2: 3 x 2 + 3 x 3; projects of three.
    outcome = position.outcome()
    assert outcome == Outcome((2 + 20 + 3, 4 + 12 + 3, 15 + 3), (0,), "points", (12, 9, 9))


def test_h24_a_whole_game_tied_on_points_is_decided_by_the_multiplied_movie():
    position = made(
        made_round(0, "S1a H1 B1 B2", "S1b A1 A2 B3", "S1c R1 R2 R3", unclaimed="H4 A4"),
        made_round(1, "S2a H5 H6 H7", "S3b A5 A6 A7", "S2c R4 R5 R6", unclaimed="H8 B5"),
        made_round(2, "S2d H9 H10 H11", "S1d A8 A9 A10", "S3d R7 R8 R9", unclaimed="H12 B4"),
        **ADVANCED,
    )
    # Horror x 3, Action x 1. Seat 0: 4 + (2 + 6) x 3 + 3 = 31 with a best movie of 18.
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == (4 + 24 + 3, 2 + 6 + 3 + 3, 0 + 0 + 3)
    assert outcome.best_movies == (18, 6, 0)


def test_h24_with_standard_scoring_nothing_is_multiplied():
    position = made(made_round(0, "H1 S3a B1 B2", "A1 A2 A3 S2a", "R1 R2 R3 S1a", unclaimed="H2 H3"))
    assert position.multipliers == (1, 1, 1)
    assert position.score(0).movies == 3
    assert position.view().facts["multipliers"] is None


def test_h24_a_score_before_the_round_ends_knows_only_earlier_rounds():
    position = made(
        made_round(0, *FIRST_ROUND, unclaimed="H4 H5"),
        made_round(1, "S2a B1 B2 B3", "H8 H9 A9 S2b", "R4 R5 R6 S1d", unclaimed="H6 H7"),
        **ADVANCED,
    )
    # Seat 1 has to choose for its Star, so the round is not over: Horror is still worth x 2.
    assert position.to_move == 1
    assert position.score(0).movies == 3 * 2 * 2
    play(position, "=A")
    assert position.score(0).movies == 3 * 2 * 4


AWARD_HAND = ("S1a H13* A1 A2", "S1b R13* R1 A3", "S1c R2 R3 R4")


def test_h25_single_counts_the_award_once_in_the_largest_project():
    position = made(made_round(0, *AWARD_HAND, unclaimed="B1 B2"))
    assert [position.score(seat).project for seat in range(3)] == [2, 2, 3]
    assert position.largest_project(0) == 1


def test_h25_double_counts_the_award_twice_for_comparison_and_points():
    position = made(made_round(0, *AWARD_HAND, unclaimed="B1 B2"), award_in_project="double")
    # Seat 0: Horror with the award ties with two Action Films. Seat 1: the award and another Film make three.
    assert [position.score(seat).project for seat in range(3)] == [0, 3, 3]
    assert position.largest_project(0) == -1


def test_h25_double_can_make_a_tie_or_break_one():
    hands = ("S1a H13* A1 B1", "S1b R13* A2 A3", "S1c R2 R3 R4")
    single = made(made_round(0, *hands, unclaimed="B2 B3"))
    double = made(made_round(0, *hands, unclaimed="B2 B3"), award_in_project="double")
    assert [single.score(seat).project for seat in range(3)] == [0, 2, 3]
    assert [double.score(seat).project for seat in range(3)] == [2, 0, 3]


def test_h25_changes_no_movie():
    hands = ("H13* S3a B1 B2", "A2 A3 A4 S1a", "R1 R2 R3 S2a")
    for award in ("single", "double"):
        position = made(made_round(0, *hands, unclaimed="B3 B4"), award_in_project=award)
        assert position.score(0).movies == 2 * 3


DEAL = "deal H1.S1a.H2.A1/S2a.A2.R1.B1/H3.S3a.H4/B2.A3.R2"


def test_h26_top_down_receives_each_column_from_the_top():
    position = play(opened(DEAL), *"AAAABBBBCCCD")
    # Column A belongs to 0, 1, 2, 0; seat 1 receives S1a first and loses it.
    assert codes(position.area(1).lost) == ["S1a", "S2a"]


def test_h26_bottom_up_receives_each_column_from_the_bottom():
    position = play(opened(DEAL, collect="bottom_up"), *"AAAABBBBCCCD")
    # Seat 1 (A row 1, B rows 0 and 3, C row 2): S1a, then B1 before S2a, then H4. Seat 0 (A rows 3 and 0): A1, then H1.
    assert codes(position.area(1).lost) == ["S1a", "S2a"]
    assert [codes(films) for films in position.area(0).projects[:2]] == [["H1"], ["A1"]]


def test_h26_bottom_up_can_change_what_a_star_finds():
    deal = "deal S3a.H1.H2.H3/A1.A2.A3.A4/S1a.S2a.B1/B2.B3.R1"
    down = play(opened(deal), *"AAAABBBBCCCD")
    up = play(opened(deal, collect="bottom_up"), *"AAAABBBBCCCD")
    # Seat 0 has rows 0 and 3 of column A: the Star at the top is received first, or last.
    assert (codes(down.area(0).lost), down.area(0).movies) == (["S3a"], ())
    made_movie = up.area(0).movies[0]
    assert (codes(made_movie.films), made_movie.star.code) == (["H3"], "S3a")


def test_h26_columns_still_go_from_a_to_d():
    deal = "deal H1.H2.H3.H4/A1.A2.A3.A4/S1a.S2a.S3a/B2.B3.R1"
    position = play(opened(deal, collect="bottom_up"), *"AAAABBBBCCCD")
    # Column C from the bottom: seat 1 meets S3a with projects of Horror (A) and Action (B).
    assert (position.to_move, position.receiving()[1].code) == (1, "S3a")
    assert legal(position) == ["=A", "=H"]
    play(position, "=H")
    assert (position.to_move, position.receiving()[1].code) == (0, "S2a")


def test_h26_bumping_is_the_same():
    down, up = play(opened(DEAL), *"AABAC"), play(opened(DEAL, collect="bottom_up"), *"AABAC")
    assert down.view().facts["columns"] == up.view().facts["columns"]


@pytest.mark.parametrize(
    ("raw", "where", "key", "rule"),
    [
        ({}, "options.players", "missing", "H-3"),
        ({"players": 2}, "options.players", "not-one-of", "H-3"),
        ({"players": 5}, "options.players", "not-one-of", "H-3"),
        ({"players": "3"}, "options.players", "not-one-of", "H-3"),
        ({"players": 3.0}, "options.players", "not-one-of", "H-3"),
        ({"players": True}, "options.players", "not-one-of", "H-3"),
        ({"players": 3, "scoring": "expert"}, "options.scoring", "not-one-of", "H-24"),
        ({"players": 3, "award_in_project": None}, "options.award_in_project", "not-one-of", "H-25"),
        ({"players": 3, "collect": ["top_down"]}, "options.collect", "not-one-of", "H-26"),
        ({"players": 3, "speed": 1}, "options.speed", "unknown-field", None),
    ],
)
def test_options_that_are_none_are_refused(raw, where, key, rule):
    with pytest.raises(Refused) as refused:
        parse_options(raw)
    assert (refused.value.where, refused.value.reason.key, refused.value.reason.rule) == (where, key, rule)
