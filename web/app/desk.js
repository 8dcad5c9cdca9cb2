/** Which game is on: begins one, takes one up; the others stay on the shelf. */

/** @import {Model, Note, SetupForm} from "./types" */
/** @import {Game} from "./game.js" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { saveFile } from "./files.js";
import { canTravel } from "./home.js";
import { orderOf } from "./setup.js";
import { randomText } from "./typed.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Shelf} shelf
 * @property {Stay} stay
 * @property {Speech} speech
 * @property {() => void} asks asks which seat is at this device
 * @property {() => void} redraw
 */

/** The place where games are begun and taken up. */
export class Desk {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** What the title tells of games that were left. */
  look() {
    const { model, shelf } = this.parts;
    const { game, broken } = shelf.read();
    model.saved = game?.about ?? null;
    model.games = shelf.games();
    model.unread = shelf.size - model.games.length;
    model.results = shelf.results(model.games);
    if (broken) this.parts.stay.tell("save-broken");
  }

  /** @param {SetupForm} form */
  start(form) {
    const order = orderOf(form);
    this.begin({ ...order, seed: order.seed || randomText(), id: randomText() }, form.far);
  }

  /** @param {Parameters<Game["create"]>[0]} order @param {boolean} [far] whether it is to be played by link */
  begin(order, far = false) {
    const kept = this.#running();
    this.#expect();
    const begun = this.#orTitle(this.parts.game.create(order), kept);
    if (far && canTravel(order)) void begun.then(() => this.parts.model.state && this.parts.asks());
  }

  /** The same seats once more. */
  again() {
    void this.#anew(() => this.parts.game.again(randomText(), randomText()));
  }

  /** The same seats and the same cards. */
  sameDeal() {
    void this.#anew(() => this.parts.game.sameDeal(randomText()));
  }

  /** A new game from a position of this one. @param {number} ply */
  playOn(ply) {
    this.#expect();
    void this.#orTitle(this.parts.game.branch(ply, randomText(), randomText()));
  }

  /** The game that is here, else the saved one. */
  resume() {
    const { model, stay, game } = this.parts;
    if (model.state) {
      stay.go("table");
      game.resume();
      return;
    }
    this.#expect();
    void this.resumeSaved();
  }

  async resumeSaved() {
    const { shelf, game, stay } = this.parts;
    const saved = shelf.read().game;
    if (!saved) {
      stay.go("title");
      return;
    }
    shelf.takeUp(saved.id);
    const problem = await game.load(saved.text);
    if (!problem) return;
    // What the engine refuses is broken; what it could not read because it is gone is not.
    if (!problem.lost) shelf.setBroken(saved.id);
    stay.go("title");
    if (!problem.lost) this.#lead("save-refused");
  }

  /** A game from the shelf. @param {string} id */
  take(id) {
    const { model, shelf } = this.parts;
    if (model.state?.id === id) {
      this.resume();
      return;
    }
    shelf.choose(id);
    this.#expect();
    void this.resumeSaved();
  }

  /** The game that another tab has, as that one left it. */
  takeOver() {
    const { model, shelf } = this.parts;
    if (model.state) shelf.choose(model.state.id);
    this.#expect();
    void this.resumeSaved();
  }

  /** A game is no longer here. @param {string} id */
  forget(id) {
    const { model } = this.parts;
    if (model.state?.id !== id) return;
    model.state = null;
    model.view = null;
  }

  async save() {
    const record = await this.parts.game.record();
    if (record) saveFile(record.text, record.name);
  }

  /**
   * Puts a game from elsewhere on the table.
   * @param {string} text a record or a save
   * @param {Note["lead"]} lead what is being done, if it is refused
   * @returns {Promise<boolean>} whether it lies there
   */
  async put(text, lead) {
    const { game, stay } = this.parts;
    const { playing } = stay;
    const kept = this.#running();
    if (!playing) this.#expect();
    const problem = await game.load(text, () => stay.go("table"));
    if (!problem) {
      this.#tellKept(kept);
      return true;
    }
    if (playing) game.resume();
    else stay.go("title");
    if (!problem.lost) this.#lead(lead);
    return false;
  }

  /**
   * A game by the same people: who was far apart is so again.
   * @param {() => Promise<unknown>} begin
   */
  async #anew(begin) {
    const { model, game } = this.parts;
    const mine = model.state?.mine ?? null;
    this.#expect();
    await this.#orTitle(begin());
    if (mine !== null && model.state) game.home({ mine });
  }

  /** @returns {string | null} the unfinished game that another one is about to take the place of */
  #running() {
    const { game } = this.parts.shelf.read();
    return game && !game.about.over ? game.id : null;
  }

  /** @param {string | null} id the game that was on the table before */
  #tellKept(id) {
    const { model, speech, shelf } = this.parts;
    if (id !== null && model.state && shelf.current !== id) speech.say(model.text("say-game-kept"));
  }

  /** The table, for a game that is not there yet. */
  #expect() {
    const { model, stay } = this.parts;
    model.state = null;
    model.view = null;
    model.phase = "starting";
    // That nothing is kept matters most to who begins a game.
    if (model.error?.key !== "save-not-kept") model.error = null;
    stay.go("table");
  }

  /**
   * A game that could not begin leaves the table to the title; the note says why.
   * @param {Promise<unknown>} problem
   * @param {string | null} [kept] the game that was on the table before
   */
  async #orTitle(problem, kept = null) {
    if (!(await problem)) this.#tellKept(kept);
    else if (!this.parts.model.state) this.parts.stay.go("title");
  }

  /** Says what was being done when the note's refusal came. @param {Note["lead"]} lead */
  #lead(lead) {
    const { model, redraw } = this.parts;
    if (model.error && lead) model.error = { ...model.error, lead };
    redraw();
  }
}
