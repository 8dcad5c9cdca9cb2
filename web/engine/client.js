/**
 * The page's side of the engine: ids, state numbers, time-outs, and starting again.
 * @typedef {{stage: "download" | "start", done: number, total: number}} Progress
 * @typedef {{python: string}} Ready
 * @typedef {{detail: string}} Failure
 * @typedef {{key: string, args?: Record<string, unknown>, rule?: string | null, detail?: string}} Refusal
 * @typedef {{done: number, total: number}} Advance how far a long job is
 * @typedef {{id: number, result?: any, error?: Refusal, progress?: Advance, ready?: Ready, failed?: Failure}} Message
 * @typedef {{
 *   resolve: (result: any) => void,
 *   reject: (error: EngineError) => void,
 *   advanced?: (progress: Advance) => void,
 *   clock: () => ReturnType<typeof setTimeout>,
 *   timer: ReturnType<typeof setTimeout>,
 * }} Waiting
 * @typedef {"engine" | "guest"} Role
 * @typedef {{
 *   onProgress?: (progress: Progress) => void,
 *   onReady?: (ready: Ready) => void,
 *   onFailed?: (failure: Failure) => void,
 * }} Listeners
 */
import { trusted } from "../app/scripts.js";
import { unpacker } from "./base64.js";
import { Collector } from "./collector.js";

const FOLDER = "engine/";
const ANSWER_WITHIN = 30_000;
const START_WITHIN = 120_000;

/**
 * What each kind of worker is made from.
 * @type {Record<Role, import("./parts.js").PartName[]>}
 */
const NEEDED = {
  engine: ["worker", "wasm", "stdlib", "wheel"],
  guest: ["worker", "wasm", "stdlib", "wheel", "library", "installer"],
};

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

/** One engine in one worker at a time. */
export class EngineClient {
  /** @param {Role} role @param {Listeners} listeners @param {Collector} collector */
  constructor(role, listeners, collector) {
    this.role = role;
    this.listeners = listeners;
    this.collector = collector;
    this.nextId = 1;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {"loading" | "ready" | "failed" | "stopped"} */
    this.phase = "stopped";
  }

  /** Ends whatever runs and starts a fresh engine; what was asked before is lost. */
  restart() {
    this.terminate();
    this.phase = "loading";
    this.clock = setTimeout(() => this.fail("the engine did not start in time"), START_WITHIN);
    const run = (this.run = {});
    this.boot(run).catch((error) => this.run === run && this.fail(textOf(error)));
  }

  /** Ends the engine. What was asked and not answered is rejected with `engine-lost`. */
  terminate(detail = "the engine was stopped") {
    this.run = undefined;
    clearTimeout(this.clock);
    this.worker?.terminate();
    this.worker = null;
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
      const worker = this.worker;
      if (this.phase !== "ready" || !worker) {
        reject(new EngineError({ key: "engine-lost", detail: `asked ${method} while ${this.phase}` }));
        return;
      }
      const id = this.nextId++;
      const clock = () => setTimeout(() => this.fail(`no answer to ${method} within ${timeout / 1000} s`), timeout);
      this.waiting.set(id, { resolve, reject, advanced, clock, timer: clock() });
      worker.postMessage(JSON.stringify({ id, state, method, params }));
    });
  }

  /** @param {object} run */
  async boot(run) {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    if (typeof DecompressionStream !== "function") throw new Error("this browser has no DecompressionStream");
    const program = unpacker();
    const source = new Response(program.stream).text();
    let size = 0;
    const pieces = this.collector.load(NEEDED[this.role], (done, total) => {
      size = total;
      if (this.run === run) this.progress("download", done, total);
    });
    for await (const piece of pieces) {
      if (this.run !== run) return;
      if (piece.name !== "worker") {
        this.worker?.postMessage(piece);
        continue;
      }
      program.feed(piece.data, piece.last);
      if (piece.last) this.open(await source, run);
    }
    this.progress("start", size, size);
  }

  /** @param {string} source @param {object} run */
  open(source, run) {
    if (this.run !== run) return;
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(trusted(address), { name: this.role });
    worker.onmessage = ({ data }) => {
      URL.revokeObjectURL(address);
      if (this.worker === worker) this.hear(JSON.parse(data));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.fail(event.message || "the worker stopped");
    };
    worker.onmessageerror = () => this.worker === worker && this.fail("an answer could not be read");
    this.worker = worker;
  }

  /** @param {Message} message */
  hear(message) {
    if (message.ready) {
      clearTimeout(this.clock);
      this.phase = "ready";
      this.listeners.onReady?.(message.ready);
    } else if (message.failed) {
      this.fail(message.failed.detail);
    } else {
      this.settle(message);
    }
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

  /** @param {Progress["stage"]} stage @param {number} done @param {number} total */
  progress(stage, done, total) {
    if (this.phase === "loading") this.listeners.onProgress?.({ stage, done, total });
  }

  /** The engine is gone, or never came. @param {string} detail */
  fail(detail) {
    this.terminate(detail);
    this.phase = "failed";
    this.listeners.onFailed?.({ detail });
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

/** @param {unknown} error */
function textOf(error) {
  return error instanceof Error ? error.message : String(error);
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
