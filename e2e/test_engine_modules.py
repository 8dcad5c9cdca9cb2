"""The trimmed standard library is enough for every module of the browser's wheel, in a real browser."""

from __future__ import annotations

import zipfile
from pathlib import Path

from playwright.sync_api import Page

from e2e.conftest import RunPython
from tools.engine import PACKED
from tools.pack import module_name

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


def test_a_margin_of_the_standard_library_is_there(page: Page, run_python: RunPython, http_site: str) -> None:
    margin = [
        "email.parser",
        "html.parser",
        "importlib.metadata",
        "importlib.resources",
        "urllib.request",
        "zipfile",
        "hashlib",
        "statistics",
    ]
    page.goto(http_site)
    assert run_python(IMPORT.format(names=margin)) == "imported"
