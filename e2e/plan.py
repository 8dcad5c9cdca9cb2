"""Games thought out beforehand by the engine in this Python, so that a test knows every ply the page must come to."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count

from hollywood import GAME
from tabletop.record import Seat
from tabletop.session import Session

ENGLISH = {"scoring": "standard", "award_in_project": "single", "collect": "top_down"}
BOTS = ("bot:understudy", "bot:extra")


@dataclass(frozen=True)
class Order:
    """What the form of a new game asks for."""

    players: tuple[str, ...] = ("human", "bot:understudy", "bot:extra")
    options: dict[str, str] = field(default_factory=lambda: dict(ENGLISH))
    names: tuple[str, ...] = ()
    seed: str = "matinee"

    def session(self, seed: str) -> Session:
        """Start it in this Python."""
        names = [*self.names, *[""] * len(self.players)]
        seats = [Seat(name, player) for name, player in zip(names, self.players, strict=False)]
        return Session(GAME, {"players": len(seats), **self.options}, seats, seed, "plan")


@dataclass(frozen=True)
class Step:
    """One decision of a person: how many plies lie before it, who decides, and what."""

    ply: int
    seat: int
    move: str


@dataclass(frozen=True)
class Plan:
    """A whole game: the decisions of its persons, and every ply."""

    order: Order
    steps: tuple[Step, ...]
    plies: tuple[str, ...]

    def index(self, wanted: Callable[[Step], bool]) -> int:
        """Which decision is the first of a kind."""
        return next(index for index, step in enumerate(self.steps) if wanted(step))

    def spent(self) -> str:
        """A turn of the person with two rivals in which A is full, both Studio cards are spent and nothing was taken back."""
        record = json.loads(self.text(2))
        record["plies"] = ["first 0", record["plies"][1], "A+A", "A", "A", "clap", "B", "C"]
        return json.dumps(record)

    def text(self, ply: int | None = None) -> str:
        """The record of its first plies, or of all."""
        record = replace(self.order.session(self.order.seed).record, plies=self.plies[:ply])
        return json.dumps(record.to_json())

    def last_of_round(self, number: int = 1) -> int:
        """Which decision is the last reel or Studio card a person has in a round."""
        deals = [ply for ply, text in enumerate(self.plies) if text.startswith("deal ")]
        end = deals[number] if number < len(deals) else len(self.plies)
        placing = [index for index, step in enumerate(self.steps) if step.ply < end and not is_star(step)]
        return placing[-1]


def is_star(step: Step) -> bool:
    """A Star choice."""
    return step.move.startswith("=")


def is_double(step: Step) -> bool:
    """A Double Reel."""
    return "+" in step.move


def seats(players: int, people: int) -> tuple[str, ...]:
    """Persons first, then bots of both kinds in turn."""
    return ("human",) * people + tuple(BOTS[index % 2] for index in range(players - people))


def make_plan(order: Order, *, star: bool = True) -> Plan:
    """The game of the first of the seeds `<seed>`, `<seed>.1`, `<seed>.2` ... in which persons do everything there is.

    They play Double Reel and Clap, and with `star` a person has a Star to give.
    """
    for attempt in count():
        seed = f"{order.seed}.{attempt}" if attempt else order.seed
        session = order.session(seed)
        steps = tuple(play_out(session, random.Random(f"plan {seed}")))
        complete = any(map(is_double, steps)) and any(step.move == "clap" for step in steps)
        if complete and (not star or any(map(is_star, steps))):
            break
    made = Order(order.players, order.options, order.names, seed)
    return Plan(made, steps, session.record.plies)


def play_out(session: Session, rng: random.Random) -> Iterator[Step]:
    """Play to the end and yield what the persons decide: Double Reel as soon as it can be, then Clap, else anything."""
    while session.phase != "over":
        if session.phase == "bot":
            session.play_bot()
            continue
        legal = list(GAME.legal(session._position))
        doubles = [move for move in legal if "+" in move]
        clap = ["clap"] if "clap" in legal else []
        move = rng.choice(doubles or clap or legal)
        assert session.to_move is not None
        step = Step(session.ply, session.to_move, move)
        session.play(move)
        yield step


def quiet_round(seed: str, people: int = 1) -> Plan:
    """A game of three whose first round asks nobody for a Star's project, so that it is received in one go."""
    for attempt in count():
        plan = make_plan(Order(seats(3, people), seed=f"{seed} {attempt}"), star=False)
        second = [ply for ply, text in enumerate(plan.plies) if text.startswith("deal ")][1]
        if not any(text.startswith("=") for text in plan.plies[:second]):
            return plan
    raise AssertionError("no such game")
