/** Keeps the focus where a person had it while the page is drawn anew. */

/** The first of these that is there takes the focus when its old place is gone. */
const TABLE_ORDER = ['[data-move^="="]', '[data-move="A"]', '[data-action="add-bot"]', "#main"];

/** What takes the place of a control in the row of a game once it was pressed. @type {Record<string, string>} */
const HANDED_ON = {
  "rename-game": "game-title",
  "game-title": "rename-game",
  "game-title-done": "rename-game",
  "remove-game": "bring-back",
  "bring-back": "remove-game",
};

/**
 * How to find an element again after a redraw.
 * @param {Element | null} element
 * @returns {string | null}
 */
export function signOf(element) {
  // What goes gives the focus back to what called it.
  const called = element?.closest("[data-back]");
  if (called instanceof HTMLElement) return `[data-action="${called.dataset.back}"]`;
  const control = element?.closest("[data-move], [data-action]");
  if (!(control instanceof HTMLElement)) return null;
  const { move, action, number } = control.dataset;
  const game = /** @type {HTMLElement | null} */ (control.closest("[data-game]"))?.dataset.game;
  if (game) return `[data-game="${CSS.escape(game)}"] [data-action="${HANDED_ON[action ?? ""] ?? action}"]`;
  // Who presses step after step must not come to press a move.
  if (action === "step") return "#main";
  if (move) return `[data-move="${move}"]`;
  if (number) return `[data-action="${action}"][data-number="${number}"]`;
  return control.lang ? `[data-action="${action}"][lang="${control.lang}"]` : `[data-action="${action}"]`;
}

let givingBack = false;

/** Whether the focus that comes to a control was not moved by a person. */
export const isGivenBack = () => givingBack;

/**
 * Draws, and gives the focus back when the drawing took it away and gave it to nothing else: a layer that goes knows where it came from.
 * @param {() => void} draw
 */
export function keepFocus(draw) {
  const before = document.activeElement;
  const held = before !== null && before !== document.body;
  const sign = signOf(before);
  draw();
  const taken = document.activeElement !== null && document.activeElement !== document.body;
  if (!held || before.isConnected || taken) return;
  const target = [sign, ...TABLE_ORDER].map((selector) => selector && document.querySelector(selector)).find((one) => one instanceof HTMLElement);
  if (target instanceof HTMLElement) giveBack(target);
}

/** @param {HTMLElement} target */
function giveBack(target) {
  givingBack = true;
  target.focus({ preventScroll: true });
  givingBack = false;
}

/** What had the focus before something else was on screen has it again, unless a person has gone on from there. @param {string | null} sign as `signOf` told */
export function focusAgain(sign) {
  const target = sign && document.querySelector(sign);
  const idle = document.activeElement === document.body || document.activeElement?.id === "main";
  if (idle && target instanceof HTMLElement) giveBack(target);
}

/** A new screen is read from its start. */
export function focusScreen() {
  const main = document.getElementById("main");
  main?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** What somebody has come to by keyboard, else what the mouse is on. @returns {Element | null} */
export const pointedAt = () => document.querySelector(":focus-visible:not(#main)") ?? [...document.querySelectorAll(":hover")].at(-1) ?? null;

/** A section is read from its heading, which comes to the top. @param {string} id */
export function focusHeading(id) {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** What has just come onto the screen is read next. @param {string} id */
export const focusPart = (id) => document.getElementById(id)?.focus();
