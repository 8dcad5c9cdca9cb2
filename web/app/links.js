/** Links come in: a deal is shown before it begins, a game opens at its ply or goes on with the one that is here. */

/** @import {Link} from "./address.js" */
/** @import {Desk} from "./desk.js" */
/** @import {Game} from "./game.js" */
/** @import {Past} from "./past.js" */
/** @import {Args, Kept, Model, Note, Opened, SetupForm} from "./types" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { linkIn } from "./address.js";
import { poses } from "./daily.js";
import { Problem } from "./engine.js";
import { focusPart } from "./focus.js";
import { canTravel } from "./home.js";
import { firstForm } from "./setup.js";
import { randomText } from "./typed.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Desk} desk
 * @property {Shelf} shelf
 * @property {Past} past
 * @property {Stay} stay
 * @property {Speech} speech
 * @property {(change: Partial<SetupForm>) => void} fill fills in the form of a new game
 * @property {() => void} redraw
 */

/**
 * A game that is here, how one of its name that arrives stands to it, and the save of both together, where it goes on.
 * @typedef {{kept: Kept, relation: string, save: string | null, told: Args}} Met
 */

/** The arriving game is the one that is here, or what became of it. */
const GOES_ON = ["same", "ahead"];
/** Why an arriving game is not taken. @type {Record<string, string>} */
const REFUSED = { behind: "link-behind", missing: "link-missing", changed: "link-changed" };

/** One link at a time. */
export class Links {
  /** The newest link; what an older one brings is dropped. */
  #request = {};

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Asks for a link to open. */
  ask() {
    this.parts.model.arriving = { at: "waiting" };
    this.parts.stay.layer("link");
  }

  /** Asks which seat is at this device, for the game on the table. */
  whose() {
    this.parts.model.arriving = null;
    this.parts.stay.layer("whose");
  }

  /** @param {string} text @returns {boolean} whether there is a link in it */
  paste(text) {
    const link = linkIn(text);
    if (link) void this.open(link);
    else if (this.parts.model.layer === "link") this.#tell({ key: "link-none" });
    return link !== null;
  }

