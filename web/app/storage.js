/** Storage that never throws: `localStorage` where it works, else memory for this visit. */

/** @import {Keepsake} from "./keepsake.js" */

const PREFIX = "hollywood.";
/** Where the time of the latest copied text is stored, whichever tab's: a storage that is older than a tab's keepsake has been brought back. */
const AT = "at";

/** Our own corner of the browser's storage. */
export class Storage {
  /** Called when what is put here no longer outlives the visit. @type {() => void} */
  onLost = () => {};
  /** Whether the browser refuses to store anything. */
  #refused = false;
  /** What the browser did not take, for want of room mostly. @type {Map<string, string>} */
  #memory = new Map();

  /**
   * @param {Keepsake | null} [keepsake] gives back what the browser has forgotten or did not take
   * @param {() => globalThis.Storage} [open] may throw where storage is forbidden
   */
  constructor(keepsake = null, open = () => globalThis.localStorage) {
    this.keepsake = keepsake;
    this.open = open;
    try {
      const probe = PREFIX + "probe";
      open().setItem(probe, "1");
      open().removeItem(probe);
    } catch {
      this.#refused = true;
    }
    if (!keepsake) return;
    const { texts, unstored, at } = keepsake;
    const older = Number(this.get(AT)) < at;
    for (const [name, text] of Object.entries(texts)) {
      if (older || unstored.has(name) || this.get(name) === null) this.#keep(name, text);
    }
  }

  /** Whether everything that was put here outlives the visit. */
  get kept() {
    return !this.#refused && this.#memory.size === 0;
  }

  /**
   * @param {string} name
   * @returns {string | null}
   */
  get(name) {
    const remembered = this.#memory.get(name);
    if (remembered !== undefined) return remembered;
    try {
      return this.open().getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  put(name, value) {
    const before = this.kept;
    if (this.#keep(name, value)) this.#keepRest();
    else if (before) this.onLost();
  }

  /** @param {string} name @param {string} value @returns {boolean} whether the browser took it; else it is in memory, and the keepsake knows */
  #keep(name, value) {
    const stored = this.#store(name, value);
    this.keepsake?.put(name, value, stored);
    if (stored) this.#stamp();
    return stored;
  }

  /** @param {string} name @param {string} value */
  #store(name, value) {
    try {
      this.open().setItem(PREFIX + name, value);
      this.#memory.delete(name);
      this.#refused = false;
      return true;
    } catch {
      this.#memory.set(name, value);
      return false;
    }
  }

  #stamp() {
    try {
      if (this.keepsake?.at) this.open().setItem(PREFIX + AT, String(this.keepsake.at));
    } catch {
      // Then the keepsake counts as newer, which it is.
    }
  }

  /** Where there was room for one, there may be for what had none before. */
  #keepRest() {
    for (const [name, value] of [...this.#memory]) this.#keep(name, value);
  }

  /**
   * Puts what the page can do without.
   * @param {string} name
   * @param {string} value
   * @returns {boolean} whether there was room for it; where not, an older value is gone too
   */
  fits(name, value) {
    try {
      this.open().removeItem(PREFIX + name);
      this.open().setItem(PREFIX + name, value);
      return true;
    } catch {
      return false;
    }
  }

  /** What this tab alone keeps, over reloads. @param {string} name @returns {string | null} */
  here(name) {
    try {
      return sessionStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  /** @param {string} name @param {string | null} value */
  putHere(name, value) {
    try {
      if (value === null) sessionStorage.removeItem(PREFIX + name);
      else sessionStorage.setItem(PREFIX + name, value);
    } catch {
      // Then it is as in any other tab.
    }
  }

  /** Calls whenever another tab has changed an entry; what this one could not store of it is older. @param {(name: string, text: string | null) => void} changed */
  listen(changed) {
    addEventListener("storage", ({ key, newValue }) => {
      if (!key?.startsWith(PREFIX)) return;
      const name = key.slice(PREFIX.length);
      if (this.#memory.delete(name)) this.keepsake?.put(name, null, true);
      changed(name, newValue);
    });
  }

  /** @param {string} prefix @returns {string[]} the names that begin so */
  names(prefix) {
    const names = new Set(this.#memory.keys());
    try {
      for (const name of Object.keys(this.open())) if (name.startsWith(PREFIX)) names.add(name.slice(PREFIX.length));
    } catch {
      // What is in memory is all there is.
    }
    return [...names].filter((name) => name.startsWith(prefix));
  }

  /** @param {string} name */
  drop(name) {
    const before = this.kept;
    this.#memory.delete(name);
    this.keepsake?.put(name, null, true);
    try {
      this.open().removeItem(PREFIX + name);
      this.#keepRest();
    } catch {
      this.#refused = true;
      if (before) this.onLost();
    }
  }

  /**
   * The JSON value stored under a name, or null when there is none that can be read.
   * @param {string} name
   * @returns {unknown}
   */
  json(name) {
    const text = this.get(name);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }
}
