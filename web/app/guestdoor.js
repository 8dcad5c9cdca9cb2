/** Where bots come in and go out: what a person does about them, and what they are told. */

/** @import {Args, Model} from "./types" */
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
    const { model } = this.parts;
    if (model.adding !== null) return;
    const file = await chooseFile(".py,.whl");
    if (file) await this.take(file);
  }

  /** Takes a file in as a bot, if it is one. @param {File} file @returns {Promise<boolean>} whether it is one */
  async take(file) {
    const { model, guests, speech, redraw } = this.parts;
    if (model.adding !== null) return false;
    model.adding = file.name;
    model.error = null;
    model.copied = false;
    this.#tell("guest-adding", { file: file.name });
    redraw();
    speech.say(model.text("setup-guest-adding-hint", { file: file.name }));
    const answer = await guests.add(file);
    model.adding = null;
    if ("refused" in answer) {
      model.error = { ...answer.refused, retry: false, soft: false };
      speech.reason(model.error, model);
    } else {
      this.#tell("guest-added", { name: answer.name });
      speech.say(model.text("say-guest-added", { name: answer.name }));
    }
    this.#show();
    return !("refused" in answer);
  }

  /** @param {string} name */
  remove(name) {
    const { model, guests, speech } = this.parts;
    guests.remove(name);
    speech.say(model.text("say-guest-removed", { name }));
    this.#show();
  }

  /** Where the form is not on screen, a note says what it would show. @param {string} key @param {Args} args */
  #tell(key, args) {
    const { model } = this.parts;
    if (model.screen !== "setup") model.error = { key, args, rule: null, retry: false, soft: true };
  }

  #show() {
    const { model, list, redraw } = this.parts;
    model.guests = list.all;
    model.guestsKept = list.kept;
    redraw();
  }
}
