/** Screens and layers as entries of the browser's history: Back closes a layer, then leaves the table for the title. */

/** @import {LayerName, ScreenName} from "./types" */

/** @typedef {{screen: ScreenName, layer: LayerName | null, depth: number}} Place */

/** The end is the table after its last ply, its review lies over it: one address. @type {Record<ScreenName, string>} */
const HASHES = { title: "#", setup: "#setup", games: "#games", table: "#table", end: "#table", review: "#table", learn: "#learn" };
/** Screens to which an address leads. @type {readonly ScreenName[]} */
const ADDRESSED = ["setup", "games", "table", "learn"];
/** A layer with an address of its own. */
const GALLERY = "#gallery";
const MARK = "hollywood";

/** A step back that the browser has not made by then is not waited for, in milliseconds. */
const STEP_WITHIN = 500;

/** Layers that make sense after a reload. @type {readonly LayerName[]} */
const LASTING = ["rules", "gallery", "menu", "log", "settings", "keys"];

/** Where the page is, in step with the history. */
export class Router {
  /** The lesson that the tutorial's address names, also while something else is on screen. */
  lesson = lessonOf(location.hash);
  /** @type {Place} */
  place = { screen: "title", layer: null, depth: 0 };
  /** Steps back that the page itself took and has already drawn. */
  #own = 0;

  /** @param {(place: Place) => void} moved called when Back or Forward changed the place */
  constructor(moved) {
    this.moved = moved;
    addEventListener("popstate", (event) => this.#popped(event.state));
  }

  /**
   * Where the visit begins: where it was before a reload, else where the address points.
   * Under a screen that is opened directly lies the title, so that Back leads there.
   * @returns {Place}
   */
  begin() {
    const before = placeOf(history.state);
    if (before) {
      this.place = before;
      // A review is not kept: after a reload its game's end is there.
      if (before.screen === "review") this.#write("replace", { ...before, screen: "table" });
      return this.place;
    }
    const screen = screenOf(location.hash);
    const gallery = location.hash === GALLERY;
    this.#write("replace", { screen: "title", layer: null, depth: 0 });
    if (screen !== "title") this.go(screen);
    if (gallery) this.openLayer("gallery");
    return this.place;
  }

  /**
   * Goes to a screen and closes what lies over it.
   * @param {ScreenName} screen
   */
  go(screen) {
    const { place } = this;
    if (screen === "title") this.#home();
    else if (place.screen === screen) void this.closeLayer();
    else if (screen === "review") this.#write("push", { screen, layer: null, depth: place.depth + 1 });
    else if (place.screen === "review" && screen === "table") this.#under();
    else if (place.depth === 0) this.#write("push", { screen, layer: null, depth: 1 });
    else this.#write("replace", { ...place, screen, layer: null });
  }

  /** @param {LayerName} layer */
  openLayer(layer) {
    const { place } = this;
    if (place.layer) this.#write("replace", { ...place, layer });
    else this.#write("push", { ...place, layer, depth: place.depth + 1 });
  }

  /**
   * Closes the layer and steps back over its entry.
   * @returns {Promise<void>} when the step is done
   */
  async closeLayer() {
    if (!this.place.layer) return;
    this.place = { ...this.place, layer: null, depth: this.place.depth - 1 };
    this.#back(1);
    await new Promise((done) => {
      addEventListener("popstate", done, { once: true });
      setTimeout(done, STEP_WITHIN);
    });
  }

  /** Another lesson is on screen. @param {string} name */
  teach(name) {
    this.lesson = name;
    if (this.place.screen === "learn") this.#write("replace", this.place);
  }

  /** A language chosen here counts from now on, not the one of the link. */
  forgetLanguage() {
    const query = new URLSearchParams(location.search);
    if (!query.has("lang")) return;
    query.delete("lang");
    const rest = query.size > 0 ? `?${query}` : "";
    try {
      history.replaceState(history.state, "", location.pathname + rest + location.hash);
    } catch {
      // The link's language comes back after a reload.
    }
  }

  #home() {
    const { depth } = this.place;
    this.place = { screen: "title", layer: null, depth: 0 };
    if (depth > 0) this.#back(depth);
  }

  /** From the review to the game that lies under it. */
  #under() {
    const { layer, depth } = this.place;
    const steps = layer ? 2 : 1;
    this.place = { screen: "table", layer: null, depth: depth - steps };
    this.#back(steps);
  }

  /** @param {number} steps */
  #back(steps) {
    this.#own += 1;
    history.go(-steps);
  }

  /** @param {unknown} entry */
  #popped(entry) {
    if (this.#own > 0) {
      this.#own -= 1;
      return;
    }
    const from = this.place;
    if (!placeOf(entry) && location.hash === GALLERY) {
      // Somebody wrote it into the address: it lies over what is there.
      this.#write("replace", { ...from, layer: "gallery", depth: from.depth + 1 });
      this.moved(this.place);
      return;
    }
    this.lesson = lessonOf(location.hash) || this.lesson;
    this.place = placeOf(entry) ?? { screen: screenOf(location.hash), layer: null, depth: 0 };
    const same = from.screen === this.place.screen && from.layer === this.place.layer;
    if (same && this.place.depth > 0 && this.place.depth < from.depth) history.back();
    else this.moved(this.place);
  }

  /**
   * @param {"push" | "replace"} how
   * @param {Place} place
   */
  #write(how, place) {
    const lesson = place.screen === "learn" && this.lesson ? `/${this.lesson}` : "";
    const hash = place.layer === "gallery" ? GALLERY : HASHES[place.screen] + lesson;
    const address = location.pathname + location.search + hash;
    try {
      const entry = { ...history.state, [MARK]: place };
      if (how === "push") history.pushState(entry, "", address);
      else history.replaceState(entry, "", address);
      this.place = place;
    } catch {
      // Some embeddings forbid it; the page works without Back.
      this.place = { ...place, depth: this.place.depth };
    }
  }
}

/**
 * @param {unknown} entry
 * @returns {Place | null}
 */
function placeOf(entry) {
  const place = /** @type {any} */ (entry)?.[MARK];
  if (!place || !Object.hasOwn(HASHES, place.screen)) return null;
  const layer = LASTING.find((name) => name === place.layer) ?? null;
  return { screen: place.screen, layer, depth: Number(place.depth) || 0 };
}

/**
 * @param {string} hash
 * @returns {ScreenName}
 */
function screenOf(hash) {
  const [address] = hash.split("/");
  return ADDRESSED.find((screen) => HASHES[screen] === address) ?? "title";
}

/** The lesson that an address names; empty when it names none. @param {string} hash */
const lessonOf = (hash) => (hash.startsWith(`${HASHES.learn}/`) ? hash.slice(HASHES.learn.length + 1) : "");
