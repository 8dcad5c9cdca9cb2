/** One turning point: the table as it stood, what would you play, and the answer once it is asked for. */

/** @import {Actions, Hint, Reviewing, Spot} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { board } from "../hollywood/board.js";
import { icon } from "../hollywood/icons.js";
import { mine, rivals } from "../hollywood/players.js";
import { previewText } from "../hollywood/preview.js";
import { reel } from "../hollywood/reel.js";
import { ruleLink } from "../hollywood/rulelink.js";
import { askedAbout } from "../hollywood/sign.js";
import { grade, moveWords, percent, pointsOf, verdict } from "../hollywood/verdict.js";
import { whyNot } from "../hollywood/why.js";
import { reasonText, titleOf, whom } from "../hollywood/words.js";

/**
 * @param {Shown} table the position, as a table that is drawn
 * @param {Reviewing} review
 * @param {Actions} actions
 */
export function turningPoint(table, review, actions) {
  const spot = /** @type {Spot} */ (review.spot);
  const tries = { ...actions, ...own(actions) };
  const stage = spot.answer ? "answered" : spot.tries.length > 0 ? "tried" : "question";
  return html`<main
    id="main"
    tabindex="-1"
    class=${`tbl spot players-${table.view.players.length}`}
    data-review=${stage}
    data-point=${(review.at ?? 0) + 1}
    data-ply=${spot.played.ply}
    data-seat=${spot.seat}
  >
    ${bar(table, review, actions)} ${sign(table, actions)} ${asked(table, review, spot, actions)} ${board(table, tries, nothing)}
    ${mine(table, tries, spot.seat)} ${rivals(table, spot.seat)}
  </main>`;
}

/** What the table's controls do here: they try. @param {Actions} actions */
const own = ({ review }) => ({
  move: (/** @type {string} */ move) => review.move(move),
  cancel: () => review.cancel(),
  preview: (/** @type {string | null} */ control) => review.preview(control),
  refuse: (/** @type {string} */ control) => review.refuse(control),
});

/**
 * @param {Shown} table
 * @param {Reviewing} review
 * @param {Actions} actions
 */
function bar({ text, view }, review, actions) {
  const at = review.at ?? 0;
  const count = pointsOf(review).length;
  const step = (/** @type {"previous" | "next"} */ way, /** @type {number} */ to) => {
    const can = to >= 0 && to < count;
    return html`<button
      type="button"
      data-action=${`${way}-point`}
      aria-label=${text(`review-${way}`)}
      aria-disabled=${can ? "false" : "true"}
      @click=${() => can && actions.review.point(to)}
    >
      ${icon(way === "next" ? "right" : "left")}
    </button>`;
  };
  return html`<header class="bar">
    <button type="button" class="overview" data-action="overview" aria-label=${text("review-overview")} @click=${() => actions.review.point(null)}>
      ${icon("curve")}
    </button>
    ${step("previous", at - 1)}
    <h1 class="rd">
      <span class="disp">${text("review-point", { number: at + 1, count })}</span>
      <small>${text("table-round", { round: view.round, rounds: view.rounds })}</small>
    </h1>
    ${step("next", at + 1)}
    <button type="button" class="menu" data-action="menu" aria-label=${text("table-menu")} @click=${() => actions.menu()}>${icon("menu")}</button>
  </header>`;
}

/**
 * The question over the stage, and what the move pointed at would do, or why it cannot be.
 * @param {Shown} table
 * @param {Actions} actions
 */
function sign(table, actions) {
  const section = askedAbout(table)?.section;
  return html`<p class="turn">
    ${reel(table.state.seat ?? 0)}<b>${table.text("review-ask")}</b><span>${hint(table)}</span>${section ? ruleLink(table, actions, section, { mark: true }) : nothing}
  </p>`;
}

/** @param {Shown} table */
function hint(table) {
  const { text, state, phase, view, doubling } = table;
  const pointed = previewText(table) || whyNot(table, table.preview ?? table.refused);
  if (pointed) return pointed;
  if (doubling) return text("table-double-first-hint");
  if (phase === "second") return text("table-double-second-hint", { column: state.draft ?? "" });
  return phase === "star" && view.star ? text("table-star-hint", { card: titleOf(table, view.star.card) }) : text("review-ask-hint");
}

/**
 * What was played, what was tried, and the answer.
 * @param {Shown} table
 * @param {Reviewing} review
 * @param {Spot} spot
 * @param {Actions} actions
 */
function asked(table, review, spot, actions) {
  const { text } = table;
  const { played, tries, answer } = spot;
  const fell = { ...whom(table, played.seat), move: moveWords(table, played.move), before: percent(played.best_win), after: percent(played.win) };
  return html`<section class="asked" aria-label=${text("review-asked")}>
    <p>${text("review-played", fell)}</p>
    ${tries.length > 0
      ? html`<ul class="tries" role="list">
          ${tries.map((one) => html`<li data-tried=${one.move} data-grade=${grade(one, played)}>${verdict(table, one, played)}</li>`)}
        </ul>`
      : nothing}
    ${answer ? answered(table, answer) : nothing}
    <div class="acts">
      ${answer
        ? nothing
        : html`<button type="button" data-action="show-answer" aria-disabled=${review.asking ? "true" : "false"} @click=${() => actions.review.answer()}>
            ${text("review-show")}
          </button>`}
      <button type="button" data-action="play-on" @click=${() => actions.review.playOn()}>
        <span>${text("review-play-on")}</span><small>${text("review-play-on-hint")}</small>
      </button>
    </div>
  </section>`;
}

/**
 * @param {Shown} table
 * @param {Hint} answer
 */
function answered(table, { moves, reasons }) {
  const { text } = table;
  const [best, second] = moves;
  if (!best) return nothing;
  return html`<div class="answer" id="answer" tabindex="-1" data-best=${best.move}>
    <p><b>${text("review-answer", { move: moveWords(table, best.move), percent: percent(best.win) })}</b></p>
    <ul>
      ${reasons.map((reason) => html`<li>${reasonText(table, reason)}</li>`)}
    </ul>
    ${second ? html`<p class="hint">${text("review-second", { move: moveWords(table, second.move), percent: percent(second.win) })}</p>` : nothing}
  </div>`;
}
