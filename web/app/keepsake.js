/**
 * A second copy of what is stored, in the entry of the browser's history. A page from disk needs it: in a private window Chromium was
 * seen to open it with empty storage after a reload, about once in ten while bots play, and to bring back the old one later. Elsewhere
 * it holds what the storage did not take.
 */

const MARK = "kept";
const UNSTORED = "unstored";
const AT = "written";
/** Characters of the texts that are copied, the latest first; an entry must stay small. */
const MOST = 400_000;

export class Keepsake {
  /** @type {Record<string, string>} */
  texts = {};
  /** Names of the texts that are nowhere else: what is stored under them is older. @type {Set<string>} */
  unstored = new Set();
  /** When the latest text was both copied here and stored, in milliseconds since 1970; 0 for never. */
  at = 0;

  /** @param {{everything: boolean}} what whether what is stored is copied, too */
  constructor({ everything }) {
    this.everything = everything;
    const { [MARK]: texts, [UNSTORED]: unstored, [AT]: at } = history.state ?? {};
    this.texts = { ...texts };
    this.unstored = new Set(unstored);
    this.at = at ?? 0;
    // An older entry has an older copy.
    addEventListener("popstate", () => this.#write());
  }

  /**
   * @param {string} name
   * @param {string | null} text
   * @param {boolean} stored whether the storage has taken it
   */
  put(name, text, stored) {
    const copied = text !== null && (this.everything || !stored);
    if (!copied && !(name in this.texts)) return;
    delete this.texts[name];
    this.unstored.delete(name);
    if (copied) this.texts[name] = text;
    if (copied && !stored) this.unstored.add(name);
    if (copied && stored) this.at = Date.now();
    let room = MOST;
    const latest = Object.entries(this.texts).reverse();
    this.texts = Object.fromEntries(latest.filter(([, one]) => (room -= one.length) >= 0).reverse());
    this.#write();
  }

  #write() {
    try {
      history.replaceState({ ...history.state, [MARK]: this.texts, [UNSTORED]: [...this.unstored], [AT]: this.at }, "");
    } catch {
      // Where it is forbidden the storage alone has to do.
    }
  }
}
