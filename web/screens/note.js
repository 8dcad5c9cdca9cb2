/** One line over the screen: what went wrong or what to know, with the details to copy. */

/** @import {Actions, Model, Note} from "../app/types" */
import { html, nothing } from "lit-html";
import { wordReason } from "../app/speech.js";
import { BROKEN } from "../app/trouble.js";
import { ruleLink } from "../hollywood/rulelink.js";
import { sectionOf } from "../hollywood/rulebook.js";

/**
 * @param {Model} model
 * @param {Note} what
 * @param {Actions} actions
 */
export function note(model, what, actions) {
  const { text, copied } = model;
  const section = sectionOf(what);
  return html`<section class=${what.soft ? "note soft" : "note"} aria-label=${text("note-label")}>
    <p>${wordReason(what, model)}</p>
    ${what.retry
      ? html`<button data-action="retry" @click=${() => actions.retry()}>${text(what.key === BROKEN ? "note-go-on" : "note-retry")}</button>`
      : nothing}
    ${section ? ruleLink(model, actions, section) : nothing}
    ${what.detail
      ? html`<button data-action="copy" @click=${() => actions.copy()}>
          ${text(copied ? "note-copied" : "note-copy")}
        </button>`
      : nothing}
    <button class="note-close" data-action="dismiss" aria-label=${text("note-close")} @click=${() => actions.dismiss()}>
      <span aria-hidden="true">×</span>
    </button>
  </section>`;
}
