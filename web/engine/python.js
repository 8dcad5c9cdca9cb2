/**
 * Starts Python in a worker, from the pieces that the page posts.
 * @typedef {import("./collector.js").Piece} Piece
 * @typedef {typeof import("pyodide").loadPyodide} LoadPyodide
 * @typedef {NonNullable<Parameters<LoadPyodide>[0]>} Options
 * @typedef {Awaited<ReturnType<LoadPyodide>>} Python
 * @typedef {{
 *   name: string,
 *   loadPyodide: LoadPyodide,
 *   createPyodideModule: unknown,
 *   fetch: (address: string | URL | Request) => Promise<Response>,
 *   onmessage: (event: MessageEvent<Piece | string>) => void,
 *   postMessage: (text: string) => void,
 * }} Scope
 */
import { unpacker } from "./base64.js";

export const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));
const HOME = "https://engine.invalid/";

const parts = { wasm: unpacker(), stdlib: unpacker(), wheel: unpacker(), library: unpacker(), installer: unpacker() };

/** @typedef {Exclude<import("./parts.js").PartName, "worker" | "wasm" | "stdlib">} Archive */

/** @param {object} message */
export const say = (message) => scope.postMessage(JSON.stringify(message));

/** @param {unknown} error */
export const detailOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).trim();

/** The engine is gone, or never came. @param {unknown} error */
export const fail = (error) => say({ failed: { detail: detailOf(error) } });

/** Takes in a piece that the page brought. @param {Piece} piece */
export function take({ name, data, last }) {
  if (name !== "worker") parts[name].feed(data, last);
}

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

/**
 * @param {Archive[]} archives what Python can import from besides its library
 * @param {Partial<Options>} [more]
 * @returns {Promise<Python>}
 */
export async function startPython(archives, more = {}) {
  serveOwnFiles();
  const paths = archives.map((name) => `/lib/${name}.zip`);
  const arrived = Promise.all(archives.map((name) => new Response(parts[name].stream).arrayBuffer()));
  const options = {
    createPyodideModule: scope.createPyodideModule,
    indexURL: HOME,
    packageBaseUrl: HOME,
    lockFileContents: { info: LOCK_INFO, packages: {} },
    env: { PYTHONPATH: paths.join(":") },
    stdin: () => null,
    /** @param {{writeFile: (path: string, data: Uint8Array) => void}} files */
    fsInit: async (files) => {
      const all = await arrived.catch(() => []);
      for (const [at, data] of all.entries()) files.writeFile(/** @type {string} */ (paths[at]), new Uint8Array(data));
    },
    ...more,
  };
  const python = await Promise.race([refusalOfProgram(), scope.loadPyodide(/** @type {Options} */ (/** @type {unknown} */ (options)))]);
  await arrived;
  return python;
}
