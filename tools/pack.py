"""Make the Python parts of the engine. Runs inside the pinned Pyodide (see pack.mjs), never on the machine's own Python.

Compiler and marshaller come from Pyodide, so the result is the same on every machine.
"""

import importlib.util
import io
import marshal
import zipfile
from pathlib import Path, PurePosixPath

DATE = (1980, 1, 1, 0, 0, 0)
WHEEL = "/lib/wheel.zip"
INSTALLER = "/lib/installer.zip"

# Packages and modules of the standard library that a page cannot use or that nothing here needs. What the engine
# imports is always packed, whatever stands here.
LEFT_OUT = """
antigravity cProfile cmd code codeop concurrent.interpreters ctypes curses dbm doctest ensurepip fileinput ftplib
getpass idlelib imaplib imghdr lib2to3 mailbox mailcap multiprocessing netrc nntplib pdb pickletools plistlib poplib
profile pstats pty pyclbr pydoc pydoc_data rlcompleter shelve smtplib smtpd socketserver sqlite3 sre_compile
sre_constants sre_parse symtable tabnanny telnetlib test this tkinter trace tracemalloc tty turtle turtledemo unittest
venv wave webbrowser wsgiref xml.sax xmlrpc xml.dom zipapp _pyrepl _aix_support _apple_support _android_support
_ios_support _osx_support _pydecimal _pydatetime _pyio _pylong asyncio.windows_events asyncio.windows_utils
asyncio.unix_events asyncio.__main__ asyncio.tools profiling
""".split()
ENCODINGS_KEPT = "__init__ aliases ascii latin_1 utf_8 utf_8_sig utf_16 utf_16_be utf_16_le utf_32 cp437 idna punycode raw_unicode_escape unicode_escape".split()
MARGIN = ("encodings", "traceback", "textwrap", "difflib", "zlib", "_strptime", "calendar")
"""What Python itself imports in some corner: codecs, and what words an error."""
BROWSER_LEAVES_OUT = ("hollywood/cli/", "hollywood/__main__.py")


def ours(name: str) -> bool:
    """Whether the module is one of this project."""
    return name.partition(".")[0] in ("hollywood", "tabletop")


def modules_of(root: Path) -> dict[str, bytes]:
    """Sources of the browser's wheel by their path, sorted."""
    paths = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.py"))
    return {
        path: (root / path).read_bytes()
        for path in paths
        if ours(module_name(path)) and not path.startswith(BROWSER_LEAVES_OUT)
    }


def our_modules() -> str:
    """Dotted names of all modules in the browser's wheel, one a line."""
    return "\n".join(module_name(path) for path in modules_of(Path("/py")))


def module_name(path: str) -> str:
    """Dotted name of the module in `path`."""
    parts = list(PurePosixPath(path).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compiled(source: bytes, filename: str, optimize: int) -> bytes:
    """A .pyc that is never checked against its source."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source) + marshal.dumps(code)


def archive(files: dict[str, bytes]) -> bytes:
    """A zip without dates and without compression: the outer gzip then works across files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as bundle:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            bundle.writestr(entry, files[name])
    return buffer.getvalue()


def pack_wheel(root: Path) -> bytes:
    """The browser's wheel: our modules as .pyc, asserts kept."""
    sources = modules_of(root)
    return archive({path + "c": compiled(text, f"{WHEEL}/{path}", 0) for path, text in sources.items()})


def left_out(name: str) -> bool:
    """Whether the standard library's module is one a page does without."""
    if name.startswith("encodings."):
        return name.partition(".")[2] not in ENCODINGS_KEPT
    return any(name == family or name.startswith(family + ".") for family in LEFT_OUT)


def pack_stdlib(stdlib: Path, needed: set[str]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The standard library as .pyc: what the engine needs with a margin, and the rest that a page can use.

    Python looks for a package in one place: one that is needed in part is whole in the rest.
    """
    core: dict[str, bytes] = {}
    rest: dict[str, bytes] = {}
    with zipfile.ZipFile(stdlib) as bundle:
        for path in bundle.namelist():
            name = module_name(path)
            if not path.endswith(".py") or (name not in needed and left_out(name)):
                continue
            files = core if name in needed or name.startswith(MARGIN) else rest
            files[path + "c"] = compiled(bundle.read(path), f"/lib/{stdlib.stem}/{path}", 2)
    parted = {path.partition("/")[0] for path in rest if "/" in path}
    rest |= {path: code for path, code in core.items() if path.partition("/")[0] in parted}
    return core, rest


def write_wheel() -> None:
    """Write /out/wheel.zip."""
    root = Path("/py")
    Path("/out/wheel.zip").write_bytes(pack_wheel(root))
    print(f"  {len(modules_of(root))} modules of ours")


def write_stdlib() -> None:
    """Write /out/stdlib.zip, made to fit /out/needed.txt, and /out/library.zip: the rest, for bots that somebody adds."""
    needed = set(Path("/out/needed.txt").read_text().split())
    core, rest = pack_stdlib(Path("/pyodide/python_stdlib.zip"), needed)
    Path("/out/stdlib.zip").write_bytes(archive(core))
    Path("/out/library.zip").write_bytes(archive(rest))
    print(f"  {len(core)} modules of the standard library for the engine, {len(rest)} more for added bots")


def write_installer() -> None:
    """Write /out/installer.zip: the wheels in /wheels as one archive, compiled, with their metadata."""
    files: dict[str, bytes] = {}
    for wheel in sorted(Path("/wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as bundle:
            for path in bundle.namelist():
                if path.endswith(".py"):
                    files[path + "c"] = compiled(bundle.read(path), f"{INSTALLER}/{path}", 0)
                elif path.endswith("METADATA"):
                    files[path] = bundle.read(path)
    Path("/out/installer.zip").write_bytes(archive(files))


def main(jobs: list[str]) -> None:
    """Jobs: `wheel`, `stdlib`, `installer`."""
    write = {"wheel": write_wheel, "stdlib": write_stdlib, "installer": write_installer}
    for job in jobs:
        write[job]()
