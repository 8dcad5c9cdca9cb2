/** Links come in: a deal is shown before it begins, a game opens at its ply or goes on with the one that is here. */

/** @import {Link} from "./address.js" */
/** @import {Desk} from "./desk.js" */
/** @import {Engine} from "./engine.js" */
/** @import {Game} from "./game.js" */
/** @import {Past} from "./past.js" */
/** @import {Args, Kept, Model, Note, Opened, SetupForm} from "./types" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { linkIn } from "./address.js";
import { Problem } from "./engine.js";
import { focusPart } from "./focus.js";
import { canTravel } from "./home.js";
import { firstForm } from "./setup.js";
import { randomText } from "./typed.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Engine} engine
 * @property {Game} game
 * @property {Desk} desk
 * @property {Shelf} shelf
 * @property {Past} past
 * @property {Stay} stay
 * @property {Speech} speech
 * @property {(change: Partial<SetupForm>) => void} fill fills in the form of a new game
 * @property {() => void} redraw
 */

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
    const { model, engine, stay } = this.parts;
    const request = (this.#request = {});
    model.arriving = { at: "reading" };
    stay.layer("link");
    try {
      /** @type {Opened} */
      const opened = await engine.ask("open_link", { text: link.text }, null);
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
    const { shelf, engine } = this.parts;
    const kept = shelf.find(opened.id);
    if (kept) {
      const request = this.#request;
      const { relation, ply, here, there, save } = await engine.ask("arrive", { save: kept.text, record: opened.record, seat: kept.mine }, null);
      if (request !== this.#request) return;
      await this.#arrived(opened, kept, relation, { number: ply, here, there }, save);
    } else if (canTravel(opened) && !opened.over) {
      this.parts.stay.layer("whose");
      this.#show({ at: "game", opened });
    } else {
      await this.#put(opened.record, { ply: opened.ply });
    }
  }

  /**
   * @param {Opened} opened
   * @param {Kept} kept the game of that name that is here
   * @param {string} relation
   * @param {Args} told where they part
   * @param {string | null} save the game gone on
   */
  async #arrived(opened, kept, relation, told, save) {
    const { ply, plies } = opened;
    const far = kept.mine !== null;
    if (relation === "ahead") {
      await this.#put(save ?? kept.text, { ply, mine: kept.mine, sent: plies });
    } else if (relation === "other" || (relation === "changed" && !far)) {
      await this.#put(named(opened, randomText()), { ply });
    } else {
      // The one here stays as it is; of a game played alone the link may mean an earlier ply.
      await this.#put(kept.text, far && ply === plies ? {} : { ply });
      const key = far && REFUSED[relation];
      if (key) this.#tell({ key, args: told });
    }
  }

  /**
   * Puts a game on the table.
   * @param {string} text
   * @param {{ply?: number, mine?: number | null, sent?: number}} [how]
   */
  async #put(text, { ply, ...home } = {}) {
    const { model, desk, game, past, stay } = this.parts;
    model.arriving = null;
    await stay.leaveLayer();
    if (!(await desk.put(text, "link-refused"))) return;
    if (home.mine !== undefined) game.home(home);
    if (ply !== undefined && model.state && ply < model.state.ply) await past.look(ply - 1);
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
