"""What the build promises, as far as it shows without building."""

from __future__ import annotations

import ast
import base64
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import engine, engines, pack, single, site, stamps, toolbox

ROOT = Path(__file__).resolve().parent.parent


def test_the_npm_lock_names_no_host_and_pins_every_package() -> None:
    text = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
    assert packages
    assert all(entry["version"] and entry["integrity"] for entry in packages.values())


def test_the_wanted_npm_packages_are_exact() -> None:
    manifest = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    wanted = {**manifest["dependencies"], **manifest["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())


@pytest.mark.parametrize(
    "name",
    [
        "requirements.txt",
        "tools/requirements-node.txt",
        "tools/requirements-page.txt",
        "tools/requirements-compress.txt",
        "e2e/engines/requirements.txt",
    ],
)
def test_python_tools_are_pinned_with_hashes(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    requirements = re.findall(r"^[a-z][^\n]*\n[^\n]*", text, flags=re.MULTILINE)
    assert requirements
    assert all("==" in line and "--hash=sha256:" in line for line in requirements)


def test_the_package_depends_on_nothing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []


def test_build_py_can_be_read_by_an_old_python() -> None:
    ast.parse((ROOT / "build.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_in_a_sentence() -> None:
    script = "import sys; sys.version_info = (3, 9, 1); sys.argv = ['build.py']; exec(open('build.py').read())"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("build.py needs Python 3.11")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("port", ["abc", "99999", "-5", "80.5"])
def test_a_port_that_is_none_is_refused_in_words(port: str) -> None:
    command = [sys.executable, "build.py", "serve", f"--port={port}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"{port} is no port" in done.stderr


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    for name in ("build.py", "tools"):
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copyfile
        copy(source, tmp_path / name)
    (tmp_path / ".build").write_text("in the way", encoding="utf-8")
    command = [sys.executable, "build.py", "build"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert ".build" in done.stderr
    assert "Traceback" not in done.stderr


def test_failing_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(toolbox, "system_browser", lambda: None)
    monkeypatch.setattr(toolbox, "playwright_browser", lambda: None)
    monkeypatch.setattr(toolbox, "debian_browser", lambda: None)
    monkeypatch.delenv("HOLLYWOOD_CHROMIUM", raising=False)
    with pytest.raises(toolbox.Stop, match="install Chromium"):
        toolbox.browser()


def test_an_engine_that_is_not_here_is_told_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = {"WebKitWebDriver", "firefox"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in here else None)
    assert engines.choose([]) == ["chromium", "firefox"]
    assert "apt install webkit2gtk-driver xvfb" in capsys.readouterr().out
    here.add("Xvfb")
    assert engines.choose([]) == ["chromium", "firefox", "webkit"]
    assert capsys.readouterr().out == ""
    here.remove("firefox")
    assert engines.choose(["webkit"]) == ["webkit"]
    with pytest.raises(toolbox.Stop, match="apt install firefox-esr"):
        engines.choose(["webkit", "firefox"])
    with pytest.raises(toolbox.Stop, match="chromium, firefox, webkit"):
        engines.choose(["opera"])


def test_a_stamp_knows_when_its_inputs_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(stamps, "CACHE", tmp_path)
    result = tmp_path / "result"
    stamp = stamps.Stamp("step", "one", result)
    assert not stamp.fresh()
    result.touch()
    stamp.set()
    assert stamp.fresh()
    assert not stamps.Stamp("step", "two", result).fresh()


@pytest.mark.parametrize("damage", [lambda file: file.unlink(), lambda file: file.write_text("cut")])
def test_a_stamp_knows_when_its_results_are_damaged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: Callable[[Path], object]
) -> None:
    monkeypatch.setattr(stamps, "CACHE", tmp_path / "cache")
    results = tmp_path / "results"
    (results / "deep").mkdir(parents=True)
    (results / "deep" / "file").write_text("as it was", encoding="utf-8")
    stamp = stamps.Stamp("step", "one", results)
    stamp.set()
    assert stamp.fresh()
    damage(results / "deep" / "file")
    assert not stamp.fresh()


def test_the_wheel_of_the_browser_leaves_the_command_line_out() -> None:
    paths = pack.modules_of(ROOT / "py")
    assert {"hollywood/__init__.py", "tabletop/__init__.py"} <= set(paths)
    assert not any(path.startswith("hollywood/cli/") or path.endswith("__main__.py") for path in paths)


def test_archives_hold_no_time_and_no_order_of_chance() -> None:
    one, two = pack.archive({"b": b"2", "a": b"1"}), pack.archive({"a": b"1", "b": b"2"})
    assert one == two


def test_pieces_are_small_enough_and_named_by_their_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SCRIPTS", tmp_path)
    (whole := tmp_path / "part.gz").write_bytes(bytes(engine.PIECE + 1))
    full, rest = engine.pieces(whole)
    assert b"".join(map(base64.b64decode, (full, rest))) == whole.read_bytes()
    whole.unlink()
    one, same, other = (engine.write_piece("wasm", 0, piece) for piece in (full, full, full[:-4] + rest))
    assert one == same
    assert one["file"] != other["file"]
    assert max(file.stat().st_size for file in tmp_path.iterdir()) <= 512 * 1024 + 100


def test_a_program_is_cut_as_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SCRIPTS", tmp_path)
    program = 'const said = one("é</script>") + another(some, thing);\n' * engine.PIECE
    (tmp_path / "worker.js").write_text(program[: engine.PIECE + 1], encoding="utf-8")
    first, last = engine.pieces(tmp_path / "worker.js")
    assert (first + last, len(last)) == (program[: engine.PIECE + 1], 1)
    script = tmp_path / str(engine.write_piece("worker", 0, first)["file"])
    assert script.stat().st_size <= 512 * 1024
    block = single.data_in(script)
    assert "</" not in block
    assert json.loads(block) == first


def test_the_unbuilt_page_says_what_to_run_in_three_languages() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    sentences = re.findall(r'<p lang="(\w\w)">[^\n]*python3 build\.py play', page)
    assert sentences == ["en", "it", "fr"]


def test_the_built_page_has_the_policy_and_only_relative_addresses(tmp_path: Path) -> None:
    for name in ("first.0.js", "first.0.css"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    page = site.built_page((ROOT / "index.html").read_text(encoding="utf-8"), tmp_path)
    assert "build.py" not in page
    assert "default-src 'none'" in page
    assert "<style" not in page
    for address in re.findall(r'(?:src|href)="([^"]*)"', page):
        assert not re.match(r"[a-z]+:|/", address)
