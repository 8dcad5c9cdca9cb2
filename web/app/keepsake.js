/**
 * A second copy of what is stored, in the entry of the browser's history. A page from disk needs it: in a private window Chromium was
 * seen to open it with empty storage after a reload, about once in ten while bots play.
 */

const MARK = "kept";
/** Characters of the texts that are copied, the latest first; an entry must stay small. */
const MOST = 400_000;

export class Keepsake {
  /** @type {Record<string, string>} */
  texts = {};

  constructor() {
    this.texts = { ...history.state?.[MARK] };
    // An older entry has an older copy.
    addEventListener("popstate", () => this.#write());
  }

  /**
   * @param {string} name
   * @param {string | null} text
   */
  put(name, text) {
    delete this.texts[name];
    if (text !== null) this.texts[name] = text;
    let room = MOST;
    const latest = Object.entries(this.texts).reverse();
    this.texts = Object.fromEntries(latest.filter(([, one]) => (room -= one.length) >= 0).reverse());
    this.#write();
  }

  #write() {
    try {
      history.replaceState({ ...history.state, [MARK]: this.texts }, "");
    } catch {
      // Where it is forbidden the storage alone has to do.
    }
  }
}
