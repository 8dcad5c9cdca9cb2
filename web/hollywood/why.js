/** Why a control of the table cannot be pressed now. */

/** @import {Shown} from "./words.js" */
import { sectionOf } from "./rulebook.js";
import { choiceOf } from "./preview.js";
import { nearSeat, reasonText, whom } from "./words.js";

/** A refusal in words, and the section of the rules behind it, if any. @typedef {{words: string, section: import("./rulebook.js").Section | null}} Refusal */

/**
 * The reason in words; empty when the control can be pressed.
 * @param {Shown} model
 * @param {string | null} control a `data-move` or `data-action`
 */
export const whyNot = (model, control) => refusalOf(model, control)?.words ?? "";

/**
 * Why a control cannot be pressed; null when it can.
 * @param {Shown} model
 * @param {string | null} control a `data-move` or `data-action`
 * @returns {Refusal | null}
 */
export function refusalOf(model, control) {
  const { text, phase, state, view } = model;
  const because = (/** @type {string} */ key, /** @type {string} */ words) => ({ words, section: sectionOf({ key, rule: null }) });
  if (control === null) return null;
  const sent = state.mine !== null && state.undo_to !== null;
  if (control === "undo") return state.can_undo ? null : because("why-undo", text(sent ? "why-undo-sent" : "why-undo"));
  if (control === "redo") return state.can_redo ? null : because("why-redo", text("why-redo"));
  const choice = choiceOf(model, control);
  if (choice) return choice.reason && { words: reasonText(model, choice.reason), section: sectionOf(choice.reason) };
  const near = nearSeat(model);
  const player = near === null ? undefined : view.players[near];
  if (control === "clap" && player?.clap === false) return because("clap-spent", text("reason-clap-spent"));
  if (control === "double" && player?.double === false) return because("double-spent", text("reason-double-spent"));
  if (phase === "receiving") return because("why-receiving", text("why-receiving"));
  if ((phase === "bot" || phase === "away") && view.to_move !== null) return because("why-turn", text("why-turn", whom(model, view.to_move)));
  return phase === "second" ? because("why-second", text("why-second")) : null;
}
