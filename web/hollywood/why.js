/** Why a control of the table cannot be pressed now. */

/** @import {Shown} from "./words.js" */
import { choiceOf } from "./preview.js";
import { nearSeat, reasonText, whom } from "./words.js";

/**
 * The reason in words; empty when the control can be pressed.
 * @param {Shown} model
 * @param {string | null} control a `data-move` or `data-action`
 * @returns {string}
 */
export function whyNot(model, control) {
  const { text, phase, state, view } = model;
  if (control === null) return "";
  if (control === "undo") return state.can_undo ? "" : text("why-undo");
  if (control === "redo") return state.can_redo ? "" : text("why-redo");
  const choice = choiceOf(model, control);
  if (choice) return choice.legal ? "" : reasonText(model, choice.reason);
  const near = nearSeat(model);
  const player = near === null ? undefined : view.players[near];
  if ((control === "clap" || control === "double") && player?.[control] === false) return text(control === "clap" ? "reason-clap-spent" : "reason-double-spent");
  if (phase === "receiving") return text("why-receiving");
  if (phase === "bot" && view.to_move !== null) return text("why-turn", whom(model, view.to_move));
  return phase === "second" ? text("why-second") : "";
}
