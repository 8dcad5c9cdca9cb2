/** The tutorial: a lesson's words, and the table on which it is done. */

/** @import {Actions, Learning, Model} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { LESSONS, tableOf } from "../app/lessons.js";
import { board } from "../hollywood/board.js";
import { icon } from "../hollywood/icons.js";
import { after, before } from "../hollywood/motion.js";
import { mine, rivals } from "../hollywood/players.js";
import { sign } from "../hollywood/sign.js";
import { summary } from "../hollywood/summary.js";
import { bestMovie, scores } from "./end.js";
import { progress } from "./starting.js";

/** Whoever learns. */
const ME = 0;

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function learn(model, actions) {
  const { learning } = model;
  if (!learning) return nothing;
  const table = tableOf(model);
  const { name, move } = LESSONS[learning.at] ?? LESSONS[0] ?? { name: "", move: "" };
  const read = move === "";
  return html`<main
    id="main"
    tabindex="-1"
    class=${read ? "learn" : `learn tbl spot players-${table?.view.players.length ?? 3}`}
    data-lesson=${name}
    data-verdict=${learning.verdict ?? nothing}
    data-seat=${table?.state.seat ?? ""}
    data-ply=${table?.state.ply ?? ""}
    aria-busy=${table ? "false" : "true"}
    ${table && !read ? before(table) : nothing}
  >
    ${bar(model, learning, name, actions)} ${told(model, learning, name, actions)}
    ${!table ? html`<div class="learn-wait">${progress(model, actions)}</div>` : read ? [bestMovie(table), scores(table)] : position(table, learning.verdict, actions)}
  </main>`;
}

/**
 * @param {Shown} table
 * @param {"done" | "again" | null} verdict
 * @param {Actions} actions
 */
function position(table, verdict, actions) {
  const tries = { ...actions, ...own(actions) };
  const over = table.summary ? summary(table, tries) : nothing;
  return html`${verdict ? verdictSign(table, verdict) : sign(table, tries)} ${board(table, tries, over)} ${mine(table, tries, ME)} ${rivals(table, ME)}
    <i hidden ${after(table)}></i>`;
}

/** @param {Shown} table @param {"done" | "again"} verdict */
const verdictSign = ({ text }, verdict) => html`<p class="turn" aria-hidden="true"><b>${text(verdict === "done" ? "learn-right" : "learn-wrong")}</b></p>`;

/** What the table's controls do here. @param {Actions} actions */
const own = ({ learn: lesson }) => ({
  move: (/** @type {string} */ move) => lesson.move(move),
  cancel: () => lesson.cancel(),
  preview: (/** @type {string | null} */ control) => lesson.preview(control),
  refuse: (/** @type {string} */ control) => lesson.refuse(control),
});

/**
 * @param {Model} model
 * @param {Learning} learning
 * @param {string} name
 * @param {Actions} actions
 */
function bar({ text }, { at }, name, { learn: lesson }) {
  const step = (/** @type {"previous" | "next"} */ way, /** @type {number} */ to) => {
    const can = LESSONS[to] !== undefined;
    return html`<button
      type="button"
      data-action=${`${way}-lesson`}
      data-each
      aria-label=${text(`learn-${way}`)}
      aria-disabled=${can ? "false" : "true"}
      @click=${() => can && lesson.lesson(to)}
    >
      ${icon(way === "next" ? "right" : "left")}
    </button>`;
  };
  return html`<header class="bar">
    <button type="button" class="leave" data-action="leave-lesson" @click=${() => lesson.leave()}>${text("learn-leave")}</button>
    ${step("previous", at - 1)}
    <h1 class="rd">
      <span class="disp">${text(`learn-${name}-title`)}</span>
      <small>${text("learn-step", { number: at + 1, count: LESSONS.length })}</small>
    </h1>
    ${step("next", at + 1)}
  </header>`;
}

/**
 * What is to be done, or what came of it, and the way on.
 * @param {Model} model
 * @param {Learning} learning
 * @param {string} name
 * @param {Actions} actions
 */
function told(model, { at, verdict, phase }, name, actions) {
  const { text } = model;
  const { learn: lesson } = actions;
  const words = text(verdict === null ? `learn-${name}` : verdict === "done" ? `learn-${name}-done` : `learn-${name}-again`);
  const last = at === LESSONS.length - 1;
  return html`<section class="asked" aria-label=${text("learn-title")}>
    <p id="lesson" tabindex="-1" class=${verdict ?? ""}>${verdict === "done" ? html`<span class="sr">${text("learn-right")} </span>` : nothing}${words}</p>
    <div class="acts">
      ${phase === "receiving" ? skipping(model, actions) : nothing}
      ${verdict ? onward(model, at, verdict, actions) : nothing}
      ${last ? html`<button type="button" class="play" data-action="play" @click=${() => actions.play()}>${text("learn-play")}</button>` : nothing}
    </div>
  </section>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
const skipping = ({ text }, { learn: lesson }) =>
  html`<button type="button" data-action="skip" @click=${() => lesson.skip()}>${icon("skip")}<span>${text("table-skip")}</span></button>`;

/**
 * @param {Model} model
 * @param {number} at
 * @param {"done" | "again"} verdict
 * @param {Actions} actions
 */
function onward({ text }, at, verdict, { learn: lesson }) {
  const again = html`<button type="button" id=${verdict === "again" ? "onward" : nothing} aria-describedby="lesson" data-action="again-lesson" @click=${() => lesson.again()}>
    ${text(verdict === "again" ? "learn-again" : "learn-repeat")}
  </button>`;
  if (verdict === "again") return again;
  return html`<button type="button" class="primary" id="onward" aria-describedby="lesson" data-action="go-on-lesson" @click=${() => lesson.lesson(at + 1)}>
      ${text("learn-on")}</button
    >${again}`;
}
