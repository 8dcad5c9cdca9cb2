"""What is measured inside the page, by tests and by benchmarks."""

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
