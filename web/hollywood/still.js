/** What no look ahead touches is drawn anew only by a ply, another language or the forecast. */

/** @import {Shown} from "./words.js" */
import { guard } from "lit-html/directives/guard.js";
import { forecastOf } from "./forecast.js";

/**
 * A part of the table that reads nothing of the model but what has happened and what would be if the round ended now.
 * @param {Shown} model
 * @param {() => unknown} make
 * @param {unknown[]} more what else it reads
 */
export const still = (model, make, ...more) => {
  const { state, view, log, phase, summary, past, text } = model;
  return guard([state, view, log, phase, summary, past, text, forecastOf(model), ...more], make);
};
