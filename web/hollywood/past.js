/** The table as it stood after a ply: what is drawn, and the controls in place of the slots. */

/** @import {Actions, Model, Past} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { happened } from "../app/playback.js";
import { summaryOf } from "../app/story.js";
import { icon } from "./icons.js";
import { plyLine } from "./log.js";
import { reel } from "./reel.js";

/**
 * The model of a table that stands in the past; null in the present.
 * @param {Shown} live
 * @returns {Shown | null}
 */
export function pastOf(live) {
  const { past, state, log } = live;
  if (!past) return null;
  const { number, frame, over, forward } = past;
  const summary = happened(frame, "round_end") ? summaryOf(log.slice(0, number + 1), over) : null;
  return {
    ...live,
    state: { ...state, ply: number + 1, phase: "bot", seat: null, choices: [], draft: null },
    view: frame.view,
    events: forward ? frame.events : [],
    phase: summary ? "receiving" : "bot",
    doubling: false,
    preview: null,
    hint: null,
    busy: false,
    // Only what this ply moved is marked.
    log: [frame.events],
    summary,
  };
}

/**
 * Which ply is looked at, and what it was, as sentences.
 * @param {Model} model
 */
export function pastWords(model) {
  const { past, state, text } = model;
  if (!past || !state) return [];
  const { number, last } = past;
  return [text("say-past", { number, count: last }), plyLine({ ...model, state }, past.frame.events).words];
}

/**
 * The sign over the stage: which ply of how many, and what it was.
 * @param {Shown} live
 * @param {Past} past
 */
export function pastSign(live, { number, last, frame }) {
  const { seat, words } = plyLine(live, frame.events);
  return html`<p class="turn">${seat === null ? nothing : reel(seat)}<b>${live.text("past-title", { number, count: last })}</b><span>${words}</span></p>`;
}

/**
 * What stands where reels are placed in the present.
 * @param {Shown} model
 * @param {Past} past
 * @param {Actions} actions
 */
export function pastControls({ text, screen, state }, { number, last }, { past }) {
  const step = (/** @type {"back" | "forward"} */ way, /** @type {string} */ name, /** @type {number} */ by, /** @type {boolean} */ can) =>
    html`<button
      type="button"
      data-action=${`past-${way}`}
      data-each
      aria-label=${name}
      aria-disabled=${can ? "false" : "true"}
      @click=${() => can && past.step(by)}
    >
      ${icon(way === "back" ? "left" : "right")}
    </button>`;
  const can = number < last;
  // What others know does not become undone.
  const open = can && (state.mine === null || number + 1 >= state.sent);
  return html`<div class="places past" id="past" tabindex="-1" role="group" aria-label=${text("past-title", { number, count: last })}>
    ${step("back", text("past-back"), -1, number > 0)}
    <button type="button" class="present" data-action="past-now" @click=${() => past.now()}>${text(screen === "end" ? "past-end" : "past-now")}</button>
    <button type="button" data-action="past-continue" aria-disabled=${open ? "false" : "true"} aria-describedby="past-hint" @click=${() => open && past.goOn()}>
      ${text("past-continue")}
    </button>
    ${step("forward", text("past-forward"), 1, can)}
    <span class="sr" id="past-hint">${text("past-continue-hint")}</span>
  </div>`;
}
