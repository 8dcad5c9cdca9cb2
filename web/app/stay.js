/** Where the person is: the screen, the layer over it, the note. In step with the browser's history. */

/** @import {Link} from "./address.js" */
/** @import {Args, LayerName, Model, ScreenName} from "./types" */
/** @import {Speech} from "./speech.js" */
import { focusHeading, focusScreen } from "./focus.js";
import { Router } from "./router.js";

/** Screens that show a game. @type {readonly ScreenName[]} */
const PLAYING = ["table", "end", "review"];
/** Layers behind which the past stays. @type {readonly (LayerName | null)[]} */
const OVER_PAST = ["log", "keys"];
/** Layers without which there is no table: who closes them goes to the title. @type {readonly (LayerName | null)[]} */
const BINDING = ["standin", "elsewhere"];

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Speech} speech
 * @property {() => void} redraw
 * @property {() => void} entered called when the table comes on screen by Back or Forward
 * @property {() => void} left called when the table was left
 * @property {() => void} reviewed called when the review comes on screen by Back or Forward
 * @property {() => void} unreviewed called when the review was left
 * @property {() => void} learned called when the tutorial comes on screen by Back or Forward
 * @property {() => void} unlearned called when the tutorial was left
 * @property {() => void} present called when nothing of the past is on screen
 * @property {(link: Link) => void} linked called when a link was written into the address
 * @property {() => void} look called when the title or the set-up comes on screen
 */

/** Moves between screens and layers. */
export class Stay {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.router = new Router(
      ({ screen, layer, part }) => this.#moved(screen, layer, part),
      (link) => this.parts.linked(link),
    );
  }

  /** Where the visit begins. */
  begin() {
    const { model } = this.parts;
    const { screen, layer, part } = this.router.begin();
    this.#cover(layer, part);
    model.screen = PLAYING.includes(screen) ? "table" : screen;
  }

  /** Whether a game is on screen. */
  get playing() {
    return PLAYING.includes(this.parts.model.screen);
  }

  /** @param {ScreenName} screen */
  go(screen) {
    const { model } = this.parts;
    this.router.go(screen === "end" ? "table" : screen);
    this.#cover(null);
    this.#turn(screen);
    this.parts.redraw();
  }

  /** The game stands at a ply: the table shows it, or the end. @param {boolean} over */
  arrive(over) {
    if (!this.playing) this.parts.look();
    else this.#turn(over ? "end" : "table");
  }

  /**
   * @param {LayerName | null} name
   * @param {string | null} [part] what of it is to be read
   */
  layer(name, part = null) {
    const { model } = this.parts;
    if (name === null && BINDING.includes(model.layer)) {
      this.go("title");
      return;
    }
    const next = model.past && OVER_PAST.includes(model.layer) ? (name ?? "past") : name;
    if (next === null) void this.leaveLayer();
    else this.router.openLayer(next, part);
    this.#cover(next, part);
    model.copied = false;
    this.parts.redraw();
  }

  /** Closes the layer. @returns {Promise<void>} when the history has stepped back over it */
  leaveLayer() {
    const { model } = this.parts;
    this.#cover(null);
    this.parts.redraw();
    return this.router.closeLayer();
  }

  /** A note of the page itself. @param {string} key @param {Args} [args] */
  tell(key, args = {}) {
    const { model, speech, redraw } = this.parts;
    model.error = { key, args, rule: null, retry: false, soft: false, stays: true };
    speech.reason(model.error, model);
    redraw();
  }

  /**
   * Back or Forward.
   * @param {ScreenName} screen
   * @param {LayerName | null} layer
   * @param {string | null} part
   */
  #moved(screen, layer, part) {
    const { model } = this.parts;
    if (BINDING.includes(model.layer) && !layer) {
      this.go("title");
      return;
    }
    const again = screen === "review" && model.state?.phase === "over";
    this.#turn(again ? "review" : PLAYING.includes(screen) ? "table" : screen);
    this.#cover(layer, part);
    if (again) this.parts.reviewed();
    else if (this.playing) this.parts.entered();
    else if (screen === "learn") this.parts.learned();
    this.parts.redraw();
  }

  /**
   * @param {LayerName | null} layer what lies over the screen from now on
   * @param {string | null} [part] what of it is read first, once it is drawn
   */
  #cover(layer, part = null) {
    this.parts.model.layer = layer;
    if (part) queueMicrotask(() => queueMicrotask(() => focusHeading(`${layer}-${part}`)));
    if (layer !== "past" && !OVER_PAST.includes(layer)) this.parts.present();
  }

  /** @param {ScreenName} screen */
  #turn(screen) {
    const { model } = this.parts;
    const before = this.playing;
    if (model.screen === "review" && screen !== "review") this.parts.unreviewed();
    if (model.screen === "learn" && screen !== "learn") this.parts.unlearned();
    if (screen !== model.screen) queueMicrotask(() => queueMicrotask(focusScreen));
    model.screen = screen;
    if (this.playing) return;
    if (before) this.parts.left();
    this.parts.look();
  }
}
