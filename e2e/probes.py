"""What is done and measured inside the page behind its back, by tests and by benchmarks."""

from pathlib import Path

WORKER = (Path(__file__).resolve().parent / "worker.js").read_text("utf-8")
"""A script for `visit`: keeps the engine's workers in `window.workers`, and can keep WebAssembly from starting."""
CRASH = "() => window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"
"""The engine's worker dies."""

NO_ENGINE = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
"""A script for `visit`: no engine ever starts, where none is needed."""

HOLD = """(() => {
    const wait = setTimeout;
    let held = [];
    window.holdFrom = Infinity;
    const shown = (time) => time >= window.holdFrom && time < 5000;
    window.setTimeout = (act, time, ...rest) => shown(time) ? held.push(act) && 0 : wait(act, time, ...rest);
    window.goOn = (holdFrom = Infinity) => {
        window.holdFrom = holdFrom;
        for (const act of held.splice(0)) act();
    };
})()"""
"""A script for `visit`: pauses of `window.holdFrom` milliseconds or more last until `goOn(holdFrom)`, so that what is shown for
a moment can be looked at. The engine's own watch is longer than any pause and is left alone."""

AS_SOON_AS = """([there, press]) => {
    window.done = new Promise((done) => {
        const look = () => {
            if (!document.querySelector(there)) return;
            seen.disconnect();
            setTimeout(() => done(press ? document.querySelector(press).click() : history.back()), 30);
        };
        const seen = new MutationObserver(look);
        seen.observe(document, { subtree: true, childList: true, attributes: true });
    });
}"""
"""Presses a control, or goes back, in the moment after something has come; a test's own hand would be too late for a quick bot.
`DONE` waits for it."""
DONE = "() => window.done"
SLOW = """(() => {
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
        set onmessage(hear) {
            super.onmessage = (event) => setTimeout(() => hear(event), window.late ?? 0);
        }
    };
})()"""
"""A script for `visit`: what the engine says comes `window.late` milliseconds later, so that a bot thinks so long at least."""
LATE = "() => void (window.late = 250)"
BOT_THINKS = "main[data-phase=bot]"

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
WATCH_MOTION = """() => {
    window.motion = [];
    let last = 0, moved = false;
    const under = ({ playState, effect }) => playState === "running" && effect.getComputedTiming().progress > 0;
    const tick = (now) => {
        const moves = document.getAnimations().some(under);
        window.motion.push({ gap: now - last, moving: moved && moves });
        [last, moved] = [now, moves];
        requestAnimationFrame(tick);
    };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
}"""
"""Notes in `window.motion` how many milliseconds lie between frames, and whether something was on its way in both."""
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

HEAP = """
import gc, pyodide_js
gc.collect()
module = pyodide_js._module
told = module._malloc(40)
module._mallinfo(told)
used = module.HEAPU32[told // 4 + 7]
module._free(told)
f"{module.HEAPU8.length} {used}"
"""
"""Python for the engine's worker: bytes of its WebAssembly memory, and of what was given out of it."""
