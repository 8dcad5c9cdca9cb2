"""Trimming Pyodide's runtime: what the script calls stays, what nothing calls goes, and what is not understood is refused."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.toolbox import node_programs

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("used", "called", "unused")
ASSIGNED = ";".join(f'_{name}=Module["_{name}"]=wasmExports["{name}"]' for name in NAMES)
SCRIPT = """async function _createPyodideModule(Module={}){
const here=import.meta.url;var _used,_called,_unused;function assignWasmExports(wasmExports){ASSIGNED}
const {instance}=await WebAssembly.instantiate(Module.bytes);assignWasmExports(instance.exports);Module.told=_used();return Module}
export default _createPyodideModule;"""
ASK = """
const fs = require("node:fs"), [folder] = process.argv.slice(1);
globalThis.self = globalThis;
(0, eval)(fs.readFileSync(folder + "/runtime.js", "utf8"));
const bytes = fs.readFileSync(folder + "/runtime.wasm");
const names = WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name);
createPyodideModule({ bytes }).then(({ told, ...rest }) => {
    console.log(JSON.stringify({ told, names, assigned: Object.keys(rest).filter((name) => name.startsWith("_")) }));
});
"""


def section(number: int, *items: bytes) -> bytes:
    """A section of a WebAssembly program."""
    body = bytes([len(items)]) + b"".join(items)
    return bytes([number, len(body)]) + body


def code(*instructions: int) -> bytes:
    """The body of a function without variables."""
    return bytes([len(instructions) + 2, 0, *instructions, 0x0B])


def program() -> bytes:
    """Three functions that give a number: `used` calls `called`, which gives 7."""
    exports = [bytes([len(name)]) + name.encode() + bytes([0, at]) for at, name in enumerate(NAMES)]
    return b"".join(
        [
            b"\0asm\1\0\0\0",
            section(1, b"\x60\x00\x01\x7f"),
            section(3, b"\0", b"\0", b"\0"),
            section(7, *exports),
            section(10, code(0x10, 1), code(0x41, 7), code(0x41, 9)),
        ]
    )


def trim(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Trim a runtime of this script."""
    (folder / "pyodide.asm.mjs").write_text(script, encoding="utf-8")
    (folder / "pyodide.js").write_text("loadPyodide();", encoding="utf-8")
    (folder / "pyodide.asm.wasm").write_bytes(program())
    command = [node_programs()[0], "tools/runtime.mjs", str(folder), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_what_the_script_does_not_call_goes_and_the_rest_runs(tmp_path: Path) -> None:
    done = trim(tmp_path, SCRIPT.replace("ASSIGNED", ASSIGNED))
    assert (done.returncode, done.stderr) == (0, "")
    told = subprocess.run([node_programs()[0], "-e", ASK, str(tmp_path)], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == {"told": 7, "names": ["used"], "assigned": ["_used"]}
    trimmed = (tmp_path / "runtime.wasm").read_bytes()
    assert code(0x41, 7)[1:] in trimmed
    assert code(0x41, 9)[1:] not in trimmed


@pytest.mark.parametrize(
    ("script", "looks_at"),
    [
        (SCRIPT.replace("ASSIGNED", ASSIGNED + ";_new=somewhere()"), '"_new=somewhere()"'),
        (SCRIPT.replace("assignWasmExports", "assign"), "assignWasmExports"),
        (SCRIPT.replace("ASSIGNED", ASSIGNED).replace("import.meta.url", "here"), "import.meta"),
    ],
)
def test_a_runtime_that_reads_otherwise_is_refused_with_the_place(tmp_path: Path, script: str, looks_at: str) -> None:
    done = trim(tmp_path, script)
    assert done.returncode == 1
    assert "Pyodide's runtime no longer reads as" in done.stderr
    assert looks_at in done.stderr
    assert not list(tmp_path.glob("runtime.*"))
