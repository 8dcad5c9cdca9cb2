/** What happens where a card arrives: it is marked as new, a finished movie's ticket is punched, points count up. */

/** @import {Event} from "../app/types" */
import { overlay } from "./overlay.js";

/**
 * What of its owner's a received card has gone to; null for a Star that found no project.
 * @param {Element} main
 * @param {Event} event
 * @param {number} [later] how many movies have come to that seat since
 * @returns {HTMLElement | null}
 */
export function landing(main, { seat, to, genre }, later = 0) {
  const got = to === "project" ? `project-${genre}` : to;
  const all = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll(`[data-owner="${seat}"] [data-got="${got}"]`));
  return all[all.length - 1 - later] ?? null;
}

/**
 * Marks what receipts have brought, with motion and without; of several movies the last ones.
 * @param {Element} main
 * @param {Event[]} receipts
 */
export function markNew(main, receipts) {
  for (const old of main.querySelectorAll("[data-new]")) old.removeAttribute("data-new");
  for (const [at, event] of receipts.entries()) {
    const later = receipts.slice(at + 1).filter(({ seat, to }) => to === "movie" && event.to === "movie" && seat === event.seat);
    landing(main, event, later.length)?.setAttribute("data-new", "");
  }
}

/**
 * A Star closes a movie: the punch comes down on its ticket.
 * @param {HTMLElement} ticket
 * @param {KeyframeAnimationOptions} timing
 * @returns {Animation[]}
 */
export function punch(ticket, timing) {
  const box = ticket.getBoundingClientRect();
  const size = 18;
  const at = new DOMRect(box.right - size * 1.2, box.top + box.height / 2 - size / 2, size, size);
  const layer = overlay("punch", at);
  const hole = layer.animate(
    [
      { transform: "translateY(-22px) scale(2)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1, offset: 0.7 },
      { transform: "scale(1.8)", opacity: 0 },
    ],
    timing,
  );
  hole.onfinish = hole.oncancel = () => layer.remove();
  const jolt = ticket.animate([{ transform: "none" }, { transform: "none", offset: 0.35 }, { transform: "rotate(-4deg) scale(0.92)", offset: 0.45 }, { transform: "none" }], timing);
  return [hole, jolt];
}

/**
 * A number counts from one value to the one it shows.
 * @param {HTMLElement | null} element
 * @param {number} from
 * @param {number} duration in milliseconds
 * @returns {() => void} ends it at once
 */
export function countUp(element, from, duration) {
  const walker = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ nodeValue }) => (/\d/.test(nodeValue ?? "") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
  const text = /** @type {Text | null | undefined} */ (walker?.nextNode());
  if (!element || !text) return () => {};
  const shown = text.data;
  const to = Number(shown);
  const { width, height } = element.getBoundingClientRect();
  // A place of its own: what counts must not make the browser lay out the whole table at each frame.
  Object.assign(element.style, { display: "inline-block", contain: "strict", width: `${width}px`, height: `${height}px` });
  const began = performance.now();
  let next = 0;
  const end = () => {
    cancelAnimationFrame(next);
    text.data = shown;
    for (const name of ["display", "contain", "width", "height"]) element.style.removeProperty(name);
  };
  const tick = (/** @type {number} */ now) => {
    const share = Math.max(0, (now - began) / duration);
    if (share >= 1) return end();
    text.data = String(Math.round(from + (to - from) * share));
    next = requestAnimationFrame(tick);
  };
  tick(began);
  return end;
}
