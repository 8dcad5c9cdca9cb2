/** The tutorial: a few made positions, one thing to do in each, and what comes of it. The running game is left as it is. */

/** @import {Event, Learning, Model, State} from "./types" */
/** @import {Game} from "./game.js" */
/** @import {Sound} from "./sound.js" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { whyNot } from "../hollywood/why.js";
import { Problem } from "./engine.js";
import { focusPart } from "./focus.js";
import { homed } from "./home.js";
import { LESSONS, UNTOUCHED, present, recordOf, tableOf } from "./lessons.js";
import { Pause, happened, stay } from "./playback.js";
import { summaryOf } from "./story.js";

/**
 * @typedef {object} Parts
 * @property {Game} game
 * @property {Model} model
 * @property {Sound} sound
 * @property {Speech} speech
 * @property {Stay} stay
 * @property {() => void} redraw
 * @property {() => void} resume goes back to the game that was left for the tutorial
 */

/** One lesson at a time. */
export class Learner {
  #pause = new Pause();
  /** Grows with each question and each leaving; what an older one brings is dropped. */
  #turn = 0;
  #skipping = false;
  /** Whether a game was left for the tutorial. */
  #fromGame = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  get #model() {
    return this.parts.model;
  }

  /** From the title or from a game: where it was left, from the start if it was finished. */
  open() {
    const { stay } = this.parts;
    this.#fromGame = stay.playing;
    if (stay.router.lesson === LESSONS.at(-1)?.name) stay.router.teach("");
    stay.go("learn");
    this.enter();
  }

  /** The tutorial is on screen: the lesson that the address names begins. */
  enter() {
    const at = LESSONS.findIndex(({ name }) => name === this.parts.stay.router.lesson);
    void this.#begin(Math.max(0, at));
  }

  /** @param {number} at which lesson, from 0 */
  lesson(at) {
    if (!LESSONS[at]) return;
    void this.#begin(at);
    queueMicrotask(() => queueMicrotask(() => focusPart("lesson")));
  }

  /** The lesson on screen from its start. */
  again() {
    const { learning } = this.#model;
    if (learning) this.lesson(learning.at);
  }

  /** Once more after something went wrong. */
  async retry() {
    const { game, model } = this.parts;
    model.error = null;
    await game.revive().catch(() => undefined);
    if (model.learning) void this.#begin(model.learning.at);
  }

  /** Back to where the tutorial was called. */
  leave() {
    if (this.#fromGame && this.#model.state) this.parts.resume();
    else this.parts.stay.go("title");
  }

  /** The tutorial was left. */
  rest() {
    this.#turn += 1;
    this.#pause.cut();
    this.parts.speech.hush();
    this.#model.learning = null;
  }

  /** @param {string} move the value of a control's `data-move` */
  move(move) {
    const { learning } = this.#model;
    if (!learning?.state || learning.busy) return;
    const { state, doubling } = learning;
    const choice = state.choices.find((one) => one.move === move);
    if (!choice) return;
    if (!choice.legal) this.refuse(move);
    else if (move === "double") this.#arm(!doubling);
    else if (state.phase === "second") void this.#play(`${state.draft}+${move}`);
    else if (doubling) void this.#draft(move);
    else void this.#play(move);
  }

  /** The way back from a Double Reel that is not yet played. */
  cancel() {
    const { learning } = this.#model;
    if (learning?.state?.draft) void this.#draft(null);
    else this.#arm(false);
  }

  /** @param {string | null} control */
  preview(control) {
    const { learning } = this.#model;
    if (learning && learning.preview !== control) this.#change({ preview: control });
  }

  /** Says why a control cannot be pressed. @param {string} control */
  refuse(control) {
    const table = tableOf(this.#model);
    const why = table ? whyNot(table, control) : "";
    if (!why) return;
    this.#change({ preview: control, refused: control });
    this.parts.speech.say(why);
  }

  /** Jumps to the end of what is being shown. */
  skip() {
    this.#skipping = true;
    this.#pause.cut();
  }

  /** @param {number} at */
  async #begin(at) {
    const { model, speech } = this.parts;
    this.#turn += 1;
    this.#pause.cut();
    speech.hush();
    this.parts.stay.router.teach(LESSONS[at]?.name ?? "");
    // The table of the same lesson stays until it is there anew.
    model.learning = { ...(model.learning?.at === at ? model.learning : UNTOUCHED), at, verdict: null, busy: true };
    this.parts.redraw();
    const state = await this.#ask([]);
    if (state) this.#change({ ...UNTOUCHED, ...present(state), log: state.log.plies, busy: false });
  }

  /** @param {boolean} doubling */
  #arm(doubling) {
    this.#change({ doubling, preview: null, refused: null });
    this.parts.speech.say(this.#model.text(doubling ? "say-doubling" : "say-doubling-off"));
  }

  /** The first reel of a Double Reel is laid, or taken back. @param {string | null} column */
  async #draft(column) {
    this.#change({ busy: true });
    const state = await this.#ask([], column);
    if (!state) return;
    this.#change({ ...present(state), doubling: false, preview: null, refused: null, busy: false });
    const { text } = this.#model;
    this.parts.speech.say(column ? text("say-draft", { column }) : text("say-doubling-off"));
  }

  /** @param {string} move */
  async #play(move) {
    const { learning } = this.#model;
    const lesson = learning && LESSONS[learning.at];
    if (!lesson) return;
    this.#change({ busy: true, doubling: false, preview: null, refused: null });
    const right = move === lesson.move;
    const state = await this.#ask(right ? [move, ...lesson.replies] : [move]);
    if (!state || !(await this.#tell(state))) return;
    this.#change({ phase: "over", busy: false, verdict: right ? "done" : "again" });
    queueMicrotask(() => queueMicrotask(() => focusPart("onward")));
  }

  /**
   * Shows what happened, one frame after another; the next round is none of a lesson's.
   * @param {State} state
   * @returns {Promise<boolean>} whether it was shown to its end
   */
  async #tell(state) {
    const turn = this.#turn;
    const { parts } = this;
    this.#skipping = false;
    const { settings, learning } = this.#model;
    const speed = settings.speed === "step" ? "normal" : settings.speed;
    const deal = state.frames.findIndex((frame) => happened(frame, "deal"));
    const frames = deal < 0 ? state.frames : state.frames.slice(0, deal);
    const before = learning?.log ?? [];
    /** @type {Event[]} */
    const shown = [];
    for (const frame of frames) {
      shown.push(...frame.events);
      const log = [...before, shown.slice()];
      const summary = happened(frame, "round_end") ? summaryOf(log, state.phase === "over") : null;
      this.#change({ state: { ...state, choices: [] }, view: frame.view, events: frame.events, log, summary, phase: "receiving" });
      const table = tableOf(this.#model);
      if (table) parts.speech.events(frame.events, table);
      parts.sound.events(frame.events, state);
      // What ends a lesson stays by itself.
      if (frame !== frames.at(-1) && !this.#skipping) await this.#pause.wait(stay(frame, speed));
      if (turn !== this.#turn) return false;
    }
    return true;
  }

  /**
   * Asks how the lesson on screen stands after some plies, a lost engine once it is started again; null when nobody waits for the answer any more.
   * @param {string[]} plies
   * @param {string | null} [draft]
   * @returns {Promise<State | null>}
   */
  async #ask(plies, draft = null) {
    const turn = ++this.#turn;
    const { game, model } = this.parts;
    const text = JSON.stringify(recordOf(model, model.learning?.at ?? 0));
    try {
      const told = await game.consult("show", { text, plies, draft });
      return turn === this.#turn ? homed({ ...told, state: 0 }, null) : null;
    } catch (error) {
      if (turn === this.#turn) this.#failed(Problem.from(error));
      return null;
    }
  }

  /** A note tells what went wrong, and offers to try again. @param {Problem} problem */
  #failed({ reason }) {
    const { model, speech, redraw } = this.parts;
    model.copied = false;
    model.error = { ...reason, retry: true, soft: false };
    speech.reason(model.error, model);
    redraw();
  }

  /** @param {Partial<Learning>} change */
  #change(change) {
    const { learning } = this.#model;
    if (!learning) return;
    this.#model.learning = { ...learning, ...change };
    this.parts.redraw();
  }
}
