/** Single keys that try a move at a turning point. */

/** @import {Model, ReviewActions} from "./types" */
import { bare, moveOf } from "./keys.js";

/**
 * @param {Model} model
 * @param {ReviewActions} review
 * @returns {(event: KeyboardEvent) => void}
 */
export function reviewKeys(model, review) {
  return (event) => {
    const spot = model.review?.spot;
    if (!spot || model.screen !== "review" || model.layer || !bare(event)) return;
    if (event.key === "Escape") {
      if (spot.doubling || spot.draft) review.cancel();
      return;
    }
    const move = model.settings.shortcuts ? moveOf(event.key, spot.phase, spot.choices) : null;
    if (move === null) return;
    event.preventDefault();
    review.move(move);
  };
}
