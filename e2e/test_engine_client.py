"""The page's side of the engine: refusals, time-outs, a lost engine, a damaged download, an old browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import Watch
from e2e.probes import WORKER
from tools.engine import MANIFEST
from tools.site import POLICY
from tools.toolbox import node

NEW = {
    "game": "hollywood",
    "options": {"players": 3, "scoring": "standard", "award_in_project": "single", "collect": "top_down"},
    "seats": [{"name": "", "player": player} for player in ("human", "bot:extra", "bot:extra")],
    "seed": "client",
    "id": "client",
}
HTML = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>engine</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="{POLICY}"><script src="app.js" defer></script></html>"""

OpenPage = Callable[..., Any]


@pytest.fixture
def folder(dist: Path, tmp_path: Path) -> Path:
    """A page of its own around the built engine, to be damaged at will."""
    shutil.copytree(dist / "engine", tmp_path / "engine")
    (tmp_path / "index.html").write_text(HTML, encoding="utf-8")
    node("tools/bundle.mjs", "script", "e2e/engine_page.js", tmp_path / "app.js", MANIFEST, advice="no bundle")
    return tmp_path


@pytest.fixture
def open_page(page: Page, folder: Path) -> OpenPage:
    """Open it and wait until the engine is ready or has failed."""

    def open_it() -> Any:
        page.goto((folder / "index.html").as_uri())
        return page.evaluate("settled()")

    return open_it


def ask(page: Page, method: str, params: dict[str, Any] | None = None, **options: Any) -> Any:
    return page.evaluate("([method, params, options]) => ask(method, params, options)", [method, params or {}, options])


def test_it_answers_and_tells_its_progress(page: Page, open_page: OpenPage) -> None:
    assert re.fullmatch(r"3\.\d+\.\d+", open_page()["ready"]["python"])
    progress = [one["progress"] for one in page.evaluate("heard") if "progress" in one]
    assert [one["done"] for one in progress] == sorted(one["done"] for one in progress)
    assert {one["stage"] for one in progress} == {"download", "start"}
    assert progress[-1]["done"] == progress[-1]["total"] > 1_000_000
    assert ask(page, "new", NEW)["result"]["game"] == "hollywood"


def test_refusals_come_as_keys(page: Page, open_page: OpenPage) -> None:
    open_page()
    state = ask(page, "new", NEW)["result"]["state"]
    refused = ask(page, "load", {"text": "{"})["error"]
    assert refused["key"]
    assert ask(page, "undo", state=state + 7)["error"]["key"] == "stale"
    assert ask(page, "record", state=state)["result"]["name"] == "hollywood-client.json"


def test_no_answer_in_time_is_a_lost_engine_and_it_can_start_again(page: Page, open_page: OpenPage) -> None:
    open_page()
    lost = ask(page, "new", NEW, timeout=0)["error"]
    assert lost["key"] == "engine-lost"
    assert page.evaluate("heard.at(-1)")["failed"]["detail"] == lost["detail"]
    assert ask(page, "bots", {"game": "hollywood"})["error"]["key"] == "engine-lost"
    assert "ready" in page.evaluate("restart()")
    assert "extra" in ask(page, "bots", {"game": "hollywood"})["result"]["bots"]


def test_a_long_job_that_tells_its_progress_is_not_out_of_time(page: Page, open_page: OpenPage) -> None:
    open_page()
    told = page.evaluate("""async () => {
        const told = [];
        client.interpreter.post = () => {};
        const answer = client.request("review", {}, { timeout: 400, advanced: ({ done }) => told.push(done) });
        const hear = (message) => client.settle({ id: client.nextId - 1, ...message });
        for (let done = 0; done < 10; done += 1) {
            hear({ progress: { done, total: 10 } });
            await new Promise((go) => setTimeout(go, 100));
        }
        hear({ result: { late: true } });
        delete client.interpreter.post;
        return { told, ...(await answer) };
    }""")
    assert told == {"told": list(range(10)), "late": True}
    assert "extra" in ask(page, "bots", {"game": "hollywood"})["result"]["bots"]


def test_a_worker_that_dies_rejects_what_was_asked(page: Page, open_page: OpenPage) -> None:
    page.add_init_script(WORKER)
    open_page()
    page.evaluate("""() => {
        window.answer = ask("new", {}, {});
        workers.at(-1).dispatchEvent(new ErrorEvent("error", {message: "out of memory"}));
    }""")
    assert page.evaluate("answer")["error"] == {
        "key": "engine-lost",
        "args": {},
        "rule": None,
        "detail": "out of memory",
    }


@pytest.mark.parametrize("part", ["worker", "wasm", "stdlib", "wheel"])
def test_a_damaged_download_is_told(page: Page, folder: Path, open_page: OpenPage, watch: Watch, part: str) -> None:
    watch.allow_error("console:")
    script = next((folder / "engine").glob(f"{part}-0.*.js"))
    text = script.read_text(encoding="utf-8")
    middle = len(text) // 2
    script.write_text(text[:middle] + "A" * 400 + text[middle + 400 :], encoding="utf-8")
    assert open_page()["failed"]["detail"]


def test_a_missing_download_is_told_and_can_be_tried_again(
    page: Page, folder: Path, open_page: OpenPage, watch: Watch
) -> None:
    watch.allow_error("ERR_FILE_NOT_FOUND")
    script = next((folder / "engine").glob("stdlib-1.*.js"))
    hidden = script.rename(folder / "hidden.js")
    assert script.name in open_page()["failed"]["detail"]
    hidden.rename(script)
    assert "ready" in page.evaluate("restart()")


@pytest.mark.parametrize("name", ["WebAssembly", "DecompressionStream"])
def test_an_old_browser_is_told_what_it_lacks(page: Page, open_page: OpenPage, name: str) -> None:
    page.add_init_script(f"delete window.{name}")
    assert name in open_page()["failed"]["detail"]
