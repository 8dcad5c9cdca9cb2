/** The engine as the page needs it: asked before it is ready, it answers when it is. */

/** @import {Args, EngineStatus, Reason} from "./types" */
import { startEngine } from "../engine/client.js";

/** A bot that has not moved after so many milliseconds is given up; one whose time is not measured by a clock gets more. */
const BOT_WITHIN = 10_000;
const WHOLE_WITHIN = 60_000;
/** Milliseconds after the first question until a second engine is made ready to stand in. */
const SPARE_AFTER = 20_000;
/** A device with less memory than so many gigabytes has none to spare. */
const ROOM = 4;

/** What went wrong, as a key with arguments. */
export class Problem extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason.key);
    this.name = "Problem";
    this.reason = reason;
  }

  /** Whether the engine is gone or has lost its way, so that the game must be loaded again. */
  get lost() {
    return ["engine-lost", "engine-gone", "engine-error", "internal", "stale"].includes(this.reason.key);
  }

  /**
   * @param {unknown} error
   * @returns {Problem}
   */
  static from(error) {
    if (error instanceof Problem) return error;
    const { key, args, rule, detail } = /** @type {Record<string, any>} */ (error ?? {});
    if (typeof key !== "string") {
      return new Problem({ key: "engine-error", args: {}, rule: null, detail: String(error) });
    }
    return new Problem({ key, args: /** @type {Args} */ (args ?? {}), rule: rule ?? null, detail });
  }
}

/** Only some browsers tell. */
const roomy = () => (/** @type {{deviceMemory?: number}} */ (navigator).deviceMemory ?? ROOM) >= ROOM;

/** One engine for the whole visit, started anew when it is lost. */
export class Engine {
  /** @type {EngineStatus} */
  status = { phase: "loading", stage: "download", done: 0, total: 0, detail: "", missing: false };
  /** @type {ReturnType<typeof startEngine> | null} */
  #client = null;
  #wasReady = false;
  /** @type {Promise<void> | null} */
  #restarting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #sparing;
  /** @type {{ready: () => void, failed: (problem: Problem) => void}[]} */
  #waiting = [];

  /** Called whenever `status` is another. */
  changed = () => {};

  /** Begins to load. */
  start() {
    this.#client ??= startEngine({
      onProgress: ({ stage, done, total }) => this.#set({ phase: "loading", stage, done, total }),
      onReady: () => this.#ready(),
      onFailed: (failure) => this.#failed(failure),
    });
  }

  /**
   * Ends the engine and starts a new one; who asks for it meanwhile waits for the same one.
   * @returns {Promise<void>} rejects when it does not start
   */
  restart() {
    this.#restarting ??= this.#again().finally(() => {
      this.#restarting = null;
    });
    return this.#restarting;
  }

  /** @returns {Promise<void>} */
  #again() {
    clearTimeout(this.#sparing);
    this.#sparing = undefined;
    this.#set({ phase: "loading", done: 0, detail: "", missing: false });
    const started = new Promise((ready, failed) => {
      this.#waiting.push({ ready: () => ready(undefined), failed });
    });
    this.#client?.restart();
    return /** @type {Promise<void>} */ (started);
  }

  /**
   * Asks; before the engine was ever ready, waits for it, also through a failed start and its retry.
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {number | null} state the number the request is for, null when any will do
   * @param {(progress: {done: number, total: number}) => void} [advanced] told how far a long job is
   * @returns {Promise<any>}
   */
  async ask(method, params, state, advanced) {
    if (!this.#wasReady) await this.#firstReady();
    const client = this.#client;
    if (!client) throw new Error("not started");
    this.#sparing ??= setTimeout(() => roomy() && client.warm(), SPARE_AFTER);
    try {
      const within = method === "bot" ? { timeout: params.whole ? WHOLE_WITHIN : BOT_WITHIN } : {};
      return await client.request(method, params, { state, ...within, ...(advanced && { advanced }) });
    } catch (error) {
      throw Problem.from(error);
    }
  }

  /** @returns {Promise<void>} */
  #firstReady() {
    return new Promise((ready) => {
      const failed = () => void this.#waiting.push({ ready, failed });
      this.#waiting.push({ ready, failed });
    });
  }

  #ready() {
    this.#wasReady = true;
    this.#set({ phase: "ready", detail: "" });
    for (const { ready } of this.#waiting.splice(0)) ready();
  }

  /** @param {import("../engine/interpreter.js").Failure} failure */
  #failed({ detail, missing }) {
    this.#set({ phase: "failed", detail, missing });
    const problem = new Problem({ key: "engine-gone", args: {}, rule: null, detail });
    for (const { failed } of this.#waiting.splice(0)) failed(problem);
  }

  /** @param {Partial<EngineStatus>} change */
  #set(change) {
    this.status = { ...this.status, ...change };
    this.changed();
  }
}
