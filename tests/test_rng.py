"""The one generator: golden values, and the same stream from its documented definition written a second time."""

import hashlib
from collections import Counter
from math import factorial, perm

import pytest
from hollywood import CARDS, deal_round, first_player
from tabletop.rng import Rng, arrangement

from tests.support import run_python


class Stream:
    """One number, fed from below with SHA-256 of ``key#i`` and consumed in mixed radix."""

    def __init__(self, key: str) -> None:
        self.key, self.block, self.number, self.values = key, 0, 0, 1

    def draw(self, n: int) -> int:
        while self.values < n * 2**64:
            text = self.key + "#" + str(self.block)
            self.number = self.number * 2**256 + int(hashlib.sha256(text.encode("utf-8")).hexdigest(), 16)
            self.values *= 2**256
            self.block += 1
        result = self.number % n
        self.number, self.values = self.number // n, self.values // n
        return result

    def sample(self, items, k: int) -> list:
        """One choice among all orders of ``k`` items, read digit by digit."""
        pool, taken = list(items), []
        order = self.draw(factorial(len(pool)) // factorial(len(pool) - k))
        for _ in range(k):
            order, digit = divmod(order, len(pool))
            taken.append(pool.pop(digit))
        return taken


def deal_by_hand(seed: str, number: int, undealt) -> str:
    stream = Stream(f"hollywood deal {number} {seed}")
    movie_cards = stream.sample([card.code for card in undealt if card.kind != "star"], 11)
    stars = stream.sample([card.code for card in undealt if card.kind == "star"], 3)
    cells = sorted(stream.sample(range(14), 3))
    cards = [stars.pop(0) if cell in cells else movie_cards.pop(0) for cell in range(14)]
    return "deal " + "/".join(".".join(cards[a:b]) for a, b in ((0, 4), (4, 8), (8, 11), (11, 14)))


SEEDS = ["", "premiere", "42", "S/1", "naïve café", "日本映画", "🎬🎞", "z" * 64]

BELOW_1000 = [513, 753, 604, 742, 849, 661, 225, 607, 372, 171]
# By seed: the openers of 3 and of 4, then the deals of a game of 4.
GOLDEN = {
    "": (
        (2, 2),
        "deal R11.B2.B3.H6/A6.A3.H9.A4/R2.A9.S3a/S1c.A5.S3c",
        "deal A13*.A11.R12.R3/R4.A8.H10.R7/S3b.H5.S2d/S1b.H12.B4",
        "deal R6.B5.H3.H2/A10.A1.S3d.H11/H13*.R9.B1/S2c.A12.S2b",
        "deal H8.S1d.A7.H4/R5.S1a.H7.R1/A2.S2a.H1/R8.R13*.R10",
    ),
    "premiere": (
        (0, 3),
        "deal B1.H7.B5.S1b/A9.R7.H12.B3/A11.S2a.A2/R6.S2c.H3",
        "deal S1d.A8.R12.R10/R1.S2d.S1a.B2/H1.R8.A4/R9.A10.A12",
        "deal A7.S1c.S3b.A5/H13*.A6.R2.A13*/S3c.R3.R13*/H11.H4.R5",
        "deal S3a.R4.S2b.S3d/B4.H8.H6.H9/H10.R11.A1/H5.A3.H2",
    ),
    "naïve café": (
        (2, 0),
        "deal A13*.S2c.R3.S1c/H9.H7.S3d.R5/H1.A8.A5/H13*.H6.H10",
        "deal A7.S2d.R6.A3/R10.B5.R4.S2a/R11.R1.S1a/H2.R13*.H11",
        "deal A9.R7.A2.A11/A4.B2.S2b.B1/S3b.R8.A1/S1d.H8.A10",
        "deal A12.H12.H4.S1b/B4.A6.R9.H5/H3.S3a.B3/R2.R12.S3c",
    ),
    "日本映画": (
        (0, 1),
        "deal A8.R5.S3b.R1/A12.A2.S1c.H8/H10.H12.R8/H6.S3c.H1",
        "deal H5.H4.S1d.A4/R3.S1a.H2.A9/A11.R13*.S3a/R7.R4.A7",
        "deal R6.H3.B1.R10/H7.B5.B3.A6/A1.S3d.S2b/A5.A3.S2d",
        "deal R11.B2.H9.B4/S2c.A10.H13*.R2/S2a.R9.S1b/H11.R12.A13*",
    ),
}


@pytest.mark.parametrize("key", ["", "premiere", "日本映画"])
def test_below_is_the_documented_stream(key):
    rng, stream = Rng(key), Stream(key)
    sizes = [2, 3, 6, 14, 52, 1, 1000, 2**64, 7] * 30
    assert [rng.below(n) for n in sizes] == [stream.draw(n) for n in sizes]


def test_an_arrangement_is_one_documented_choice_among_all_orders():
    for number in range(200):
        rng, stream = Rng(f"s {number}"), Stream(f"s {number}")
        for size, k in ((44, 11), (12, 3), (14, 3), (5, 5), (1, 1), (3, 0)):
            assert arrangement(range(size), k, rng.below(perm(size, k))) == stream.sample(range(size), k)


def test_below_golden_values():
    rng = Rng("premiere")
    assert [rng.below(1000) for _ in range(10)] == BELOW_1000


def test_choices_and_arrangements_leave_the_items_alone():
    items = list(range(10))
    taken = arrangement(items, 10, perm(10) // 2)
    assert sorted(taken) == items == list(range(10))
    assert taken != items
    assert Rng("x").choice(items) == items[Rng("x").below(10)]


def deals_of(seed: str) -> list[str]:
    undealt, deals = CARDS, []
    for number in (1, 2, 3, 4):
        deal = deal_round(seed, number, undealt)
        deals.append(deal.text)
        undealt = tuple(card for card in undealt if card not in deal.cards)
    return deals


@pytest.mark.parametrize("seed", SEEDS)
def test_first_player_and_deals_are_those_of_the_definition(seed):
    for players in (3, 4):
        assert first_player(seed, players).seat == Stream(f"hollywood first {seed}").draw(players)
    undealt = CARDS
    for number in (1, 2, 3, 4):
        deal = deal_round(seed, number, undealt)
        assert deal.text == deal_by_hand(seed, number, undealt)
        undealt = tuple(card for card in undealt if card not in deal.cards)


@pytest.mark.parametrize(("seed", "golden"), GOLDEN.items())
def test_golden_deals(seed, golden):
    openers, *texts = golden
    assert (first_player(seed, 3).seat, first_player(seed, 4).seat) == openers
    assert deals_of(seed) == texts


def test_first_players_are_fair():
    for players in (3, 4):
        counts = Counter(first_player(f"fair {number}", players).seat for number in range(6000))
        assert set(counts) == set(range(players))
        assert max(abs(count - 6000 / players) for count in counts.values()) < 200


def test_deals_are_fair():
    deals = [deal_round(f"fair {number}", 1, CARDS) for number in range(4000)]
    # Every cell holds a Star 3 times in 14, and every card is dealt as often as its deck says.
    stars = Counter(cell for deal in deals for cell, card in enumerate(deal.cards) if card.kind == "star")
    assert max(abs(stars[cell] - 4000 * 3 / 14) for cell in range(14)) < 130
    dealt = Counter(card for deal in deals for card in deal.cards)
    assert max(abs(dealt[card] - 4000 / 4) for card in CARDS) < 140


def test_the_same_whatever_the_hash_seed():
    program = (
        "from hollywood import CARDS, deal_round, first_player\n"
        "from hollywood.cli.randomgame import random_record\n"
        "print(first_player('s', 4), deal_round('日本', 1, CARDS))\n"
        "print(random_record('s', {'players': 3}).plies)\n"
    )
    runs = [run_python("-c", program, PYTHONHASHSEED=seed) for seed in ("0", "4242")]
    assert runs[0].returncode == 0
    assert runs[0].stdout.count("deal ") == 4
    assert runs[0].stdout == runs[1].stdout
