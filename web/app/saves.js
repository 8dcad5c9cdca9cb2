/** The running game in the browser's storage: kept at each ply, never lost in silence. */

/** @import {About, Frame, State} from "./types" */
/** @import {Storage} from "./storage.js" */
import { onlyPerson } from "../hollywood/words.js";

/** How many unfinished games are kept aside. */
const ASIDE = 5;

/** More rounds than a game has. */
const MOST_ROUNDS = 9;

/** @typedef {{text: string, about: About}} Kept */

/**
 * @param {unknown} value
 * @returns {Kept | null}
 */
function kept(value) {
  if (value === null || typeof value !== "object") return null;
  const { text, about } = /** @type {Record<string, any>} */ (value);
  if (typeof text !== "string" || about === null || typeof about !== "object") return null;
  const { round, rounds, over, yours, seats } = about;
  const numbers = Number.isInteger(round) && Number.isInteger(rounds) && 0 <= round && round <= rounds && rounds <= MOST_ROUNDS;
  const flags = typeof over === "boolean" && typeof yours === "boolean";
  const list = Array.isArray(seats) && seats.every((seat) => typeof seat?.name === "string" && typeof seat.player === "string");
  if (!numbers || !flags || !list) return null;
  return { text, about: { round, rounds, over, yours, seats } };
}

/** The saved game and those put aside. */
export class Saves {
  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
  }

  /**
   * The saved game. One that cannot be read is put where it can be looked at, and is told of.
   * @returns {{game: Kept | null, broken: boolean}}
   */
  read() {
    const stored = this.storage.get("save");
    if (stored === null) return { game: null, broken: false };
    const game = kept(this.storage.json("save"));
    if (game === null) this.setBroken();
    return { game, broken: game === null };
  }

  /** Remembers that a game is paused, or with null that none is. @param {string | null} id */
  pause(id) {
    if (id) this.storage.put("paused", id);
    else this.storage.drop("paused");
  }

  /** Whether a game was paused when it was left. @param {string} id */
  paused(id) {
    return id !== "" && this.storage.get("paused") === id;
  }

  /** @param {State} state */
  keep(state) {
    const { view } = /** @type {Frame} */ (state.frames.at(-1));
    /** @type {About} */
    const about = {
      round: view.round,
      rounds: view.rounds,
      over: state.phase === "over",
      yours: state.seat !== null && onlyPerson({ state }) === state.seat,
      seats: state.seats,
    };
    this.storage.put("save", JSON.stringify({ text: state.save, about }));
  }

  /** Moves a save that does not open out of the way. */
  setBroken() {
    const stored = this.storage.get("save");
    if (stored !== null) this.storage.put("broken", stored);
    this.storage.drop("save");
  }

  /** @returns {Kept[]} the unfinished games put aside, the latest first */
  aside() {
    const list = this.storage.json("aside");
    return Array.isArray(list) ? list.flatMap((one) => kept(one) ?? []) : [];
  }

  /**
   * Puts the saved game aside if it is unfinished; the place is free afterwards.
   * @returns {() => void} undoes it
   */
  setAside() {
    const before = this.storage.get("save");
    const earlier = this.aside();
    const { game } = this.read();
    if (game && !game.about.over) this.#putAside([game, ...earlier]);
    this.storage.drop("save");
    return () => {
      this.#putAside(earlier);
      if (before !== null) this.storage.put("save", before);
    };
  }

  /**
   * Takes the latest game put aside; the running one takes its place.
   * @returns {Kept | null}
   */
  takeBack() {
    const [latest, ...rest] = this.aside();
    if (!latest) return null;
    const { game } = this.read();
    this.#putAside(game && !game.about.over ? [game, ...rest] : rest);
    this.storage.put("save", JSON.stringify(latest));
    return latest;
  }

  /** @param {Kept[]} games */
  #putAside(games) {
    this.storage.put("aside", JSON.stringify(games.slice(0, ASIDE)));
  }
}
