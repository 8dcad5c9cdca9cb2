/**
 * Hosts a bot that somebody added, in a worker and a Python of its own. The page posts the pieces, then requests as JSON texts:
 * `install` with a file, after which the worker is shut in, then what `tabletop.guest` answers.
 * @typedef {{
 *   guest: {handle: (text: string) => string},
 *   prepare: (file: string, data: Uint8Array) => string,
 *   install: () => Promise<void>,
 *   close_doors: () => void,
 * }} Hands what Python holds out
 */
import { detailOf, fail, startPython, take } from "./python.js";
import { limitFiles, limitMemory, shutIn } from "./shutin.js";

const SETUP = `
import importlib, json, sys
# This package is in Python's program itself and knows one place only.
importlib.__path__.append("/lib/library.zip/importlib")
from hollywood import GAME
from tabletop.guest import Guest
from tabletop.refusal import Refused
from tabletop.wheel import wheel_of

guest = Guest(GAME, {"players": 3})

def prepare(file, data):
    global path
    try:
        wheel = wheel_of(file, data.to_bytes())
    except Refused as refused:
        return json.dumps({"error": {**refused.reason.to_json(), "detail": str(refused.__cause__ or "")}})
    path = f"/tmp/{wheel.file}"
    with open(path, "wb") as target:
        target.write(wheel.data)
    return json.dumps({"result": {"name": wheel.name, "modules": wheel.modules}})

async def install():
    import micropip
    await micropip.install(f"emfs:{path}", deps=False)

def close_doors():
    # What leads to JavaScript: the browser would refuse it all the same, but a bot that tries should hear so at once.
    sys.meta_path[:] = [finder for finder in sys.meta_path if "pyodide" not in type(finder).__module__]
    doors = {"js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip"}
    doors |= {name for name in sys.modules if name.partition(".")[0] in doors}
    # None refuses the import.
    sys.modules.update(dict.fromkeys(doors))
    sys.path[:] = [folder for folder in sys.path if "installer" not in folder]
`;

/** Kept from before the worker is shut in. */
const post = self.postMessage.bind(self);
/** @param {object} message */
const say = (message) => post(JSON.stringify(message));

/** @type {import("./python.js").Python | null} */
let python = null;
/** @type {Hands | null} */
let hands = null;

async function start() {
  limitMemory();
  python = await startPython(["wheel", "library", "installer"], { jsglobals: {} });
  python.runPython(SETUP);
  /** @param {string} name */
  const hand = (name) => /** @type {import("./python.js").Python} */ (python).globals.get(name);
  hands = { guest: hand("guest"), prepare: hand("prepare"), install: hand("install"), close_doors: hand("close_doors") };
  say({ ready: { python: "" } });
}

/**
 * @param {number} id
 * @param {{file: string, data: string}} params
 */
async function install(id, { file, data }) {
  if (!python || !hands) throw new Error("Python is not ready");
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const answer = JSON.parse(hands.prepare(file, bytes));
  if (answer.result) {
    try {
      await hands.install();
    } catch (error) {
      answer.error = { key: "guest-no-wheel", args: {}, rule: null, detail: detailOf(error) };
    }
    hands.close_doors();
    limitFiles(python);
    shutIn();
    python = null;
  }
  say({ id, ...answer });
}

/** @param {string} text */
async function answer(text) {
  const { id, method, params } = JSON.parse(text);
  try {
    if (method === "install") await install(id, params);
    else if (hands && !python) post(hands.guest.handle(text));
    else throw new Error("nothing is installed");
  } catch (error) {
    // Whatever gets out of Python leaves it in no state to go on.
    say({ id, error: { key: "engine-lost", args: {}, rule: null, detail: detailOf(error) } });
  }
}

/** Begins. */
export function guest() {
  self.addEventListener("message", ({ data }) => (typeof data === "string" ? void answer(data) : take(data)));
  start().catch(fail);
}
