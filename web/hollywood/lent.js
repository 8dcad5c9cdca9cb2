/** The way back to a seat for which a bot plays. */

/** @import {Actions} from "../app/types" */
/** @import {Playing} from "./words.js" */
import { html } from "lit-html";
import { icon } from "./icons.js";
import { seatsOfPersons } from "./words.js";

/**
 * @param {Playing} model
 * @param {Actions} actions
 */
export function takeSeat({ text, state }, actions) {
  const [seat = 0] = state.lent;
  const count = state.lent.length;
  const words = text("table-take-seat", { count, name: state.seats[seat]?.name || text("seat-person", { seat: seat + 1 }), alone: seatsOfPersons(state).length === 1 ? "yes" : "no" });
  return html`<button type="button" class="take-seat" data-action="take-seat" aria-label=${words} @click=${() => actions.seats.takeBack()}>
    ${icon("chair")}<span aria-hidden="true">${words}</span>
  </button>`;
}
