"""A position of the game: one mutable value with ``push`` and ``pop``, as in python-chess.

It knows no undealt card: deals are plies that whoever holds the seed pushes. So everything in it is public (H-18).
"""

from enum import IntEnum

from tabletop.game import View

from hollywood.area import Area, Receipt, Score, area_of
from hollywood.cards import CARDS, Card
from hollywood.columns import CELLS, receiving_order, unclaimed_cells
from hollywood.moves import CLAP_CARD, DOUBLE_CARD, FINISH_CHOICES, HANDS, REEL, TURN_MOVES, Deal, Move, Ply, turn_moves
from hollywood.options import REELS, Options
from hollywood.outcome import Outcome
from hollywood.view import view_of

NO_SEAT = -1
STANDARD = (1, 1, 1)


class Stage(IntEnum):
    """What the game waits for."""

    FIRST = 0
    """The chance ply that names the opener of round 1."""
    DEAL = 1
    """The chance ply that deals a round."""
    PLACE = 2
    """A player's turn."""
    RECEIVING = 3
    """Nobody: cards are being received. Seen only between the steps of a ply."""
    STAR = 4
    """A player's choice of a project for a Star."""
    OVER = 5
    """Nothing: the game is over."""


# An enum's member costs a slow look-up at each use, so this module has its own names.
_FIRST, _DEAL, _PLACE, _RECEIVING, _STAR, _OVER = Stage


_Snapshot = tuple[
    Stage,
    int,
    int,
    tuple[Card, ...],
    list[int],
    list[int],
    list[int],
    tuple[tuple[int, int], ...],
    int,
    tuple[Card, ...],
    dict[Card, None],
]
"""Every attribute that a deal, a round's end or a Star choice changes, in the order of ``Position._snapshot``."""
_Undo = tuple[Ply, int, int, int, _Snapshot | None]
"""A ply with the fill, the seat to move and its hand before it; all the rest where the ply changed more than that."""
_AFTER = {
    players: tuple(tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players))
    for players in (3, 4)
}
"""By number of players and seat: the other seats in clockwise order, then the seat itself (H-7)."""
_DECK: dict[Card, None] = dict.fromkeys(CARDS)
"""The undealt cards of every game before its first deal; a deal makes a dictionary of its own."""


