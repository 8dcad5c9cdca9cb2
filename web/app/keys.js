/** Single keys that act on the table. */

/** @import {Actions, Choice, Model} from "./types" */
import { deedOf, isMove } from "./keytable.js";

export const FIELDS = "input, textarea, select, [contenteditable]";

/**
 * @param {KeyboardEvent} event
 * @param {boolean} [repeated] whether it may act again while it is held down
 * @returns {boolean} whether a single key may act: nothing held with it, not repeated, not typed into a field
 */
export function bare(event, repeated = false) {
  const held = event.ctrlKey || event.altKey || event.metaKey || (event.repeat && !repeated) || event.isComposing;
  const typed = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return !held && !typed && !event.defaultPrevented;
}

/**
 * The move a key means in a decision, or null.
 * @param {string} key
 * @param {string} phase
 * @param {Choice[]} choices
 */
export function moveOf(key, phase, choices) {
  const deed = deedOf(key, phase);
  const offered = phase !== "star" || choices.some((choice) => choice.move === deed);
  return isMove(deed) && offered ? deed : null;
}

/**
 * Whether Space and Enter are needed by no control.
 * @param {KeyboardEvent} event
 */
const free = ({ target }) => target instanceof Element && !target.closest("button, a, summary");

/**
 * @param {Model} model
 * @param {Actions} actions
 * @returns {(event: KeyboardEvent) => void}
 */
export function tableKeys(model, actions) {
  return (event) => {
    if (model.screen !== "table" || model.layer || !bare(event)) return;
    if (event.key === "Escape") {
      if (model.hint) actions.closeHint();
      else actions.back();
      return;
    }
    if (!model.settings.shortcuts) return;
    const deed = event.shiftKey && event.key === "U" ? "redo" : deedOf(event.key, model.phase);
    if (deed === "pause" || deed === "step") {
      if (!free(event)) return;
      event.preventDefault();
      if (deed === "pause" && model.settings.speed !== "step") actions.pause();
      else actions.step();
      return;
    }
    if (deed === "undo" || deed === "redo" || deed === "hint" || deed === "forecast") {
      actions[deed]();
      return;
    }
    const move = moveOf(event.key, model.phase, model.state?.choices ?? []);
    if (move === null) return;
    event.preventDefault();
    actions.move(move);
  };
}

/**
 * Keys that act on every screen: all keys are shown, the cards of a table get the focus, the rules open at what is pointed at.
 * @param {Model} model
 * @param {Actions} actions
 * @returns {(event: KeyboardEvent) => void}
 */
export function pageKeys(model, actions) {
  return (event) => {
    const past = model.layer === "past";
    if ((model.layer && !past) || !model.settings.shortcuts || !bare(event)) return;
    const deed = deedOf(event.key, model.phase);
    // The rules would take the place of the past.
    if (deed !== "keys" && deed !== "look" && (deed !== "why" || past)) return;
    event.preventDefault();
    if (deed === "keys") actions.layer("keys");
    else if (deed === "why") actions.why();
    else actions.cards();
  };
}
