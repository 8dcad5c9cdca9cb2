"""JSON from outside, read strictly: what Python's reader lets pass is refused with the reason."""

import json
import re
from math import isfinite

from tabletop.refusal import Reason, Refused

MOST_BYTES = 256 * 1024
MOST_DEPTH = 8
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)


def read_json(text: str, most_bytes: int = MOST_BYTES, most_depth: int = MOST_DEPTH) -> object:
    """Return the value of a JSON text of at most 256 KiB, nested at most 8 deep; a byte order mark is allowed.

    Raises:
        Refused: too large or too deep, no JSON, a name twice in one object, NaN or an infinite number, a lone surrogate.
    """
    text = text.removeprefix("\ufeff")
    if len(text.encode("utf-8", "surrogatepass")) > most_bytes:
        raise Refused(Reason("too-large", {"most": most_bytes // 1024}))
    _check_depth(text, most_depth)
    try:
        value: object = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise Refused(Reason("not-json", {"line": error.lineno, "column": error.colno})) from None
    _check_texts(value)
    return value


def _check_depth(text: str, most: int) -> None:
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > most:
            raise Refused(Reason("too-deep", {"most": most}))


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result: dict[str, object] = {}
    for name, value in pairs:
        if name in result:
            raise Refused(Reason("name-twice", {"field": name[:40]}))
        result[name] = value
    return result


def _no_constant(word: str) -> object:
    raise Refused(Reason("not-a-number", {"text": word}))


def _whole(digits: str) -> int:
    try:
        return int(digits)
    except ValueError:
        # Python reads no number of thousands of digits.
        raise Refused(Reason("not-a-number", {"text": digits[:40]})) from None


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise Refused(Reason("not-a-number", {"text": digits[:40]}))
    return number


def _check_texts(value: object) -> None:
    if isinstance(value, str):
        check_surrogates(value)
    elif isinstance(value, list):
        for item in value:
            _check_texts(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            check_surrogates(name)
            _check_texts(item)


def check_surrogates(text: str, where: str = "record") -> None:
    """Refuse a text that is no Unicode: half a surrogate pair has no UTF-8. Raises ``Refused``."""
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise Refused(Reason("lone-surrogate"), where)
