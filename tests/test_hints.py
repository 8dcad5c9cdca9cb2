"""Hints: the move that Director plays, and reasons that are true.

Reduced by default; on 1,000 positions and 200 games with ``HOLLYWOOD_FULL=1 python -m pytest tests/test_hints.py``.
"""

import os
import random
from collections import Counter
from dataclasses import replace

import pytest
from hollywood import GAME, Options, Position, Stage
from hollywood.bots import BOTS
from hollywood.search.certainty import NOBODY, Board
from hollywood.search.evaluate import Effort
from hollywood.search.hints import hint as hinted
from tabletop.game import Hint
from tabletop.rng import Rng

from tests.support import ALL_OPTIONS, made, made_round, play, random_game
from tests.test_cli import hint_keys
from tests.truth import is_true, playouts

FULL = bool(os.environ.get("HOLLYWOOD_FULL"))
EFFORT = Effort(1000, exact_states=3000)


def hint(position: Position, effort: Effort = EFFORT, enough=lambda: False) -> Hint:
    thinking = hinted(GAME.view(position), effort, enough)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def decisions(seed: object, options: Options):
    """Every decision of a random game, one position after the other."""
    position = Position(options)
    for text in random_game(seed, options):
        if position.to_move is not None:
            yield position
        play(position, text)


def at(game: int, plies: int) -> Position:
    """A position of a random game, found to have a reason of some kind."""
    options = Options(3 + game % 2)
    return play(Position(options), *random_game(f"scan {game}", options)[:plies])


def test_the_first_move_of_a_hint_is_the_one_that_director_plays():
    director = BOTS["director"]
    if not FULL:
        director = replace(director, effort=replace(director.effort, iterations=800, exact_states=4000))
    seen, seed = 0, 0
    while seen < (1000 if FULL else 64):
        options = Options(3 + seed % 2)
        for number, position in enumerate(decisions(f"same {seed}", options)):
            if number % 5 == seed % 5:
                view = GAME.view(position)
                *_, move = director.think(view, Rng("x"))
                assert hint(position, director.effort).moves[0].move == move
                seen += 1
        seed += 1


@pytest.mark.parametrize("slices", [1, 2, 3])
def test_a_hint_in_a_hurry_is_what_director_plays_in_a_hurry(slices):
    position = made()
    play(position, GAME.chance(position, "hurry").text)
    director = BOTS["director"]
    for _ in range(3):
        thoughts = director.think(GAME.view(position), Rng("x"))
        move = [next(thoughts) for _ in range(slices)][-1]
        asked = []
        told = hint(position, director.effort, lambda: asked.append(1) or len(asked) >= slices)  # noqa: B023
        assert told.moves[0].move == move
        play(position, move)


def test_a_hint_shows_at_most_four_moves_with_their_shares():
    for position in decisions("shown", Options(4)):
        told = hint(position, Effort(200))
        assert 1 <= len(told.moves) <= 4
        shares = [move.win for move in told.moves]
        assert 0 <= min(shares) <= max(shares) <= 1
        assert shares == sorted(shares, reverse=True)
        assert 1 <= len(told.reasons) <= 2


# Made positions

STARS = made_round(0, "H1 H2 A1 S3a", "H3 H4 H5 B1", "R1 R2 A2 S1a", unclaimed="S2a R3")


def test_a_star_makes_most_points_now():
    (reason,) = hint(made(STARS)).reasons
    assert (reason.key, dict(reason.args)) == ("hint-star-most", {"genre": "H", "films": 2, "rating": 3, "points": 6})


def test_a_star_spares_the_larger_project():
    told = hint(made([*STARS, "=H"]))
    assert told.moves[0].move == "=A"
    assert ("hint-star-saves", {"genre": "R", "films": 2}) in [(one.key, dict(one.args)) for one in told.reasons]


def test_a_reel_secures_a_star_and_what_it_will_make():
    deal = "deal H1.H2.H3.S3a/S1a.R1.R2.R3/S1b.A1.A2/R4.A3.R5"
    told = hint(made(deal, "A", "A", "A"))
    assert told.moves[0].move == "A"
    reason = next(one for one in told.reasons if one.key == "hint-secures-star")
    assert dict(reason.args) == {"card": "S3a", "star": 3, "films": 1, "genre": "H", "points": 3}


