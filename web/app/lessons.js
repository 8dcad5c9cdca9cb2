/** The lessons of the tutorial: their positions as records, and the table that shows one. */

/** @import {Learning, Lesson, Model, State} from "./types" */
/** @import {Shown} from "../hollywood/words.js" */
import lessons from "./lessons.json";

/** In the order in which they are learnt; the last one is read. @type {readonly Lesson[]} */
export const LESSONS = lessons;

/** What a lesson is before anything was done in it. @type {Omit<Learning, "at">} */
export const UNTOUCHED = {
  state: null,
  view: null,
  events: [],
  log: [],
  phase: "starting",
  busy: true,
  summary: null,
  doubling: false,
  preview: null,
  refused: null,
  verdict: null,
};

/**
 * A lesson's position as a record. Whoever learns has the first seat; the last lesson is a game of others.
 * @param {Model} model
 * @param {number} at
 */
export function recordOf({ text }, at) {
  const { plies, move } = /** @type {Lesson} */ (LESSONS[at]);
  const bot = (/** @type {string} */ name) => ({ name, player: "bot:understudy" });
  const others = [bot(text("bot-name-1")), bot(text("bot-name-2"))];
  const seats = move ? [{ name: "", player: "human" }, ...others] : ["1", "2", "3"].map((seat) => bot(text(`learn-name-${seat}`)));
  return { format: "tabletop-record", version: 1, game: "hollywood", options: { players: seats.length }, seats, seed: "", plies };
}

/** What is shown of a state that nothing has led to. @param {State} state */
export const present = (state) => ({ state, view: state.frames.at(-1)?.view ?? null, phase: state.phase });

/**
 * The model of a table that stands in the lesson on screen; null until the engine has set it up.
 * @param {Model} model
 * @returns {Shown | null}
 */
export function tableOf(model) {
  const { learning } = model;
  if (!learning?.state || !learning.view) return null;
  const { at, verdict, ...table } = learning;
  return { ...model, ...table, state: learning.state, view: learning.view, hint: null, past: null, paused: false, waits: false };
}

/** The decision on screen, if any. @param {Model} model */
export function spotOf({ learning }) {
  if (!learning?.state) return null;
  const { state, phase, doubling } = learning;
  return { phase, choices: state.choices, draft: state.draft, doubling };
}
