"""What is done and measured inside the page behind its back, by tests and by benchmarks."""

from pathlib import Path

WORKER = (Path(__file__).resolve().parent / "worker.js").read_text("utf-8")
"""A script for `visit`: keeps the engine's workers in `window.workers`, and can keep WebAssembly from starting."""
CRASH = "() => window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"
"""The engine's worker dies."""

WATCH_GAPS = """() => {
    window.gaps = [];
    const run = (window.run = {});
    let last = null;
    const tick = (now) => {
        if (run !== window.run) return;
        if (last !== null) window.gaps.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""
"""Notes in `window.gaps` how many milliseconds lie between frames, from now on."""
TIME_MOVE = """(move) => new Promise((shown) => {
    const ply = document.querySelector("main").dataset.ply;
    const began = performance.now();
    new MutationObserver((_, observer) => {
        if (document.querySelector("main").dataset.ply === ply) return;
        observer.disconnect();
        requestAnimationFrame(() => shown(performance.now() - began));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector(`[data-move=${move}]`).click();
})"""
"""Presses a column and tells after how many milliseconds the frame comes that shows it."""
