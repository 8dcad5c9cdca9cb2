"""The trimmed standard library is enough for every module of the browser's wheel, in a real browser."""

from __future__ import annotations

import ast
import sys
import zipfile
from pathlib import Path

from playwright.sync_api import Page

from e2e.conftest import RunPython
from tools.engine import PACKED
from tools.pack import module_name

BUILT_IN = {"zlib", "binascii", "math", "unicodedata", "collections.abc"}
"""Modules that are compiled into Pyodide and may be files elsewhere."""
IMPORT = "import importlib\nfor name in {names}: importlib.import_module(name)\n'imported'"


def packed(name: str) -> list[str]:
    """Modules in one of the engine's archives, by their dotted names."""
    with zipfile.ZipFile(PACKED / name) as archive:
        return [module_name(path) for path in archive.namelist()]


def test_every_module_of_the_wheel_imports(page: Page, run_python: RunPython, site: str) -> None:
    names = packed("wheel.zip")
    assert {"hollywood", "tabletop.bridge"} <= set(names)
    page.goto(site)
    assert run_python(IMPORT.format(names=names)) == "imported"


def test_the_wheel_holds_every_module_but_the_command_line(dist: Path) -> None:
    root = Path(__file__).resolve().parent.parent / "py"
    sources = {module_name(path.relative_to(root).as_posix()) for path in root.rglob("*.py")}
    left_out = {name for name in sources if name.startswith("hollywood.cli") or name == "hollywood.__main__"}
    assert set(packed("wheel.zip")) == sources - left_out


def test_the_standard_library_is_parted_for_the_engine_and_for_added_bots(dist: Path) -> None:
    engine, bots = set(packed("stdlib.zip")), set(packed("library.zip"))
    assert bots - engine
    assert {"json", "traceback", "encodings.utf_8"} <= engine
    assert not {"statistics", "html.parser", "tarfile", "bz2", "ssl"} & engine
    assert {
        "bz2",
        "email.parser",
        "html.parser",
        "importlib.metadata",
        "importlib.resources",
        "ssl",
        "statistics",
    } <= engine | bots
    # What our modules name anywhere, also within functions, is there without what added bots bring.
    root = Path(__file__).resolve().parent.parent / "py"
    ours = set(packed("wheel.zip"))
    named = set[str]()
    for path in root.rglob("*.py"):
        if module_name(path.relative_to(root).as_posix()) in ours:
            named |= imports(path)
    assert {"json", "zlib"} <= named
    assert named - engine - ours - set(sys.builtin_module_names) - BUILT_IN == set()


def imports(path: Path) -> set[str]:
    """Modules that a source imports."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found
