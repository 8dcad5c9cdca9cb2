/** Shows what happened, frame by frame at the chosen pace; it can be skipped, paused and taken step by step. */

/** @import {Event, Frame, Model, State} from "./types" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Sound} from "./sound.js" */
/** @import {Speech} from "./speech.js" */
import { Pause, happened, stay, think } from "./playback.js";
import { summaryOf } from "./story.js";

/**
 * @typedef {object} Parts
 * @property {Model} model this writes what stands on the table until the present does
 * @property {Shelf} shelf
 * @property {Speech} speech
 * @property {Sound} sound
 * @property {() => void} redraw
 */

/** One show at a time: a newer one ends an older one. */
export class Show {
  #pause = new Pause();
  /** Grows with each show, so that an older one knows it is over. */
  #number = 0;
  /** Skipping lasts until the receiving ends. */
  #skipping = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  get #model() {
    return this.parts.model;
  }

  /** Whether each event waits for a person. */
  get #held() {
    const { paused, settings } = this.#model;
    return !this.#skipping && (paused || settings.speed === "step");
  }

  /** Whether the game goes on without a person. */
  get #alone() {
    const { phase } = this.#model;
    return phase === "bot" || phase === "receiving";
  }

  /** Ends what is being shown. */
  stop() {
    this.#number += 1;
    this.#model.waits = false;
    this.#pause.cut();
  }

  /** Jumps to the end of what is being shown. */
  skip() {
    this.#skipping = true;
    this.#pause.cut();
  }

  /** What comes is shown again. */
  unskip() {
    this.#skipping = false;
  }

  /** Holds what goes on by itself, or lets it go on. */
  pause() {
    const model = this.#model;
    if (!model.state || !this.#alone || model.settings.speed === "step") return;
    model.paused = !model.paused;
    this.parts.shelf.pause(model.paused ? model.state.id : null);
    this.parts.speech.say(model.text(model.paused ? "say-paused" : "say-resumed"));
    if (model.paused) model.waits = this.#pause.hold();
    else this.#pause.cut();
    this.parts.redraw();
  }

  /** Another pace was chosen: what waited for a step may go on. */
  paced() {
    if (!this.#held) this.#pause.cut();
  }

  /** The next event, where each waits for it. */
  step() {
    if (this.#model.waits) this.#pause.cut();
  }

  /**
   * The frames of an answer but for the present, which follows.
   * @param {State} state
   * @param {Event[][]} before the log as it stood
   * @returns {Promise<boolean>} false where another show has taken its place
   */
  async frames(state, before) {
    const model = this.#model;
    const show = ++this.#number;
    /** @type {Event[]} */
    const shown = [];
    const over = state.phase === "over";
    for (const [index, frame] of state.frames.entries()) {
      const last = index === state.frames.length - 1;
      shown.push(...frame.events);
      this.parts.speech.events(frame.events, model);
      this.parts.sound.events(frame.events, state);
      if (last && !over) break;
      const time = this.#skipping ? 0 : stay(frame, this.#held ? "step" : model.settings.speed);
      if (time === 0) continue;
      this.#put(frame, [...before, shown.slice()], over);
      if (!(await this.#stay(time, show))) return false;
    }
    return true;
  }

  /** The short pause before a bot moves. @returns {Promise<boolean>} false where another show has taken its place */
  beforeBot() {
    return this.#stay(this.#skipping ? 0 : think(this.#model.settings.speed), ++this.#number);
  }

  /** What tells later whether what is shown now still is. @returns {() => boolean} */
  watch() {
    const show = this.#number;
    return () => show === this.#number;
  }

  /**
   * Leaves what is on screen for a while, or until a step is asked for.
   * @param {number} time in milliseconds
   * @param {number} show
   * @returns {Promise<boolean>} false where another show has taken its place
   */
  async #stay(time, show) {
    const model = this.#model;
    model.waits = this.#held;
    if (model.waits) this.parts.redraw();
    await this.#pause.wait(model.waits ? Infinity : time);
    const goesOn = show === this.#number;
    if (goesOn) model.waits = false;
    return goesOn;
  }

  /**
   * One frame that is not the present.
   * @param {Frame} frame
   * @param {Event[][]} upTo the log as far as it is shown
   * @param {boolean} over whether the game ends with this ply
   */
  #put(frame, upTo, over) {
    const model = this.#model;
    model.view = frame.view;
    model.events = frame.events;
    // What is pointed at gives way to who receives what.
    model.preview = null;
    model.log = upTo;
    model.refused = null;
    model.phase = "receiving";
    model.busy = true;
    model.summary = happened(frame, "round_end") ? summaryOf(upTo, over) : null;
    this.parts.redraw();
  }
}
