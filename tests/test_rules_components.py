"""H-1 to H-4: the cards, the players, the reels and the Studio cards."""

from collections import Counter
from dataclasses import FrozenInstanceError

import pytest
from hollywood import CARDS, Options
from hollywood.cards import BY_CODE, MOVIE_CARDS, STARS

from tests.support import SECOND_DEAL, legal, opened, play


def test_h01_twelve_stars_four_of_each_rating():
    assert Counter(card.rating for card in STARS) == {1: 4, 2: 4, 3: 4}
    assert [card.code for card in STARS] == "S1a S1b S1c S1d S2a S2b S2c S2d S3a S3b S3c S3d".split()


def test_h02_thirty_nine_films_thirteen_a_genre_and_five_blockbusters():
    kinds = Counter(card.kind for card in MOVIE_CARDS)
    assert kinds == {"film": 39, "blockbuster": 5}
    assert Counter(card.genre for card in MOVIE_CARDS if card.kind == "film") == {0: 13, 1: 13, 2: 13}
    assert [card.code for card in MOVIE_CARDS if card.kind == "blockbuster"] == "B1 B2 B3 B4 B5".split()


def test_h02_exactly_one_award_in_each_genre():
    assert [card.code for card in CARDS if card.award] == ["H13*", "A13*", "R13*"]
    assert all(card.films == (2 if card.award else 1) for card in CARDS if card.kind == "film")


def test_h02_fifty_six_cards_each_with_its_own_code_in_canonical_order():
    assert len(CARDS) == len(BY_CODE) == 56
    assert [card.index for card in CARDS] == list(range(56))
    assert all(BY_CODE[str(card)] is card for card in CARDS)
    with pytest.raises(FrozenInstanceError):
        CARDS[0].rating = 3  # type: ignore[misc]


@pytest.mark.parametrize(("players", "rounds", "reels"), [(3, 3, 4), (4, 4, 3)])
def test_h03_rounds_and_reels_by_players(players, rounds, reels):
    options = Options(players)
    assert (options.rounds, options.reels) == (rounds, reels)
    position = opened(players=players)
    assert [position.reels(seat) for seat in range(players)] == [reels] * players


def test_h04_each_player_begins_with_both_studio_cards():
    position = opened(players=4)
    assert all(position.has_clap(seat) and position.has_double(seat) for seat in range(4))


def test_h04_a_studio_card_is_spent_for_the_rest_of_the_game():
    position = opened()
    play(position, "clap", "A+B", *"CDDBABACCA")
    assert (position.has_clap(0), position.has_double(0)) == (False, True)
    assert (position.has_clap(1), position.has_double(1)) == (True, False)
    play(position, SECOND_DEAL)
    assert position.to_move == 1
    assert "clap" in legal(position)
    assert not [text for text in legal(position) if "+" in text]
    play(position, "A", "A")
    assert position.to_move == 0
    assert "clap" not in legal(position)
    assert "A+A" in legal(position)


def test_h04_the_two_studio_cards_are_spent_apart():
    position = play(opened(), "clap", "A", "B", "A+C")
    assert (position.has_clap(0), position.has_double(0)) == (False, False)
    assert (position.has_clap(1), position.has_double(1)) == (True, True)