PINNED = {
    "hint-reaches": [(0, 2), (0, 9)],
    "hint-blockbuster": [(0, 3), (0, 6)],
    "hint-little-difference": [(0, 7), (0, 28)],
    "hint-secures-star": [(0, 8), (0, 40), (1, 39)],
    "hint-takes": [(0, 11), (0, 24)],
    "hint-forced": [(0, 12), (3, 40)],
    "hint-lost": [(0, 39), (1, 55)],
    "hint-only": [(119, 39), (120, 11)],
    "hint-denies": [(0, 16), (0, 26)],
    "hint-secures": [(1, 5), (1, 6)],
    "hint-star-most": [(0, 28), (1, 42)],
    "hint-pushes": [(0, 35)],
    "hint-plan": [(3, 52)],
    "hint-certain": [(0, 40), (0, 41)],
    "hint-exposed": [(1, 15), (1, 31)],
    "hint-waits": [(0, 22), (3, 38)],
    "hint-last-word": [(2, 20), (3, 44)],
    "hint-star-saves": [(1, 43)],
    "hint-wins": [(1, 57)],
    "hint-two-at-once": [(2, 32), (5, 31)],
    "hint-keeps-double": [(3, 3), (3, 22)],
    "hint-many": [(3, 45)],
    "hint-largest": [(9, 54), (15, 58), (34, 41)],
    "hint-keeps-clap": [(0, 8), (3, 9)],
}
"""Positions of random games in which a reason of a kind is given and, as ``tests.truth`` finds out, true."""


@pytest.mark.parametrize(
    ("key", "game", "plies"), [(key, *place) for key, places in PINNED.items() for place in places]
)
def test_a_reason_of_each_kind_is_given_where_it_is_true(key, game, plies):
    position = at(game, plies)
    told = hint(position)
    reasons = {reason.key: reason for reason in told.reasons}
    assert key in reasons
    assert is_true(position, told, reasons[key], EFFORT)


def test_every_kind_of_reason_has_such_a_position():
    assert set(PINNED) == hint_keys()


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=str)
def test_nobody_gets_a_card_who_is_said_to_be_out_of_it(options):
    chance = random.Random("claims")
    for position in list_of_turns("claims", options)[::4]:
        claims = Board.of(position).claims()
        for owners, _ in playouts(position, chance):
            for cell, card in enumerate(position.cells):
                assert owners.get(card.code, NOBODY) in claims[cell]


def test_all_is_certain_when_the_last_reel_is_placed():
    for position in list_of_turns("last reel", Options(4)):
        seat = position.to_move
        board = Board.of(position)
        for move in position.legal_moves():
            after = board.after(seat, move)
            if not any(after.left):
                assert {len(claim) for claim in after.claims()} == {1}


def list_of_turns(seed: object, options: Options) -> list[Position]:
    """Every position of a random game in which a reel is due, each a position of its own."""
    plies = random_game(seed, options)
    found = [play(Position(options), *plies[:length]) for length in range(len(plies))]
    return [position for position in found if position.stage is Stage.PLACE]


@pytest.mark.slow
def test_every_reason_of_random_positions_is_true():
    options = [Options(3), Options(4), Options(3, "advanced", "double", "bottom_up"), Options(4, collect="bottom_up")]
    found = Counter()
    for number in range(200 if FULL else 4):
        for count, position in enumerate(decisions(f"true {number}", options[number % 4])):
            if not FULL and count % 3 != number % 3:
                continue
            told = hint(position)
            for reason in told.reasons:
                # The naive solver takes minutes for more.
                small = sum(position.reels(seat) for seat in range(position.options.players)) <= 4
                if (
                    small
                    or reason.key not in ("hint-plan", "hint-wins", "hint-lost", "hint-largest")
                    or position.stage is Stage.STAR
                ):
                    assert is_true(position, told, reason, EFFORT), (number, count, reason)
                    found[reason.key] += 1
    assert len(found) > 8
