/** Single keys that act on the table. */

/** @import {Actions, Choice, Model} from "./types" */

const COLUMNS = ["A", "B", "C", "D"];
const FIELDS = "input, textarea, select, [contenteditable]";

/**
 * @param {KeyboardEvent} event
 * @param {boolean} [repeated] whether it may act again while it is held down
 * @returns {boolean} whether a single key may act: nothing held with it, not repeated, not typed into a field
 */
export function bare(event, repeated = false) {
  const held = event.ctrlKey || event.altKey || event.metaKey || (event.repeat && !repeated) || event.isComposing;
  const typed = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !held && !typed && !event.defaultPrevented;
}

/**
 * The move a key means in a decision, or null.
 * @param {string} key
 * @param {string} phase
 * @param {Choice[]} choices
 */
export function moveOf(key, phase, choices) {
  if (phase === "star") {
    const move = `=${key.toUpperCase()}`;
    return choices.some((choice) => choice.move === move) ? move : null;
  }
  const column = COLUMNS[Number(key) - 1] ?? COLUMNS.find((name) => name === key.toUpperCase());
  if (column) return column;
  return { p: "clap", r: "double" }[key.toLowerCase()] ?? null;
}

/**
 * At a Star H is Horror, so a hint has a second key.
 * @param {string} key
 * @param {Model} model
 */
const asksHint = (key, { phase }) => (phase === "star" ? "i" : "hi").includes(key.toLowerCase());

/** @param {KeyboardEvent} event */
function wayOf({ key, shiftKey }) {
  if (key.toLowerCase() === "y") return "redo";
  if (key.toLowerCase() !== "u") return null;
  return shiftKey ? "redo" : "undo";
}

/**
 * @param {Model} model
 * @param {Actions} actions
 * @returns {(event: KeyboardEvent) => void}
 */
export function tableKeys(model, actions) {
  return (event) => {
    if (model.screen !== "table" || model.layer || !bare(event)) return;
    if (event.key === "Escape") {
      if (model.hint) actions.closeHint();
      else if (model.doubling || model.state?.draft) actions.cancel();
      return;
    }
    if (!model.settings.shortcuts) return;
    const way = wayOf(event);
    if (way) {
      actions[way]();
      return;
    }
    if (asksHint(event.key, model)) {
      actions.hint();
      return;
    }
    const move = moveOf(event.key, model.phase, model.state?.choices ?? []);
    if (move === null) return;
    event.preventDefault();
    actions.move(move);
  };
}
