/** What the title has before the rest of the page is here: its storage, the engine, and the presses that the rest makes up for. */

import { Engine } from "./engine.js";
import { signOf } from "./focus.js";
import { Keepsake } from "./keepsake.js";
import { addStyle } from "./scripts.js";
import { Storage } from "./storage.js";

export const storage = new Storage(new Keepsake({ everything: location.protocol === "file:" }));
export const engine = new Engine();

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {string[]} */
const pressed = [];
/** @type {Promise<void>} */
let styled = Promise.resolve();

/** @param {Event} event */
function remember({ target }) {
  const sign = target instanceof Element && signOf(target);
  if (!sign) return;
  pressed.push(sign);
  target.closest("button")?.setAttribute("aria-busy", "true");
}

/** Whether the rest of the page has run. */
let rests = false;
export const restRuns = () => rests;

/** From now on presses are remembered. */
export const listen = () => app.addEventListener("click", remember);

/** Fetches the styles of all that is not the title. @returns {Promise<void>} rejects with a DownloadError */
export const addStyles = () => (styled = addStyle(FILES.style));

/**
 * The rest of the page takes over.
 * @param {() => void} draw draws everything, once its styles are here; without them the page is ugly, and works
 */
export async function takeOver(draw) {
  rests = true;
  await styled.catch(() => {});
  app.removeEventListener("click", remember);
  draw();
  delete document.documentElement.dataset.first;
  for (const sign of pressed) /** @type {HTMLElement | null} */ (document.querySelector(sign))?.click();
  for (const waiting of app.querySelectorAll("button[aria-busy]")) waiting.removeAttribute("aria-busy");
}
