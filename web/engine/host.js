/** Hosts the engine. The page posts its pieces, then requests as JSON texts; each answer is a JSON text. */
import { detailOf, fail, say, scope, startPython, take } from "./python.js";

const SETUP = `
from time import monotonic
from hollywood import GAME
from tabletop.bridge import Bridge
def deadline():
    end = monotonic() + 1.2
    return lambda: monotonic() >= end
bridge = Bridge([GAME], deadline)
`;

/** @type {{handle: (text: string) => string, go_on: () => string, busy: boolean} | null} */
let bridge = null;
/** Brings the worker back to a job after whatever the page has posted meanwhile. */
const slices = new MessageChannel();

async function start() {
  const python = await startPython(["wheel"]);
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

/** Begins. */
export function host() {
  scope.onmessage = ({ data }) => (typeof data === "string" ? answer(data) : take(data));
  // Some refusals of the browser end in a promise that Pyodide does not await: it would wait for ever.
  self.addEventListener("unhandledrejection", (event) => {
    if (bridge) return;
    event.preventDefault();
    fail(event.reason);
  });
  start().catch(fail);
}
