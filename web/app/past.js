/** The time machine: shows how the table stood after any ply, while the running game waits. */

/** @import {Game} from "./game.js" */
/** @import {Model} from "./types" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { pastWords } from "../hollywood/past.js";
import { Problem } from "./engine.js";
import { focusAgain, focusPart, focusScreen, signOf } from "./focus.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Stay} stay
 * @property {Speech} speech
 * @property {() => void} redraw
 */

/** One look at the past at a time. */
export class Past {
  /** The number of the ply that is wanted, also before it is there; null while nobody looks back. @type {number | null} */
  #aim = null;
  /** What had the focus when somebody began to look back. @type {string | null} */
  #from = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Shows the position after a ply. @param {number} number as the log counts, from 0 */
  async look(number) {
    const { model, game, stay } = this.parts;
    const { state } = model;
    if (!state) return;
    const aim = Math.max(0, Math.min(number, state.ply - 1));
    if (this.#aim === null) game.wait();
    this.#aim = aim;
    try {
      const { frame, phase } = await game.at(aim + 1);
      if (this.#aim !== aim) return;
      if (!stay.playing) this.#aim = null;
      else if (model.state?.id !== state.id || model.state.ply !== state.ply) this.now();
      else this.#show({ number: aim, last: state.ply - 1, frame, over: phase === "over", forward: model.past?.number === aim - 1 });
    } catch (error) {
      if (this.#aim !== aim) return;
      this.now();
      void game.failed(Problem.from(error));
    }
  }

  /** One ply on or back; after the last one comes the present. @param {number} by */
  step(by) {
    const last = (this.parts.model.state?.ply ?? 0) - 1;
    const to = (this.#aim ?? last) + by;
    if (to <= last) void this.look(to);
    else if (this.#aim !== null) this.now();
  }

  /** Back to the present. */
  now() {
    if (this.parts.model.past) this.parts.stay.layer(null);
    else this.#end();
  }

  /** The game goes on from the position on screen; what came after can be redone. */
  async goOn() {
    const { model, game, stay } = this.parts;
    const { past } = model;
    if (!past || past.number >= past.last) return;
    // What is left is not the past: nothing goes on meanwhile.
    model.past = null;
    this.#aim = null;
    await stay.leaveLayer();
    if (model.screen === "review") stay.go("end");
    game.back(past.number + 1);
  }

  /** Something else came on screen. */
  leave() {
    if (this.#aim !== null) this.#end();
  }

  #end() {
    const { model, game } = this.parts;
    this.#aim = null;
    model.past = null;
    // Under a review nothing goes on.
    if (model.screen !== "review") game.resume();
    // Nothing has happened that could be shown to happen.
    model.events = [];
    const from = this.#from;
    queueMicrotask(() => queueMicrotask(() => focusAgain(from)));
  }

  /** @param {NonNullable<Model["past"]>} past */
  #show(past) {
    const { model, stay, speech, redraw } = this.parts;
    const opens = model.past === null;
    const fromLayer = model.layer === "log";
    if (opens) this.#from = signOf(document.activeElement);
    model.past = past;
    if (model.layer !== "past") stay.layer("past");
    for (const sentence of pastWords(model)) speech.say(sentence);
    redraw();
    if (opens && model.screen === "end") queueMicrotask(() => queueMicrotask(focusScreen));
    else if (fromLayer) queueMicrotask(() => queueMicrotask(() => focusPart("past")));
  }
}
