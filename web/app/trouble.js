/** What nobody has foreseen: it is told, with a report to copy, and the game goes on from the last ply that was kept. */

/** @import {Model} from "./types" */
import { Problem } from "./engine.js";

/** The key of what the page itself got wrong. */
export const BROKEN = "page-broken";

/** Of no consequence: a browser says so when sizes change twice in a frame. */
const HARMLESS = /^ResizeObserver/;

/**
 * @param {Model} model
 * @param {() => void} draw draws at once; it may be what has failed
 */
export function watchTrouble(model, draw) {
  /** @param {unknown} error */
  const tell = (error) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    model.error = { key: BROKEN, args: {}, rule: null, retry: true, soft: false, stays: true, detail };
    try {
      draw();
    } catch {
      document.getElementById("not-loaded")?.removeAttribute("hidden");
    }
  };
  addEventListener("error", ({ error, message }) => {
    if (HARMLESS.test(message)) return;
    if (error) tell(error);
    // From disk a script's errors are nameless; one that brings a part of the engine is told of as the engine's.
    else setTimeout(() => model.engine.missing || tell(message), 0);
  });
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}

/**
 * All that helps to find out what went wrong, as text. The game stands in it where the page or the engine has failed; what an added bot
 * did goes to who wrote it, and a game's seed is nothing for bots.
 * @param {string} detail
 * @param {Model} model
 */
export function reportOf(detail, { state, text, error }) {
  const version = `${text("title-brand")} ${ABOUT.version} ${document.documentElement.dataset.build}`;
  const ours = !error || error.key === BROKEN || new Problem(error).lost;
  return [version, navigator.userAgent, detail, ours ? state?.save : null].filter(Boolean).join("\n\n");
}
