/** The bots that somebody added, kept in the browser as far as they fit. */

/** @import {Added} from "./types" */
/** @import {Storage} from "./storage.js" */

/** Characters of all of them together: the running game must find its place beside them. */
const MOST = 1_500_000;

/** What a seat's player begins with when it is such a bot. */
const SEAT = "bot:+";

/** The player of a seat for a bot of that name. @param {string} name */
export const guestPlayer = (name) => SEAT + name;

/** The name of the added bot that plays a seat, or null. @param {string} player */
export const guestName = (player) => (player.startsWith(SEAT) ? player.slice(SEAT.length) : null);

/** @param {unknown} value @returns {value is Added} */
export function isAdded(value) {
  const { name, file, data } = /** @type {Record<string, unknown>} */ (value ?? {});
  return typeof name === "string" && name !== "" && typeof file === "string" && typeof data === "string";
}

/** Added bots by their names. */
export class GuestList {
  /** Whether the next visit will find them all. */
  kept = true;

  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
    const stored = storage.json("guests");
    /** @type {Added[]} */
    this.all = Array.isArray(stored) ? stored.filter(isAdded) : [];
  }

  /** @param {string} name */
  find(name) {
    return this.all.find((one) => one.name === name);
  }

  /** Adds a bot, in place of one of the same name. @param {Added} added */
  put(added) {
    this.all = [...this.all.filter(({ name }) => name !== added.name), added];
    this.#store();
  }

  /** @param {string} removed */
  drop(removed) {
    this.all = this.all.filter(({ name }) => name !== removed);
    this.#store();
  }

  #store() {
    const text = JSON.stringify(this.all);
    this.kept = text.length <= MOST && this.storage.fits("guests", text);
  }
}
