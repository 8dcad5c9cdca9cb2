/** What is said about the table: names, cards, refusals and events as sentences. */

/** @import {Event, Lang, Model, Reason, Seat, State, TextFn, View} from "../app/types" */
import { guestName } from "../app/guestlist.js";
import { cardTitle } from "./card.js";

/** A model while a game is on. @typedef {Model & {state: State}} Playing */
/** Who sits where. @typedef {{state: {seats: Seat[], lent?: number[], mine?: number | null}}} Seated */
/** A model whose position is on screen. @typedef {Playing & {view: View}} Shown */

/** The columns, from left to right. */
export const COLUMNS = /** @type {const} */ (["A", "B", "C", "D"]);

/**
 * Who made a ply, from its events; null for a deal.
 * @param {Event[]} events
 * @returns {number | null}
 */
function actorOf(events) {
  const acts = ["place", "clap", "double"];
  const act = events.find((one) => acts.includes(one.type) || (one.type === "receive" && one.choice));
  return act ? act.seat : null;
}

/**
 * The seat shown large: who decides, else the last person who did, else the first person or who has lent a seat; null when only bots play.
 * @param {Playing} model
 * @returns {number | null}
 */
export function nearSeat({ state, log }) {
  if (state.mine !== null) return state.mine;
  const person = (/** @type {number | null} */ seat) => seat !== null && state.seats[seat]?.player === "human";
  if (person(state.seat)) return state.seat;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const actor = actorOf(log[at] ?? []);
    if (person(actor)) return actor;
  }
  const first = state.seats.findIndex((seat) => seat.player === "human");
  return first < 0 ? (state.lent[0] ?? null) : first;
}

/**
 * Whose last turn divides what is new from what is known; nobody's where only bots play, and in the past.
 * @param {Playing} model
 */
export const viewer = (model) => (model.past ? null : nearSeat(model));

/**
 * The only person at this device, or null: only then is anybody called "you". In a game played by link the others are elsewhere.
 * @param {Seated} model
 * @returns {number | null}
 */
