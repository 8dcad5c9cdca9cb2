"""Hollywood! as a game at the table (``tabletop.game.Game``)."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence

from tabletop.game import Bot, Event, Hint, Json, Judgement, Progress, Review, View

from hollywood.bots import BOTS
from hollywood.bots.searcher import DIRECTOR
from hollywood.choices import choices_of
from hollywood.deal import deal_round, first_player
from hollywood.legality import parse, parse_draft
from hollywood.moves import First, Ply
from hollywood.narrate import narrate
from hollywood.options import parse_options
from hollywood.position import Position, Stage
from hollywood.search.hints import hint
from hollywood.search.review import EFFORT, judge, review
from hollywood.version import VERSION
from hollywood.view import view_of


class Hollywood:
    """The rules of Hollywood!, handed to a session."""

    name = "hollywood"
    version = VERSION

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Its bots, weakest first."""
        return BOTS

    def start(self, options: Mapping[str, object]) -> Position:
        """Set up a game. Raises ``Refused``."""
        return Position(parse_options(options))

    def options(self, position: Position) -> Mapping[str, str | int]:
        """Return all options of a game."""
        return position.options.to_json()

    def players(self, position: Position) -> int:
        """Return the number of seats (H-3)."""
        return position.options.players

    def parse(self, position: Position, text: str) -> Ply:
        """Return the legal ply that a text spells. Raises ``Refused``."""
        return parse(position, text)

    def chance(self, position: Position, seed: str) -> Ply | None:
        """Return the opener or the deal that is due; None when neither is (H-5, H-6)."""
        if position.stage is Stage.FIRST:
            return first_player(seed, position.options.players)
        if position.stage is Stage.DEAL:
            return deal_round(seed, position.round + 1, position.undealt)
        return None

    def push(self, position: Position, ply: Ply) -> None:
        """Play a legal ply."""
        position.push(ply)

    def pop(self, position: Position) -> Ply:
        """Take back the last ply."""
        return position.pop()

    def narrate(self, position: Position, ply: Ply) -> Iterator[tuple[Event, ...]]:
        """Play a legal ply step by step, yielding the events of each step."""
        return narrate(position, ply)

    def legal(self, position: Position) -> Sequence[str]:
        """Return the texts of all legal moves, sorted."""
        return [move.text for move in position.legal_moves()]

    def view(self, position: Position, draft: str | None = None) -> View:
        """Return what everybody at the table may know (H-18)."""
        return view_of(position, None if draft is None else parse_draft(position, draft))

    def check_draft(self, position: Position, draft: str) -> None:
        """Raise ``Refused`` where no Double Reel can begin in column ``draft``."""
        parse_draft(position, draft)

    def phase(self, position: Position, draft: str | None) -> str:
        """Return ``place``, ``second`` (reel of a Double Reel), ``star`` or ``over``."""
        if position.stage is Stage.STAR:
            return "star"
        if position.is_over:
            return "over"
        return "place" if draft is None else "second"

    def choices(self, position: Position, draft: str | None) -> list[Json]:
        """Return every control of the decision that is due."""
        return choices_of(position, None if draft is None else parse_draft(position, draft))

    def opener(self, position: Position) -> int | None:
        """Return the seat that opened round 1 (H-6)."""
        opening = position.plies[:1]
        return opening[0].seat if opening and isinstance(opening[0], First) else None

    def hint(self, view: View, enough: Callable[[], bool] = lambda: False) -> Generator[None, None, Hint]:
        """Return what *Director* would play, what else there is, and why; yields between two slices of thinking."""
        return hint(view, DIRECTOR.effort, enough)

    def review(self, view: View) -> Generator[Progress | None, None, Review]:
        """Judge every decision of a game so far; yields how far it is."""
        return review(view)

    def judge(self, view: View, move: str) -> Generator[None, None, Judgement]:
        """Judge a legal move as a review does. Raises ``Refused`` for another text."""
        return judge(view, move)

    def explain(self, view: View) -> Generator[None, None, Hint]:
        """Return the best moves of a decision as a review finds them, and why."""
        return hint(view, EFFORT, lambda: False)


GAME = Hollywood()
