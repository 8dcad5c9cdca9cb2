"""Makes dist/: one set of static files that runs from a folder on disk and from any host."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools import engine, offline
from tools.locks import only_one_build
from tools.say import ROOT, Stop, say, step
from tools.stamps import CACHE, Stamp, digest, tree
from tools.toolbox import node, npm_packages

DIST = ROOT / "dist"
BUNDLE = CACHE / "page"
LICENCES = {
    "fonts/LICENSE-limelight.txt": "node_modules/@fontsource/limelight/LICENSE",
    "fonts/LICENSE-jost.txt": "node_modules/@fontsource-variable/jost/LICENSE",
    "licences/hollywood.txt": "LICENSE",
    "licences/lit-html.txt": "node_modules/lit-html/LICENSE",
    "licences/apache-2.0.txt": "node_modules/typescript/LICENSE",
    "licences/notices.txt": "web/engine/notices.txt",
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; style-src 'self'; "
    "font-src 'self' data:; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "require-trusted-types-for 'script'; trusted-types lit-html hollywood"
)


def build_site() -> Path:
    """Bring dist/ up to date and return it."""
    with only_one_build():
        npm_packages()
        engine.build_engine()
        build_page()
    return DIST


def build_page() -> None:
    """Bundle the page and put dist/ together, when something has changed."""
    sources = [
        ROOT / "index.html",
        ROOT / "LICENSE",
        ROOT / "package-lock.json",
        engine.MANIFEST,
        *tree("web"),
        *tree("tools", ".py", ".mjs"),
    ]
    stamp = Stamp("site", digest(sources), DIST)
    if stamp.fresh():
        say("dist/ is up to date.")
        return
    stamp.clear()
    with step("Bundling the page"):
        shutil.rmtree(BUNDLE, ignore_errors=True)
        node(
            "tools/bundle.mjs",
            "page",
            BUNDLE,
            engine.MANIFEST,
            advice="The page could not be bundled: see the message above",
        )
    assemble()
    stamp.set()
    say(f"dist/ is ready: open {DIST / 'index.html'}")


def assemble() -> None:
    """Lay all files into a new folder, then put it in the place of dist/."""
    fresh = CACHE / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(BUNDLE, fresh)
    shutil.copytree(engine.SCRIPTS, fresh / "engine")
    shutil.copyfile(ROOT / "web/engine/icon.svg", fresh / "icon.svg")
    for target, source in LICENCES.items():
        (fresh / target).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / source, fresh / target)
    offline.lay_out(fresh)
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    (fresh / "index.html").write_bytes(built_page(page, fresh).encode())
    offline.write_worker(fresh)
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.move(fresh, DIST)


def built_page(page: str, folder: Path) -> str:
    """The page as it is served: what only the unbuilt one needs goes, policy, style and script come."""
    head = "\n    ".join(
        [
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<link rel="icon" type="image/svg+xml" href="icon.svg">',
            '<link rel="apple-touch-icon" href="icons/maskable-192.png">',
            f'<link rel="stylesheet" href="{hashed(folder, "first.*.css")}">',
            f'<script src="{hashed(folder, "first.*.js")}" defer></script>',
        ]
    )
    page, heads = re.subn(r"<!-- unbuilt head -->.*?<!-- end -->", lambda _: head, page, flags=re.DOTALL)
    page, bodies = re.subn(r"\s*<!-- unbuilt body -->.*?<!-- end -->", "", page, flags=re.DOTALL)
    page, roots = re.subn(r"<html ", f'<html data-build="{offline.build_id(folder)}" ', page)
    if (heads, bodies, roots) != (1, 1, 1):
        raise Stop(
            "index.html has lost its marks `unbuilt head` and `unbuilt body`: put them back as tools/site.py expects them."
        )
    return page


def hashed(folder: Path, pattern: str) -> str:
    """The name of the one file of a pattern; it changes whenever the file's content does."""
    (file,) = folder.glob(pattern)
    return file.name
