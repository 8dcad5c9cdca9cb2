/** In a game played by link only one seat is at this device: what can be done here. */

/** @import {Kept, Seat, State} from "./types" */
import { guestName } from "./guestlist.js";

/**
 * A state as this device has it: nobody moves for who is elsewhere, and nothing is taken back that they know.
 * @param {State} state
 * @param {Kept | null} kept
 * @returns {State}
 */
export function homed(state, kept) {
  const mine = kept?.mine ?? null;
  const sent = kept?.sent ?? 0;
  if (mine === null) return { ...state, mine, sent, away: false };
  const away = state.seat !== null && state.seat !== mine && state.seats[state.seat]?.player === "human";
  const unsent = state.draft !== null || (state.undo_to !== null && state.undo_to >= sent);
  return { ...state, mine, sent, away, choices: away ? [] : state.choices, can_undo: state.can_undo && unsent };
}

/** How many persons play, also those whose seat a bot has for a while. @param {{seats: Seat[], lent?: number[]}} state */
export const personsOf = ({ seats, lent = [] }) => seats.filter(({ player }, seat) => player === "human" || lent.includes(seat)).length;

/** Whether others can play it at their devices: they need every bot. @param {{seats: Seat[], lent?: number[]}} state */
export const canTravel = (state) => personsOf(state) > 1 && !state.seats.some(({ player }) => guestName(player) !== null);
