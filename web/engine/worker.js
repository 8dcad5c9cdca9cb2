/**
 * Hosts Python. The page posts the engine's pieces, then requests as JSON texts; each answer is a JSON text.
 * @typedef {import("./collector.js").Piece} Piece
 * @typedef {typeof import("pyodide").loadPyodide} LoadPyodide
 * @typedef {NonNullable<Parameters<LoadPyodide>[0]>} Options
 * @typedef {{
 *   loadPyodide: LoadPyodide,
 *   createPyodideModule: unknown,
 *   fetch: (address: string | URL | Request) => Promise<Response>,
 *   onmessage: (event: MessageEvent<Piece | string>) => void,
 *   postMessage: (text: string) => void,
 * }} Scope
 */
import { unpacker } from "./base64.js";

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));
const HOME = "https://engine.invalid/";
const WHEEL = "/lib/wheel.zip";
const SETUP = `
from time import monotonic
from hollywood import GAME
from tabletop.bridge import Bridge
def deadline():
    end = monotonic() + 1.2
    return lambda: monotonic() >= end
bridge = Bridge([GAME], deadline)
`;

const parts = { wasm: unpacker(), stdlib: unpacker(), wheel: unpacker() };
/** @type {{handle: (text: string) => string, go_on: () => string, busy: boolean} | null} */
let bridge = null;
/** Brings the worker back to a job after whatever the page has posted meanwhile. */
const slices = new MessageChannel();

/** @param {object} message */
const say = (message) => scope.postMessage(JSON.stringify(message));

/** @param {unknown} error */
const detailOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).trim();

/** Serves the two files that Pyodide asks for, and nothing else. */
function serveOwnFiles() {
  /** @type {Record<string, () => Response>} */
  const files = {
    [`${HOME}pyodide.asm.wasm`]: () => new Response(parts.wasm.stream, { headers: { "Content-Type": "application/wasm" } }),
    [`${HOME}python_stdlib.zip`]: () => new Response(parts.stdlib.stream),
  };
  scope.fetch = async (address) => {
    const file = files[address instanceof Request ? address.url : String(address)];
    if (!file) throw new TypeError("the engine loads nothing from outside");
    return file();
  };
}

/** Pyodide only warns when the browser refuses its program and then waits for ever: make that an error. @returns {Promise<never>} */
function refusalOfProgram() {
  return new Promise((_, reject) => {
    const instantiate = WebAssembly.instantiateStreaming.bind(WebAssembly);
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await instantiate(source, imports);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

async function start() {
  serveOwnFiles();
  const wheel = new Response(parts.wheel.stream).arrayBuffer();
  const options = {
    createPyodideModule: scope.createPyodideModule,
    indexURL: HOME,
    packageBaseUrl: HOME,
    lockFileContents: { info: LOCK_INFO, packages: {} },
    env: { PYTHONPATH: WHEEL },
    stdin: () => null,
    /** @param {{writeFile: (path: string, data: Uint8Array) => void}} files */
    fsInit: async (files) => {
      const data = await wheel.catch(() => null);
      if (data) files.writeFile(WHEEL, new Uint8Array(data));
    },
  };
  const python = await Promise.race([refusalOfProgram(), scope.loadPyodide(/** @type {Options} */ (/** @type {unknown} */ (options)))]);
  await wheel;
  python.runPython(SETUP);
  bridge = python.globals.get("bridge");
  say({ ready: { python: python.runPython("import sys; sys.version.partition(' ')[0]") } });
}

/** @param {string} lines answers, one a line */
function post(lines) {
  for (const line of lines.split("\n")) if (line) scope.postMessage(line);
}

/** @param {string} text */
function answer(text) {
  try {
    if (!bridge) throw new Error("the engine is not ready");
    const idle = !bridge.busy;
    post(bridge.handle(text));
    if (idle && bridge.busy) slices.port2.postMessage(null);
  } catch (error) {
    const lost = Boolean(/** @type {{pyodide_fatal_error?: boolean}} */ (error).pyodide_fatal_error);
    const key = lost ? "engine-lost" : "engine-error";
    say({ id: JSON.parse(text).id, error: { key, args: {}, rule: null, detail: detailOf(error) } });
  }
}

slices.port1.onmessage = () => {
  try {
    post(bridge?.go_on() ?? "");
    if (bridge?.busy) slices.port2.postMessage(null);
  } catch (error) {
    fail(error);
  }
};

scope.onmessage = ({ data }) => {
  if (typeof data === "string") answer(data);
  else if (data.name !== "worker") parts[data.name].feed(data.data, data.last);
};

/** @param {unknown} error */
const fail = (error) => say({ failed: { detail: detailOf(error) } });

// Some refusals of the browser end in a promise that Pyodide does not await: it would wait for ever.
self.addEventListener("unhandledrejection", (event) => {
  if (bridge) return;
  event.preventDefault();
  fail(event.reason);
});
start().catch(fail);
