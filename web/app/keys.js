/** Keys: bare ones act on the table, arrows walk along a row of controls. */

/** @import {Actions, Model} from "./types" */

const COLUMNS = ["A", "B", "C", "D"];
const FIELDS = "input, textarea, select, [contenteditable]";

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether a single key may act: nothing held with it, not repeated, not typed into a field
 */
function bare(event) {
  const held = event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing;
  const typed = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !held && !typed && !event.defaultPrevented;
}

/**
 * The move a key means now, or null.
 * @param {string} key
 * @param {Model} model
 */
function moveOf(key, model) {
  if (model.phase === "star") {
    const move = `=${key.toUpperCase()}`;
    return model.state?.choices.some((choice) => choice.move === move) ? move : null;
  }
  const column = COLUMNS[Number(key) - 1] ?? COLUMNS.find((name) => name === key.toUpperCase());
  if (column) return column;
  return { p: "clap", r: "double" }[key.toLowerCase()] ?? null;
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
      if (model.doubling || model.state?.draft) actions.cancel();
      return;
    }
    if (!model.settings.shortcuts) return;
    if (event.key.toLowerCase() === "u") {
      actions.undo();
      return;
    }
    const move = moveOf(event.key, model);
    if (move === null) return;
    event.preventDefault();
    actions.move(move);
  };
}

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Moves the focus along the controls in an event's current target that match `selector`.
 * @param {KeyboardEvent} event
 * @param {string} selector
 */
export function moveFocus(event, selector) {
  const row = event.currentTarget;
  if (!(row instanceof Element) || event.ctrlKey || event.altKey || event.metaKey) return;
  const controls = [...row.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
  const here = controls.findIndex((control) => control === document.activeElement);
  if (here < 0) return;
  const ends = event.key === "Home" ? 0 : event.key === "End" ? controls.length - 1 : null;
  const step = STEPS[event.key];
  if (ends === null && step === undefined) return;
  event.preventDefault();
  const there = ends ?? (here + (step ?? 0) + controls.length) % controls.length;
  controls[there]?.focus();
}
