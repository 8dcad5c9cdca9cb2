/** If the round ended now: the order on the cards, everybody's points as they would be. The engine says what that is. */

/** @import {Actions, Event, Forecast, Model} from "../app/types" */
/** @import {Playing, Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { icon } from "./icons.js";
import { parts } from "./parts.js";
import { choiceOf } from "./preview.js";
import { figure } from "./ticket.js";
import { eventText, list, seatName } from "./words.js";

/**
 * What would be if the round ended now, or after the move that is previewed; null when it is not wanted or not known.
 * @param {Playing} model
 * @param {string | null} [move]
 * @returns {Forecast | null}
 */
export function forecastOf(model, move = model.preview) {
  const { settings, screen, view, phase } = model;
  if (!settings.forecast || screen !== "table" || phase === "receiving") return null;
  return choiceOf(model, move)?.effect?.forecast ?? view?.forecast ?? null;
}

/**
 * The control that shows and hides it.
 * @param {Shown} model
 * @param {Actions} actions
 */
export function forecastToggle(model, actions) {
  const on = model.settings.forecast;
  return html`<button type="button" class=${classMap({ tool: true, lit: on })} data-action="forecast" aria-pressed=${on ? "true" : "false"} @click=${() => actions.forecast()}>
    ${icon("forecast")}<span>${model.text("forecast-ask")}<span class="sr">: ${model.text("forecast-name")}</span></span>
  </button>`;
}

/**
 * On a card: when it would be received, and what a Star would bring.
 * @param {Shown} model
 * @param {Forecast | null} forecast
 * @param {string} column
 * @param {number} row
 */
export function orderMark(model, forecast, column, row) {
  const at = forecast?.receipts.findIndex((one) => one.column === column && one.row === row) ?? -1;
  const receipt = forecast?.receipts[at];
  if (!receipt) return nothing;
  const order = at + 1;
  return html`<i class="order" data-order=${order} aria-hidden="true">${order}</i>${worth(receipt)}
    <span class="sr">${model.text("forecast-order", { order, receipt: eventText(model, receipt) })}</span>`;
}

/** @param {Event} receipt */
function worth({ to, movie }) {
  if (to === "movie") return html`<span class="tag would-tag" aria-hidden="true">${figure(movie.points)}</span>`;
  return to === "lost" ? html`<span class="tag lost would-tag" aria-hidden="true">✕</span>` : nothing;
}

/**
 * In a player's area: the points as they would be, and where they would come from.
 * @param {Shown} model
 * @param {number} seat
 */
export function would(model, seat) {
  const score = forecastOf(model)?.scores[seat];
  const now = model.view.players[seat]?.score;
  if (!score || !now) return nothing;
  const gain = score.total - now.total;
  return html`<span class="would" data-would=${score.total}>
    <span class="sr">${model.text("forecast-points", { points: score.total })}</span>
    <span class="sum-up" aria-hidden="true"><i>→</i><b>${figure(score.total)}</b><small>${gained(model, gain)}</small></span>
    ${parts(model, score)}
  </span>`;
}

/**
 * @param {Playing} model
 * @param {number} gain
 */
const gained = ({ text }, gain) => text("table-gain", { points: gain, sign: gain < 0 ? "minus" : "plus" });

/**
 * Everybody's points as they would be, in a sentence.
 * @param {Playing} model
 * @param {Forecast} forecast
 */
export function forecastText(model, { scores }) {
  const each = scores.map(({ total }, seat) => {
    const gain = total - (model.view?.players[seat]?.score.total ?? 0);
    return model.text("forecast-of", { name: seatName(model, seat), points: total, gain: gained(model, gain) });
  });
  return model.text("forecast-told", { list: list(model, each) });
}
