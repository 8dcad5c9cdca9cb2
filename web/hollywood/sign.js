/** The turn sign: whose turn it is and what a move would do, or what has just happened. */

/** @import {Actions} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { askedText, previewText } from "./preview.js";
import { reel } from "./reel.js";
import { ruleLink } from "./rulelink.js";
import { refusalOf } from "./why.js";
import { eventText, seatName, titleOf, whom } from "./words.js";

/** Events that are worth a sentence over the stage while they are shown. */
const TOLD = ["receive", "star", "clap", "place", "deal"];

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function sign(model, actions) {
  const { title, words, seat } = said(model);
  const asked = askedAbout(model);
  // A Star's choice is the one that has a rule of its own.
  const section = asked?.section ?? (model.phase === "star" ? "star" : null);
  return html`<p class="turn">
    ${seat === null ? nothing : reel(seat)}${title ? html`<b>${title}</b>` : nothing}${words ? html`<span class=${model.preview === null && !asked ? "" : "told"}>${words}</span>` : nothing}${section ? ruleLink(model, actions, section, { mark: true }) : nothing}
  </p>`;
}

/**
 * Why the control that was pressed last cannot be, until another is pointed at.
 * @param {Shown} model
 */
export const askedAbout = (model) => (model.preview === null || model.preview === model.refused ? refusalOf(model, model.refused) : null);

/**
 * Whose reel stands on the sign, what is large, and the sentence after it.
 * @typedef {{seat: number | null, title: string, words: string}} Said
 */

/**
 * @param {Shown} model
 * @returns {Said}
 */
function said(model) {
  const { text, view, state, phase } = model;
  const seat = state.seat ?? view.to_move;
  const told = askedText(model) || previewText(model) || refusalOf(model, model.preview ?? model.refused)?.words;
  const turn = seat === null ? "" : text("table-turn", whom(model, seat));
  switch (phase) {
    case "place":
      if (!model.doubling) return { seat, title: told ? "" : turn, words: told || next(model) };
      return { seat, title: text("table-double-first"), words: told || text("table-double-first-hint") };
    case "second":
      return { seat, title: text("table-double-second"), words: told || text("table-double-second-hint", { column: state.draft ?? "" }) };
    case "star":
      return { seat, title: turn, words: told || text("table-star-hint", { card: view.star ? titleOf(model, view.star.card) : "" }) };
    case "away":
      return { seat, title: turn, words: told || text("away-waits", { known: state.sent >= state.ply ? "yes" : "no" }) };
    case "bot":
      return { seat, title: turn, words: told || next(model) };
    case "over":
      return { seat: null, title: text("table-over"), words: "" };
    default:
      return told ? { seat: null, title: "", words: told } : happening(model);
  }
}

/**
 * @param {Shown} model
 * @returns {Said}
 */
function happening(model) {
  const told = model.summary ? undefined : model.events.findLast((event) => TOLD.includes(event.type));
  if (told) return { seat: told.seat ?? null, title: "", words: eventText(model, told) };
  return { seat: null, title: model.summary ? model.text("table-round-over", { round: model.summary.round }) : model.text("table-receiving"), words: "" };
}

/** @param {Shown} model */
function next(model) {
  const { view, text } = model;
  if (view.next === null) return "";
  return text("table-next", { ...whom(model, view.next), again: view.next === view.to_move ? "yes" : "no", name: seatName(model, view.next) });
}
