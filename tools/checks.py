"""Runs the linters, the tests and the benchmarks, and counts what ran."""

from __future__ import annotations

import os
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

from tools import site
from tools.fluent import write_types
from tools.say import ROOT, Stop, run, say, status, step
from tools.stamps import CACHE, tree
from tools.toolbox import PYTHON, SCRIPTS, browser, node_programs, npm_packages, python_tools

PARALLEL = ("-n", "2", "--dist", "worksteal")
AGAIN = ("--reruns", "1", "-raR")
"""A browser on a busy machine can miss a moment: what failed is tried once more, and named (RERUN). Who sees such a name mends its test."""
PYTHON_FOLDERS = ["py", "tests", "e2e", "bench", "docs", "tools", "build.py"]


@dataclass
class Count:
    """How many tests of one kind ran."""

    kind: str
    passed: int
    failed: int
    skipped: int

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def check_commands() -> dict[str, list[str | Path]]:
    """Every check by its name."""
    tool = {name: SCRIPTS / name for name in ("ruff", "mypy", "check-jsonschema")}
    workflows = [path.relative_to(ROOT) for path in tree(".github/workflows", ".yml")]
    folders = [name for name in PYTHON_FOLDERS if (ROOT / name).exists()]
    node, _ = node_programs()
    return {
        "ruff check": [tool["ruff"], "check", "--quiet", *folders],
        "ruff format": [tool["ruff"], "format", "--quiet", "--check", *folders],
        "mypy": [tool["mypy"], "--strict", "py"],
        "mypy of the build": [tool["mypy"], "--strict", "build.py", "tools"],
        "tsc": [node, "node_modules/typescript/bin/tsc", "--project", "tsconfig.json"],
        "workflow schema": [tool["check-jsonschema"], "--builtin-schema", "vendor.github-workflows", *workflows],
    }


def check_all() -> Count:
    """Run every check to its end, so that one run shows all that is wrong."""
    python_tools()
    npm_packages()
    write_types()
    count = Count("checks", 0, 0, 0)
    for name, command in check_commands().items():
        say(f"· {name}")
        if status(command, quiet=True):
            say(f"  {name} found something")
            count.failed += 1
        else:
            count.passed += 1
    return count


def check() -> None:
    """Linters and types; stops when one finds something."""
    count = check_all()
    say(f"checks: {count}")
    if count.failed:
        raise Stop("Mend what the checks found (`ruff format .` in .venv lays the Python out), then run them again.")


def pytest(kind: str, *arguments: str) -> Count:
    """Run one folder of tests and read from pytest's own report what ran."""
    report = CACHE / f"{kind}.xml"
    report.unlink(missing_ok=True)
    code = status([PYTHON, "-m", "pytest", kind, f"--junit-xml={report}", *arguments], env={**os.environ})
    if not report.exists():
        return Count(kind, 0, 1, 0)
    numbers = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        for name in numbers:
            numbers[name] += int(suite.get(name, 0))
    failed = numbers["failures"] + numbers["errors"]
    if code and not failed:
        failed = 1
    passed = numbers["tests"] - numbers["failures"] - numbers["errors"] - numbers["skipped"]
    return Count(kind, max(passed, 0), failed, numbers["skipped"])


def test() -> None:
    """Everything, with a count at the end; a kind of which nothing ran has failed."""
    counts = [check_all()]
    os.environ["HOLLYWOOD_CHROMIUM"] = browser()
    say(f"  browser: {os.environ['HOLLYWOOD_CHROMIUM']}")
    with step("Rules, records and build: tests/"):
        counts.append(pytest("tests", *PARALLEL))
    site.build_site()
    with step("Whole games in the browser: e2e/"):
        counts.append(pytest("e2e", *PARALLEL, *AGAIN))
    for count in counts:
        if not count.passed and not count.failed:
            say(f"No test of {count.kind} ran, and that counts as a failure.")
            count.failed = 1
        say(f"{count.kind}: {count}")
    total = Count("all", sum(c.passed for c in counts), sum(c.failed for c in counts), sum(c.skipped for c in counts))
    say(str(total))
    if total.failed:
        raise Stop("Something failed: look above for the first FAILED or `found something`.")


HOURS = ("calibrate", "ladder")
"""Benchmarks that take hours, print tables of their own and run only when they are named."""


def benchmarks() -> dict[str, Path]:
    """Every benchmark by its name."""
    return {path.stem: path for path in tree("bench", ".py") if path.parent == ROOT / "bench"}


def bench(names: list[str]) -> None:
    """Print the figures of the benchmarks in bench/, or of those named, as one table."""
    known = benchmarks()
    unknown = [name for name in names if name not in known]
    if unknown:
        raise Stop(f"There is no benchmark {unknown[0]}: choose from {', '.join(known)}.")
    python_tools()
    site.build_site()
    env = {**os.environ, "HOLLYWOOD_CHROMIUM": browser()}
    rest = [name for name in names or known if name not in HOURS]
    for name in [name for name in names if name in HOURS]:
        run([PYTHON, known[name]], env=env, advice=f"bench/{name} failed: see above")
    if rest:
        run([PYTHON, "-m", "tools.figures", *rest], env=env, advice="A benchmark failed: see above")


def shots(choice: list[str]) -> None:
    """Take pictures of the built page."""
    python_tools()
    site.build_site()
    run(
        [PYTHON, "e2e/shots.py", *choice],
        env={**os.environ, "HOLLYWOOD_CHROMIUM": browser()},
        advice="A picture could not be taken: see above",
    )
