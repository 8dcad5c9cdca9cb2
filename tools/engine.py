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
WHOLE = {"worker": PACKED / "worker.js", "wasm": ROOT / "node_modules/pyodide/pyodide.asm.wasm"}
"""What the parts are made from that are no archives."""
PIECE = 384 * 1024
LOCK = ROOT / "package-lock.json"
COMPRESSOR = "tools/requirements-compress.txt"
PACKERS = [ROOT / "tools" / name for name in ("pack.py", "pack.mjs", "needed.py")]


def build_engine() -> None:
    """Bring everything up to date, each part only when what it is made from has changed."""
    PACKED.mkdir(parents=True, exist_ok=True)
    make("wheel", "Compiling the engine", [*tree("py", ".py")], "wheel", "needed")
    make("stdlib", "Compiling the standard library", [PACKED / "needed.txt"], "stdlib")
    make("installer", "Compiling the installer of added bots", sorted(page_wheels().iterdir()), "installer")
    make_worker()
    packed = [compressed(part) for part in PARTS]
    write_scripts(packed)


def make(part: str, title: str, inputs: list[Path], *jobs: str) -> None:
    """Make one part inside Pyodide."""
    stamp = Stamp(f"engine-{part}", digest([LOCK, *PACKERS, *inputs], *jobs), PACKED / f"{part}.zip")
    if stamp.fresh():
        return
    stamp.clear()
    with step(title):
        node("tools/pack.mjs", PACKED, *jobs, advice=f"{title} failed: see the message above")
    stamp.set()


def make_worker() -> None:
    """Bundle all that the worker runs."""
    script = PACKED / "worker.js"
    stamp = Stamp("engine-worker-bundle", digest([LOCK, ROOT / "tools/bundle.mjs", *tree("web/engine", ".js")]), script)
    if stamp.fresh():
        return
    stamp.clear()
    with step("Bundling the worker"):
        node("tools/bundle.mjs", "worker", script, advice="The worker could not be bundled: see the message above")
    stamp.set()


def compressed(part: str) -> Path:
    """The part as one gzip stream."""
    source, target = WHOLE.get(part, PACKED / f"{part}.zip"), PACKED / f"{part}.gz"
    stamp = Stamp(f"engine-{part}-gz", digest([source, ROOT / COMPRESSOR, ROOT / "tools/compress.py"]), target)
    if not stamp.fresh():
        stamp.clear()
        install(COMPRESSOR, "the compressor")
        with step(f"Compressing {source.name}"):
            run([PYTHON, "tools/compress.py", source, target], advice=f"{source.name} could not be compressed")
        stamp.set()
    return target


def write_scripts(packed: list[Path]) -> None:
    """Write the pieces as classic scripts, and the list of them for the page."""
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
