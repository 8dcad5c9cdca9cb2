/** All single keys, as the table of keys has them. */

/** @import {Model} from "../app/types" */
import { html, nothing } from "lit-html";
import { TABLE } from "../app/keytable.js";

/** Keys that are not called by their sign. @type {Record<string, string>} */
const SIGNS = { ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→" };

/** @param {Model} model */
export function keySheet({ text, settings }) {
  const names = /** @type {Record<string, string>} */ ({ ...SIGNS, Escape: text("keys-escape"), Enter: text("keys-enter"), " ": text("keys-space") });
  const cap = (/** @type {string} */ key) => html`<kbd>${names[key] ?? key}</kbd>`;
  return html`<div class="keys">
    ${settings.shortcuts ? nothing : html`<p>${text("keys-off")}</p>`}
    <dl>
      ${TABLE.map(
        ([says, deeds]) =>
          html`<div>
            <dt>${Object.values(deeds).map((keys) => html`<span>${keys.map(cap)}</span>`)}</dt>
            <dd>${text(`keys-${says}`)}</dd>
          </div>`,
      )}
    </dl>
    <p class="hint">${text("keys-tips")}</p>
  </div>`;
}
