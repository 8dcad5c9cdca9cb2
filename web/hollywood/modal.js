/** A layer over the table: a modal dialog that gives the focus back when it goes. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

/** @type {WeakMap<Element, Element | null>} */
const cameFrom = new WeakMap();
/** @type {HTMLDialogElement | null} */
let current = null;

/** @param {Element | undefined} element */
function follow(element) {
  if (element instanceof HTMLDialogElement) {
    current = element;
    cameFrom.set(element, document.activeElement);
    queueMicrotask(() => {
      if (element.isConnected && !element.open) element.showModal();
    });
  } else if (current) {
    const back = cameFrom.get(current);
    current = null;
    queueMicrotask(() => back instanceof HTMLElement && back.isConnected && back.focus());
  }
}

/**
 * @param {string} name
 * @param {() => void} close
 * @param {unknown} content
 */
export const modal = (name, close, content) =>
  html`<dialog
    class="layer-log"
    aria-label=${name}
    ${ref(follow)}
    @cancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      close();
    }}
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close()}
  >
    ${content}
  </dialog>`;
