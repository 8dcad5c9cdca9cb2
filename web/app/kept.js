/** A kept game and what is told of it without the engine, and the reading of both from anywhere they may be broken. */

/** @import {About, Frame, Kept, Options, Result, State} from "./types" */
import { onlyPerson } from "../hollywood/words.js";

/** More rounds than a game has. */
const MOST_ROUNDS = 9;
/** The last moment that a date can tell, in milliseconds. */
const LATEST = 8_640_000_000_000_000;
/** A name in the browser's storage stays short. */
export const LONGEST_ID = 64;

/** @param {State} state @returns {About} what is told of a game while it is not on the table */
export function aboutOf(state) {
  const { view } = /** @type {Frame} */ (state.frames.at(-1));
  return {
    round: view.round,
    rounds: view.rounds,
    over: state.phase === "over",
    yours: state.seat !== null && onlyPerson({ state }) === state.seat,
    seats: state.seats,
    options: state.options,
    points: view.outcome?.scores ?? view.players.map(({ score }) => score.total),
    winners: view.outcome?.winners ?? [],
    turn: state.seat,
    reels: view.columns.map((column) => column.map(({ reel }) => reel)),
    hints: count(state.notes["hints"]),
    undos: count(state.notes["undos"]),
    daily: short(state.notes["daily"]),
    me: state.lent.length === 0 ? onlyPerson({ state }) : null,
  };
}

/** @param {string} id @param {unknown} value @returns {Kept | null} */
export function keptOf(id, value) {
  const { text, about, title, at, mine, sent, played } = fieldsOf(value);
  if (typeof text !== "string") return null;
  // The first version told names where later ones tell seats, which the record has.
  const told = readAbout(fieldsOf(about)["names"] ? { ...about, seats: recordIn(text).seats } : about);
  if (!told) return null;
  return { id, text, about: told, title: short(title), at: moment(at), mine: seatOf(mine, told.seats.length), sent: count(sent), played: played !== false };
}

/** @param {unknown} value @returns {Result | null} */
export function resultOf(value) {
  const { id, at, about } = fieldsOf(value);
  const told = readAbout(about);
  if (typeof id !== "string" || id === "" || id.length > LONGEST_ID || !told?.over) return null;
  return { id, at: moment(at), about: told };
}

/** The name of the game in a save or a record, empty where it has none. @param {string} text */
export const idIn = (text) => recordIn(text).id;

/**
 * Whether a game takes the place of the one of its name that is here: it goes on from there, or both are over and it came later.
 * @param {Kept} other
 * @param {Kept} here
 */
export function goesFurther(other, here) {
  const [plies, others] = [recordIn(here.text).plies, recordIn(other.text).plies];
  if (plies.every((ply, index) => others[index] === ply)) return others.length > plies.length;
  return here.about.over && other.about.over && other.at > here.at;
}

/** Whether a text is whole JSON, and nothing of ours: what is damaged may still be. @param {string} text */
export function isOther(text) {
  try {
    const fields = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, "")));
    return !["format", "record", "plies", "seed"].some((name) => Object.hasOwn(fields, name));
  } catch {
    return false;
  }
}

/** @param {string} text @returns {{id: string, seats: unknown, plies: string[]}} */
function recordIn(text) {
  try {
    const value = fieldsOf(JSON.parse(text));
    const { id, seats, plies } = fieldsOf(value["record"] ?? value);
    const named = typeof id === "string" && id.length <= LONGEST_ID;
    return { id: named ? id : "", seats, plies: Array.isArray(plies) ? plies : [] };
  } catch {
    return { id: "", seats: [], plies: [] };
  }
}

/** What earlier versions did not keep is as if nothing were known of it. @param {unknown} value @returns {About | null} */
function readAbout(value) {
  const { round, rounds, over, yours, seats, options, points, winners, turn, reels, hints, undos, daily, me } = fieldsOf(value);
  const numbers = Number.isInteger(round) && Number.isInteger(rounds) && 0 <= round && round <= rounds && rounds <= MOST_ROUNDS;
  const flags = typeof over === "boolean" && typeof yours === "boolean";
  const list = Array.isArray(seats) && seats.length <= 4 && seats.every((seat) => typeof seat?.name === "string" && typeof seat.player === "string");
  if (!numbers || !flags || !list) return null;
  return {
    round,
    rounds,
    over,
    yours,
    seats: seats.map(({ name, player }) => ({ name, player })),
    options: optionsOf(options),
    points: numbersOf(points, seats.length),
    winners: numbersOf(winners, seats.length),
    turn: seatOf(turn, seats.length),
    reels: Array.isArray(reels) ? reels.slice(0, 4).map((column) => (Array.isArray(column) ? column.slice(0, 4).map((seat) => seatOf(seat, seats.length)) : [])) : [],
    hints: count(hints),
    undos: count(undos),
    daily: short(daily),
    me: seatOf(me, seats.length),
  };
}

/** @param {unknown} value @returns {Options | null} */
function optionsOf(value) {
  const { players, scoring, award_in_project, collect } = fieldsOf(value);
  if (![players, scoring, award_in_project, collect].every((one) => typeof one === "string" || Number.isInteger(one))) return null;
  return { players, scoring, award_in_project, collect };
}

/** @param {unknown} value @returns {Record<string, any>} */
const fieldsOf = (value) => (value !== null && typeof value === "object" ? value : {});

/** @param {unknown} value @param {number} most @returns {number[]} */
const numbersOf = (value, most) => (Array.isArray(value) ? value.filter((one) => Number.isInteger(one)).slice(0, most) : []);

/** @param {unknown} value */
const count = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** A time that a date can be, in milliseconds. @param {unknown} value */
const moment = (value) => Math.min(count(value), LATEST);

/** @param {unknown} value */
const short = (value) => (typeof value === "string" ? value.slice(0, LONGEST_ID) : "");

/** @param {unknown} value @param {number} seats */
const seatOf = (value, seats) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats ? Number(value) : null);