export function onlyPerson({ state }) {
  if (typeof state.mine === "number") return state.mine;
  const people = state.seats.flatMap((seat, index) => (seat.player === "human" ? [index] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/**
 * The seats of the persons at this device, also while a bot plays there.
 * @param {Seated["state"]} state
 */
export const seatsOfPersons = ({ seats, lent = [], mine = null }) =>
  seats.flatMap(({ player }, seat) => ((player === "human" || lent.includes(seat)) && (mine === null || mine === seat) ? [seat] : []));

/**
 * What somebody is called who can take a seat.
 * @param {{text: TextFn}} model
 * @param {string} player
 */
export function playerName({ text }, player) {
  const guest = guestName(player);
  return guest === null ? text(`setup-${player.replace(":", "-")}`) : text("setup-guest", { name: guest });
}

/**
 * What a seat is called.
 * @param {Seated & {text: TextFn}} model
 * @param {number} seat
 * @returns {string}
 */
export function seatName(model, seat) {
  const { name = "", player = "" } = model.state.seats[seat] ?? {};
  if (name) return model.state.lent?.includes(seat) ? model.text("seat-lent-named", { name }) : name;
  if (onlyPerson(model) === seat) return model.text("seat-you");
  if (model.state.lent?.includes(seat)) return model.text("seat-lent", { seat: seat + 1, persons: seatsOfPersons(model.state).length });
  return model.text(player === "human" ? "seat-person" : "seat-bot", { seat: seat + 1 });
}

/**
 * Arguments that let a sentence about a seat address it as "you".
 * @param {Playing} model
 * @param {number} seat
 */
export const whom = (model, seat) => ({
  who: seatName(model, seat),
  you: onlyPerson(model) === seat ? "yes" : "no",
});

/**
 * Words as a list in the language of the page.
 * @param {{lang: Lang}} model
 * @param {string[]} words
 * @param {"conjunction" | "disjunction"} [type]
 */
export const list = ({ lang }, words, type = "conjunction") => new Intl.ListFormat(lang, { type }).format(words);

/**
 * Seats as a list in words, with "you" as a sentence's object.
 * @param {Playing} model
 * @param {number[]} seats
 */
export function seatList(model, seats) {
  const me = onlyPerson(model);
  const times = (/** @type {number} */ seat) => seats.filter((one) => one === seat).length;
  return list(
    model,
    [...new Set(seats)].map((seat) => {
      const name = seat === me ? model.text("table-you-object") : seatName(model, seat);
      return times(seat) > 1 ? `${name} ×${times(seat)}` : name;
    }),
  );
}

/**
 * @param {{text: TextFn}} model
 * @param {string | null} genre
 */
export const genreName = (model, genre) => model.text(`card-genre-${genre}`);

/**
 * @param {Playing} model
 * @param {string} code
 */
export const titleOf = (model, code) => cardTitle(code, model.text);

/**
 * Why a choice is refused, or a move is best, in words.
 * @param {Playing} model
 * @param {Reason | null | undefined} reason
 */
export function reasonText(model, reason) {
  if (!reason) return "";
  const args = { ...reason.args };
  for (const name of ["card", "first", "second"]) {
    const code = args[name];
    if (typeof code === "string") args[name] = titleOf(model, code);
  }
  if (typeof args.seat === "number") Object.assign(args, whom(model, args.seat));
  if (typeof args.genre === "string") args.genre = genreName(model, args.genre);
  return model.text(`reason-${reason.key}`, args);
}

/**
 * One event as one sentence, for the log and the line over the stage.
 * @param {Playing} model
 * @param {Event} event
 * @returns {string}
 */
export function eventText(model, event) {
  const { text } = model;
  switch (event.type) {
    case "receive":
      return receiptText(model, event);
    case "deal":
      return text("event-deal", { round: event.round });
    case "place":
      return text("event-place", { ...about(model, event), column: event.column });
    case "bump":
    case "star":
      return text(/** @type {"event-bump" | "event-star"} */ (`event-${event.type}`), about(model, event));
    case "unclaimed":
      return text("event-unclaimed", {
        cards: list(
          model,
          event.cards.map((/** @type {{card: string}} */ one) => titleOf(model, one.card)),
        ),
      });
    case "round_end":
      return text("event-round_end", { round: event.round, scores: scoreList(model, event.scores) });
    case "outcome":
      return outcomeText(model, event);
    default:
      return text(/** @type {Acting} */ (`event-${event.type}`), whom(model, event.seat));
  }
}

/** Events that only say who acts. @typedef {"event-first" | "event-clap" | "event-double" | "event-turn"} Acting */

/**
 * Who and which card.
 * @param {Playing} model
 * @param {Event} event
 */
const about = (model, { seat, card }) => ({ ...whom(model, seat), card: titleOf(model, card) });

/**
 * @param {Playing} model
 * @param {number[]} scores
 */
function scoreList(model, scores) {
  return list(
    model,
    scores.map((points, seat) => model.text("table-name-points", { name: seatName(model, seat), points })),
  );
}

/**
 * @param {Playing} model
 * @param {Event} event
 */
function outcomeText(model, event) {
  const names = list(
    model,
    event.winners.map((/** @type {number} */ seat) => seatName(model, seat)),
  );
  const solo = event.winners.length === 1 && event.winners[0] === onlyPerson(model);
  return model.text("event-outcome", { names, count: event.winners.length, you: solo ? "yes" : "no" });
}

/** Receipts told without a genre. @typedef {"event-receive-blockbuster" | "event-receive-lost"} PlainReceipt */

/**
 * @param {Playing} model
 * @param {Event} event
 */
function receiptText(model, event) {
  const args = about(model, event);
  if (event.to === "movie") {
    const { genre, films, rating, points } = event.movie;
    return model.text("event-receive-movie", { ...args, code: genre, genre: genreName(model, genre), films, rating, points });
  }
  if (event.to === "project") {
    return model.text("event-receive-project", { ...args, code: event.genre, genre: genreName(model, event.genre) });
  }
  return model.text(/** @type {PlainReceipt} */ (`event-receive-${event.to}`), args);
}
