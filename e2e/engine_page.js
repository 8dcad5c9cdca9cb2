// The smallest page around web/engine/client.js, for the tests of the client alone.
import { startEngine } from "../web/engine/client.js";

/** @type {object[]} */
const heard = [];
const client = startEngine({
  onProgress: (progress) => heard.push({ progress }),
  onReady: (ready) => heard.push({ ready }),
  onFailed: (failed) => heard.push({ failed }),
});

/** @param {string} method @param {Record<string, unknown>} params @param {{state?: number, timeout?: number}} options */
async function ask(method, params = {}, options = {}) {
  try {
    return { result: await client.request(method, params, options) };
  } catch (error) {
    const { key, args, rule, detail } = /** @type {import("../web/engine/client.js").EngineError} */ (error);
    return { error: { key, args, rule, detail } };
  }
}

/** Resolves when the engine is ready or has failed. @returns {Promise<object>} */
async function settled() {
  for (;;) {
    const last = heard.findLast((one) => "ready" in one || "failed" in one);
    if (last) return last;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts afresh. @returns {Promise<object>} */
async function restart() {
  heard.length = 0;
  client.restart();
  return settled();
}

Object.assign(window, { heard, client, ask, settled, restart });
