/** One bot that somebody added, in a worker of its own: installed, opened, asked, and ended when it does not answer. */

/** @import {Added} from "./types" */
import { startGuest } from "../engine/client.js";
import { Problem } from "./engine.js";

/** A bot has so long for an answer, in milliseconds. */
const WITHIN = 5_000;

/** What leaves a worker in no state to go on. */
const FATAL = ["guest-late", "guest-lost", "guest-memory"];

/** @param {string} key @param {string} [detail] */
const problem = (key, detail = "") => new Problem({ key, args: {}, rule: null, detail });

/** A worker for a bot. */
export class GuestRoom {
  /** Whether it can be asked, or will be. */
  alive = true;
  /** The name that the bot goes by; rejects with a Problem. @type {Promise<string>} */
  opened;

  /** @param {Pick<Added, "file" | "data">} added */
  constructor({ file, data }) {
    /** @type {Promise<void>} */
    const started = new Promise((resolve, reject) => {
      this.client = startGuest({ onReady: () => resolve(), onFailed: ({ detail }) => reject(problem("guest-lost", detail)) });
      this.stop = reject;
    });
    this.opened = this.#open(started, file, data);
    this.opened.catch(() => this.end());
  }

  /** Tries the bot out. @returns {Promise<unknown>} rejects with a Problem */
  check() {
    return this.#ask("check", {});
  }

  /**
   * @param {unknown} view
   * @returns {Promise<{move: string, printed: string}>} rejects with a Problem
   */
  async choose(view) {
    await this.opened;
    const { move, printed } = await this.#ask("choose", { view });
    return { move: String(move), printed: String(printed) };
  }

  /** Ends the worker, whatever it does. */
  end() {
    this.alive = false;
    this.client?.terminate();
    this.stop?.(problem("guest-lost"));
  }

  /**
   * @param {Promise<void>} started
   * @param {string} file
   * @param {string} data
   */
  async #open(started, file, data) {
    await started;
    // Nothing of the bot runs yet: this may take as long as a slow machine needs.
    const { name, modules } = await this.#request("install", { file, data });
    await this.#ask("open", { modules });
    return String(name);
  }

  /**
   * Asks the bot, which has its time and no more.
   * @param {string} method
   * @param {Record<string, unknown>} params
   */
  async #ask(method, params) {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.end();
    }, WITHIN);
    try {
      return await this.#request(method, params);
    } catch (error) {
      throw late ? problem("guest-late") : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   */
  async #request(method, params) {
    try {
      return await /** @type {NonNullable<typeof this.client>} */ (this.client).request(method, params);
    } catch (error) {
      const { reason } = Problem.from(error);
      const found = reason.key.startsWith("guest-") ? new Problem(reason) : problem("guest-lost", reason.detail);
      if (FATAL.includes(found.reason.key)) this.end();
      throw found;
    }
  }
}
