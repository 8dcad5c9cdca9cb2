/** The hint of a decision: asked for once, shown until the next ply, never late. */

/** @import {Game} from "./game.js" */
/** @import {Model} from "./types" */
/** @import {Speech} from "./speech.js" */
import { adviceOf, mayAsk } from "../hollywood/hint.js";
import { reasonText } from "../hollywood/words.js";

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Game} game
 * @property {Speech} speech
 * @property {() => void} stop ends the engine's thinking
 * @property {() => void} redraw
 */

/** One hint at a time. */
export class Hints {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Thinks about the decision on screen; a hint that is there already is only said again. */
  async ask() {
    const { model, game, redraw } = this.parts;
    if (model.hint || !mayAsk(model)) {
      this.#say();
      return;
    }
    const asked = (model.hint = { answer: null });
    redraw();
    const wanted = () => model.hint === asked;
    const answer = await game.hint(wanted);
    if (!wanted()) return;
    model.hint = answer && { answer };
    this.#say();
    redraw();
  }

  /** The hint goes, or is wanted no more. */
  close() {
    const { model, stop, redraw } = this.parts;
    if (!model.hint) return;
    if (!model.hint.answer) stop();
    model.hint = null;
    redraw();
  }

  /** The best move in one sentence, why in another. */
  #say() {
    const { model, speech } = this.parts;
    const { state, text } = model;
    const advice = state && adviceOf({ ...model, state });
    const [best] = advice?.moves ?? [];
    if (!state || !advice || !best) return;
    const [why] = advice.reasons;
    speech.say(text(advice.forced ? "say-hint-forced" : "say-hint", { move: best.name, share: best.share }));
    if (why) speech.say(text("say-hint-why", { reason: reasonText({ ...model, state }, why) }));
  }
}
