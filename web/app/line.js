/** The running game's line to the engine: of the questions that change the game the newest counts, and a lost engine is given the game again. */

/** @import {Engine} from "./engine.js" */
/** @import {Model, State} from "./types" */
import { Problem } from "./engine.js";

/** An answer that takes longer than this is shown to be under way, in milliseconds. */
const SLOW = 150;

/**
 * @typedef {object} Parts
 * @property {Engine} engine
 * @property {Model} model this writes whether it is busy
 * @property {(state: State) => void} reloaded called when an engine has been given the game
 * @property {() => void} revived called when a lost engine has been started again
 * @property {() => void} redraw
 */

/** One question that changes the game at a time. */
export class Line {
  /** Whether the answer under way is a bot's move: a person need not wait for it. */
  thinking = false;
  /** The text of the last ply's save, for an engine that must start again; empty before there is one. */
  save = "";
  #asking = false;
  /** Another with each question. */
  #newest = {};
  /** @type {Promise<void> | null} */
  #revival = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Whether an answer is under way. */
  get asking() {
    return this.#asking || this.reviving;
  }

  /** Whether a lost engine is being started again. */
  get reviving() {
    return this.#revival !== null;
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {number | null} number the state that the question is for, null when any will do
   * @returns {Promise<any>}
   */
  async ask(method, params, number) {
    const { engine, model, redraw } = this.parts;
    this.#asking = true;
    this.thinking = method === "bot";
    model.busy = true;
    const slow = setTimeout(redraw, SLOW);
    this.#newest = {};
    const newest = this.watch();
    try {
      return await engine.ask(method, params, number);
    } finally {
      clearTimeout(slow);
      if (newest()) this.#answered();
    }
  }

  /**
   * Asks for another game, and once more if the engine was lost and the game is still wanted.
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {() => boolean} wanted
   * @returns {Promise<State>}
   */
  begin(method, params, wanted) {
    return this.#insist(() => this.ask(method, params, null), wanted);
  }

  /**
   * Asks what only reads, and is in nobody's way; once more if the engine was lost.
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @returns {Promise<any>}
   */
  consult(method, params) {
    return this.#insist(() => this.parts.engine.ask(method, params, null));
  }

  /**
   * Starts a lost engine again, with the game as it was last saved; who asks for it meanwhile waits for the same one.
   * @returns {Promise<void>} rejects when it does not start
   */
  revive() {
    this.#revival ??= this.#restart().finally(() => {
      this.#revival = null;
    });
    return this.#revival;
  }

  /** Gives the engine the game as it was last saved. */
  async reload() {
    this.parts.reloaded(await this.ask("load", { text: this.save }, null));
  }

  /** What tells later whether the question asked last still is the newest. @returns {() => boolean} */
  watch() {
    const asked = this.#newest;
    return () => asked === this.#newest;
  }

  /** Ends a bot's thinking. */
  hush() {
    if (!this.thinking) return;
    this.#newest = {};
    this.#answered();
    // Where the engine is gone, so is the thinking.
    this.parts.engine.ask("stop", {}, null).catch(() => {});
  }

  /**
   * The game before is given to a new engine before anything else is asked of it: what is asked for last is what it has.
   * @param {() => Promise<any>} question
   * @param {() => boolean} [wanted]
   * @returns {Promise<any>}
   */
  async #insist(question, wanted = () => true) {
    try {
      return await question();
    } catch (error) {
      const problem = Problem.from(error);
      if (!problem.lost) throw problem;
      await this.revive();
      if (!wanted()) throw problem;
      return question();
    }
  }

  async #restart() {
    const { engine, model, revived, redraw } = this.parts;
    model.busy = true;
    redraw();
    try {
      await engine.restart();
      if (this.save) await this.reload();
      revived();
    } finally {
      model.busy = false;
      redraw();
    }
  }

  #answered() {
    this.#asking = false;
    this.thinking = false;
    this.parts.model.busy = false;
  }
}
