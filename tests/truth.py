"""Says of a reason whether it is true, by the game's own ``push`` and ``pop`` and counts of its own."""

import random
from collections.abc import Callable

from hollywood import Position, Stage
from hollywood.cards import BY_CODE, GENRES
from hollywood.columns import FIRST_CELL, HEIGHTS, NAMES, SIZES, place
from hollywood.moves import MOVES
from hollywood.search.evaluate import Effort, Evaluation
from hollywood.search.outlook import state_after
from hollywood.search.turns import FIELD_BITS, KEY, KEY_BITS, fill_of
from tabletop.game import Hint
from tabletop.refusal import Reason

from tests.naive import solve
from tests.support import legal, play, random_choice

PLAYOUTS = 60
COUNTED = 600
TOLERANCE = 20
"""Percent: five standard errors of the difference of two counts, 200 and 600; in full size there are thousands."""
Owners = dict[str, int]


def playouts(position: Position, chance: random.Random, mine: int | None = None) -> list[tuple[Owners, int]]:
    """Random ends of a round: who gets each card, and who placed last. The seat ``mine`` plays no Studio card."""
    ends = []
    for _ in range(PLAYOUTS):
        pushed, last = 0, -1
        while position.stage is Stage.PLACE:
            seat = position.to_move
            text = random_choice(position, chance)
            if seat == mine and (text == "clap" or "+" in text):
                text = next(move for move in legal(position) if move in NAMES)
            last = last if text == "clap" else seat
            position.begin(MOVES[text])
            pushed += 1
        owners = {card.code: seat for seat in range(position.options.players) for card in position.to_receive(seat)}
        ends.append((owners, last))
        for _ in range(pushed):
            position.pop()
    return ends


def movies_of(position: Position, seat: int, star: str) -> set[tuple[str, int]]:
    """Genre and Films of every movie that a seat can finish with a Star, from a round whose reels are placed."""
    if position.stage is not Stage.STAR:
        return {(GENRES[movie.genre], movie.weight) for movie in position.area(seat).movies if movie.star.code == star}
    found = set()
    for text in legal(position):
        play(position, text)
        found |= movies_of(position, seat, star)
        position.pop()
    return found


def counted(position: Position, move: str, effort: Effort, asks: Callable[[int, list[int]], bool]) -> float:
    """How often, in percent, play that goes on as the search tried it ends so that ``asks(fill, owners by slot)``."""
    evaluation = Evaluation(position, effort)
    for _ in evaluation.rankings():
        pass
    chance = random.Random(move)
    state = state_after(evaluation, move)
    hits = 0
    for _ in range(COUNTED):
        end = evaluation.search.follow(state, lambda tried: chance.choices(range(len(tried)), tried)[0])
        fill, fields = fill_of(end & KEY), end >> KEY_BITS
        owners = [next((seat for seat in range(4) if fields >> FIELD_BITS * seat + slot & 1), -1) for slot in range(14)]
        hands = {seat: position.options.reels - owners.count(seat) for seat in range(position.options.players)}
        seat = evaluation.model.turn(end)[0]
        while any(hands.values()):
            if hands[seat]:
                fill, slot = chance.choice([step for column in range(4) if (step := place(column, fill))])
                owners[slot] = seat
                hands[seat] -= 1
            seat = (seat + 1) % position.options.players
        hits += asks(fill, owners)
    return 100 * hits / COUNTED


def owner_at(cell: int, fill: int, owners: list[int]) -> int:
    """Whose reel lies on a cell of a filled round."""
    column = max(column for column in range(4) if FIRST_CELL[column] <= cell)
    slot = cell - SIZES[column] + HEIGHTS[fill][column]
    return owners[slot] if slot >= FIRST_CELL[column] else -1


def reels(position: Position) -> dict[str, int]:
    """By code of a card, whose reel lies on it."""
    return {
        cell["card"]: cell["reel"]
        for column in position.view().facts["columns"]
        for cell in column
        if cell["reel"] is not None
    }


