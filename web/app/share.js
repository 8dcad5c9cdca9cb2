/** Links go out: copied, or sent by the device's own way. */

/** @import {Link} from "./address.js" */
/** @import {Game} from "./game.js" */
/** @import {Links, Model} from "./types" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { addressOf } from "./address.js";
import { Problem } from "./engine.js";

/** @typedef {Link["kind"]} Kind */
/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Stay} stay
 * @property {Speech} speech
 * @property {() => void} redraw
 */

/** Whether the device has a way of its own to send something. */
export const sendable = () => typeof navigator.share === "function";

/** What a person does to let others see or play the game on the table. */
export class Share {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Shows the links of the game on the table. */
  async open() {
    const { model, stay, redraw } = this.parts;
    model.links = null;
    stay.layer("share");
    model.links = await this.#links();
    if (model.links) redraw();
    else if (model.layer === "share") void stay.leaveLayer();
  }

  /** @param {Kind} kind */
  async copy(kind) {
    const { links } = this.parts.model;
    if (links && (await this.#copy(links[kind]))) this.#done(kind);
    // Where the page may not copy, the person can.
    else selectField(kind);
  }

  /** @param {Kind} kind */
  async send(kind) {
    const { links } = this.parts.model;
    if (!links) return;
    const sent = await this.#send(links[kind]);
    if (sent === "sent") this.taken(kind);
    else if (sent === "refused") await this.copy(kind);
  }

  /** @param {Kind} kind */
  taken(kind) {
    const { state } = this.parts.model;
    // The others know from now on what was played so far.
    if (kind === "game" && state && state.mine !== null) this.parts.game.home({ sent: state.ply });
  }

  /** Gives the game to who is to decide. */
  async hand() {
    const { model, redraw } = this.parts;
    const { state, screen } = model;
    const links = await this.#links();
    if (!links || model.state?.id !== state?.id || model.screen !== screen) return;
    model.links = links;
    const sent = sendable() ? await this.#send(links.game) : "refused";
    if (sent === "sent") this.taken("game");
    else if (sent === "refused" && (await this.#copy(links.game))) this.#done("game");
    else if (sent === "refused") this.parts.stay.layer("share");
    redraw();
  }

  /** Copies a link to the position that is looked at. */
  async past() {
    const { model, stay } = this.parts;
    const { past } = model;
    const links = past && (await this.#links(past.number + 1));
    if (!links || model.past !== past) return;
    model.links = links;
    if (await this.#copy(links.game)) this.#done("game");
    else stay.layer("share");
  }

  /** @param {number} [ply] @returns {Promise<Links | null>} */
  async #links(ply) {
    const { game } = this.parts;
    try {
      const links = await game.consult("link", ply === undefined ? {} : { ply });
      const address = (/** @type {Kind} */ kind) => addressOf({ kind, text: links[kind] });
      return { game: address("game"), deal: address("deal"), copied: null };
    } catch (error) {
      void game.failed(Problem.from(error));
      return null;
    }
  }

  /** @param {Kind} kind */
  #done(kind) {
    const { model, speech, redraw } = this.parts;
    if (model.links) model.links = { ...model.links, copied: kind };
    speech.say(model.text("say-link-copied"));
    this.taken(kind);
    redraw();
  }

  /** @param {string} address */
  async #copy(address) {
    try {
      await navigator.clipboard.writeText(address);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} address @returns {Promise<"sent" | "left" | "refused">} left: who thinks better of it has sent nothing */
  async #send(address) {
    try {
      await navigator.share({ title: this.parts.model.text("tab"), url: address });
      return "sent";
    } catch (error) {
      return error instanceof DOMException && error.code === DOMException.ABORT_ERR ? "left" : "refused";
    }
  }
}

/** @param {Kind} kind */
function selectField(kind) {
  const field = document.getElementById(`link-${kind}`);
  if (field instanceof HTMLInputElement) field.select();
}
