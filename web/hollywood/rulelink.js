/** The way from what is on screen to the section of the rules about it. */

/** @import {TextFn} from "../app/types" */
/** @import {Section} from "./rulebook.js" */
import { html } from "lit-html";

/**
 * A link that says which rule it leads to; as a mark it shows only a question mark.
 * @param {{text: TextFn}} model
 * @param {{rule: (section: string) => void}} actions
 * @param {Section} section
 * @param {{mark?: boolean}} [look]
 */
export function ruleLink({ text }, { rule }, section, { mark = false } = {}) {
  const words = text("rule-see", { title: text(`rules-${section}-title`) });
  return html`<a class=${mark ? "ask ask-mark" : "ask"} href=${`#rules/${section}`} data-action="rule" data-rule=${section} @click=${follow(() => rule(section))}
    >${mark ? html`<span aria-hidden="true">?</span><span class="sr">${words}</span>` : words}</a
  >`;
}

/**
 * A press opens the rules over what is there; with a key held the browser opens the address where it was told to.
 * @param {() => void} open
 */
export const follow = (open) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
};
