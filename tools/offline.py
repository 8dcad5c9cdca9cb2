"""What dist/ has for visits over http: a service worker that holds one build, a manifest to install it by, and a page for lost ways."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from pathlib import Path

from tools.say import ROOT

ICONS = ROOT / "web" / "icons"
WORKER = ROOT / "web" / "offline" / "worker.js"
LOST = ROOT / "web" / "offline" / "404.html"
OUTSIDE = ("icons", "licences", "404.html", "manifest.webmanifest", "index.html")
"""What the worker does not hold: what is asked for at an installation or by readers, and the page, which it knows by its folder."""

MANIFEST = {
    "name": "Hollywood!",
    "short_name": "Hollywood!",
    "description": "The card game Hollywood! against bots, without a network.",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#1b0d14",
    "theme_color": "#1b0d14",
    "lang": "en",
    "categories": ["games", "entertainment"],
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
        {"src": "icons/maskable-192.png", "sizes": "192x192", "type": "image/png", "purpose": "maskable"},
        {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
    "screenshots": [
        {
            "src": "icons/wide.png",
            "sizes": "1280x800",
            "type": "image/png",
            "form_factor": "wide",
            "label": "The table",
        },
        {
            "src": "icons/narrow.png",
            "sizes": "390x844",
            "type": "image/png",
            "form_factor": "narrow",
            "label": "The table",
        },
    ],
    "shortcuts": [
        {"name": name, "url": url, "icons": [{"src": "icons/icon-192.png", "sizes": "192x192"}]}
        for name, url in (("Continue", "./#table"), ("New game", "./#setup"), ("Deal of the day", "./#today"))
    ],
}


def lay_out(folder: Path) -> None:
    """Add all of it to a folder that holds everything of a build but the page."""
    shutil.copytree(ICONS, folder / "icons")
    shutil.copyfile(LOST, folder / "404.html")
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2), encoding="utf-8")


def build_id(folder: Path) -> str:
    """A name for what a folder holds, another whenever anything in it is another."""
    return hashlib.sha256(json.dumps(integrities(folder)).encode()).hexdigest()[:8]


def write_worker(folder: Path) -> None:
    """Write the service worker for a whole build."""
    page = {"./": integrity(folder / "index.html")}
    build = {"id": build_id(folder), "files": {**page, **integrities(folder)}}
    source = WORKER.read_text(encoding="utf-8")
    (folder / "sw.js").write_text(f"const BUILD = {json.dumps(build, indent=1)};\n{source}", encoding="utf-8")


def integrities(folder: Path) -> dict[str, str]:
    """Names and hashes of the files that the worker holds beside the page."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in files}
    return {
        name: integrity(path)
        for name, path in names.items()
        if name.partition("/")[0] not in OUTSIDE and not name.endswith((".txt", "sw.js"))
    }


def integrity(path: Path) -> str:
    """The hash of a file as browsers check it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"
