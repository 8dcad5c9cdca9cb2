/** What stands where reels are placed while somebody elsewhere decides: the link to send, and the way in for theirs. */

/** @import {Actions} from "../app/types" */
/** @import {Playing, Shown} from "./words.js" */
import { html } from "lit-html";
import { seatName } from "./words.js";

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function sendPanel(model, actions) {
  return html`<div class="places away">
    ${sendButton(model, actions)}
    <button type="button" data-action="open-link" @click=${() => actions.links.ask()}>${model.text("away-open")}</button>
  </div>`;
}

/**
 * To who decides; at the end to everybody.
 * @param {Playing} model
 * @param {Actions} actions
 */
export function sendButton(model, actions) {
  const { state, links, text } = model;
  const known = state.sent >= state.ply;
  const name = state.seat === null ? "" : seatName(model, state.seat);
  const to = { name, over: state.seat === null ? "yes" : "no" };
  return html`<button type="button" class=${known ? "" : "primary"} data-action="send" @click=${() => actions.share.hand()}>
    ${text(known && links?.copied === "game" ? "away-copied" : "away-send", to)}
  </button>`;
}
