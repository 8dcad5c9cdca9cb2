/** A person's seat is lent to a bot that plays on, and taken back. */

/** @import {Game} from "./game.js" */
/** @import {Model} from "./types" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { playerName } from "../hollywood/words.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Stay} stay
 * @property {Speech} speech
 */

/** Who plays for whom. */
export class Seats {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /**
   * @param {number} seat
   * @param {string} player the bot that plays on there
   */
  lend(seat, player) {
    return this.#sit(seat, player);
  }

  /** The person plays again; where several seats are lent and none is named, the list of seats asks which. @param {number} [seat] */
  takeBack(seat) {
    const lent = this.parts.model.state?.lent ?? [];
    const wanted = seat ?? (lent.length === 1 ? lent[0] : undefined);
    if (wanted === undefined) this.parts.stay.layer("seats");
    else void this.#sit(wanted, "human");
  }

  /**
   * @param {number} seat
   * @param {string} player
   */
  async #sit(seat, player) {
    const { model, game, stay, speech } = this.parts;
    if (model.layer) await stay.leaveLayer();
    const { state, text } = model;
    if (!state) return;
    if (!game.seat(seat, player)) return;
    speech.say(player === "human" ? text("say-seat-back") : text("say-lent", { bot: playerName(model, player) }));
  }
}
