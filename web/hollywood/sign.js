/** The turn sign: whose turn it is and what a move would do, or what has just happened. */

/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { previewText } from "./preview.js";
import { eventText, seatName, titleOf, whom } from "./words.js";

/** Events that are worth a sentence over the stage while they are shown. */
const TOLD = ["receive", "star", "clap", "double", "deal", "unclaimed"];

/** @param {Shown} model */
export function sign(model) {
  const [title, words] = said(model);
  return html`<p class="turn"><b>${title}</b>${words ? html`<span>${words}</span>` : nothing}</p>`;
}

/**
 * @param {Shown} model
 * @returns {[string, string]} what is large, and the sentence after it
 */
function said(model) {
  const { text, view, state, phase } = model;
  const seat = state.seat ?? view.to_move ?? 0;
  const actor = whom(model, seat);
  switch (phase) {
    case "place":
      if (model.doubling) return [text("table-double-first"), previewText(model) || text("table-double-first-hint")];
      return [text("table-turn", actor), previewText(model) || next(model)];
    case "second":
      return [text("table-double-second"), previewText(model) || text("table-double-second-hint", { column: state.draft ?? "" })];
    case "star":
      return [text("table-turn", actor), text("table-star-hint", { card: view.star ? titleOf(model, view.star.card) : "" })];
    case "bot":
      return [text("table-turn", actor), next(model)];
    case "over":
      return [text("table-over"), ""];
    default:
      return [text(model.summary ? "table-round-over" : "table-receiving"), happening(model)];
  }
}

/** @param {Shown} model */
function happening(model) {
  const told = model.events.findLast((event) => TOLD.includes(event.type));
  return told ? eventText(model, told) : "";
}

/** @param {Shown} model */
function next(model) {
  const { view, text } = model;
  if (view.next === null) return "";
  return text("table-next", { ...whom(model, view.next), again: view.next === view.to_move ? "yes" : "no", name: seatName(model, view.next) });
}
