"""The one table of English sentences for refusals on the command line."""

from tabletop.refusal import Refused

MESSAGES = {
    # records
    "too-large": "is larger than {most} KiB",
    "too-deep": "is nested deeper than {most}",
    "not-json": "is not JSON (line {line}, column {column})",
    "not-utf8": "is not UTF-8",
    "name-twice": 'the name "{field}" stands twice in one object',
    "not-a-number": "{text} is not a number that JSON knows",
    "lone-surrogate": "holds half a character (a lone surrogate)",
    "cannot-read": "cannot be read: {why}",
    "missing": "is missing",
    "unknown-field": "is not a field of a record",
    "not-one-of": "must be {values}",
    "not-an-object": "must be an object",
    "not-a-list": "must be a list",
    "not-a-text": "must be a text",
    "newer-version": "made by a newer version ({version})",
    "other-game": "must be {game}",
    "wrong-number-of-seats": "must be {players} seats",
    "too-long": "is longer than {most} characters",
    "control-mark": "holds a control or direction mark",
    "not-nfc": "is not in Unicode's normal form C",
    "no-such-player": "must be human or bot:<name>",
    "link-damaged": "is not whole",
    # plies
    "no-such-move": "is not a ply",
    "no-such-card": "there is no card {card}",
    "no-such-seat": "there is no seat {seat}",
    "first-due": "the first player is not named yet",
    "first-not-due": "the first player is named already",
    "deal-due": "a deal is due",
    "deal-not-due": "no deal is due",
    "deal-shape": "a deal is 11 Movie cards and 3 Stars in columns of 4, 4, 3 and 3",
    "card-twice": "card {card} has been dealt before",
    "column-full": "column {column} is full",
    "clap-spent": "the Clap Board is spent",
    "double-spent": "the Double Reel is spent",
    "double-needs-two-reels": "the Double Reel needs two reels, {reels} left",
    "star-due": "the Star {card} waits for its project",
    "no-choice": "no Star waits for a choice",
    "no-project": "there is no open project {genre}",
    "not-now": "cannot begin now",
    "game-over": "the game is over",
    # sessions and the border to the page
    "not-your-turn": "somebody else decides now",
    "unknown-bot": "there is no bot {name}",
    "bot-stumbled": "the bot {name} stumbled: {detail}",
    "unknown-method": "there is no method {method}",
    "no-game": "no game is running",
    "stale": "the game has gone on since",
    # bots that somebody adds
    "guest-empty": "is empty",
    "guest-large": "is larger than {most} KiB",
    "guest-kind": "is neither a .py file nor a wheel",
    "guest-not-text": "is not a text in UTF-8",
    "guest-syntax": "is not Python: line {line}",
    "guest-no-wheel": "is no wheel",
    "guest-binary": "is a wheel that is not pure Python",
    "guest-needs": "needs other packages: {packages}",
    "guest-no-choose": "has no function choose(view)",
    "guest-illegal": "chose {move}, which is not legal",
    "guest-raised": "raised an exception",
    "guest-memory": "ran out of memory",
    # the arena and the engine
    "wrong-number-of-bots": "must be 2 to {players} bots",
    "bot-late": "{name} did not answer within {seconds} s and was ended; a random move stands in, and after three such nobody asks it again",
    "dask-missing": "needs the package distributed: pip install 'hollywood[dask]'",
    "cannot-reach": "cannot be reached: {why}",
    "two-budgets": "stands beside iterations; one of them is enough",
    "not-a-whole-number": "must be a whole number from 1 to {most}",
}
"""By key of a reason; what stands in braces are its arguments."""


def say(refused: Refused) -> str:
    """Return one line: where, what is wrong and the rule that says so."""
    reason = refused.reason
    words = MESSAGES[reason.key].format(**reason.args)
    if reason.key == "not-one-of":
        words = words.replace("|", " or ")
    return one_line(f"{refused.where or 'record'}: {words}" + (f" ({reason.rule})" if reason.rule else ""))


def one_line(text: str) -> str:
    """Return a text with everything that does not print, line ends too, spelled out."""
    return "".join(character if character.isprintable() else ascii(character)[1:-1] for character in text)
