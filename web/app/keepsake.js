/**
 * A second copy of what is stored, in the entry of the browser's history. A page from disk needs it: in a private window Chromium was
 * seen to open it with empty storage after a reload, about once in ten while bots play.
 */

const MARK = "kept";
/** Characters of a text that is copied; an entry must stay small. */
const MOST = 100_000;

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
    if (text === null || text.length > MOST) delete this.texts[name];
    else this.texts[name] = text;
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
