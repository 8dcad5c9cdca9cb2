"""A file that somebody adds as a bot: a wheel as it is, or a ``.py`` file wrapped in one. Refused where it cannot be a bot."""

import io
import re
import zipfile
from email.parser import HeaderParser
from typing import NamedTuple

from tabletop.record import GUEST, MOST_NAME
from tabletop.refusal import Reason, Refused

MOST_FILE = 1 << 20
"""Bytes that a file may have."""
MOST_UNPACKED = 8 << 20
"""Bytes that a wheel may hold."""
BINARY = (".so", ".pyd", ".dll", ".dylib", ".wasm", ".a", ".exe")
NO_MARKS = re.compile(r"[^\w .()+-]")


class Wheel(NamedTuple):
    """What an installer needs, and where a bot can be in it."""

    name: str
    """Of the bot, short enough for a record."""
    file: str
    """Name of the wheel."""
    data: bytes
    modules: tuple[str, ...]
    """Its modules and packages at the top, sorted."""


def wheel_of(file: str, data: bytes) -> Wheel:
    """Return the wheel that a file is or becomes.

    Raises:
        Refused: it is neither Python nor a pure wheel without dependencies, is empty or too large.
    """
    stem, _, kind = file.rpartition(".")
    # Browsers number what was downloaded before.
    stem = re.sub(r" ?\(\d+\)$", "", stem)
    if not data.strip():
        raise Refused(Reason("guest-empty"))
    if len(data) > MOST_FILE:
        raise Refused(Reason("guest-large", {"most": MOST_FILE >> 10}))
    if kind == "py":
        return _wrapped(stem, data)
    if kind == "whl":
        return _checked(stem, data)
    raise Refused(Reason("guest-kind"))


def _name(text: str) -> str:
    return NO_MARKS.sub("", text).strip()[: MOST_NAME - len(GUEST)] or "bot"


def _wrapped(stem: str, source: bytes) -> Wheel:
    _check_source(stem, source)
    # Its own prefix keeps it apart from the modules of Python and of this project.
    module = "bot_" + re.sub(r"\W", "_", stem, flags=re.ASCII)
    info = f"{module}-0.dist-info"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(f"{module}.py", source)
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {module}\nVersion: 0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return Wheel(_name(stem), f"{module}-0-py3-none-any.whl", packed.getvalue(), (module,))


def _check_source(stem: str, source: bytes) -> None:
    if b"\0" in source:
        raise Refused(Reason("guest-not-text"))
    try:
        source.decode()
    except UnicodeDecodeError:
        raise Refused(Reason("guest-not-text")) from None
    try:
        compile(source, f"{stem}.py", "exec", dont_inherit=True)
    except SyntaxError as error:
        raise Refused(Reason("guest-syntax", {"line": error.lineno or 1})) from error


def _checked(stem: str, data: bytes) -> Wheel:
    tags = stem.split("-")[-3:]
    if len(stem.split("-")) not in (5, 6):
        raise Refused(Reason("guest-no-wheel"))
    if "py3" not in tags[0] or tags[1:] != ["none", "any"]:
        raise Refused(Reason("guest-binary"))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            if sum(entry.file_size for entry in entries) > MOST_UNPACKED:
                raise Refused(Reason("guest-large", {"most": MOST_UNPACKED >> 10}))
            names = [entry.filename for entry in entries]
            metadata = [archive.read(name) for name in names if re.fullmatch(r"[^/]*\.dist-info/METADATA", name)]
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError):
        raise Refused(Reason("guest-no-wheel")) from None
    if len(metadata) != 1:
        raise Refused(Reason("guest-no-wheel"))
    if any(name.endswith(BINARY) for name in names):
        raise Refused(Reason("guest-binary"))
    header = HeaderParser().parsestr(metadata[0].decode("utf-8", "replace"))
    needed = [line for line in header.get_all("Requires-Dist", []) if "extra" not in line.partition(";")[2]]
    if needed:
        raise Refused(Reason("guest-needs", {"packages": ", ".join(needed)[:80]}))
    modules = {match[1] for name in names if (match := re.fullmatch(r"(\w+)(?:/__init__)?\.py", name))}
    return Wheel(_name(str(header["Name"] or stem)), f"{stem}.whl", data, tuple(sorted(modules)))
