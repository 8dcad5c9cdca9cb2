/** What a person does with the list of games: opens one, calls it something, throws it away and brings it back. */

/** @import {Model} from "./types" */
/** @import {Desk} from "./desk.js" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Speech} from "./speech.js" */
import { gameName } from "../screens/games.js";
import { cleanTitle } from "./typed.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Shelf} shelf
 * @property {Desk} desk
 * @property {Speech} speech
 * @property {() => void} redraw
 */

export class Library {
  /** What brings back each game that was thrown away. @type {Map<string, () => void>} */
  #back = new Map();

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** The list comes on screen: what was thrown away before is gone from it. */
  enter() {
    const { model } = this.parts;
    this.#back.clear();
    model.removed = [];
    model.renaming = null;
  }

  /** @param {string} id */
  open(id) {
    this.parts.desk.take(id);
  }

  /** Begins to write what a game is called; with null, stops. @param {string | null} id */
  rename(id) {
    this.parts.model.renaming = id;
    this.parts.redraw();
  }

  /** @param {string} id @param {string} title empty: what it is called by itself */
  call(id, title) {
    const { model, shelf } = this.parts;
    shelf.change(id, { title: cleanTitle(title) });
    model.renaming = null;
    this.#look();
  }

  /** @param {string} id */
  remove(id) {
    const { model, shelf, desk, speech } = this.parts;
    const game = shelf.find(id);
    if (!game) return;
    const back = shelf.remove(id);
    desk.forget(id);
    this.#back.set(id, back);
    model.removed = [...model.removed, game];
    speech.say(model.text("say-removed", { name: gameName(model, game) }));
    this.#look();
  }

  /** @param {string} id a game that was thrown away since the list came on screen */
  bringBack(id) {
    const { model, speech } = this.parts;
    const game = model.removed.find((one) => one.id === id);
    if (!game) return;
    this.#back.get(id)?.();
    this.#back.delete(id);
    model.removed = model.removed.filter((one) => one !== game);
    speech.say(model.text("say-brought-back", { name: gameName(model, game) }));
    this.#look();
  }

  #look() {
    this.parts.desk.look();
    this.parts.redraw();
  }
}