  /** @param {Link} link */
  async open(link) {
    const { model, game, stay } = this.parts;
    const request = (this.#request = {});
    model.arriving = { at: "reading" };
    stay.layer("link");
    try {
      /** @type {Opened} */
      const opened = await game.consult("open_link", { text: link.text });
      // Who has closed it in the meantime does not want it any more.
      if (request !== this.#request || model.layer !== "link") return;
      if (link.kind === "deal") this.#show({ at: "deal", opened });
      else await this.#game(opened);
    } catch (error) {
      if (request !== this.#request) return;
      await stay.leaveLayer();
      const { reason } = Problem.from(error);
      const { where, ...args } = reason.args;
      // That it is the link need not be said twice.
      this.#tell({ ...reason, args: where === "link" ? args : reason.args, lead: "link-refused" });
    }
  }

  /** Begins the deal that is shown. */
  play() {
    const { arriving } = this.parts.model;
    if (arriving?.at === "deal") void this.#put(named(arriving.opened, randomText()));
  }

  /** Fills in the form of a new game with it. */
  change() {
    const { model, stay, fill } = this.parts;
    if (model.arriving?.at !== "deal") return;
    const { options, seats, seed } = model.arriving.opened;
    const known = (/** @type {string} */ player) => player === "human" || model.bots.some((bot) => player === `bot:${bot}`);
    const seated = seats.map((seat) => (known(seat.player) ? seat : { ...seat, player: "bot:understudy" }));
    fill({ ...options, players: options.players === 4 ? 4 : 3, seats: [...seated, ...firstForm(model.text).seats.slice(seats.length)], seed });
    stay.go("setup");
  }

  /** @param {number | null} seat which is at this device; null for all */
  async mine(seat) {
    const { model, game, stay } = this.parts;
    const { arriving } = model;
    if (arriving?.at === "game") {
      await this.#put(arriving.opened.record, { ply: arriving.opened.ply, mine: seat, sent: arriving.opened.plies });
    } else {
      await stay.leaveLayer();
      game.home({ mine: seat });
    }
  }

  /** @param {Opened} opened */
  async #game(opened) {
    const request = this.#request;
    const met = await this.#meet(opened);
    if (request !== this.#request) return;
    const { ply, plies } = opened;
    if (met) {
      const far = met.kept.mine !== null;
      const looked = { ply };
      if (await this.#join(opened, met, far && ply === plies ? {} : looked)) return;
      // A game played alone stays as it is: the link means an earlier ply of it.
      if (met.relation === "behind") await this.#put(met.kept.text, looked);
      else await this.#beside(opened, looked);
    } else if (canTravel(opened) && !opened.over) {
      this.parts.stay.layer("whose");
      this.#show({ at: "game", opened });
    } else if (poses(opened)) {
      await this.#beside(opened, { ply });
    } else {
      await this.#put(opened.record, { ply });
    }
  }

  /**
   * A record from a file goes on with the game that is here, or stands beside it.
   * @param {string} content
   * @returns {Promise<boolean>} whether it is on the table
   */
  async openRecord(content) {
    const { game, desk } = this.parts;
    try {
      /** @type {Opened} */
      const opened = await game.consult("open_record", { text: content });
      const met = await this.#meet(opened);
      if (met && met.kept.mine !== null && (await this.#join(opened, met, {}))) return true;
      if (met ? !GOES_ON.includes(met.relation) : poses(opened)) return await this.#beside(opened);
    } catch {
      // What is wrong is told where it is to be put on the table.
    }
    return desk.put(content, "file-refused");
  }

  /**
   * The game that is here under the name of one that arrives, and how the two stand to each other.
   * @param {Opened} opened
   * @returns {Promise<Met | null>} null where there is none
   */
  async #meet({ id, record }) {
    const { shelf, game } = this.parts;
    const kept = shelf.find(id);
    if (!kept) return null;
    const { relation, ply, here, there, save } = await game.consult("arrive", { save: kept.text, record, seat: kept.mine });
    return { kept, relation, save, told: { number: ply, here, there } };
  }

  /**
   * Goes on with the game that is here. One played by link is not left for another course of it: what is wrong is told.
   * @param {Opened} opened
   * @param {Met} met
   * @param {{ply?: number}} how where it is looked at
   * @returns {Promise<boolean>} false where it does not go on with it
   */
  async #join({ ply, plies }, { kept, relation, save, told }, how) {
    const far = kept.mine !== null;
    const key = far && REFUSED[relation];
    if (relation === "ahead") return this.#put(save ?? kept.text, { ply, mine: kept.mine, sent: plies });
    if (!GOES_ON.includes(relation) && !key) return false;
    await this.#put(kept.text, how);
    if (key) this.#tell({ key, args: told });
    return true;
  }

  /**
   * A game of its own beside the one of its name; the same one again is found again, as long as nobody has played it on.
   * @param {Opened} opened
   * @param {{ply?: number}} [how]
   */
  async #beside(opened, how) {
    const { game } = this.parts;
    /** @type {Opened} */
    const nameless = await game.consult("open_record", { text: named(opened, "") });
    const met = await this.#meet(nameless);
    if (met?.relation === "same") return this.#put(met.kept.text, how);
    return this.#put(met ? named(opened, randomText()) : nameless.record, how);
  }

  /**
   * Puts a game on the table.
   * @param {string} text
   * @param {{ply?: number, mine?: number | null, sent?: number}} [how]
   * @returns {Promise<boolean>} whether it lies there
   */
  async #put(text, { ply, ...home } = {}) {
    const { model, desk, game, past, stay } = this.parts;
    model.arriving = null;
    await stay.leaveLayer();
    if (!(await desk.put(text, "link-refused"))) return false;
    if (home.mine !== undefined) game.home(home);
    if (ply !== undefined && model.state && ply < model.state.ply) await past.look(ply - 1);
    return true;
  }

  /** @param {NonNullable<Model["arriving"]>} arriving */
  #show(arriving) {
    this.parts.model.arriving = arriving;
    this.parts.redraw();
    queueMicrotask(() => queueMicrotask(() => focusPart("arrived")));
  }

  /** @param {{key: string, args?: Args} & Partial<Note>} what */
  #tell(what) {
    const { model, speech, redraw } = this.parts;
    model.error = { args: {}, rule: null, retry: false, soft: false, ...what };
    speech.reason(model.error, model);
    redraw();
  }
}

/** A game of its own. @param {Opened} opened @param {string} id */
const named = ({ record }, id) => JSON.stringify({ ...JSON.parse(record), id });
