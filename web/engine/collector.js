/**
 * Brings the engine's parts into the page as classic scripts, the only kind of file that every browser reads from a
 * folder on disk. Each script calls `hollywoodPart(name, index, base64)`.
 * @typedef {import("./parts.js").Parts} Parts
 * @typedef {import("./parts.js").PartName} PartName
 * @typedef {{name: PartName, index: number, last: boolean, data: string}} Piece a stretch of one gzip stream, as base64
 */
import { DownloadError, addScript, whole } from "../app/scripts.js";

const AT_ONCE = 4;

/** Loads the engine's scripts once and keeps what they brought, for a worker that has to start again. */
export class Collector {
  /** @param {Parts} parts @param {string} folder address of the scripts, ending in a slash */
  constructor(parts, folder) {
    this.files = Object.entries(parts).flatMap(([name, files]) =>
      files.map((file, index) => ({ name: /** @type {PartName} */ (name), index, last: index === files.length - 1, ...file })),
    );
    this.folder = folder;
    /** @type {Set<Collector["files"][number]>} */
    this.loaded = new Set();
    /** @type {Map<string, Promise<Piece>>} */
    this.pieces = new Map();
    /** @type {Map<string, string>} */
    this.arrived = new Map();
    /** @param {PartName} name @param {number} index @param {string} data */
    const receive = (name, index, data) => void this.arrived.set(`${name} ${index}`, data);
    Object.assign(globalThis, { hollywoodPart: receive });
  }

  /**
   * All pieces of some parts in their order, each as soon as it is there.
   * @param {readonly PartName[]} names
   * @param {(done: number, total: number) => void} onProgress in bytes
   * @returns {AsyncGenerator<Piece>}
   */
  async *load(names, onProgress) {
    const files = this.files.filter(({ name }) => names.includes(name));
    const total = sizeOf(files);
    const tell = () => onProgress(sizeOf(files.filter((file) => this.loaded.has(file))), total);
    tell();
    for (const [next, file] of files.entries()) {
      for (const soon of files.slice(next, next + AT_ONCE)) this.fetch(soon, tell);
      yield await this.fetch(file, tell);
    }
  }

  /**
   * @param {Collector["files"][number]} file
   * @param {() => void} tell
   * @returns {Promise<Piece>}
   */
  fetch(file, tell) {
    const key = `${file.name} ${file.index}`;
    const known = this.pieces.get(key);
    if (known) return known;
    const piece = (whole ? read() : addScript(this.folder + file.file)).then(() => {
      const data = whole ? blockOf(file.file) : this.arrived.get(key);
      if (data === undefined) throw new DownloadError(`${file.file} is damaged`);
      this.loaded.add(file);
      tell();
      return { name: file.name, index: file.index, last: file.last, data };
    });
    piece.catch(() => this.pieces.delete(key));
    this.pieces.set(key, piece);
    return piece;
  }
}

/** @param {{bytes: number}[]} files */
function sizeOf(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The whole page is here. @returns {Promise<void>} */
const read = () =>
  new Promise((done) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => done(), { once: true });
    else done();
  });

/** What a page that is one file holds of a piece. @param {string} file */
const blockOf = (file) => document.querySelector(`script[data-piece="${file}"]`)?.textContent ?? undefined;
