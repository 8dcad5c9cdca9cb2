/** The three languages, each called by its own name. */

/** @import {Actions, Model} from "../app/types" */
import { html } from "lit-html";

const NAMES = /** @type {const} */ ({ en: "English", it: "Italiano", fr: "Français" });

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function languages({ text, lang }, actions) {
  return html`<div class="lang" role="group" aria-label=${text("title-language")}>
    ${/** @type {const} */ (["en", "it", "fr"]).map(
      (one) =>
        html`<button
          data-action="language"
          lang=${one}
          aria-pressed=${one === lang ? "true" : "false"}
          @click=${() => void actions.language(one)}
        >
          ${NAMES[one]}
        </button>`,
    )}
  </div>`;
}
