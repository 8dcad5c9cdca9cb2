"""An independent solver: the game's own ``push`` and ``pop`` to the end, no memory, no pruning."""

from functools import cmp_to_key

from hollywood import Position, Stage

KINDS = ["A", "B", "C", "D", "clap"]


def solve(position: Position) -> tuple[list[str], tuple[float, ...], tuple[int, ...]]:
    """The moves that lead to the end when everybody plays best, shares of the win and points by seat.

    Only for the last round. The mover takes most win share, then the largest (players x own - all), then the first of A, B, C, D, clap
    and the pairs; its Star choices are its own maximum of points, then best movie.
    """
    if position.is_over:
        outcome = position.outcome()
        share = 1 / len(outcome.winners)
        players = range(position.options.players)
        return [], tuple(share if seat in outcome.winners else 0.0 for seat in players), outcome.scores
    seat = position.to_move
    if position.stage is Stage.STAR:
        return solve_star(position, seat)
    found = []
    for move in sorted(position.legal_moves(), key=lambda move: (len(move.text) == 3, move.text == "clap", move.text)):
        position.push(move)
        line, shares, points = solve(position)
        position.pop()
        found.append(([move.text, *line], shares, points))
    # max keeps the first of equals.
    return max(found, key=cmp_to_key(lambda one, two: compare(one, two, seat)))


def compare(one: tuple, two: tuple, seat: int) -> int:
    keys = [(shares[seat], len(points) * points[seat] - sum(points)) for _, shares, points in (one, two)]
    return (keys[0] > keys[1]) - (keys[0] < keys[1])


def solve_star(position: Position, seat: int) -> tuple[list[str], tuple[float, ...], tuple[int, ...]]:
    """The choice after which the seat can end with most points, then the best movie."""
    best, most = None, (-1, -1)
    for move in position.legal_moves():
        position.push(move)
        if (end := own_best(position, seat)) > most:
            best, most = move, end
        position.pop()
    position.push(best)
    line, shares, points = solve(position)
    position.pop()
    return [best.text, *line], shares, points


def own_best(position: Position, seat: int) -> tuple[int, int]:
    """Most points, then best movie, that a seat can still end with."""
    if position.is_over:
        return position.score(seat).total, position.area(seat).best_movie(position.multipliers)
    moves = position.legal_moves() if position.to_move == seat else position.legal_moves()[:1]
    ends = []
    for move in moves:
        position.push(move)
        ends.append(own_best(position, seat))
        position.pop()
    return max(ends)


def ended_now(facts: dict) -> tuple[list[tuple[str, int, int]], list[set[tuple[int, int, int]]]]:
    """What a view's facts come to if no further reel is placed, by the words of the rules and nothing else of the game.

    Column, row and seat in the order of receiving (H-13, H-26); for each seat its points for Blockbusters, movies and the
    project (H-20 to H-25) after every way of giving its Stars that ends with most points, then the best movie.
    """
    options = facts["options"]
    lying = [
        (column, row, cell)
        for column, cells in zip("ABCD", facts["columns"], strict=True)
        for row, cell in list(enumerate(cells))[:: -1 if options["collect"] == "bottom_up" else 1]
    ]
    claimed = [(column, row, cell) for column, row, cell in lying if cell["reel"] is not None]
    free = [cell["card"] for _, _, cell in lying if cell["reel"] is None] + facts["unclaimed"]
    times = {genre: sum(card[0] == genre for card in free) for genre in "HAR"}
    if options["scoring"] == "standard":
        times = dict.fromkeys("HAR", 1)
    double = options["award_in_project"] == "double"
    ends = []
    for seat, player in enumerate(facts["players"]):
        projects = {project["genre"]: project["cards"] for project in player["projects"]}
        movies = [(movie["cards"], movie["star"]) for movie in player["movies"]]
        hand = [cell["card"] for _, _, cell in claimed if cell["reel"] == seat]
        worth = [
            points_of(projects, movies, blockbusters, times, double)
            for projects, movies, blockbusters in ways(projects, movies, len(player["blockbusters"]), hand)
        ]
        most = max((sum(points), best) for points, best in worth)
        ends.append({points for points, best in worth if (sum(points), best) == most})
    return [(column, row, cell["reel"]) for column, row, cell in claimed], ends


def ways(projects: dict, movies: list, blockbusters: int, hand: list[str]) -> list[tuple[dict, list, int]]:
    """Everything a seat can have after it has received a hand in order."""
    if not hand:
        return [(projects, movies, blockbusters)]
    card, *rest = hand
    if card[0] == "B":
        return ways(projects, movies, blockbusters + 1, rest)
    if card[0] != "S":
        return ways({**projects, card[0]: [*projects.get(card[0], []), card]}, movies, blockbusters, rest)
    if not projects:
        return ways(projects, movies, blockbusters, rest)
    found = []
    for genre, films in projects.items():
        others = {name: cards for name, cards in projects.items() if name != genre}
        found += ways(others, [*movies, (films, card)], blockbusters, rest)
    return found


def points_of(projects: dict, movies: list, blockbusters: int, times: dict, double: bool) -> tuple[tuple, int]:
    """Points for Blockbusters, movies and the project, and those of the best movie."""
    made = [
        (len(films) + sum("*" in film for film in films)) * int(star[1]) * times[films[0][0]] for films, star in movies
    ]
    sizes = sorted(
        len(films) + (sum("*" in film for film in films) if double else 0) for films in projects.values()
    ) or [0]
    project = 0 if sizes.count(sizes[-1]) > 1 else sizes[-1]
    return (2 * blockbusters, sum(made), project), max(made, default=0)
