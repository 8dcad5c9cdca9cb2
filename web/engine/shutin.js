/** Shuts a worker in: no way out of it is left but its answers, and an end to what it may use up. */

/** @import {Python} from "./python.js" */

const MEGA = 1 << 20;
/** Python's memory. */
const MOST_MEMORY = 512 * MEGA;
/** Files, all that are ever written together. */
const MOST_FILES = 64 * MEGA;
/** What Emscripten calls a full disk. */
const ENOSPC = 51;

/** The language itself, and what Python's runtime calls while it runs. Everything else in the worker's scope goes. */
const KEPT = new Set(
  `globalThis self Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError
  JSON Math Intl ArrayBuffer SharedArrayBuffer Atomics DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array
  Float16Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array BigInt Map Set WeakMap WeakSet WeakRef
  Iterator Proxy Reflect FinalizationRegistry DisposableStack AsyncDisposableStack decodeURI decodeURIComponent encodeURI
  encodeURIComponent isFinite isNaN WebAssembly TextDecoder TextEncoder DOMException performance crypto setTimeout clearTimeout
  queueMicrotask console`.split(/\s+/),
);

/** Removes every other name from the scope and from what it inherits. Throws where one stays. */
export function shutIn() {
  const stops = [Object.prototype, EventTarget.prototype];
  for (let place = /** @type {object | null} */ (self); place && !stops.includes(place); place = Object.getPrototypeOf(place)) {
    for (const name of Reflect.ownKeys(place)) {
      if (typeof name === "string" && KEPT.has(name)) continue;
      // What a script declares can only be emptied; a constant number is no way out.
      const gone = Reflect.deleteProperty(place, name) || Reflect.defineProperty(place, name, { value: undefined, writable: false });
      const number = typeof Reflect.getOwnPropertyDescriptor(place, name)?.value === "number";
      if (!gone && !number) throw new Error(`${String(name)} stays`);
    }
  }
  const silent = () => undefined;
  self.console = /** @type {Console} */ (/** @type {unknown} */ ({ log: silent, info: silent, warn: silent, error: silent, debug: silent }));
}

/** Lets Python's memory grow so far only; beyond, Python raises MemoryError. Call it before Python starts. */
export function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65536 > MOST_MEMORY) throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
}

/** Lets Python's files, which lie in the browser's memory, grow so far only. @param {Python} python */
export function limitFiles(python) {
  const files = /** @type {any} */ (python.FS);
  const { MEMFS } = files.filesystems;
  const { file } = MEMFS.ops_table;
  const { write } = file.stream;
  const { setattr } = file.node;
  let left = MOST_FILES;
  /** @param {{usedBytes: number}} node @param {number} size */
  const grow = (node, size) => {
    left -= Math.max(0, size - node.usedBytes);
    if (left < 0) throw new files.ErrnoError(ENOSPC);
  };
  /** @param {any[]} given stream, buffer, offset, length, position, ... */
  file.stream.write = MEMFS.stream_ops.write = (...given) => {
    grow(given[0].node, given[4] + given[3]);
    return write(...given);
  };
  /** @param {{usedBytes: number}} node @param {{size?: number}} change */
  file.node.setattr = MEMFS.node_ops.setattr = (node, change) => {
    if (change.size !== undefined) grow(node, change.size);
    return setattr(node, change);
  };
}
