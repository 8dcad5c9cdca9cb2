/** A finger resting on a move's control sees what the move would do: lifted there it makes it, slid off it makes none. */

const MOVE = "main[data-phase] [data-move]";

/** From then on a browser may no longer call a touch a click, so the page does: milliseconds it lasts, pixels it strays. */
const LONG = 300;
const FAR = 8;

/** For so long after such a press a click of the browser's own is the same press once more, in milliseconds. */
const ECHO = 350;

/** A finger on a control. @typedef {{control: HTMLElement, finger: number, closed: string | null, since: number, x: number, y: number, strayed: boolean, over: boolean}} Held */

/**
 * @param {Document} document
 * @param {(control: string | null) => void} preview shows what a control would do, or nothing
 */
export function holdToSee(document, preview) {
  /** @type {Held | null} */
  let held = null;
  let pressed = -Infinity;
  const leave = () => {
    if (held) preview(null);
    held = null;
  };

  document.addEventListener("pointerdown", ({ target, pointerType, pointerId, isPrimary, clientX, clientY }) => {
    leave();
    const control = target instanceof Element ? target.closest(MOVE) : null;
    if (pointerType === "mouse" || !isPrimary || !(control instanceof HTMLElement)) return;
    const closed = control.getAttribute("aria-disabled");
    held = { control, finger: pointerId, closed, since: performance.now(), x: clientX, y: clientY, strayed: false, over: true };
    preview(control.dataset.move ?? null);
  });
  document.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (held?.finger !== pointerId) return;
    const over = held.control.contains(document.elementFromPoint(clientX, clientY));
    held.strayed ||= Math.hypot(clientX - held.x, clientY - held.y) > FAR;
    if (over !== held.over) preview(over ? (held.control.dataset.move ?? null) : null);
    held.over = over;
  });
  document.addEventListener("pointerup", ({ pointerId }) => {
    if (held?.finger !== pointerId) return;
    const { control, closed, since, strayed, over } = held;
    leave();
    // What opened under the finger was not what it pressed.
    if (!over || !control.isConnected || control.getAttribute("aria-disabled") !== closed) return;
    if (!strayed && performance.now() - since < LONG) return;
    pressed = performance.now();
    control.click();
  });
  document.addEventListener("pointercancel", leave);
  document.addEventListener("contextmenu", (event) => held && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted || event.detail === 0 || performance.now() - pressed > ECHO) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
