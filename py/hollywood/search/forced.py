"""Whether a player wins the last round whatever the others do."""

from hollywood.search.round import RoundModel, shares_of
from hollywood.search.turns import KEY, KEY_BITS, PATTERN_OF_FILL, fill_of, turn_at


def wins_anyway(model: RoundModel, state: int, seat: int, most: int) -> bool:
    """Return whether a seat can force the win, unshared, from a state of the last round; False also beyond ``most`` states."""
    known: dict[int, bool] = {}

    def wins(state: int) -> bool:
        if state not in known:
            if len(known) >= most:
                return False
            mover, steps, _ = turn_at(state & KEY, True)
            if not steps:
                results = model.results(state >> KEY_BITS, PATTERN_OF_FILL[fill_of(state)])
                known[state] = shares_of(results)[seat] == 1
            else:
                ends = (wins(state + step) for step in steps)
                known[state] = any(ends) if mover == seat else all(ends)
        return known[state]

    return wins(state)
