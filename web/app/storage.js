/** Storage that never throws: `localStorage` where it works, else memory for this visit. */

/** @import {Keepsake} from "./keepsake.js" */

const PREFIX = "hollywood.";

/** Our own corner of the browser's storage. */
export class Storage {
  /** Whether what is put here outlives the visit. */
  kept = true;
  /** Called when it no longer does. @type {() => void} */
  onLost = () => {};
  /** @type {Map<string, string>} */
  #memory = new Map();

  /**
   * @param {Keepsake | null} [keepsake] gives back what the browser has forgotten
   * @param {() => globalThis.Storage} [open] may throw where storage is forbidden
   */
  constructor(keepsake = null, open = () => globalThis.localStorage) {
    this.keepsake = keepsake;
    this.open = open;
    try {
      const probe = PREFIX + "probe";
      open().setItem(probe, "1");
      open().removeItem(probe);
      for (const [name, text] of Object.entries(keepsake?.texts ?? {})) {
        if (open().getItem(PREFIX + name) === null) open().setItem(PREFIX + name, text);
      }
    } catch {
      this.kept = false;
    }
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
    this.keepsake?.put(name, value);
    try {
      this.open().setItem(PREFIX + name, value);
      this.#memory.delete(name);
      this.kept = true;
    } catch {
      this.#memory.set(name, value);
      this.#lose();
    }
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

  /** Calls whenever another tab has changed an entry. @param {(name: string, text: string | null) => void} changed */
  listen(changed) {
    addEventListener("storage", ({ key, newValue }) => {
      if (key?.startsWith(PREFIX)) changed(key.slice(PREFIX.length), newValue);
    });
  }

  #lose() {
    const before = this.kept;
    this.kept = false;
    if (before) this.onLost();
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
    this.#memory.delete(name);
    this.keepsake?.put(name, null);
    try {
      this.open().removeItem(PREFIX + name);
    } catch {
      this.#lose();
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
