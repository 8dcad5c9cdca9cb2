"""The page as a file: built, unbuilt, without JavaScript, and what its policy forbids."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Ask, NewContext, Watch

ROOT = Path(__file__).resolve().parent.parent


def test_the_engine_plays_a_game_wherever_the_page_lies(page: Page, ask: Ask, site: str, watch: Watch) -> None:
    page.goto(site)
    assert page.evaluate("window.playGame('pages', Array(3).fill('bot:extra'))") > 0
    assert page.evaluate("crossOriginIsolated") is False
    assert any("/engine/wasm-0." in url for url in watch.requests)


def test_the_unbuilt_page_says_what_to_run(page: Page) -> None:
    page.goto((ROOT / "index.html").as_uri())
    for language in ("en", "it", "fr"):
        expect(page.locator(f"p[lang={language}]").first).to_be_visible()
        expect(page.locator(f"p[lang={language}]").first).to_contain_text("python3 build.py play")


def test_without_javascript_the_page_says_so(new_context: NewContext, file_site: str) -> None:
    context: BrowserContext = new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file_site)
    expect(page.locator("noscript p[lang=en]")).to_contain_text("JavaScript")
    expect(page.locator("noscript p[lang=en]")).to_be_visible()


def test_the_policy_forbids_scripts_and_requests_of_others(page: Page, http_site: str, watch: Watch) -> None:
    watch.allow_error("Content Security Policy")
    watch.allow_error("TrustedScript")
    page.goto(http_site)
    assert page.evaluate("fetch('https://example.invalid/').then(() => 'asked', () => 'refused')") == "refused"
    # A text cannot become a script, and one that stands in the page from elsewhere does not run.
    blocked = """(write) => {
        const script = document.createElement("script");
        try {
            if (write) script.textContent = "window.inline = true";
            else script.append("window.inline = true");
        } catch {}
        document.head.append(script);
        return Boolean(window.inline);
    }"""
    assert [page.evaluate(blocked, write) for write in (True, False)] == [False, False]


def test_everything_is_found_under_a_sub_path(page: Page, http_site: str) -> None:
    missing: list[str] = []
    page.on("response", lambda response: missing.append(response.url) if response.status >= 400 else None)
    page.goto(http_site)
    page.wait_for_load_state("networkidle")
    assert missing == []
