"""How the house is laid out: what may import what, and documents that keep their word."""

import ast
import doctest
import importlib
import shlex
import sys
import tomllib

import hollywood
import pytest

from tests.support import PY, ROOT, run_cli

MODULES = {
    ".".join(path.relative_to(PY).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PY.rglob("*.py"))
}
COMMAND_LINE = {name for name in MODULES if name.startswith("hollywood.cli") or name == "hollywood.__main__"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

# Modules that read, write, wait or leave things to chance.
OUTSIDE = {
    "argparse", "asyncio", "builtins", "fileinput", "getpass", "http", "io", "logging", "multiprocessing", "os", "pathlib",
    "random", "secrets", "shutil", "signal", "socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "uuid", "datetime", "locale", "platform",
}  # fmt: skip
# Added bots are files in memory, and what they print is kept there.
GUESTS = {"tabletop.guest", "tabletop.wheel"}
IN_MEMORY = {"io"}
IMPURE_CALLS = {"print", "input", "open", "exec", "eval", "hash", "id", "__import__", "breakpoint"}


def tree(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text("utf-8"))


def imports(name: str) -> set[str]:
    """Full names of the modules that a module imports."""
    found = set()
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            found.add(node.module or "")
    return found


def test_there_are_two_rooms():
    assert {name.partition(".")[0] for name in MODULES} == {"hollywood", "tabletop"}
    assert len(MODULES) > 25


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("tabletop")])
def test_tabletop_imports_no_game(name):
    assert not [module for module in imports(name) if module.startswith("hollywood")]
    words = {
        node.value for node in ast.walk(tree(name)) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert "hollywood" not in words


@pytest.mark.parametrize("name", MODULES)
def test_the_engine_imports_the_standard_library_only(name):
    roots = {module.partition(".")[0] for module in imports(name)}
    assert roots <= sys.stdlib_module_names | {"hollywood", "tabletop"}


@pytest.mark.parametrize("name", sorted(set(MODULES) - COMMAND_LINE))
def test_only_the_command_line_does_input_and_output(name):
    assert imports(name).isdisjoint(OUTSIDE - (IN_MEMORY if name in GUESTS else set()))
    nodes = list(ast.walk(tree(name)))
    # That a value can be put into a set is no input: only there is a hash asked for.
    hashing = {
        call
        for node in nodes
        if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
        for call in ast.walk(node)
    }
    calls = {
        node.func.id
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node not in hashing
    }
    assert calls.isdisjoint(IMPURE_CALLS)


# Reasons about texts that are no move and no option at all: no rule forbids them.
NO_RULE = {"no-such-move", "unknown-field"}


def reasons(name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree(name))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"
    ]


def test_each_reason_of_the_rules_cites_its_rule():
    rules = {name for name in MODULES if name.startswith("hollywood")} - COMMAND_LINE
    found = [(name, call) for name in sorted(rules) for call in reasons(name)]
    assert len(found) > 20
    silent = {
        f"{name}:{call.lineno}"
        for name, call in found
        if len(call.args) < 3 and not (isinstance(call.args[0], ast.Constant) and call.args[0].value in NO_RULE)
    }
    assert silent == set()


@pytest.mark.parametrize("name", sorted(set(MODULES) - COMMAND_LINE))
def test_nothing_else_imports_the_command_line(name):
    assert imports(name).isdisjoint(COMMAND_LINE)


@pytest.mark.parametrize("name", MODULES)
def test_no_global_randomness_anywhere(name):
    assert imports(name).isdisjoint({"random", "secrets", "uuid"})


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("hollywood.bots")])
def test_bots_know_no_deck(name):
    assert imports(name).isdisjoint({"hollywood.deal", "hollywood.game", "tabletop.session", "tabletop.record"})


@pytest.mark.parametrize(
    "name", ["hollywood.area", "hollywood.cards", "hollywood.columns", "hollywood.moves", "hollywood.position"]
)
def test_the_rules_know_no_sessions_and_no_bots(name):
    strangers = {
        "tabletop.session",
        "tabletop.record",
        "tabletop.bridge",
        "tabletop.rng",
        "hollywood.bots",
        "hollywood.game",
    }
    assert imports(name).isdisjoint(strangers)


@pytest.mark.parametrize("name", sorted(set(MODULES) - {"hollywood.__main__"}))
def test_every_module_says_what_it_is_for_and_its_examples_run(name):
    module = importlib.import_module(name)
    assert module.__doc__
    assert doctest.testmod(module).failed == 0


def test_the_package_has_an_example_that_runs():
    assert doctest.testmod(hollywood).attempted >= 5


def test_everything_offered_exists():
    for name in hollywood.__all__:
        assert getattr(hollywood, name) is not None


def test_the_examples_of_the_readme_run():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted >= 5


def test_the_command_lines_of_the_readme_run(tmp_path):
    start = "PYTHONPATH=py python3 -m hollywood "
    lines = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.startswith(start)]
    assert len(lines) >= 2
    for line in lines:
        command, _, target = line.removeprefix(start).partition(" > ")
        arguments = [str(tmp_path / word) if word.endswith(".json") else word for word in shlex.split(command)]
        run = run_cli(*arguments)
        assert (run.returncode, run.stderr) == (0, ""), line
        if target:
            (tmp_path / target.strip()).write_text(run.stdout, "utf-8")


# The package


def test_the_version_is_one():
    assert PROJECT["project"]["version"] == hollywood.__version__ == hollywood.GAME.version


def test_the_package_is_typed_and_needs_nothing():
    for room in ("hollywood", "tabletop"):
        assert (PY / room / "py.typed").read_bytes() == b""
    assert PROJECT["tool"]["setuptools"]["package-data"] == {"*": ["py.typed"]}
    assert PROJECT["project"]["dependencies"] == []
    assert PROJECT["project"]["requires-python"] == ">=3.11"


def test_the_package_names_files_that_are_there():
    assert (ROOT / PROJECT["project"]["readme"]).is_file()
    for name in PROJECT["project"]["license-files"]:
        assert (ROOT / name).is_file()
    assert (ROOT / PROJECT["tool"]["setuptools"]["package-dir"][""]) == PY


def test_the_installed_program_runs(monkeypatch, capsys):
    module, _, function = PROJECT["project"]["scripts"]["hollywood"].partition(":")
    program = getattr(importlib.import_module(module), function)
    monkeypatch.setattr(sys, "argv", ["hollywood", "random", "--players", "3", "--seed", "s"])
    assert program() == 0
    assert capsys.readouterr().out.startswith('{"format": "tabletop-record"')


def test_the_page_knows_the_bots_that_there_are():
    source = (ROOT / "web" / "app" / "model.js").read_text("utf-8")
    for name in hollywood.GAME.bots:
        assert f'"{name}"' in source
