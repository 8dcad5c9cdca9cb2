/** The running game's line to the engine: of the questions that change the game the newest counts, and a lost engine is given the game again. */

/** @import {Engine} from "./engine.js" */
/** @import {Model} from "./types" */
import { Problem } from "./engine.js";

/** An answer that takes longer than this is shown to be under way, in milliseconds. */
const SLOW = 150;

/** What only reads is in nobody's way. */
const READS = ["record", "at", "open_record", "arrive"];

/**
 * @typedef {object} Parts
 * @property {Engine} engine
 * @property {Model} model this writes whether it is busy
 * @property {() => void} redraw
 */

/** One question that changes the game at a time. */
export class Line {
  /** Whether an answer is under way. */
  asking = false;
  /** Whether it is a bot's move: a person need not wait for it. */
  thinking = false;
  /** The text of the last ply's save, for an engine that must start again; empty before there is one. */
  save = "";
  /** Another with each question. */
  #newest = {};

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {number | null} number the state that the question is for, null when any will do
   * @returns {Promise<any>}
   */
  async ask(method, params, number) {
    const { engine, model, redraw } = this.parts;
    this.asking = true;
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
   * Asks what is for any state; a lost engine is started again, with the running game, and asked once more.
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @returns {Promise<any>}
   */
  async insist(method, params) {
    const { engine } = this.parts;
    const ask = () => (READS.includes(method) ? engine.ask(method, params, null) : this.ask(method, params, null));
    try {
      return await ask();
    } catch (error) {
      const problem = Problem.from(error);
      const forgotten = problem.reason.key === "no-game" && this.save !== "";
      if (!problem.lost && !forgotten) throw problem;
      if (!forgotten) await engine.restart();
      if (this.save && method !== "new") await this.ask("load", { text: this.save }, null);
      return ask();
    }
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

  #answered() {
    this.asking = false;
    this.thinking = false;
    this.parts.model.busy = false;
  }
}
