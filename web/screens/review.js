/** The review of a game: under way, as an overview, at a turning point. */

/** @import {Actions, Review, Reviewing} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { icon } from "../hollywood/icons.js";
import { reel } from "../hollywood/reel.js";
import { percent, pointsOf, tableOf } from "../hollywood/verdict.js";
import { seatName, whom } from "../hollywood/words.js";
import { lineSample, shares, sharesTable } from "./shares.js";
import { turningPoint } from "./turning.js";

/**
 * @param {Shown} model
 * @param {Reviewing} review
 * @param {Actions} actions
 */
export function review(model, review, actions) {
  const spot = tableOf(model);
  if (!review.result) return working(model, review, actions);
  if (spot && review.at !== null) return turningPoint(spot, review, actions);
  return overview(model, review, review.result, actions);
}

/**
 * One bulb for each decision, lit when it is judged.
 * @param {Shown} model
 * @param {Reviewing} review
 * @param {Actions} actions
 */
function working(model, { done, total }, actions) {
  const { text, state } = model;
  return html`<main id="main" class="review working" tabindex="-1" data-review="working" data-ply=${state.ply} aria-busy="true">
    <h1>${text("review-title")}</h1>
    <p id="review-progress">${text("review-working")}</p>
    <span class="bulbs" aria-hidden="true">${Array.from({ length: total }, (_, i) => html`<i class=${i < done ? "l" : ""}></i>`)}</span>
    <progress aria-labelledby="review-progress" max=${total || 1} .value=${done}></progress>
    <p class="hint">${total ? text("review-progress", { done, total }) : nothing}</p>
    <button type="button" data-action="stop-review" @click=${() => actions.review.leave()}>${text("review-stop")}</button>
  </main>`;
}

/**
 * @param {Shown} model
 * @param {Reviewing} review
 * @param {Review} result
 * @param {Actions} actions
 */
function overview(model, review, result, actions) {
  const { text, state, view } = model;
  return html`<main id="main" class=${`review players-${view.players.length}`} tabindex="-1" data-review="overview" data-ply=${state.ply}>
    <header class="review-head">
      <button type="button" class="back" data-action="leave-review" @click=${() => actions.review.leave()}>${icon("left")}<span>${text("review-leave")}</span></button>
      <h1>${text("review-title")}</h1>
      <button type="button" class="menu" data-action="menu" aria-label=${text("table-menu")} @click=${() => actions.menu()}>${icon("menu")}</button>
    </header>
    <section class="course-of" aria-labelledby="shares-name">
      <h2 id="shares-name">${text("review-chart")}</h2>
      ${shares(model, result, pointsOf(review))}
      <details>
        <summary>${text("review-table")}</summary>
        ${sharesTable(model, result)}
      </details>
    </section>
    <section class="accuracy" aria-labelledby="accuracy-name">
      <h2 id="accuracy-name">${text("review-accuracy")}</h2>
      <ul role="list">
        ${result.accuracy.map(
          (accuracy, seat) =>
            html`<li data-seat=${seat}>${lineSample(seat)}${reel(seat)}<span>${seatName(model, seat)}</span><b>${text("review-percent", { percent: Math.round(accuracy) })}</b></li>`,
        )}
      </ul>
      <p class="hint">${text("review-accuracy-hint")}</p>
    </section>
    <section class="points" aria-labelledby="points-name">
      <h2 id="points-name">${text("review-points")}</h2>
      ${people(model, review, result, actions)} ${invitation(model, review, actions)}
    </section>
  </main>`;
}

/**
 * Whose turning points: asked only where several people played.
 * @param {Shown} model
 * @param {Reviewing} review
 * @param {Review} result
 * @param {Actions} actions
 */
function people(model, review, result, actions) {
  const { text, state } = model;
  const seats = state.seats.flatMap(({ player }, seat) => (player === "human" ? [seat] : []));
  if (seats.length < 2) return nothing;
  return html`<div class="people" role="group" aria-label=${text("review-people")}>
    ${seats.map(
      (seat) =>
        html`<button
          type="button"
          data-action="person"
          data-seat=${seat}
          aria-pressed=${review.seat === seat ? "true" : "false"}
          @click=${() => actions.review.person(seat)}
        >
          ${reel(seat)}<span>${seatName(model, seat)}</span> <b aria-hidden="true">${result.turning[seat]?.length}</b>
        </button>`,
    )}
  </div>`;
}

/**
 * @param {Shown} model
 * @param {Reviewing} review
 * @param {Actions} actions
 */
function invitation(model, review, actions) {
  const { text } = model;
  const points = pointsOf(review);
  if (review.seat === null) return html`<p>${text("review-no-person")}</p>`;
  const args = { ...whom(model, review.seat), count: points.length };
  if (points.length === 0) return html`<p>${text("review-none", args)}</p>`;
  const worst = percent(Math.max(...points.map(({ lost }) => lost)));
  return html`<p>${text("review-some", { ...args, percent: worst })}</p>
    <button type="button" class="play" data-action="next-point" @click=${() => actions.review.point(0)}>${text("review-begin")}</button>`;
}
