/** What nobody has foreseen: it is told, with a report to copy, and the game goes on from the last ply that was kept. */

/** @import {Model} from "./types" */

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
    model.error = { key: "page-broken", args: {}, rule: null, retry: true, soft: false, stays: true, detail };
    try {
      draw();
    } catch {
      document.getElementById("not-loaded")?.removeAttribute("hidden");
    }
  };
  addEventListener("error", ({ error, message }) => {
    if (!HARMLESS.test(message)) tell(error ?? message);
  });
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}

/**
 * All that helps to find out what went wrong, as text.
 * @param {string} detail
 * @param {Model} model
 */
export function reportOf(detail, { state, text }) {
  const version = `${text("title-brand")} ${ABOUT.version} ${document.documentElement.dataset.build}`;
  return [version, navigator.userAgent, detail, state?.save ?? ""].filter((part) => part !== "").join("\n\n");
}
