/**
 * One game is played in one tab: who opens it asks the others, and who takes it over makes them step back.
 * The tabs talk by the storage that they would overwrite; that they share it is all there is to quarrel about.
 * @typedef {"ask" | "here" | "take"} Word
 */

/** @import {Storage} from "./storage.js" */
import { randomText } from "./typed.js";

/** The entry by which the tabs talk. */
const TALK = "tabs";
/** Tabs that open a game at the same time would all step back: for so long, in milliseconds, the names decide. */
const TOGETHER = 1000;

/**
 * @typedef {object} Parts
 * @property {Storage} storage
 * @property {() => void} elsewhere called when the game that is held here is another tab's
 * @property {(id: string) => void} changed called when another tab has written a game
 */

export class Tabs {
  #name = randomText();
  /** @type {string | null} */
  #held = null;
  #since = 0;
  /** What a person wants here; it leaves the table for a moment while it is loaded anew. @type {string | null} */
  #taken = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    parts.storage.listen((name, text) => this.#hear(name, text));
  }

  /** This game is on the table from now on, or with null none. @param {string | null} id */
  hold(id) {
    if (id === this.#held) return;
    this.#held = id;
    this.#since = id === this.#taken ? 0 : Date.now();
    if (id !== null) this.#say("ask", id);
  }

  /** The game is this tab's. @param {string} id */
  take(id) {
    this.#held = this.#taken = id;
    this.#since = 0;
    this.#say("take", id);
  }

  /** @param {Word} word @param {string} id */
  #say(word, id) {
    const { storage } = this.parts;
    storage.put(TALK, JSON.stringify({ word, id, from: this.#name }));
    storage.drop(TALK);
  }

  /** @param {string} name @param {string | null} text */
  #hear(name, text) {
    if (name.startsWith("game.")) this.parts.changed(name.slice("game.".length));
    if (name !== TALK || text === null) return;
    const { word, id, from } = wordsOf(text);
    if (id === null || id !== this.#held) return;
    if (word === "ask") this.#answer(id, from);
    else this.#yield();
  }

  /** @param {string} id @param {string} from */
  #answer(id, from) {
    const together = Date.now() - this.#since < TOGETHER;
    if (!together || this.#name < from) this.#say("here", id);
  }

  #yield() {
    this.#held = this.#taken = null;
    this.parts.elsewhere();
  }
}

/** @param {string} text */
function wordsOf(text) {
  try {
    const { word, id, from } = JSON.parse(text);
    return { word, id: String(id), from: String(from) };
  } catch {
    return { word: null, id: null, from: "" };
  }
}
