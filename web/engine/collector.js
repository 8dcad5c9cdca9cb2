/**
 * Brings the engine's parts into the page.
 * @typedef {import("./parts.js").Parts} Parts
 * @typedef {import("./parts.js").PartName} PartName
 * @typedef {import("./sources.js").PieceFile} PieceFile
 * @typedef {{name: PartName, index: number, last: boolean, data: string}} Piece a stretch of a program, or of one gzip stream as base64
 */
import { sourceOf } from "./sources.js";

const AT_ONCE = 4;

/** Loads the engine's pieces once and keeps them, for a worker that has to start again. */
export class Collector {
  /** @param {Parts} parts @param {string} folder address of the pieces, ending in a slash */
  constructor(parts, folder) {
    this.files = Object.entries(parts).flatMap(([name, files]) =>
      files.map((file, index) => ({ name: /** @type {PartName} */ (name), index, last: index === files.length - 1, ...file })),
    );
    this.source = sourceOf(folder);
    /** @type {Set<PieceFile>} */
    this.loaded = new Set();
    /** @type {Map<PieceFile, Promise<Piece>>} */
    this.pieces = new Map();
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
   * @returns {Promise<Piece>} rejects with a DownloadError
   */
  fetch(file, tell) {
    const known = this.pieces.get(file);
    if (known) return known;
    const piece = this.source(file).then((data) => {
      this.loaded.add(file);
      tell();
      return { name: file.name, index: file.index, last: file.last, data };
    });
    piece.catch(() => this.pieces.delete(file));
    this.pieces.set(file, piece);
    return piece;
  }
}

/** @param {{bytes: number}[]} files */
function sizeOf(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
