/** A person's decision at the table: what a press means, the way back from it, and the moment in which none counts. */

/** @import {Model, Reason} from "./types" */
/** @import {Speech} from "./speech.js" */
import { askedText } from "../hollywood/preview.js";

/** For so long after a ply no move is taken: the press was meant for what stood there before. */
const SHIELD = 250;

const COLUMNS = ["A", "B", "C", "D"];

/**
 * @typedef {object} Parts
 * @property {Model} model this writes what is armed, asked, previewed and refused
 * @property {Speech} speech
 * @property {() => void} redraw
 * @property {() => boolean} asking whether an answer of the engine is under way
 * @property {(method: "play" | "draft", params: Record<string, unknown>) => void} act
 * @property {(reason: Reason) => void} refuse says why a move is not allowed
 * @property {() => void} clearNote
 */

/** One decision at a time. */
export class Decision {
  #shielded = 0;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  get #model() {
    return this.parts.model;
  }

  /** Whether a move may be taken now. */
  get #open() {
    const { phase } = this.#model;
    const decides = phase === "place" || phase === "second" || phase === "star";
    return decides && !this.parts.asking() && performance.now() >= this.#shielded;
  }

  /** @param {string} move the value of a control's `data-move` */
  move(move) {
    const { state, doubling, asked, settings } = this.#model;
    if (!state || !this.#open) return;
    const choice = state.choices.find((one) => one.move === move);
    if (!choice) return;
    if (!choice.legal) {
      if (choice.reason) this.parts.refuse(choice.reason);
    } else if (move === "double") {
      this.#arm(!doubling);
    } else if (settings.twice && asked !== move) {
      this.#askFor(move);
    } else if (state.phase === "second") {
      this.parts.act("play", { move: `${state.draft}+${move}` });
    } else if (doubling && COLUMNS.includes(move)) {
      this.parts.act("draft", { column: move });
    } else {
      this.parts.act("play", { move });
    }
  }

  /** @param {string | null} column */
  draft(column) {
    if (this.#model.state && this.#open) this.parts.act("draft", { column });
  }

  /** The way back from a Double Reel that is not yet played. */
  cancel() {
    const { state, doubling } = this.#model;
    if (doubling) this.#arm(false);
    else if (state?.draft && !this.parts.asking()) this.parts.act("draft", { column: null });
  }

  /** The way back by one step. */
  back() {
    if (this.#model.asked) this.#askFor(null);
    else this.cancel();
  }

  /** What was begun and not played is void. */
  clear() {
    const model = this.#model;
    model.doubling = false;
    model.preview = null;
    model.refused = null;
    model.asked = null;
  }

  /** Moves are not taken for a moment; the controls show it. */
  shield() {
    this.#shielded = performance.now() + SHIELD;
    this.#model.busy = true;
    setTimeout(() => {
      if (this.parts.asking() || performance.now() < this.#shielded - 5) return;
      this.#shielded = 0;
      this.#model.busy = this.#model.phase === "receiving";
      this.parts.redraw();
    }, SHIELD);
  }

  /** The first of two presses shows the move, and says it. @param {string | null} move null takes it back */
  #askFor(move) {
    const model = this.#model;
    model.asked = move;
    model.preview = move;
    if (move && model.state) this.parts.speech.say(askedText({ ...model, state: model.state }));
    this.parts.redraw();
  }

  /** @param {boolean} on */
  #arm(on) {
    this.clear();
    this.#model.doubling = on;
    this.parts.clearNote();
    this.parts.speech.say(this.#model.text(on ? "say-doubling" : "say-doubling-off"));
    this.parts.redraw();
  }
}
