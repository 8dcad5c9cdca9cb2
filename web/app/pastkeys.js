/** Keys of the time machine: one ply back and on, and back to now. */

/** @import {Model, PastActions} from "./types" */
import { bare } from "./keys.js";
import { deedOf } from "./keytable.js";

/** @type {Record<string, number>} */
const STEPS = { earlier: -1, later: 1 };
/** What steps only while the past is on screen. @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * @param {Model} model
 * @param {PastActions} past
 * @returns {(event: KeyboardEvent) => void}
 */
export function pastKeys(model, past) {
  return (event) => {
    const looking = model.past !== null && model.layer === "past";
    const may = looking || (!model.layer && (model.screen === "table" || model.screen === "end"));
    if (!may || !bare(event, looking)) return;
    const by = (model.settings.shortcuts && STEPS[deedOf(event.key, model.phase) ?? ""]) || (looking && ARROWS[event.key]);
    if (by) past.step(by);
    else if (looking && event.key === "Escape") past.now();
    else return;
    event.preventDefault();
  };
}
