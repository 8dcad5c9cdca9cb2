"""The facts of the rules document, over random games with every combination of options."""

from collections import Counter

import pytest
from hollywood import CARDS, Options, Position, Stage, parse

from tests.support import ALL_OPTIONS, random_game

GAMES = 8


def each(options: Options):
    return [random_game(f"facts {number}", options) for number in range(GAMES)]


def walk(plies, options):
    """Yield the position before the first ply and after each one."""
    position = Position(options)
    yield position
    for text in plies:
        position.push(parse(position, text))
        yield position


def owned(position: Position, seat: int):
    area = position.area(seat)
    cards = [card for films in area.projects for card in films]
    cards += [card for movie in area.movies for card in (*movie.films, movie.star)]
    return [*cards, *area.blockbusters, *area.lost]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_every_player_receives_exactly_twelve_cards(options):
    for plies in each(options):
        *_, end = walk(plies, options)
        assert end.is_over
        assert [len(owned(end, seat)) for seat in range(options.players)] == [12] * options.players


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_each_round_fourteen_dealt_are_twelve_received_and_two_unclaimed(options):
    for plies in each(options):
        for position in walk(plies, options):
            if position.stage in (Stage.DEAL, Stage.OVER):
                received = [card for seat in range(options.players) for card in owned(position, seat)]
                rounds = position.round
                assert (len(received), len(position.unclaimed)) == (12 * rounds, 2 * rounds)
                everything = Counter([*received, *position.unclaimed, *position.undealt])
                assert everything == Counter(CARDS)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_four_players_deal_both_decks_out_and_three_leave_fourteen(options):
    for plies in each(options):
        *_, end = walk(plies, options)
        stars = sum(card.kind == "star" for card in end.undealt)
        assert (len(end.undealt), stars) == ((14, 3) if options.players == 3 else (0, 0))


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_reels_are_conserved_and_no_turn_is_without_a_legal_move(options):
    for plies in each(options):
        for position in walk(plies, options):
            facts = position.view().facts
            if position.stage is Stage.PLACE:
                lying = [cell["reel"] for column in facts["columns"] for cell in column]
                placed = Counter(seat for seat in lying if seat is not None)
                for seat in range(options.players):
                    assert position.reels(seat) + placed[seat] == options.reels
                assert facts["placed"] == sum(placed.values())
                assert position.reels(position.to_move) > 0
            if position.to_move is not None:
                assert position.legal_moves()
                assert (position.stage is Stage.STAR) <= (len(position.legal_moves()) >= 2)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_the_reels_of_a_column_lie_without_gaps_from_its_bottom(options):
    for plies in each(options):
        for position in walk(plies, options):
            if position.stage is Stage.PLACE:
                for column in position.view().facts["columns"]:
                    lying = [cell["reel"] is not None for cell in column]
                    assert lying == sorted(lying)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_scores_never_count_a_card_twice_and_add_up(options):
    for plies in each(options):
        *_, end = walk(plies, options)
        cards = Counter(card for seat in range(options.players) for card in owned(end, seat))
        assert set(cards.values()) == {1}
        outcome = end.outcome()
        assert outcome is not None
        for seat in range(options.players):
            area, points = end.area(seat), end.score(seat)
            times = end.multipliers
            by_hand = sum(
                sum(2 if card.award else 1 for card in movie.films) * movie.star.rating * times[movie.films[0].genre]
                for movie in area.movies
            )
            assert points.movies == by_hand
            assert points.blockbusters == 2 * len(area.blockbusters)
            assert outcome.scores[seat] == points.total == sum(points)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_pop_takes_every_ply_back_exactly(options):
    plies = random_game("facts 0", options)
    digests = [position.view().digest() for position in walk(plies, options)]
    position = Position(options)
    for text in plies:
        position.push(parse(position, text))
    for text, digest in zip(reversed(plies), reversed(digests[:-1]), strict=True):
        assert position.pop().text == text
        assert position.view().digest() == digest
    with pytest.raises(IndexError):
        position.pop()


def test_random_games_show_every_kind_of_ply():
    kinds = Counter()
    for options in ALL_OPTIONS:
        for plies in each(options):
            kinds.update("double" if "+" in text else text.split()[0] for text in plies)
    assert set(kinds) == {"first", "deal", "A", "B", "C", "D", "clap", "double", "=H", "=A", "=R"}
    assert min(kinds.values()) >= GAMES
