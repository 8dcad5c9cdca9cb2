/**
 * The page's side of the engine: ids, state numbers, time-outs, and starting again.
 * @typedef {{key: string, args?: Record<string, unknown>, rule?: string | null, detail?: string}} Refusal
 * @typedef {{done: number, total: number}} Advance how far a long job is
 * @typedef {{id: number, result?: any, error?: Refusal, progress?: Advance}} Message
 * @typedef {{
 *   resolve: (result: any) => void,
 *   reject: (error: EngineError) => void,
 *   advanced?: (progress: Advance) => void,
 *   clock: () => ReturnType<typeof setTimeout>,
 *   timer: ReturnType<typeof setTimeout>,
 * }} Waiting
 * @typedef {import("./interpreter.js").Role} Role
 * @typedef {Pick<import("./interpreter.js").Heard, "onProgress" | "onReady" | "onFailed">} Listeners
 */
import { Collector } from "./collector.js";
import { Interpreter } from "./interpreter.js";

const FOLDER = "engine/";
const ANSWER_WITHIN = 30_000;

/** A refusal by the engine, or the loss of it (`engine-lost`): a key that the locale files word, with its arguments. */
export class EngineError extends Error {
  /** @param {Refusal} refusal */
  constructor({ key, args = {}, rule = null, detail = "" }) {
    super(detail ? `${key}: ${detail}` : key);
    this.name = "EngineError";
    this.key = key;
    this.args = args;
    this.rule = rule;
    this.detail = detail;
  }
}

/** One engine at a time, and where it is wanted a second one that stands by. */
export class EngineClient {
  /** @type {Interpreter | null} */
  interpreter = null;
  /** @type {Interpreter | null} */
  spare = null;

  /** @param {Role} role @param {Listeners} listeners @param {Collector} collector */
  constructor(role, listeners, collector) {
    this.role = role;
    this.listeners = listeners;
    this.collector = collector;
    this.nextId = 1;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {"loading" | "ready" | "failed" | "stopped"} */
    this.phase = "stopped";
  }

  /** Ends whatever runs and goes on with the one that stands by, else with a fresh one; what was asked before is lost. */
  restart() {
    this.terminate();
    this.phase = "loading";
    const heard = {
      onProgress: this.listeners.onProgress,
      onReady: (/** @type {import("./interpreter.js").Ready} */ ready) => {
        this.phase = "ready";
        this.listeners.onReady?.(ready);
      },
      onMessage: (/** @type {Message} */ message) => this.settle(message),
      onFailed: (/** @type {import("./interpreter.js").Failure} */ { detail, missing }) => this.fail(detail, missing),
    };
    const spare = this.spare;
    this.spare = null;
    this.interpreter = spare ?? new Interpreter(this.role, this.collector, heard);
    spare?.handOver(heard);
  }

  /** Starts one that stands by for the next restart; one that does not come to it is not missed. */
  warm() {
    this.spare ??= new Interpreter(this.role, this.collector, { onFailed: () => void (this.spare = null) });
  }

  /** Ends the engine. What was asked and not answered is rejected with `engine-lost`. */
  terminate(detail = "the engine was stopped") {
    this.interpreter?.end();
    this.interpreter = null;
    this.phase = "stopped";
    this.rejectAll(detail);
  }

  /**
   * Asks the engine.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @param {{state?: number | null, timeout?: number, advanced?: (progress: Advance) => void}} [options] `state`: the request is void
   *   when another is current; `timeout`: milliseconds until the answer, or between two steps of a long job, each told to `advanced`
   * @returns {Promise<any>} rejects with an EngineError
   */
  request(method, params = {}, { state = null, timeout = ANSWER_WITHIN, advanced } = {}) {
    return new Promise((resolve, reject) => {
      if (this.phase !== "ready") {
        reject(new EngineError({ key: "engine-lost", detail: `asked ${method} while ${this.phase}` }));
        return;
      }
      const id = this.nextId++;
      const clock = () => setTimeout(() => this.fail(`no answer to ${method} within ${timeout / 1000} s`), timeout);
      this.waiting.set(id, { resolve, reject, advanced, clock, timer: clock() });
      this.interpreter?.post(JSON.stringify({ id, state, method, params }));
    });
  }

  /** @param {Message} message */
  settle({ id, result, error, progress }) {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    if (progress) {
      waiting.timer = waiting.clock();
      waiting.advanced?.(progress);
      return;
    }
    this.waiting.delete(id);
    if (!error) {
      waiting.resolve(result);
      return;
    }
    waiting.reject(new EngineError(error));
    if (error.key === "engine-lost") this.fail(error.detail ?? "");
  }

  /** The engine is gone, or never came. @param {string} detail @param {boolean} [missing] whether a part of it did not come */
  fail(detail, missing = false) {
    this.terminate(detail);
    this.phase = "failed";
    this.listeners.onFailed?.({ detail, missing });
  }

  /** @param {string} detail */
  rejectAll(detail) {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(new EngineError({ key: "engine-lost", detail }));
    }
  }
}

/** @type {Collector | undefined} */
let collector;

/**
 * @param {Role} role
 * @param {Listeners} listeners
 */
function start(role, listeners) {
  collector ??= new Collector(ENGINE_PARTS, FOLDER);
  const client = new EngineClient(role, listeners, collector);
  client.restart();
  return client;
}

/**
 * Starts the engine; call it when the title is on screen.
 * @param {Listeners} listeners
 * @returns {EngineClient}
 */
export const startEngine = (listeners) => start("engine", listeners);

/**
 * Starts a Python for a bot that somebody added, shut off from the page.
 * @param {Listeners} listeners
 * @returns {EngineClient}
 */
export const startGuest = (listeners) => start("guest", listeners);
