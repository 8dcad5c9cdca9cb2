"""Two builds of the same files, in two folders, give the same bytes."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from e2e.conftest import FULL

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ["build.py", "index.html", "LICENSE", "package.json", "package-lock.json", ".npmrc", "py", "tools", "web"]


def fingerprints(folder: Path) -> dict[str, str]:
    """Every file below `folder` with a hash of its content."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(files)
    }


@FULL
def test_a_build_in_another_folder_gives_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    copy = tmp_path / "a folder with a name of its own"
    copy.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, copy / name)
    done = subprocess.run(
        [sys.executable, "build.py", "build"], cwd=copy, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert fingerprints(copy / "dist") == fingerprints(dist)


def test_a_second_build_repeats_nothing(dist: Path) -> None:
    done = subprocess.run(
        [sys.executable, "build.py", "build"], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.stdout == "dist/ is up to date.\n"
