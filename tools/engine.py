"""Makes the engine's scripts: Pyodide, the trimmed standard library and our wheel, cut into pieces a page can load from disk."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from pathlib import Path

from tools.say import ROOT, run, say, step
from tools.stamps import CACHE, Stamp, digest, tree
from tools.toolbox import PYTHON, install, node, page_wheels

PACKED = CACHE / "packed"
SCRIPTS = CACHE / "engine"
MANIFEST = CACHE / "engine.json"
PARTS = ("worker", "wasm", "stdlib", "wheel", "library", "installer")
PROGRAM = "worker"
"""The part that the page itself starts, as it is: taking a gzip stream apart would hold the page up, and a host compresses a text as well."""
PYODIDE = ROOT / "node_modules/pyodide"
RUNTIME = PACKED / "runtime.js"
WASM = PACKED / "runtime.wasm"
PIECE = 384 * 1024
"""Bytes, as base64, or letters of a program: little enough to tell how far a download is."""
LOCK = ROOT / "package-lock.json"
COMPRESSOR = "tools/requirements-compress.txt"
PACKERS = [ROOT / "tools" / name for name in ("pack.py", "pack.mjs", "needed.py")]


def build_engine() -> None:
    """Bring everything up to date, each part only when what it is made from has changed."""
    PACKED.mkdir(parents=True, exist_ok=True)
    make("wheel", "Compiling the engine", [*tree("py", ".py")], "wheel", "needed")
    make("stdlib", "Compiling the standard library", [PACKED / "needed.txt"], "stdlib")
    make("installer", "Compiling the installer of added bots", sorted(page_wheels().iterdir()), "installer")
    make_runtime()
    make_worker()
    write_scripts({part: contents(part) for part in PARTS})


def make(part: str, title: str, inputs: list[Path], *jobs: str) -> None:
    """Make one part inside Pyodide."""
    stamp = Stamp(f"engine-{part}", digest([LOCK, *PACKERS, *inputs], *jobs), PACKED / f"{part}.zip")
    if stamp.fresh():
        return
    stamp.clear()
    with step(title):
        node("tools/pack.mjs", PACKED, *jobs, advice=f"{title} failed: see the message above")
    stamp.set()


def make_runtime() -> None:
    """Trim Pyodide's own script and program."""
    stamp = Stamp("engine-runtime", digest([LOCK, ROOT / "tools/runtime.mjs"]), RUNTIME, WASM)
    if stamp.fresh():
        return
    stamp.clear()
    with step("Trimming Pyodide's runtime"):
        node(
            "tools/runtime.mjs", PYODIDE, PACKED, advice="Pyodide's runtime could not be trimmed: see the message above"
        )
    stamp.set()


def make_worker() -> None:
    """Bundle all that the worker runs."""
    script = PACKED / "worker.js"
    stamp = Stamp(
        "engine-worker-bundle", digest([LOCK, RUNTIME, ROOT / "tools/bundle.mjs", *tree("web/engine", ".js")]), script
    )
    if stamp.fresh():
        return
    stamp.clear()
    with step("Bundling the worker"):
        node(
            "tools/bundle.mjs",
            "worker",
            script,
            RUNTIME,
            advice="The worker could not be bundled: see the message above",
        )
    stamp.set()


def contents(part: str) -> Path:
    """What the pieces of a part are cut from: a program's text, or one gzip stream."""
    if part == PROGRAM:
        return PACKED / "worker.js"
    source, target = WASM if part == "wasm" else PACKED / f"{part}.zip", PACKED / f"{part}.gz"
    stamp = Stamp(f"engine-{part}-gz", digest([source, ROOT / COMPRESSOR, ROOT / "tools/compress.py"]), target)
    if not stamp.fresh():
        stamp.clear()
        install(COMPRESSOR, "the compressor")
        with step(f"Compressing {source.name}"):
            run([PYTHON, "tools/compress.py", source, target], advice=f"{source.name} could not be compressed")
        stamp.set()
    return target


def write_scripts(packed: dict[str, Path]) -> None:
    """Write the pieces as classic scripts, and the list of them for the page."""
    stamp = Stamp("engine-scripts", digest([*packed.values(), Path(__file__)]), SCRIPTS, MANIFEST)
    if stamp.fresh():
        return
    stamp.clear()
    shutil.rmtree(SCRIPTS, ignore_errors=True)
    SCRIPTS.mkdir(parents=True)
    manifest = {
        part: [write_piece(part, index, piece) for index, piece in enumerate(pieces(path))]
        for part, path in packed.items()
    }
    MANIFEST.write_text(json.dumps(manifest, separators=(",", ":")), encoding="utf-8")
    size = sum(file.stat().st_size for file in SCRIPTS.iterdir())
    say(f"  engine: {sum(map(len, manifest.values()))} scripts, {size / 1e6:.1f} MB")
    stamp.set()


def pieces(path: Path) -> list[str]:
    """A program's text in stretches, or a file's bytes as base64 texts."""
    data = path.read_text("utf-8") if path.suffix == ".js" else path.read_bytes()
    cut = [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
    return [piece if isinstance(piece, str) else base64.b64encode(piece).decode() for piece in cut]


def write_piece(part: str, index: int, piece: str) -> dict[str, str | int]:
    """Write one script; its name holds a hash, so that a browser never mixes two versions."""
    text = f'hollywoodPart("{part}",{index},{json.dumps(piece)})\n'
    name = f"{part}-{index}.{hashlib.sha256(text.encode()).hexdigest()[:8]}.js"
    (SCRIPTS / name).write_bytes(text.encode())
    return {"file": name, "bytes": len(text)}
