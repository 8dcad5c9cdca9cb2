"""Makes the engine's scripts: Pyodide, the trimmed standard library and our wheel, cut into pieces a page can load from disk."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from pathlib import Path

from tools.say import ROOT, say, step
from tools.stamps import CACHE, Stamp, digest, tree
from tools.toolbox import node, page_wheels

PACKED = CACHE / "packed"
SCRIPTS = CACHE / "engine"
MANIFEST = CACHE / "engine.json"
PARTS = ("worker", "wasm", "stdlib", "wheel", "library", "installer")
PIECE = 384 * 1024
LOCK = ROOT / "package-lock.json"
PACKERS = [ROOT / "tools" / name for name in ("pack.py", "pack.mjs", "needed.py")]


def build_engine() -> None:
    """Bring everything up to date, each part only when what it is made from has changed."""
    PACKED.mkdir(parents=True, exist_ok=True)
    make(
        "wasm", "Compressing Python for the browser", [LOCK, *PACKERS], [gzip_job("wasm", "/pyodide/pyodide.asm.wasm")]
    )
    make(
        "wheel",
        "Compiling the engine",
        [LOCK, *PACKERS, *tree("py", ".py")],
        ["wheel", "needed", gzip_job("wheel", "/out/wheel.zip")],
    )
    needed = PACKED / "needed.txt"
    make(
        "stdlib",
        "Compiling the standard library",
        [LOCK, *PACKERS, needed],
        ["stdlib", gzip_job("stdlib", "/out/stdlib.zip"), gzip_job("library", "/out/library.zip")],
    )
    wheels = page_wheels()
    make(
        "installer",
        "Compiling the installer of added bots",
        [LOCK, *PACKERS, *sorted(wheels.iterdir())],
        ["installer", gzip_job("installer", "/out/installer.zip")],
    )
    make_worker()
    write_scripts()


def gzip_job(part: str, source: str) -> str:
    """The job of tools/pack.py that compresses `source` to the part's file."""
    return f"gzip:{source}:/out/{part}.gz"


def make(part: str, title: str, inputs: list[Path], jobs: list[str]) -> None:
    """Make one part inside Pyodide."""
    stamp = Stamp(f"engine-{part}", digest(inputs, *jobs), PACKED / f"{part}.gz")
    if stamp.fresh():
        return
    stamp.clear()
    with step(title):
        node("tools/pack.mjs", PACKED, *jobs, advice=f"{title} failed: see the message above")
    stamp.set()


def make_worker() -> None:
    """Bundle all that the worker runs, then compress it like the rest."""
    script = PACKED / "worker.js"
    stamp = Stamp("engine-worker-bundle", digest([LOCK, ROOT / "tools/bundle.mjs", *tree("web/engine", ".js")]), script)
    if not stamp.fresh():
        stamp.clear()
        with step("Bundling the worker"):
            node("tools/bundle.mjs", "worker", script, advice="The worker could not be bundled: see the message above")
        stamp.set()
    make("worker", "Compressing the worker", [LOCK, *PACKERS, script], [gzip_job("worker", "/out/worker.js")])


def write_scripts() -> None:
    """Write the pieces as classic scripts, and the list of them for the page."""
    packed = [PACKED / f"{part}.gz" for part in PARTS]
    stamp = Stamp("engine-scripts", digest([*packed, Path(__file__)]), SCRIPTS, MANIFEST)
    if stamp.fresh():
        return
    stamp.clear()
    shutil.rmtree(SCRIPTS, ignore_errors=True)
    SCRIPTS.mkdir(parents=True)
    manifest: dict[str, list[dict[str, str | int]]] = {}
    for part, path in zip(PARTS, packed, strict=True):
        data = path.read_bytes()
        pieces = [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
        manifest[part] = [write_piece(part, index, piece) for index, piece in enumerate(pieces)]
    MANIFEST.write_text(json.dumps(manifest, separators=(",", ":")), encoding="utf-8")
    size = sum(file.stat().st_size for file in SCRIPTS.iterdir())
    say(f"  engine: {sum(map(len, manifest.values()))} scripts, {size / 1e6:.1f} MB")
    stamp.set()


def write_piece(part: str, index: int, piece: bytes) -> dict[str, str | int]:
    """Write one script; its name holds a hash, so that a browser never mixes two versions."""
    text = f'hollywoodPart("{part}",{index},"{base64.b64encode(piece).decode()}")\n'
    name = f"{part}-{index}.{hashlib.sha256(text.encode()).hexdigest()[:8]}.js"
    (SCRIPTS / name).write_bytes(text.encode())
    return {"file": name, "bytes": len(text)}
