/** One press is one action: the second click of a double click and a held key do nothing, but on a control where each counts (`data-each`). */

const CONTROL = "[data-move], [data-action]:not([data-each])";

/** @param {Document} document */
export function guardPresses(document) {
  document.addEventListener(
    "click",
    (event) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.closest(CONTROL)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const held = event.repeat && (event.key === "Enter" || event.key === " ");
      if (held && event.target instanceof Element && event.target.closest(CONTROL)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
