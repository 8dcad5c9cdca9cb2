/** The review of the game that is over: has it made, goes through its turning points, lets a person try. */

/** @import {Engine} from "./engine.js" */
/** @import {ColumnName, Hint, Judgement, Model, Moment, Review, Reviewing, Spot} from "./types" */
/** @import {Speech} from "./speech.js" */
/** @import {Stay} from "./stay.js" */
import { pointsOf, tableOf, verdict } from "../hollywood/verdict.js";
import { whyNot } from "../hollywood/why.js";
import { onlyPerson, seatsOfPersons } from "../hollywood/words.js";
import { Problem } from "./engine.js";
import { focusPart, focusScreen } from "./focus.js";

/**
 * @typedef {object} Parts
 * @property {Engine} engine
 * @property {Model} model
 * @property {Speech} speech
 * @property {Stay} stay
 * @property {() => void} redraw
 * @property {(ply: number) => void} playOn begins a new game from a position
 */

/** What a spot is before anything was done there. */
const UNTOUCHED = { draft: null, doubling: false, preview: null, refused: null, tries: [], answer: null };

/** One review at a time. */
export class Reviewer {
  /** The newest question; what an older one brings is dropped. */
  #question = {};
  /** Turning points that have been looked at, by their ply. @type {Map<number, Spot>} */
  #spots = new Map();

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  get #model() {
    return this.parts.model;
  }

  /** From the end screen. */
  open() {
    const { state, busy } = this.#model;
    if (state?.phase !== "over" || busy) return;
    this.parts.stay.go("review");
    this.enter();
  }

  /** The review is on screen: it is made, unless it is there already. */
  enter() {
    const { state, review } = this.#model;
    if (state && !(review?.result && review.save === state.save)) void this.#make(state.save);
    this.parts.redraw();
  }

  /** Back to the end of the game. */
  leave() {
    this.parts.stay.go("end");
  }

  /** The review was left: the engine ends what it was asked. */
  rest() {
    this.#stop();
    if (!this.#model.review?.result) this.#model.review = null;
  }

  /** @param {number} seat whose turning points are wanted */
  person(seat) {
    this.#change({ seat, at: null, spot: null });
  }

  /** @param {number | null} at which turning point, from 0; null for the overview */
  point(at) {
    const { review } = this.#model;
    if (!review) return;
    const moment = pointsOf(review)[at ?? -1];
    if (moment) {
      void this.#look(at, moment);
    } else if (at === null) {
      this.#stop();
      this.#change({ at: null, spot: null });
      queueMicrotask(() => queueMicrotask(focusScreen));
    }
  }

  /** @param {string} move the value of a control's `data-move` */
  move(move) {
    const { review } = this.#model;
    const spot = review?.spot;
    if (!review || !spot || review.asking) return;
    const choice = spot.choices.find((one) => one.move === move);
    if (!choice?.legal) this.refuse(move);
    else if (move === "double") this.#spot({ doubling: !spot.doubling, preview: null, refused: null });
    else if (spot.phase === "second") void this.#try(`${spot.draft}+${move}`);
    else if (spot.doubling) void this.#draft(/** @type {ColumnName} */ (move));
    else void this.#try(move);
  }

  /** The way back from a Double Reel that is not tried yet. */
  cancel() {
    const { review } = this.#model;
    if (review?.spot?.draft) void this.#draft(null);
    else this.#spot({ doubling: false });
  }

  /** @param {string | null} control */
  preview(control) {
    const { review } = this.#model;
    if (review?.spot && review.spot.preview !== control) this.#spot({ preview: control });
  }

  /** Says why a control cannot be pressed. @param {string} control */
  refuse(control) {
    const table = tableOf(this.#model);
    const why = table ? whyNot(table, control) : "";
    if (!why) return;
    this.#spot({ preview: control, refused: control });
    this.parts.speech.say(why);
  }

  /** The answer is wanted. */
  async answer() {
    const spot = this.#model.review?.spot;
    if (!spot || spot.answer) return;
    /** @type {Hint | null} */
    const answer = await this.#ask("explain", { ply: spot.played.ply });
    if (!answer) return;
    this.#spot({ answer });
    queueMicrotask(() => queueMicrotask(() => focusPart("answer")));
  }

  /** A new game from the turning point on screen. */
  playOn() {
    const spot = this.#model.review?.spot;
    if (spot) this.parts.playOn(spot.played.ply);
  }

  /** @param {string} save */
  async #make(save) {
    const { speech } = this.parts;
    this.#stop();
    this.#spots.clear();
    /** @type {Reviewing} */
    const review = { save, done: 0, total: 0, result: null, seat: null, at: null, spot: null, asking: true };
    this.#model.review = review;
    /** @type {Review | null} */
    const result = await this.#ask("review", {}, ({ done, total }) => {
      if (done === Math.floor(total / 2)) speech.say(this.#model.text("review-half"));
      this.#change({ done, total });
    });
    if (!result) return;
    const { state: game } = this.#model;
    const people = game ? seatsOfPersons(game) : [];
    const seat = people.find((one) => result.turning[one]?.length) ?? people[0] ?? null;
    this.#change({ result, seat });
    this.#sayResult(result);
    queueMicrotask(() => queueMicrotask(focusScreen));
  }

  /** @param {Review} result */
  #sayResult(result) {
    const { text, state } = this.#model;
    const me = state ? onlyPerson({ state }) : null;
    const count = me === null ? 0 : (result.turning[me]?.length ?? 0);
    const accuracy = me === null ? 0 : Math.round(result.accuracy[me] ?? 0);
    this.parts.speech.say(me === null ? text("review-ready") : text("review-ready-you", { accuracy, count }));
  }

  /**
   * Puts a turning point on screen.
   * @param {number | null} at
   * @param {Judgement} played
   */
  async #look(at, played) {
    const first = this.#model.review?.at === null;
    this.#stop();
    let spot = this.#spots.get(played.ply);
    if (!spot) {
      /** @type {Moment | null} */
      const moment = await this.#ask("at", { ply: played.ply });
      if (!moment) return;
      spot = { ...moment, ...UNTOUCHED, played };
    }
    this.#change({ at });
    this.#spot({ ...spot, doubling: false, preview: null, refused: null });
    if (first) queueMicrotask(() => queueMicrotask(focusScreen));
    const { text, review } = this.#model;
    if (review) this.parts.speech.say(text("review-point", { number: (at ?? 0) + 1, count: pointsOf(review).length }));
  }

  /** The first reel of a Double Reel is laid, or taken back. @param {ColumnName | null} draft */
  async #draft(draft) {
    const spot = this.#model.review?.spot;
    /** @type {Moment | null} */
    const moment = spot ? await this.#ask("at", { ply: spot.played.ply, draft }) : null;
    if (moment) this.#spot({ ...moment, draft, doubling: false, preview: null, refused: null });
  }

  /** @param {string} move */
  async #try(move) {
    const spot = this.#model.review?.spot;
    if (!spot) return;
    const { ply } = spot.played;
    /** @type {Judgement | null} */
    const judgement = await this.#ask("judge", { ply, move });
    if (!judgement) return;
    if (spot.draft) await this.#draft(null);
    if (this.#model.review?.spot?.played.ply !== ply) return;
    const tries = [judgement, ...spot.tries.filter((one) => one.move !== judgement.move)];
    this.#spot({ tries, preview: null, refused: null });
    const shown = tableOf(this.#model);
    if (shown) this.parts.speech.say(verdict(shown, judgement, spot.played));
  }

  /**
   * Asks about the game under review; null when nobody waits for the answer any more.
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {(progress: {done: number, total: number}) => void} [advanced]
   * @returns {Promise<any>}
   */
  async #ask(method, params, advanced) {
    const question = (this.#question = {});
    const asked = () => question === this.#question;
    this.#change({ asking: true });
    try {
      const state = this.#model.state?.state ?? null;
      const result = await this.parts.engine.ask(method, params, state, (progress) => asked() && advanced?.(progress));
      if (!asked()) return null;
      this.#change({ asking: false });
      return result;
    } catch (error) {
      if (asked()) this.#failed(Problem.from(error));
      return null;
    }
  }

  /** The end screen tells what went wrong, and offers to try again. @param {Problem} problem */
  #failed({ reason }) {
    const { model, speech } = this.parts;
    model.review = null;
    this.leave();
    model.copied = false;
    model.error = { ...reason, retry: true, soft: false };
    speech.reason(model.error, model);
  }

  /** What is being thought about is of no use any more. */
  #stop() {
    this.#question = {};
    const { review } = this.#model;
    if (!review?.asking) return;
    review.asking = false;
    // Where the engine is gone, so is the thinking.
    this.parts.engine.ask("stop", {}, null).catch(() => {});
  }

  /** @param {Partial<Reviewing>} change */
  #change(change) {
    const { review } = this.#model;
    if (!review) return;
    this.#model.review = { ...review, ...change };
    this.parts.redraw();
  }

  /** @param {Partial<Spot>} change */
  #spot(change) {
    const { review } = this.#model;
    const spot = /** @type {Spot} */ ({ ...review?.spot, ...change });
    if (!review || !spot.played) return;
    this.#spots.set(spot.played.ply, spot);
    this.#change({ spot });
  }
}
