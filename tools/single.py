"""Makes the whole game one HTML file, to mail or to carry: it plays from disk as dist/ does."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path

from tools import engine
from tools.say import ROOT, Stop, say
from tools.site import DIST, LICENCES, POLICY, hashed

SINGLE = ROOT / "hollywood.html"


def build_single() -> None:
    """Put all that dist/ holds into one file, which allows the scripts in it by their hashes and nothing else."""
    SINGLE.write_text(single_page(DIST), encoding="utf-8")
    say(f"{SINGLE.name} is ready, {SINGLE.stat().st_size / 1e6:.1f} MB: open {SINGLE}")


def single_page(folder: Path) -> str:
    """The page of `folder` with its scripts, styles, fonts and icon inside, and the engine as blocks of data."""
    names = ["words-en.*.js", "words-it.*.js", "words-fr.*.js", "first.*.js", "app.*.js", "art.*.js"]
    scripts = [(folder / hashed(folder, name)).read_text("utf-8") for name in names]
    styles = [inlined_fonts(folder / hashed(folder, f"{name}.*.css")) for name in ("first", "app")]
    page = (folder / "index.html").read_text("utf-8")
    policy = (
        POLICY.replace("script-src 'self'", f"script-src {' '.join(map(hash_of, scripts))}")
        .replace("style-src 'self'", f"style-src {' '.join(map(hash_of, styles))}")
        .replace("'self' ", "")
        .replace(" 'self'", " 'none'")
    )
    page = replaced(page, re.escape(html.escape(POLICY, quote=False)), html.escape(policy, quote=False))
    page = replaced(page, r'href="icon\.svg"', f'href="{data_address(folder / "icon.svg", "image/svg+xml")}"')
    page = replaced(page, r'\s*<link rel="apple-touch-icon"[^>]*>', "")
    page = replaced(page, r'<link rel="stylesheet"[^>]*>', "\n".join(f"<style>{style}</style>" for style in styles))
    page = replaced(page, r"\s*<script src=[^>]*></script>", "")
    page = replaced(page, r"<html ", "<html data-whole ")
    manifest = json.loads(engine.MANIFEST.read_text("utf-8"))
    pieces = [piece["file"] for part in engine.PARTS for piece in manifest[part]]
    licences = "\n\n".join((folder / name).read_text("utf-8") for name in LICENCES)
    blocks = [
        f'<script type="text/plain" id="licences">{html.escape(licences, quote=False)}</script>',
        *(f"<script>{script}</script>" for script in scripts),
        *(
            f'<script type="text/plain" data-piece="{name}">{data_in(folder / "engine" / name)}</script>'
            for name in pieces
        ),
    ]
    return replaced(page, r"</body>", "\n".join([*blocks, "</body>"]))


def replaced(text: str, pattern: str, by: str) -> str:
    """`text` with the one place of a pattern replaced.

    Raises Stop when there is not exactly one: the page no longer reads as this step expects it.
    """
    text, count = re.subn(pattern, lambda _: by, text)
    if count != 1:
        raise Stop(
            f"The page has {count} places that read like {pattern}: put tools/single.py in step with tools/site.py."
        )
    return text


def hash_of(text: str) -> str:
    """What a policy calls a script or style that stands in the page."""
    if "</script" in text or "</style" in text:
        raise Stop("A script or style holds its own end mark and cannot stand in a page: write the mark in two pieces.")
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def inlined_fonts(path: Path) -> str:
    """A sheet of styles with its fonts inside."""
    address = re.compile(r"url\(\"?\./(fonts/[^)\"]+)\"?\)")
    return address.sub(
        lambda found: f"url({data_address(path.parent / found[1], 'font/woff2')})", path.read_text("utf-8")
    )


def data_address(path: Path, kind: str) -> str:
    """A file as an address that holds it."""
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def data_in(path: Path) -> str:
    """What a piece of the engine hands to the page, as JSON without an end mark of a script."""
    found = re.fullmatch(r'\w+\("\w+",\d+,(".*")\)\s*', path.read_text("utf-8"))
    assert found, path
    return found[1].replace("</", r"<\/")
