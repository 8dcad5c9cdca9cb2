/** Where bots come in and go out: what a person does about them, and what they are told. */

/** @import {Model} from "./types" */
/** @import {GuestList} from "./guestlist.js" */
/** @import {Guests} from "./guests.js" */
/** @import {Speech} from "./speech.js" */
import { chooseFile } from "./files.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {GuestList} list
 * @property {Guests} guests
 * @property {Speech} speech
 * @property {() => void} redraw
 */

/** Adds and removes bots. */
export class GuestDoor {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Lets the person choose a file and takes it in as a bot. */
  async add() {
    const { model, guests, speech, redraw } = this.parts;
    if (model.adding !== null) return;
    const file = await chooseFile(".py,.whl");
    if (!file || model.adding !== null) return;
    model.adding = file.name;
    model.error = null;
    model.copied = false;
    redraw();
    speech.say(model.text("setup-guest-adding-hint", { file: file.name }));
    const answer = await guests.add(file);
    model.adding = null;
    if ("refused" in answer) {
      model.error = { ...answer.refused, retry: false, soft: false };
      speech.reason(model.error, model);
    } else {
      speech.say(model.text("say-guest-added", { name: answer.name }));
    }
    this.#show();
  }

  /** @param {string} name */
  remove(name) {
    const { model, guests, speech } = this.parts;
    guests.remove(name);
    speech.say(model.text("say-guest-removed", { name }));
    this.#show();
  }

  #show() {
    const { model, list, redraw } = this.parts;
    model.guests = list.all;
    model.guestsKept = list.kept;
    redraw();
  }
}
