"""A bot for Hollywood!: it wants good cards near the top, and the most points for a Star."""

from hollywood.replay import position_of


def choose(view):
    """Return a legal move, or its text, for the seat to move.

    view.facts is what the table shows, as JSON: columns, players, undealt, and legal, the texts of all legal moves.
    view.options and view.plies tell the game so far; position_of turns them into a position to search in.
    """
    position = position_of(view)
    me = position.to_move
    places = [move for move in position.legal_moves() if len(move.text) == 1]
    if places:
        return max(places, key=lambda move: worth(view.facts, move.text, me))

    def points(move):
        position.push(move)
        total = position.score(me).total
        position.pop()
        return total

    return max(position.legal_moves(), key=points)


def worth(facts, column, me):
    """Say what a reel in this column will probably bring: the first of a column ends on its top card."""
    cells = facts["columns"]["ABCD".index(column)]
    free = sum(cell["reel"] is None for cell in cells)
    card = cells[len(cells) - free]["card"]
    films = max([0] + [project["films"] for project in facts["players"][me]["projects"]])
    if card.startswith("S"):
        return int(card[1]) * films
    return 2 if card.startswith("B") else 1.5
