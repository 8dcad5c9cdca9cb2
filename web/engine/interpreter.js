/**
 * One Python in one worker: from its parts to its end.
 * @typedef {{stage: "download" | "start", done: number, total: number}} Progress
 * @typedef {{python: string}} Ready
 * @typedef {{detail: string, missing: boolean}} Failure `missing`: a part of it did not come
 * @typedef {"engine" | "guest"} Role
 * @typedef {{
 *   onProgress?: (progress: Progress) => void,
 *   onReady?: (ready: Ready) => void,
 *   onMessage?: (message: any) => void,
 *   onFailed?: (failure: Failure) => void,
 * }} Heard who is told; nothing more once it has ended
 */
import { DownloadError, trusted } from "../app/scripts.js";

/** Milliseconds without a further part, or until it has started once all are here. */
const PATIENCE = 120_000;

/**
 * What each kind of worker is made from.
 * @type {Record<Role, import("./parts.js").PartName[]>}
 */
const NEEDED = {
  engine: ["worker", "wasm", "stdlib", "wheel"],
  guest: ["worker", "wasm", "stdlib", "wheel", "library", "installer"],
};

/** A worker that begins as it is made. */
export class Interpreter {
  /** What it said when it was ready. @type {Ready | null} */
  ready = null;
  /** @type {Worker | null} */
  #worker = null;
  #ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  clock;
  /** @type {Progress} */
  #progress = { stage: "download", done: 0, total: 0 };
  /** @type {Heard} */
  #heard;

  /** @param {Role} role @param {import("./collector.js").Collector} collector @param {Heard} heard */
  constructor(role, collector, heard) {
    this.role = role;
    this.collector = collector;
    this.#heard = heard;
    this.#wait();
    this.#boot().catch((error) => this.#fail(textOf(error), error instanceof DownloadError));
  }

  #wait() {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.#fail("the engine did not start in time"), PATIENCE);
  }

  /** Another hears it from now on, and at once how far it is. @param {Heard} heard */
  handOver(heard) {
    this.#heard = heard;
    if (this.ready) heard.onReady?.(this.ready);
    else heard.onProgress?.(this.#progress);
  }

  /** @param {string} text */
  post(text) {
    this.#worker?.postMessage(text);
  }

  end() {
    this.#ended = true;
    clearTimeout(this.clock);
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #boot() {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    if (typeof DecompressionStream !== "function") throw new Error("this browser has no DecompressionStream");
    /** @type {string[]} */
    const program = [];
    const pieces = this.collector.load(NEEDED[this.role], (done, total) => this.#tell({ stage: "download", done, total }));
    for await (const piece of pieces) {
      if (this.#ended) return;
      if (piece.name !== "worker") {
        this.#worker?.postMessage(piece);
        continue;
      }
      program.push(piece.data);
      if (piece.last) this.#open(program);
    }
    const { total } = this.#progress;
    this.#tell({ stage: "start", done: total, total });
  }

  /** @param {string[]} program */
  #open(program) {
    const address = URL.createObjectURL(new Blob(program, { type: "text/javascript" }));
    const worker = new Worker(trusted(address), { name: this.role });
    worker.onmessage = ({ data }) => {
      URL.revokeObjectURL(address);
      if (!this.#ended) this.#hear(JSON.parse(data));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message || "the worker stopped");
    };
    worker.onmessageerror = () => this.#fail("an answer could not be read");
    this.#worker = worker;
  }

  /** @param {any} message */
  #hear(message) {
    if (message.ready) {
      clearTimeout(this.clock);
      this.ready = message.ready;
      this.#heard.onReady?.(message.ready);
    } else if (message.failed) {
      this.#fail(message.failed.detail);
    } else {
      this.#heard.onMessage?.(message);
    }
  }

  /** @param {Progress} progress */
  #tell(progress) {
    if (this.#ended || this.ready) return;
    this.#wait();
    this.#progress = progress;
    this.#heard.onProgress?.(progress);
  }

  /** It is gone, or never came. @param {string} detail @param {boolean} [missing] */
  #fail(detail, missing = false) {
    if (this.#ended) return;
    this.end();
    this.#heard.onFailed?.({ detail, missing });
  }
}

/** @param {unknown} error */
function textOf(error) {
  return error instanceof Error ? error.message : String(error);
}