def is_true(position: Position, hint: Hint, reason: Reason, effort: Effort) -> bool:
    """Whether a reason that a hint gives is true in its position."""
    kind = reason.key.removeprefix("hint-").replace("-", "_")
    seat = position.to_move
    args = {"rival" if name == "seat" else name: value for name, value in reason.args.items()}
    return globals()[f"_{kind}"](position, hint, seat, effort, **args)


def _after(position: Position, move: str, ask: Callable[[Position], bool]) -> bool:
    if position.stage is Stage.PLACE:
        position.begin(MOVES[move])
    else:
        play(position, move)
    try:
        return ask(position)
    finally:
        position.pop()


def _best(hint: Hint) -> str:
    return hint.moves[0].move


def _secures(position, hint, seat, effort, card, column):
    cells = position.view().facts["columns"][NAMES.index(column)]
    assert card in [cell["card"] for cell in cells]
    chance = random.Random(card)
    return _after(position, _best(hint), lambda after: all(o.get(card) == seat for o, _ in playouts(after, chance)))


def _secures_star(position, hint, seat, effort, card, star, films, genre, points):
    column = next(
        NAMES[number]
        for number, cells in enumerate(position.view().facts["columns"])
        if card in [cell["card"] for cell in cells]
    )
    assert _secures(position, hint, seat, effort, card, column)
    assert (BY_CODE[card].rating, films * star) == (star, points)
    chance = random.Random(card)
    for _ in range(10):
        pushed = 1
        play(position, _best(hint))
        while position.stage is Stage.PLACE:
            play(position, random_choice(position, chance))
            pushed += 1
        enough = any(name == genre and size >= films for name, size in movies_of(position, seat, card))
        for _ in range(pushed):
            position.pop()
        if not enough:
            return False
    return True


def _cell(position, card):
    return [one.code for one in position.cells].index(card)


def _gets(position, hint, seat, effort, card, percent):
    cell = _cell(position, card)
    count = counted(position, _best(hint), effort, lambda fill, owners: owner_at(cell, fill, owners) == seat)
    return abs(count - percent) <= TOLERANCE


def _takes(position, hint, seat, effort, card, percent):
    lies = _after(position, _best(hint), lambda after: reels(after).get(card) == seat)
    return lies and _gets(position, hint, seat, effort, card, percent)


_reaches = _gets


def _blockbuster(position, hint, seat, effort, card, points, percent):
    assert (BY_CODE[card].kind, points) == ("blockbuster", 2)
    return _gets(position, hint, seat, effort, card, percent)


def _exposed(position, hint, seat, effort, column, card, percent):
    number = NAMES.index(column)
    assert hint.moves[0].move != column
    bottom = FIRST_CELL[number] + SIZES[number] - 1
    assert position.cells[bottom].code == card
    slot = FIRST_CELL[number] + HEIGHTS[position.fill][number]
    count = counted(
        position,
        column,
        effort,
        lambda fill, owners: slot + SIZES[number] - HEIGHTS[fill][number] != bottom,
    )
    return abs(count - percent) <= TOLERANCE


def _denies(position, hint, seat, effort, card, rival):
    chance = random.Random(card)
    never = _after(position, _best(hint), lambda after: all(o.get(card) != rival for o, _ in playouts(after, chance)))
    return never and any(o.get(card) == rival for _ in range(5) for o, _ in playouts(position, chance))


def _pushes(position, hint, seat, effort, card, rival):
    lay = reels(position).get(card) == rival
    return lay and _after(position, _best(hint), lambda after: _fill_grows(after, position, card))


def _fill_grows(after, position, card):
    # Every reel of a column in which a reel is placed moves up (H-9).
    column = next(n for n in range(4) if _cell(position, card) < FIRST_CELL[n] + SIZES[n])
    return NAMES[column] in str(after.last)


def _keeps(position, hint, rounds, uses):
    assert not uses(_best(hint))
    return 0 < rounds == position.options.rounds - position.round


def _keeps_clap(position, hint, seat, effort, rounds):
    return position.has_clap(seat) and _keeps(position, hint, rounds, lambda move: move == "clap")


def _keeps_double(position, hint, seat, effort, rounds):
    return position.has_double(seat) and _keeps(position, hint, rounds, lambda move: "+" in move)


