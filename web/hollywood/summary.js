/** The round's end on the stage: who received what, the points, and the cards nobody claimed. */

/** @import {Actions, Event} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { card } from "./card.js";
import { icon } from "./icons.js";
import { reel } from "./reel.js";
import { figure } from "./ticket.js";
import { ruleLink } from "./rulelink.js";
import { step } from "./tools.js";
import { eventText, list, seatName, titleOf } from "./words.js";

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function summary(model, actions) {
  const { summary: round, text } = model;
  if (!round) return nothing;
  // Where it stays, nothing goes on from it.
  const stays = model.past !== null || model.learning !== null;
  return html`<section class="summary" tabindex=${stays ? "0" : nothing} aria-labelledby="summary-name">
    <h2 id="summary-name" class="sr">${text("table-summary", { round: round.round })}</h2>
    <ul role="list">
      ${round.scores.map((points, seat) => receipts(model, seat, points, round.before[seat] ?? 0))}
    </ul>
    ${unclaimedRow(model, round.unclaimed)}
    <p class="asks">${ruleLink(model, actions, "receive")}</p>
    ${stays ? nothing : model.paused || model.settings.speed === "step" ? step(model, actions) : skipButton(model, actions, "table-go-on")}
  </section>`;
}

/**
 * @param {Shown} model
 * @param {number} seat
 * @param {number} points
 * @param {number} before
 */
function receipts(model, seat, points, before) {
  const { text } = model;
  const received = (model.summary?.receipts ?? []).filter((event) => event.seat === seat);
  return html`<li class=${`row seat-${seat + 1}`}>
    <h3>${reel(seat)}<span>${seatName(model, seat)}</span></h3>
    <ol role="list" class="got">
      ${received.map(
        (event) => html`<li class=${`to-${event.to}`}>
          ${card(event.card, { text, mini: true, hidden: true })}<span class="mark" aria-hidden="true">${mark(event)}</span><span class="sr">${eventText(model, event)}</span>
        </li>`,
      )}
    </ol>
    <p class="now">
      <strong data-from=${before}>${figure(points)}</strong> <span>${text("table-gain", { points: points - before, sign: points < before ? "minus" : "plus" })}</span>
    </p>
  </li>`;
}

/**
 * What became of a card, in a sign: a movie's points, or the cross of a Star without a project.
 * @param {Event} event
 */
function mark(event) {
  if (event.to === "movie") return html`<span class="tag">${figure(event.movie.points)}</span>`;
  return event.to === "lost" ? html`<span class="tag lost">✕</span>` : nothing;
}

/**
 * @param {Shown} model
 * @param {Event | null} event
 */
function unclaimedRow(model, event) {
  if (!event?.cards.length) return nothing;
  const codes = event.cards.map((/** @type {{card: string}} */ one) => one.card);
  return html`<div class="row rest">
    <h3>${model.text("table-unclaimed-now")}</h3>
    <div class="got">${codes.map((/** @type {string} */ code) => card(code, { text: model.text, mini: true }))}</div>
    <p class="names">${list(model, codes.map((/** @type {string} */ code) => titleOf(model, code)))}</p>
  </div>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {string} words
 */
export const skipButton = (model, actions, words) =>
  html`<button type="button" class="skip" data-action="skip" @click=${() => actions.skip()}>${icon("skip")}<span>${model.text(words)}</span></button>`;
