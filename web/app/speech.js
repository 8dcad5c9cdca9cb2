/** One polite live region: a short sentence for each thing that happens, one after another. */

/** @import {Args, Event, Model, Note, Reason, TextFn} from "./types" */
import { eventText, list, onlyPerson, reasonText } from "../hollywood/words.js";

/** Between two sentences, so that a screen reader hears both. */
const GAP = 150;
/** How many sentences stay in the region. */
const KEPT = 6;

/** Speaks through `region`, an element with `aria-live="polite"`. */
export class Speech {
  /** @type {string[]} */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
  }

  /** @param {string} sentence */
  say(sentence) {
    if (!sentence) return;
    this.#queue.push(sentence);
    if (this.#timer === undefined) this.#next();
  }

  /** What is not said yet is of no use any more. */
  hush() {
    this.#queue = [];
  }

  /**
   * @param {Event[]} events
   * @param {Model} model
   */
  events(events, model) {
    const { state } = model;
    if (!state) return;
    const playing = { ...model, state };
    for (const event of events) {
      const bots = event.type === "turn" && state.seats[event.seat]?.player !== "human";
      if (!bots) this.say(eventText(playing, event));
    }
  }

  /**
   * @param {Reason} reason
   * @param {Model} model
   */
  reason(reason, model) {
    this.say(wordReason(reason, model));
  }

  #next() {
    const sentence = this.#queue.shift();
    if (sentence === undefined) {
      this.#timer = undefined;
      return;
    }
    const line = document.createElement("p");
    line.textContent = sentence;
    this.region.append(line);
    while (this.region.childElementCount > KEPT) this.region.firstElementChild?.remove();
    this.#timer = setTimeout(() => this.#next(), GAP);
  }
}

/** The place of a ply in a record, as the engine spells it. */
const PLY = /^(?:redo )?ply (\d+) "(.*)"$/s;

/**
 * A refusal or a failure in words. `where` tells the place in a record; there the codes of cards stand as they are.
 * @param {Reason | Note} reason
 * @param {Model} model
 * @returns {string}
 */
export function wordReason(reason, model) {
  const { state, text } = model;
  const { key, args } = reason;
  const { where } = args;
  const plain = where || !state;
  const said = plain ? text(`reason-${key}`, listed(args, model)) : reasonText({ ...model, state }, reason);
  const placed = where ? text("reason-where", { where: place(String(where), text), reason: said }) : said;
  const lead = "lead" in reason ? reason.lead : undefined;
  return lead ? text(`reason-${lead}`, { who: args.who ?? "", reason: placed }) : placed;
}

/** @param {string} where @param {TextFn} text */
function place(where, text) {
  const [, number, ply] = PLY.exec(where) ?? [];
  return number && ply !== undefined ? text("where-ply", { number, ply }) : where;
}

/**
 * The values that would have been right, as a list in the language of the page.
 * @param {Args} args
 * @param {Model} model
 */
function listed(args, model) {
  if (typeof args.values !== "string") return args;
  return { ...args, values: list(model, args.values.split("|"), "disjunction") };
}

/** Whether the one person at this device decides now. @param {Model} model */
export function yourTurn(model) {
  const { state, phase } = model;
  if (!state || !["place", "second", "star"].includes(phase)) return false;
  return onlyPerson({ ...model, state }) === state.seat;
}