def _waits(position, hint, seat, effort):
    others = [other for other in range(position.options.players) if other != seat]
    return _best(hint) == "clap" and any(position.reels(other) for other in others)


def _last_word(position, hint, seat, effort):
    chance = random.Random("last word")
    assert _best(hint) == "clap"
    return _after(position, "clap", lambda after: all(last == seat for _, last in playouts(after, chance, seat)))


def _two_at_once(position, hint, seat, effort, first, second):
    assert len(_best(hint)) == 3
    return _after(position, _best(hint), lambda after: reels(after)[first] == reels(after)[second] == seat)


def _effects(position):
    from hollywood.choices import choices_of

    return {choice["move"]: choice["effect"] for choice in choices_of(position)}


def _star_most(position, hint, seat, effort, genre, films, rating, points):
    effects = _effects(position)
    best = effects[_best(hint)]
    others = [effect["points"] for move, effect in effects.items() if move != _best(hint)]
    assert (best["genre"], best["films"], best["rating"], best["points"]) == (genre, films, rating, points)
    return points > max(others)


def _star_saves(position, hint, seat, effort, genre, films):
    effects = _effects(position)
    assert effects[f"={genre}"]["films"] == films > effects[_best(hint)]["films"]
    return _best(hint) != f"={genre}" and position.round < position.options.rounds


def _ends(position: Position, seat: int) -> list[tuple[tuple[int, int], int, int]]:
    """Every end of the game for a seat: points and best movie, points of the project, genre of the project."""
    if position.is_over:
        score = position.score(seat)
        best = position.area(seat).best_movie(position.multipliers)
        return [((score.total, best), score.project, position.largest_project(seat))]
    moves = legal(position) if position.to_move == seat else legal(position)[:1]
    found = []
    for move in moves:
        play(position, move)
        found += _ends(position, seat)
        position.pop()
    return found


def _largest(position, hint, seat, effort, genre, films):
    assert position.round == position.options.rounds
    if position.stage is Stage.STAR:
        line = [_best(hint)]
    else:
        line, _, _ = solve(position)
        assert line[0] == _best(hint)
        # Star choices of the line are the naive solver's; of equal ones any will do.
        line = [move for move in line if not move.startswith("=")]
    for move in line:
        play(position, move)
    ends = _ends(position, seat)
    for _ in line:
        position.pop()
    most = max(end[0] for end in ends)
    return (most, films, GENRES.index(genre)) in ends


def _plan(position, hint, seat, effort, card):
    line, _, _ = solve(position)
    turns = [move for move in line if not move.startswith("=")]
    for move in turns[:-1]:
        play(position, move)
    owner = _after(position, turns[-1], lambda after: card in [one.code for one in after.to_receive(seat)])
    for _ in turns[:-1]:
        position.pop()
    return hint.exact and owner


def _certain(position, hint, seat, effort):
    return hint.exact and position.round == position.options.rounds


def _wins(position, hint, seat, effort):
    return _after(position, _best(hint), lambda after: True) and _cannot_lose(position, _best(hint), seat)


def _cannot_lose(position, move, seat):
    play(position, move)
    try:
        if position.is_over:
            return position.outcome().winners == (seat,)
        # Star choices of a seat are its own maximum, whoever it is.
        if position.stage is Stage.STAR:
            return _cannot_lose(position, solve(position)[0][0], seat)
        ends = (_cannot_lose(position, text, seat) for text in legal(position))
        return any(ends) if position.to_move == seat else all(ends)
    finally:
        position.pop()


def _little_difference(position, hint, seat, effort, moves):
    shown = [move.win for move in hint.moves]
    # What is shown is rounded to four places.
    level = sum(round(shown[0] - win, 4) <= 0.02 for win in shown)
    return moves >= 2 and (level >= moves or len(shown) == 4)


def _only(position, hint, seat, effort):
    return len(hint.moves) == 1


def _forced(position, hint, seat, effort):
    return [hint.moves[0].move] == [move.text for move in position.legal_moves()] and len(hint.moves) == 1


def _lost(position, hint, seat, effort):
    _, shares, _ = solve(position)
    return shares[seat] == 0


def _many(position, hint, seat, effort):
    return len(hint.moves) > 1
