/** The links of the game on the table, and how people far apart play it. */

/** @import {Actions, Model, State} from "../app/types" */
import { html, nothing } from "lit-html";
import { canTravel } from "../app/home.js";
import { sendable } from "../app/share.js";
import { seatName } from "../hollywood/words.js";

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function share(model, actions) {
  const { state, links, text } = model;
  if (!state || !links) return html`<p>${text("link-reading")}</p>`;
  return html`${part(model, "game", links.game, actions)} ${part(model, "deal", links.deal, actions)}
    ${location.protocol === "file:" ? html`<p class="hint">${text("share-file")}</p>` : nothing} ${far(model, state, actions)}`;
}

/**
 * @param {Model} model
 * @param {"game" | "deal"} kind
 * @param {string} address
 * @param {Actions} actions
 */
function part({ text, links }, kind, address, actions) {
  const name = text(`share-${kind}`);
  return html`<section class="share" aria-labelledby=${`share-${kind}`}>
    <h3 id=${`share-${kind}`}>${name}</h3>
    <p class="hint">${text(`share-${kind}-hint`)}</p>
    <input id=${`link-${kind}`} type="text" readonly aria-labelledby=${`share-${kind}`} .value=${address} @focus=${selectAll} @copy=${() => actions.share.taken(kind)} />
    <div class="pane-actions">
      <button class="primary" data-action="copy-link" data-link=${kind} aria-describedby=${`share-${kind}`} @click=${() => actions.share.copy(kind)}>
        ${text(links?.copied === kind ? "share-copied" : "share-copy")}
      </button>
      ${sendable()
        ? html`<button data-action="send-link" data-link=${kind} aria-describedby=${`share-${kind}`} @click=${() => actions.share.send(kind)}>${text("share-send")}</button>`
        : nothing}
    </div>
  </section>`;
}

/**
 * @param {Model} model
 * @param {State} state
 * @param {Actions} actions
 */
function far({ text }, state, actions) {
  if (state.phase === "over" || !canTravel(state)) return nothing;
  const { mine } = state;
  return html`<section class="share" aria-labelledby="share-far">
    <h3 id="share-far">${text("far-title")}</h3>
    <p class="hint">${text("far-hint")}</p>
    <p class="hint">${text("far-peek")}</p>
    ${mine === null ? nothing : html`<p>${text("far-mine", { name: seatName({ state: { ...state, mine: null }, text }, mine) })}</p>`}
    <div class="pane-actions">
      <button data-action="whose" @click=${() => actions.links.whose()}>${text(mine === null ? "far-begin" : "far-change")}</button>
    </div>
  </section>`;
}

/** @param {FocusEvent} event */
const selectAll = ({ target }) => /** @type {HTMLInputElement} */ (target).select();