class Position:
    """A game of Hollywood! after some plies.

    ``push`` trusts its caller: it takes a value from ``legal_moves`` or a chance ply that is due. ``hollywood.legality`` reads
    texts from outside and says why one is refused.
    """

    def __init__(self, options: Options | None = None) -> None:
        """Set up a game in which nothing has happened."""
        self.options = options or Options()
        players = self.options.players
        self._after = _AFTER[players]
        self._bottom_up = self.options.collect == "bottom_up"
        self._advanced = self.options.scoring == "advanced"
        self._award_double = self.options.award_in_project == "double"
        self._stage = _FIRST
        self._round = 0
        self._first = NO_SEAT
        self._cells: tuple[Card, ...] = ()
        self._fill = 0
        self._owners = [NO_SEAT] * (CELLS + 1)
        self._seat = NO_SEAT
        self._hands = [CLAP_CARD + DOUBLE_CARD] * players
        self._projects = [0] * players
        self._order: tuple[tuple[int, int], ...] = ()
        self._receipts: list[Receipt] = []
        self._unclaimed: tuple[Card, ...] = ()
        self._undealt = _DECK
        self._undo: list[_Undo] = []
        self._stepwise = False

    # What players decide, and what follows

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the seat to move, sorted by text; empty at a chance ply and at the end."""
        if self._stage is _PLACE:
            key = self._fill * HANDS + self._hands[self._seat]
            return TURN_MOVES[key] or turn_moves(key)
        if self._stage is _STAR:
            return FINISH_CHOICES[self._projects[self._seat]]
        return ()

    def push(self, ply: Ply) -> None:
        """Play a legal ply: up to the next decision, chance ply or the end of the game."""
        steps = ply.steps
        if steps is None:
            self._push_other(ply)
        else:
            seat = self._seat
            fill = self._fill
            hands = self._hands
            hand = hands[seat]
            self._undo.append((ply, fill, seat, hand, None))
            self._fill, slot, second_slot = steps[fill]
            owners = self._owners
            owners[slot] = owners[second_slot] = seat
            hands[seat] = hand - ply.cost
            # H-7 and H-10: the next seat that has reels, perhaps the same one again.
            for other in self._after[seat]:
                if hands[other] >= REEL:
                    self._seat = other
                    return
            self._close_placing()
        if self._stage is _RECEIVING and not self._stepwise:
            self._receive(CELLS)
            if self._stage is _RECEIVING:
                self._close_round()

    def begin(self, ply: Ply) -> None:
        """Play a legal ply only up to its first effect; while the stage is then ``RECEIVING``, ``advance`` does the rest."""
        # Not an optional argument of push: Python calls a function faster that has none.
        self._stepwise = True
        self.push(ply)
        self._stepwise = False

    def _push_other(self, ply: Ply) -> None:
        self._undo.append((ply, self._fill, self._seat, 0, self._snapshot()))
        if isinstance(ply, Move):
            self._finish(ply.genre)
        elif isinstance(ply, Deal):
            self._deal(ply)
        else:
            self._first = ply.seat
            self._stage = _DEAL

    def advance(self) -> None:
        """Receive the next card, or wait for its owner's choice, or close the round when none is left (H-13 to H-19)."""
        if self._received == REELS:
            self._close_round()
        else:
            self._receive(1)

    def _receive(self, most: int) -> None:
        """Receive up to ``most`` cards; stop before a Star whose owner has to choose."""
        owners = self._owners
        cells = self._cells
        projects = self._projects
        received = self._received
        for slot, cell in self._order[received : received + most]:
            seat = owners[slot]
            card = cells[cell]
            genre = card.genre
            if card.rating:
                choices = FINISH_CHOICES[projects[seat]]
                if len(choices) > 1:
                    self._seat = seat
                    self._stage = _STAR
                    return
                if choices:
                    genre = choices[0].genre
                    projects[seat] = 0
            else:
                projects[seat] |= card.project
            self._receipts.append((seat, card, genre))

    @property
    def _received(self) -> int:
        """How many cards have been received in this round."""
        return len(self._receipts) - REELS * (self._round - 1)

    def pop(self) -> Ply:
        """Take back the last ply and return it.

        Raises:
            IndexError: nothing has been played.
        """
        ply, self._fill, self._seat, hand, before = self._undo.pop()
        if before is None:
            self._hands[self._seat] = hand
            return ply
        (
            self._stage,
            self._round,
            self._first,
            self._cells,
            self._owners,
            self._hands,
            self._projects,
            self._order,
            receipts,
            self._unclaimed,
            self._undealt,
        ) = before
        del self._receipts[receipts:]
        if ply.steps is not None:
            self._hands[self._seat] = hand
        return ply

    def _snapshot(self) -> _Snapshot:
        return (
            self._stage,
            self._round,
            self._first,
            self._cells,
            self._owners,
            self._hands,
            self._projects.copy(),
            self._order,
            len(self._receipts),
            self._unclaimed,
            self._undealt,
        )

    def _deal(self, deal: Deal) -> None:
        self._stage = _PLACE
        self._round += 1
        if self._round > 1:
            self._first = self._after[self._first][0]
        self._seat = self._first
        self._cells = deal.cards
        self._undealt = undealt = self._undealt.copy()
        for card in deal.cards:
            del undealt[card]
        self._fill = 0
        self._owners = [NO_SEAT] * (CELLS + 1)
        reels = self.options.reels * REEL
        self._hands = [hand + reels for hand in self._hands]

    def _close_placing(self) -> None:
        ply, fill, seat, hand, _ = self._undo[-1]
        self._undo[-1] = (ply, fill, seat, hand, self._snapshot())
        self._seat = NO_SEAT
        self._stage = _RECEIVING
        self._order = receiving_order(self._fill, self._bottom_up)

    def _finish(self, genre: int) -> None:
        seat = self._seat
        _, cell = self._order[self._received]
        self._projects[seat] &= ~(1 << genre)
        self._receipts.append((seat, self._cells[cell], genre))
        self._seat = NO_SEAT
        self._stage = _RECEIVING

    def _close_round(self) -> None:
        cells = self._cells
        self._unclaimed += tuple([cells[cell] for cell in unclaimed_cells(self._fill)])
        self._cells = ()
        self._stage = _OVER if self._round == self.options.rounds else _DEAL

    # What everybody sees (H-18)

    @property
    def stage(self) -> Stage:
        """What the game waits for."""
        return self._stage

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when a chance ply is due or the game is over."""
        return None if self._seat == NO_SEAT else self._seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._stage is _OVER

    @property
    def round(self) -> int:
        """Number of the round, from 1; 0 before the first deal."""
        return self._round

    @property
    def first(self) -> int | None:
        """The first player of this round; None before it is known."""
        return None if self._first == NO_SEAT else self._first

    @property
    def plies(self) -> list[Ply]:
        """All plies so far, chance plies included."""
        return [entry[0] for entry in self._undo]

    @property
    def last(self) -> Ply | None:
        """The last ply, if any."""
        return self._undo[-1][0] if self._undo else None

    @property
    def fill(self) -> int:
        """How full the columns are (``hollywood.columns``)."""
        return self._fill

    @property
    def cells(self) -> tuple[Card, ...]:
        """The 14 cards of the round by cell, also those already received; empty between rounds."""
        return self._cells

    @property
    def gone(self) -> frozenset[int]:
        """Cells whose card has been received."""
        return frozenset(cell for _, cell in self._order[: self._received]) if self._receiving_now else frozenset()

    @property
    def _receiving_now(self) -> bool:
        return self._stage in (_RECEIVING, _STAR)

    def owner(self, slot: int) -> int:
        """Return the seat whose reel took a slot that the fill holds."""
        return self._owners[slot]

    def reels(self, seat: int) -> int:
        """Return how many reels a seat has left in this round."""
        return self._hands[seat] // REEL

    def has_clap(self, seat: int) -> bool:
        """Return whether a seat still has its Clap Board (H-4)."""
        return bool(self._hands[seat] & CLAP_CARD)

    def has_double(self, seat: int) -> bool:
        """Return whether a seat still has its Double Reel (H-4)."""
        return bool(self._hands[seat] & DOUBLE_CARD)

    def next_after(self, seat: int, placed: int = 1) -> int | None:
        """Return who acts after ``seat`` has placed so many reels; None when that ends the round (H-7)."""
        for other in self._after[seat]:
            if self.reels(other) > (placed if other == seat else 0):
                return other
        return None

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know: the same for each, since everything in a position is public (H-18)."""
        return view_of(self)

    def area(self, seat: int) -> Area:
        """Return the cards in front of a seat."""
        return area_of(seat, self._receipts)

    def receiving(self) -> tuple[int, Card]:
        """Return owner and card of the receipt that comes next, while there is one (H-13)."""
        slot, cell = self._order[self._received]
        return self._owners[slot], self._cells[cell]

    def to_receive(self, seat: int) -> list[Card]:
        """Return the cards that a seat has still to receive in this round, in order; empty while reels are placed."""
        if not self._receiving_now:
            return []
        left = self._order[self._received :]
        return [self._cells[cell] for slot, cell in left if self._owners[slot] == seat]

    def receiving_cell(self) -> int | None:
        """Return the cell of the card that is received next; None when no receipt is due."""
        if self._receiving_now and self._received < REELS:
            return self._order[self._received][1]
        return None

    def unclaimed_cells(self) -> tuple[int, ...]:
        """Return the cells of a filled round that no reel claims, in order (H-12)."""
        return unclaimed_cells(self._fill)

    @property
    def unclaimed(self) -> tuple[Card, ...]:
        """Cards that nobody claimed in the rounds that are over (H-19)."""
        return self._unclaimed

    @property
    def undealt(self) -> tuple[Card, ...]:
        """The cards that no deal has held so far, in canonical order: public, as everything dealt is seen."""
        return tuple(self._undealt)

    @property
    def multipliers(self) -> tuple[int, ...]:
        """By genre, what a movie's points are multiplied by (H-24): 1 with standard scoring."""
        if not self._advanced:
            return STANDARD
        return tuple(sum(card.genre == genre for card in self._unclaimed) for genre in range(3))

    def score(self, seat: int) -> Score:
        """Return the points of a seat for what it has received so far (H-20 to H-25)."""
        return self.area(seat).score(self.multipliers, self._award_double)

    def largest_project(self, seat: int) -> int:
        """Return the genre of the project that scores now, -1 when none does (H-22, H-25)."""
        return self.area(seat).largest_project(self._award_double)

    def project_size(self, seat: int, genre: int) -> int:
        """Return how many Films a project of a seat counts as when the largest is looked for (H-22, H-25)."""
        return self.area(seat).project_size(genre, self._award_double)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it has not (H-23)."""
        if self._stage is not _OVER:
            return None
        seats = range(self.options.players)
        multipliers = self.multipliers
        return Outcome.of(
            [self.score(seat).total for seat in seats], [self.area(seat).best_movie(multipliers) for seat in seats]
        )
