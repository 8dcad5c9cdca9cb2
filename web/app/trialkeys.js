/** Single keys that make a move where no game is played: at a turning point, in a lesson. */

/** @import {Choice, Model} from "./types" */
import { bare, moveOf } from "./keys.js";

/**
 * @param {Model} model
 * @param {() => {phase: string, choices: Choice[], draft: string | null, doubling: boolean} | null} spot the decision that is on screen, if any
 * @param {{move(move: string): void, cancel(): void}} actions
 * @returns {(event: KeyboardEvent) => void}
 */
export function trialKeys(model, spot, actions) {
  return (event) => {
    const at = spot();
    if (!at || model.layer || !bare(event)) return;
    if (event.key === "Escape") {
      if (at.doubling || at.draft) actions.cancel();
      return;
    }
    const move = model.settings.shortcuts ? moveOf(event.key, at.phase, at.choices) : null;
    if (move === null) return;
    event.preventDefault();
    actions.move(move);
  };
}
