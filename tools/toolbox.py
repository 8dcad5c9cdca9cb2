"""Gets what the build and the tests need: the virtual environment, Node, the npm packages, a browser."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from functools import cache
from pathlib import Path

from tools.say import ROOT, Stop, run, status, step
from tools.stamps import CACHE, Stamp, digest

VENV = ROOT / ".venv"
BENCH_VENV = CACHE / "bench-venv"
ENGINES_VENV = CACHE / "engines-venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
NODE_AT_LEAST = 20
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Quickest first: the shell is Chromium without a window, which is all that a test needs."""
OFFLINE = "check that this computer is online, then run the same command again"


def python_of(home: Path) -> Path:
    """The Python of a virtual environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


PYTHON = python_of(VENV)


def install(requirements: str, what: str, home: Path = VENV) -> None:
    """Install a file of pinned requirements into a virtual environment, once."""
    python = python_of(home)
    name = requirements.removesuffix(".txt").replace("/", "-")
    stamp = Stamp(f"pip-{name}", digest([ROOT / requirements], sys.version), python)
    if stamp.fresh():
        return
    stamp.clear()
    make_venv(home)
    with step(f"Installing {what}"):
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(
            [*pip, "--require-hashes", "-r", requirements],
            advice=f"{what[0].upper()}{what[1:]} could not be installed: {OFFLINE}.",
        )
    stamp.set()


def make_venv(home: Path = VENV) -> None:
    """Have a virtual environment, with pip at least."""
    if not python_of(home).exists():
        with step(f"Making the virtual environment {home.relative_to(ROOT)}"):
            try:
                venv.create(home, with_pip=True, clear=True)
            except (OSError, subprocess.CalledProcessError):
                raise Stop(
                    "Python could not make a virtual environment: install Python's venv module (on Debian: apt install python3-venv)."
                ) from None


def page_wheels() -> Path:
    """The folder of wheels that go into the page as they are, for its own Python."""
    requirements = "tools/requirements-page.txt"
    folder = CACHE / "wheels"
    stamp = Stamp("wheels", digest([ROOT / requirements]), folder)
    if not stamp.fresh():
        stamp.clear()
        shutil.rmtree(folder, ignore_errors=True)
        make_venv()
        pip = [str(PYTHON), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        with step("Getting the installer of added bots"):
            run(
                [
                    *pip,
                    "--only-binary=:all:",
                    "--python-version=3.14",
                    "--require-hashes",
                    "-r",
                    requirements,
                    "-d",
                    folder,
                ],
                advice=f"The installer of added bots could not be downloaded: {OFFLINE}.",
            )
        stamp.set()
    return folder


def python_tools() -> None:
    """Have pytest, the linters and the browser driver."""
    install("requirements.txt", "the Python tools for tests and checks")


def bench_python() -> Path:
    """The Python of the environment that holds what only benchmarks need."""
    install("bench/requirements.txt", "what the benchmarks compare with", BENCH_VENV)
    return python_of(BENCH_VENV)


def engines_python() -> Path:
    """The Python of the environment that holds what drives the browser engines."""
    install("e2e/engines/requirements.txt", "what drives the browsers", ENGINES_VENV)
    return python_of(ENGINES_VENV)


def node_version(node: str) -> int:
    """Major version of a `node` program, 0 when it does not say."""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", text)
    return int(found[1]) if found else 0


@cache
def node_programs() -> tuple[str, str]:
    """Paths of `node` and `npm`: those of the system when new enough, else the ones from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= NODE_AT_LEAST:
        return node, npm
    install("tools/requirements-node.txt", "Node.js")
    node, npm = shutil.which("node", path=str(SCRIPTS)), shutil.which("npm", path=str(SCRIPTS))
    if not node or not npm:
        raise Stop(
            f"Node.js could not be installed into .venv: install Node.js {NODE_AT_LEAST} or newer from nodejs.org, then try again."
        )
    return node, npm


def node(*arguments: str | Path, advice: str) -> None:
    """Run a script with Node."""
    run([node_programs()[0], *arguments], advice=advice)


def npm_packages() -> None:
    """Have the npm packages exactly as the lock file names them."""
    manifest = ROOT / "package.json"
    wanted = json.loads(manifest.read_text(encoding="utf-8"))
    stamp = Stamp(
        "npm",
        digest([manifest, ROOT / "package-lock.json", ROOT / ".npmrc"]),
        *(ROOT / "node_modules" / name for name in sorted({**wanted["dependencies"], **wanted["devDependencies"]})),
    )
    if stamp.fresh():
        return
    stamp.clear()
    node_path, npm = node_programs()
    search = os.pathsep.join([str(Path(node_path).parent), os.environ.get("PATH", "")])
    with step("Installing the npm packages"):
        run(
            [npm, "ci", "--no-audit", "--no-fund"],
            env={**os.environ, "PATH": search},
            advice=f"The npm packages could not be installed: {OFFLINE}.",
        )
    stamp.set()


def browser() -> str:
    """Path of a Chromium for the tests: the system's, else Playwright's, else Debian's. Never none."""
    given = os.environ.get("HOLLYWOOD_CHROMIUM")
    found = given or system_browser() or playwright_browser() or debian_browser()
    if not found or not Path(found).exists():
        raise Stop(
            "No browser for the tests: install Chromium or Google Chrome, or set HOLLYWOOD_CHROMIUM to the path of one."
        )
    return found


def system_browser() -> str | None:
    """A Chromium or Chrome on the PATH."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def playwright_browser() -> str | None:
    """The Chromium that Playwright downloads, where it can."""
    with step("Getting a browser through Playwright"):
        if status([PYTHON, "-m", "playwright", "install", "chromium"], quiet=True):
            return None
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    path = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True, check=False).stdout.strip()
    return path if path and Path(path).exists() else None


def debian_browser() -> str | None:
    """Debian's Chromium, where this is Debian and the user may install it."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    with step("Getting Debian's Chromium"):
        for words in (["update"], ["install", "-y", "chromium-headless-shell"]):
            if status(["apt-get", "-q", *words], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, quiet=True):
                return None
    return system_browser()
