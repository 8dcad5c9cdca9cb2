/** Screens and layers as entries of the browser's history: Back closes a layer, then leaves the table for the title. */

/** @import {Link} from "./address.js" */
/** @import {LayerName, ScreenName} from "./types" */
import { linkIn } from "./address.js";

/**
 * `part` is what of the layer was asked for, `over` how many entries of the history the layer takes, `depth` how many lie over the title.
 * @typedef {{screen: ScreenName, layer: LayerName | null, part: string | null, over: number, depth: number}} Place
 */

/** The end is the table after its last ply, its review lies over it: one address. @type {Record<ScreenName, string>} */
const HASHES = { title: "#", setup: "#setup", games: "#games", statistics: "#statistics", table: "#table", end: "#table", review: "#table", learn: "#learn" };
/** Screens to which an address leads. @type {readonly ScreenName[]} */
const ADDRESSED = ["setup", "games", "statistics", "table", "learn"];
/** Layers with an address of their own: `#gallery`, and with a part of it `#rules/star`. @type {readonly LayerName[]} */
const ADDRESSED_LAYERS = ["gallery", "rules", "about"];
/** @type {Place} */
const TITLE = { screen: "title", layer: null, part: null, over: 0, depth: 0 };
const MARK = "hollywood";

/** A step back that the browser has not made by then is not waited for, in milliseconds. */
const STEP_WITHIN = 500;

/** Layers that make sense after a reload. @type {readonly LayerName[]} */
const LASTING = ["rules", "gallery", "menu", "log", "settings", "keys", "about"];

/** Where the page is, in step with the history. */
export class Router {
  /** The lesson that the tutorial's address names, also while something else is on screen. */
  lesson = lessonOf(location.hash);
  place = TITLE;
  /** Steps back that the page itself took and has already drawn. */
  #own = 0;

  /**
   * @param {(place: Place) => void} moved called when Back or Forward changed the place
   * @param {(link: Link) => void} linked called when a link was written into the address
   */
  constructor(moved, linked) {
    this.moved = moved;
    this.linked = linked;
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
    const over = layerOf(location.hash);
    this.#write("replace", TITLE);
    if (screen !== "title") this.go(screen);
    if (over) this.openLayer(over.layer, over.part);
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
    else if (screen === "review") this.#write("push", { ...TITLE, screen, depth: place.depth + 1 });
    else if (place.screen === "review" && screen === "table") this.#under();
    else if (place.depth === 0) this.#write("push", { ...TITLE, screen, depth: 1 });
    else this.#write("replace", { ...TITLE, screen, depth: place.depth });
  }

  /**
   * @param {LayerName} layer
   * @param {string | null} [part]
   */
  openLayer(layer, part = null) {
    const { place } = this;
    if (place.layer) this.#write("replace", { ...place, layer, part });
    else this.#write("push", { ...place, layer, part, over: 1, depth: place.depth + 1 });
  }

  /**
   * Closes the layer and steps back over its entry.
   * @returns {Promise<void>} when the step is done
   */
  async closeLayer() {
    const { layer, screen, over, depth } = this.place;
    if (!layer) return;
    this.place = { ...TITLE, screen, depth: depth - over };
    this.#back(over);
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
    this.place = TITLE;
    if (depth > 0) this.#back(depth);
  }

  /** From the review to the game that lies under it. */
  #under() {
    const { over, depth } = this.place;
    const steps = over + 1;
    this.place = { ...TITLE, screen: "table", depth: depth - steps };
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
    const link = placeOf(entry) ? null : linkIn(location.hash);
    if (link) {
      this.#write("replace", { ...from, layer: "link", part: null, over: from.over + 1, depth: from.depth + 1 });
      this.linked(link);
      return;
    }
    const written = placeOf(entry) ? null : layerOf(location.hash);
    if (written) {
      // Somebody wrote it into the address: it lies over what is there.
      this.#write("replace", { ...from, ...written, over: from.over + 1, depth: from.depth + 1 });
      this.moved(this.place);
      return;
    }
    this.lesson = lessonOf(location.hash) || this.lesson;
    this.place = placeOf(entry) ?? { ...TITLE, screen: screenOf(location.hash) };
    const same = from.screen === this.place.screen && from.layer === this.place.layer;
    if (same && this.place.depth > 0 && this.place.depth < from.depth) history.back();
    else this.moved(this.place);
  }

  /**
   * @param {"push" | "replace"} how
   * @param {Place} place
   */
  #write(how, place) {
    const lesson = place.screen === "learn" && !addressed(place.layer) && this.lesson ? `/${this.lesson}` : "";
    const address = location.pathname + location.search + hashOf(place) + lesson;
    try {
      const entry = { ...history.state, [MARK]: place };
      if (how === "push") history.pushState(entry, "", address);
      else history.replaceState(entry, "", address);
      this.place = place;
    } catch {
      // Some embeddings forbid it; the page works without Back.
      this.place = { ...place, over: 0, depth: this.place.depth };
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
  const part = typeof place.part === "string" ? place.part : null;
  return { screen: place.screen, layer, part, over: layer ? Number(place.over) || 1 : 0, depth: Number(place.depth) || 0 };
}

/**
 * The layer that an address names, and what of it.
 * @param {string} hash
 */
function layerOf(hash) {
  const [name, part] = hash.slice(1).split("/");
  const layer = ADDRESSED_LAYERS.find((one) => one === name);
  return layer ? { layer, part: part || null } : null;
}

/** @param {LayerName | null} layer */
const addressed = (layer) => layer !== null && ADDRESSED_LAYERS.includes(layer);

/** @param {Place} place */
function hashOf({ screen, layer, part }) {
  if (!addressed(layer)) return HASHES[screen];
  return part ? `#${layer}/${part}` : `#${layer}`;
}

/**
 * The screen that an address names.
 * @param {string} hash
 * @returns {ScreenName}
 */
export function screenOf(hash) {
  const [address] = hash.split("/");
  return ADDRESSED.find((screen) => HASHES[screen] === address) ?? "title";
}

/** The lesson that an address names; empty when it names none. @param {string} hash */
const lessonOf = (hash) => (hash.startsWith(`${HASHES.learn}/`) ? hash.slice(HASHES.learn.length + 1) : "");
