/** What a move would do before it is made: for the reels drawn ahead, the turn sign and the buttons' names. */

/** @import {Choice, Bump} from "../app/types" */
/** @import {Playing} from "./words.js" */
import { COLUMNS, list, onlyPerson, reasonText, seatName, titleOf } from "./words.js";

/**
 * The choice behind a move control, if the engine lists it now.
 * @param {Playing} model
 * @param {string | null} move
 * @returns {Choice | undefined}
 */
export function choiceOf(model, move) {
  if (model.phase !== model.state.phase) return undefined;
  return model.state.choices.find((choice) => choice.move === move);
}

/**
 * The push of a legal column.
 * @param {Playing} model
 * @param {string | null} move
 * @returns {{column: string, card: string, row: number, bumps: Bump[]} | null}
 */
export function pushOf(model, move) {
  const choice = choiceOf(model, move);
  if (!choice?.legal || !COLUMNS.some((column) => column === choice.move)) return null;
  const { card = "", row = 0, bumps = [] } = choice.effect ?? {};
  return { column: choice.move, card, row, bumps };
}

/**
 * A seat's name as a sentence's object.
 * @param {Playing} model
 * @param {number} seat
 */
const objectName = (model, seat) => (seat === onlyPerson(model) ? model.text("table-you-object") : seatName(model, seat));

/**
 * Whom a push moves up and onto what, the lowest reel first: each takes the card of the one above it.
 * @param {Playing} model
 * @param {Bump[]} bumps
 */
function movedUp(model, bumps) {
  const steps = bumps.map(({ seat, card }) => model.text("table-up", { name: objectName(model, seat), card: titleOf(model, card) }));
  return list(model, steps.reverse());
}

/**
 * Who loses the card that a push takes; empty when nobody had it.
 * @param {Playing} model
 * @param {Bump[]} bumps
 */
const loser = (model, bumps) => bumps.slice(-1).map(({ seat }) => objectName(model, seat)).join("");

/**
 * The previewed push in a sentence, or why it is refused; empty without a preview.
 * @param {Playing} model
 */
export function previewText(model) {
  const choice = choiceOf(model, model.preview);
  if (!choice) return "";
  if (!choice.legal) return reasonText(model, choice.reason);
  const push = pushOf(model, choice.move);
  if (!push) return "";
  return model.text("table-preview", {
    column: push.column,
    card: titleOf(model, push.card),
    count: push.bumps.length,
    name: loser(model, push.bumps),
    moved: movedUp(model, push.bumps),
  });
}

/**
 * What the next press of a move would do, where its first has only shown it; empty without such a press.
 * @param {Playing} model
 */
export function askedText(model) {
  if (model.asked === null || model.asked !== model.preview) return "";
  return [previewText(model), model.text("table-press-again")].filter(Boolean).join(". ");
}

/**
 * The full name of a place button.
 * @param {Playing} model
 * @param {string} column
 */
export function placeLabel(model, column) {
  const choice = choiceOf(model, column);
  if (!choice) return model.text("table-column", { column });
  const push = pushOf(model, column);
  if (!push) return model.text("table-place-refused", { reason: reasonText(model, choice.reason) });
  const { bumps } = push;
  return model.text("table-place", { column, card: titleOf(model, push.card), count: bumps.length, name: loser(model, bumps), moved: movedUp(model, bumps) });
}
