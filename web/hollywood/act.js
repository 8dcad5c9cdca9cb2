/** How the table's controls answer a press. */

/** @import {Actions, Model} from "../app/types" */
import { isGivenBack } from "../app/focus.js";

/**
 * A click handler for a move control: no move is made while the page is busy. That one press is one click is seen to in `app/press.js`.
 * @param {Model} model
 * @param {() => void} make
 * @param {() => void} [refused] called when the control is marked as not possible: it says why, if it is not but for a moment
 */
export function press(model, make, refused) {
  return (/** @type {MouseEvent} */ event) => {
    const control = /** @type {HTMLElement} */ (event.currentTarget);
    if (control.getAttribute("aria-disabled") === "true") refused?.();
    else if (!model.busy) make();
  };
}

/**
 * What a control tells on the sign while somebody points at it or has come to it by keyboard; a focus that was given back is no question.
 * @param {Model} model
 * @param {Actions} actions
 * @param {string} control
 */
export function pointing({ preview, phase }, actions, control) {
  const show = () => actions.preview(control);
  const moved = (/** @type {FocusEvent} */ event) => !isGivenBack() && /** @type {Element} */ (event.target).matches(":focus-visible");
  const byMouse = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse";
  // While cards are received the sign tells who receives them, wherever the mouse happens to be.
  const asks = (/** @type {PointerEvent} */ event) => byMouse(event) && phase !== "receiving";
  return {
    // Nor does what had the focus before hide what the mouse is on.
    hide: () => preview === control && actions.preview(null),
    enter: (/** @type {PointerEvent} */ event) => asks(event) && show(),
    move: (/** @type {PointerEvent} */ event) => asks(event) && preview !== control && show(),
    leave: (/** @type {PointerEvent} */ event) => byMouse(event) && actions.preview(null),
    focus: (/** @type {FocusEvent} */ event) => moved(event) && show(),
  };
}

/**
 * Moves the focus among the controls of one row with the arrow keys, Home and End.
 * @param {KeyboardEvent} event
 */
export function arrows(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const row = /** @type {HTMLElement} */ (event.currentTarget);
  const controls = /** @type {HTMLElement[]} */ ([...row.querySelectorAll("button")]);
  const at = controls.findIndex((control) => control === event.target);
  const end = { Home: 0, End: controls.length - 1 }[event.key];
  const to = end ?? (step && (at + step + controls.length) % controls.length);
  if (to === undefined || at < 0) return;
  event.preventDefault();
  controls[to]?.focus();
}
