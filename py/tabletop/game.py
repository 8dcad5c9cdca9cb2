"""What a game is to this table: the contract between a session and the rules of a game.

A session is handed its game and knows nothing of its rules; a game knows nothing of sessions, pages or files.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from typing import ClassVar, Generic, Protocol, TypeVar, dataclass_transform, get_origin

from tabletop.refusal import Reason
from tabletop.rng import Rng

Json = dict[str, object]


@dataclass_transform(frozen_default=True)
class Facts:
    """A frozen value of texts, numbers and other such values, with one text form: its canonical JSON.

    Its fields are what it annotates, as with a dataclass. But a dataclass compiles methods of its own for each kind, which took three
    tenths of the time in which Pyodide imports the engine.
    """

    _fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._fields += tuple(name for name, kind in cls.__annotations__.items() if not _of_the_class(kind))

    def __init__(self, *values: object, **named: object) -> None:
        """Take the fields in order, or by name. Raises ``TypeError`` where one is missing or not known."""
        given = dict(zip(self._fields, values, strict=False)) | named
        missing = [name for name in self._fields if name not in given and not hasattr(self, name)]
        if missing or len(given) < len(values) + len(named) or given.keys() - self._fields:
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self._fields)}")
        for name in self._fields:
            vars(self)[name] = given[name] if name in given else getattr(self, name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    def to_json(self) -> Json:
        """Return its fields by name; a trailing underscore only keeps a name apart from Python's own words."""
        return {name.rstrip("_"): _plain(value) for name, value in vars(self).items()}

    def __str__(self) -> str:
        return dumps(self.to_json(), separators=(",", ":"))


def _of_the_class(annotation: object) -> bool:
    kind: object = get_origin(annotation)
    return kind is ClassVar


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.to_json() if isinstance(value, Facts | Reason) else value


class Event(Facts):
    """Something that happened; ``type`` says what."""

    type: ClassVar[str]

    def to_json(self) -> Json:
        """Return its type and its fields by name."""
        return {"type": self.type, **Facts.to_json(self)}


class Ply(Protocol):
    """A decision of a player or of chance: a frozen value with one text form."""

    @property
    def text(self) -> str:
        """Its text form."""


class Position(Protocol):
    """What a session needs of a position besides handing it back to its game."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None when a chance ply is due or the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: neither the seed nor the order of undealt cards.

    ``plies`` are the texts of everything the seat has seen happen; ``facts`` what lies where, as JSON.
    """

    options: Mapping[str, str | int]
    plies: tuple[str, ...]
    facts: Mapping[str, object]

    def to_json(self) -> Json:
        """Return the facts as the page gets them."""
        return dict(self.facts)

    def digest(self) -> str:
        """Return SHA-256 of the facts' canonical JSON: equal for equal views."""
        return sha256(dumps(self.facts, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class Recommended(Facts):
    """A move with what is expected of it for the player who makes it."""

    move: str
    win: float
    """Share of the win, 0 to 1."""
    points: float


class Hint(Facts):
    """The best moves of a decision and why the first is the best."""

    moves: tuple[Recommended, ...]
    """At most four, best first."""
    reasons: tuple[Reason, ...]
    exact: bool
    """Whether shares and points are certain if everybody plays best."""


class Judgement(Facts):
    """A decision of a game that has been played."""

    ply: int
    """Its index among the plies."""
    seat: int
    move: str
    """What was played."""
    best: str
    win: float
    """Share of the win expected after what was played, 0 to 1; never more than ``best_win``."""
    best_win: float
    lost: float
    """``best_win`` less ``win``."""


class Review(Facts):
    """A game judged decision by decision."""

    curve: tuple[tuple[float, ...], ...]
    """Shares of the win by seat before each ply, and at last those of the present; of an ended game, how it was won."""
    decisions: tuple[Judgement, ...]
    """All decisions, in order."""
    turning: tuple[tuple[int, ...], ...]
    """By seat, the plies of its turning points, in order of play."""
    accuracy: tuple[float, ...]
    """By seat, 0 to 100."""


Progress = tuple[int, int]
"""How much is done, of how much."""
PositionT = TypeVar("PositionT", bound=Position)
PlyT = TypeVar("PlyT", bound=Ply)


class Bot(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str:
        """Its name in records: ``bot:<name>``."""

    def think(self, view: View, rng: Rng) -> Iterator[str]:
        """Yield ever better moves for the seat to move in ``view``, as texts; each step is one slice of thinking.

        Who asks may stop at any step and plays the last move yielded; the first comes without delay. ``rng`` is keyed by the
        bot's name and the plies so far, so the same position gives the same move.
        """


class Game(Protocol, Generic[PositionT, PlyT]):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """Its name in records."""

    @property
    def version(self) -> str:
        """Version of the engine, for the field ``engine`` of a record."""

    @property
    def bots(self) -> Mapping[str, Bot]:
        """The bots that know this game, weakest first."""

    def start(self, options: Mapping[str, object]) -> PositionT:
        """Set up a game. Raises ``Refused`` for options that are none."""

    def options(self, position: PositionT) -> Mapping[str, str | int]:
        """Return all options, as they stand in a record."""

    def players(self, position: PositionT) -> int:
        """Return the number of seats."""

    def parse(self, position: PositionT, text: str) -> PlyT:
        """Return the legal ply that a text spells. Raises ``Refused``."""

    def chance(self, position: PositionT, seed: str) -> PlyT | None:
        """Return the chance ply that is due, as the seed has it; None when none is due."""

    def push(self, position: PositionT, ply: PlyT) -> None:
        """Play a legal ply."""

    def pop(self, position: PositionT) -> PlyT:
        """Take back the last ply."""

    def narrate(self, position: PositionT, ply: PlyT) -> Iterator[tuple[Event, ...]]:
        """Play a legal ply step by step, yielding the events of each step."""

    def legal(self, position: PositionT) -> Sequence[str]:
        """Return the texts of all legal moves, sorted."""

    def view(self, position: PositionT, draft: str | None = None) -> View:
        """Return what the people at this table may know, with a move that has begun but not been played, if any."""

    def check_draft(self, position: PositionT, draft: str) -> None:
        """Raise ``Refused`` where ``draft`` cannot begin a move."""

    def phase(self, position: PositionT, draft: str | None) -> str:
        """Return what kind of decision the seat to move has, for the page."""

    def choices(self, position: PositionT, draft: str | None) -> list[Json]:
        """Return every control of that decision: its effect, or the reason why it cannot be chosen."""

    def opener(self, position: PositionT) -> int | None:
        """Return the seat that opened the game; None before that is known."""

    def hint(self, view: View, enough: Callable[[], bool]) -> Generator[None, None, Hint]:
        """Think about the decision that is due until ``enough`` says so; yields between two slices, returns the hint."""

    def review(self, view: View) -> Generator[Progress | None, None, Review]:
        """Judge every decision of a game so far, each as if the game had not gone on.

        Yields between two slices, how far it is at first and after each decision, None in between; returns the review.
        """

    def judge(self, view: View, move: str) -> Generator[None, None, Judgement]:
        """Judge a legal move at a decision as a review would have, had it been played. Raises ``Refused`` for another text."""

    def explain(self, view: View) -> Generator[None, None, Hint]:
        """Return the best moves of a decision as a review finds them, and why the first is the best."""
