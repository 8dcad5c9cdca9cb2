/** Which game is on: begins one, takes one up, and loses none while another takes its place. */

/** @import {Model, Note, SetupForm} from "./types" */
/** @import {Game} from "./game.js" */
/** @import {Saves} from "./saves.js" */
/** @import {Stay} from "./stay.js" */
import { chooseFile, readFile, saveFile } from "./files.js";
import { orderOf } from "./setup.js";
import { randomText } from "./typed.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Saves} saves
 * @property {Stay} stay
 * @property {() => void} redraw
 */

/** The place where games are taken up and put aside. */
export class Desk {
  /** What replaces the running game once the person agrees. @type {(() => void) | null} */
  #replacing = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** What the title tells of games that were left. */
  look() {
    const { model, saves } = this.parts;
    const { game, broken } = saves.read();
    model.saved = game?.about ?? null;
    model.aside = saves.aside()[0]?.about ?? null;
    if (broken) this.parts.stay.tell("save-broken");
  }

  /** @param {SetupForm} form */
  start(form) {
    const { saves, game } = this.parts;
    const order = orderOf(form);
    this.#replace(() => {
      saves.setAside();
      this.#expect();
      const seed = order.seed || randomText();
      void this.#orTitle(game.create({ ...order, seed, id: randomText() }));
    });
  }

  /** The same seats once more. */
  again() {
    this.#expect();
    void this.#orTitle(this.parts.game.again(randomText(), randomText()));
  }

  /** The same seats and the same cards. */
  sameDeal() {
    this.#expect();
    void this.#orTitle(this.parts.game.sameDeal(randomText()));
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
    const { saves, game, stay } = this.parts;
    const saved = saves.read().game;
    if (!saved) {
      stay.go("title");
      return;
    }
    const problem = await game.load(saved.text);
    if (!problem) return;
    // What the engine refuses is broken; what it could not read because it is gone is not.
    if (!problem.lost) saves.setBroken();
    stay.go("title");
    if (!problem.lost) this.#lead("save-refused");
  }

  /** The latest game that was put aside. */
  takeBack() {
    if (!this.parts.saves.takeBack()) return;
    this.#expect();
    void this.resumeSaved();
  }

  /** The person agreed that another game takes the place of the running one. */
  agree() {
    const then = this.#replacing;
    this.#replacing = null;
    then?.();
  }

  async open() {
    const file = await chooseFile();
    if (!file) return;
    const content = await readFile(file);
    await this.parts.stay.leaveLayer();
    if (content === null) this.parts.stay.tell("file-too-large");
    else this.#replace(() => void this.#openText(content));
  }

  async save() {
    const record = await this.parts.game.record();
    if (record) saveFile(record.text, record.name);
  }

  /** @param {string} content */
  async #openText(content) {
    const { game, saves, stay } = this.parts;
    const { playing } = stay;
    await stay.leaveLayer();
    const takeBack = saves.setAside();
    if (!playing) this.#expect();
    const problem = await game.load(content, () => stay.go("table"));
    if (!problem) return;
    takeBack();
    if (playing) game.resume();
    else stay.go("title");
    if (!problem.lost) this.#lead("file-refused");
  }

  /** @param {() => void} then what takes the place of the running game */
  #replace(then) {
    const { model, saves, stay } = this.parts;
    const { game } = saves.read();
    if (!game || game.about.over) {
      then();
      return;
    }
    this.#replacing = then;
    model.confirm = { about: game.about };
    stay.layer("confirm");
  }

  /** The table, for a game that is not there yet. */
  #expect() {
    const { model, stay } = this.parts;
    model.state = null;
    model.view = null;
    model.phase = "starting";
    model.error = null;
    stay.go("table");
  }

  /** A game that could not begin leaves the table to the title; the note says why. @param {Promise<unknown>} problem */
  async #orTitle(problem) {
    if ((await problem) && !this.parts.model.state) this.parts.stay.go("title");
  }

  /** Says what was being done when the note's refusal came. @param {Note["lead"]} lead */
  #lead(lead) {
    const { model, redraw } = this.parts;
    if (model.error && lead) model.error = { ...model.error, lead };
    redraw();
  }
}
