"""What an end of a seat's round is worth: points by the rules, and what they and everything else come to by the game's end."""

from collections.abc import Sequence

from hollywood.options import Options
from hollywood.search.ledger import FILM, End
from hollywood.search.worth import PROJECT_WORTH, STUDIO_WORTH, UNCLAIMED_A_ROUND


class Appraisal:
    """How to judge ends of one round, given the Films by genre that stay unclaimed up to its end (H-24)."""

    def __init__(
        self, options: Options, rounds_left: int, unclaimed: Sequence[int], open_projects: bool = True
    ) -> None:
        """Judge with ``rounds_left`` rounds after this one. Without ``open_projects`` a project is only worth what H-22 gives now."""
        self._award_double = options.award_in_project == "double"
        advanced = options.scoring == "advanced"
        self._multipliers = tuple(unclaimed) if advanced else (1, 1, 1)
        later = UNCLAIMED_A_ROUND * rounds_left if advanced else 0.0
        self._hopes = tuple(multiplier + later for multiplier in self._multipliers)
        self._standard = not advanced
        self._worth = PROJECT_WORTH[options.players].get(rounds_left) if open_projects else None
        clap, double = STUDIO_WORTH[options.players].get(rounds_left, (0.0, 0.0)) if open_projects else (0.0, 0.0)
        self._studio = (0.0, double, clap, clap + double)

    def studio(self, cards: int) -> float:
        """Return the worth of unspent Studio cards, numbered as in a hand (H-4)."""
        return self._studio[cards]

    def points(self, end: End) -> tuple[int, int]:
        """Return the score by the rules and the best movie (H-20 to H-25)."""
        horror, action, romance = self._multipliers
        movies = end[3] * horror + end[4] * action + end[5] * romance
        best = max(end[6] * horror, end[7] * action, end[8] * romance)
        return movies + 2 * end[9] + self._project(end), best

    def value(self, end: End) -> tuple[float, int]:
        """Return what an end comes to by the game's end, and its best movie; in the last round the score itself."""
        if self._worth is None:
            return self.points(end)
        return sum(self.parts(end)), max(end[6:9])

    def parts(self, end: End) -> tuple[float, float, float]:
        """Return what movies, Blockbusters and projects each come to by the game's end."""
        horror, action, romance = self._hopes
        movies = end[3] * horror + end[4] * action + end[5] * romance
        if self._worth is None:
            return movies, 2 * end[9], self._project(end)
        sizes = sorted((end[0] % FILM * horror, end[1] % FILM * action, end[2] % FILM * romance))
        largest, second, third = self._worth
        return movies, 2 * end[9], largest * sizes[2] + second * sizes[1] + third * sizes[0]

    def _project(self, end: End) -> int:
        """The single largest project (H-22, H-25)."""
        if self._award_double:
            sizes = sorted((end[0] % FILM, end[1] % FILM, end[2] % FILM))
        else:
            sizes = sorted((end[0] // FILM, end[1] // FILM, end[2] // FILM))
        return sizes[2] if sizes[2] > sizes[1] else 0
