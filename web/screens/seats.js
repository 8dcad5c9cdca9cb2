/** Which bot plays on for a person, and the way back to the seat. */

/** @import {Actions, Model, State} from "../app/types" */
import { html, nothing } from "lit-html";
import { guestPlayer } from "../app/guestlist.js";
import { reel } from "../hollywood/reel.js";
import { playerName, seatName, seatsOfPersons } from "../hollywood/words.js";

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function seats(model, actions) {
  const { state, text } = model;
  if (!state) return nothing;
  return html`<p>${text("seats-text")}</p>
    ${seatsOfPersons(state).map((seat) => place(model, state, seat, actions))}`;
}

/**
 * @param {Model} model
 * @param {State} state
 * @param {number} seat
 * @param {Actions} actions
 */
function place(model, state, seat, actions) {
  const { bots, guests, text } = model;
  const now = state.seats[seat]?.player;
  const lent = state.lent.includes(seat);
  const players = [...bots.map((bot) => `bot:${bot}`), ...guests.map(({ name }) => guestPlayer(name))];
  return html`<section class="lend" aria-labelledby=${`lend-${seat}`}>
    <h3 id=${`lend-${seat}`}>${reel(seat)}${seatName({ state, text }, seat)}</h3>
    <div class="pane-actions">
      ${lent ? html`<button class="primary" data-action="take-seat" data-seat=${seat} @click=${() => actions.seats.takeBack(seat)}>${text("seats-take")}</button>` : nothing}
      ${players.map(
        (player) =>
          html`<button data-action="lend" data-seat=${seat} data-player=${player} aria-pressed=${player === now ? "true" : "false"} @click=${() => actions.seats.lend(seat, player)}>
            ${playerName(model, player)}
          </button>`,
      )}
    </div>
  </section>`;
}
