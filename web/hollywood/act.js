/** How the table's controls answer a press. */

/** @import {Model} from "../app/types" */

/**
 * A click handler for a move control: one press is one move, and none is made while the page is busy.
 * @param {Model} model
 * @param {() => void} make
 * @param {() => void} [refused] called when the control is marked as not possible
 */
export function press(model, make, refused) {
  return (/** @type {MouseEvent} */ event) => {
    const control = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.detail > 1 || model.busy) return;
    if (control.getAttribute("aria-disabled") === "true") refused?.();
    else make();
  };
}

/**
 * Moves the focus among the controls of one row with the arrow keys.
 * @param {KeyboardEvent} event
 */
export function arrows(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const row = /** @type {HTMLElement} */ (event.currentTarget);
  const controls = /** @type {HTMLElement[]} */ ([...row.querySelectorAll("button")]);
  const at = controls.findIndex((control) => control === event.target);
  if (!step || at < 0) return;
  event.preventDefault();
  controls[(at + step + controls.length) % controls.length]?.focus();
}
