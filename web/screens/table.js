/** The table of a running game. */

/** @import {Actions} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { board } from "../hollywood/board.js";
import { bulb, panel } from "../hollywood/hint.js";
import { icon } from "../hollywood/icons.js";
import { takeSeat } from "../hollywood/lent.js";
import { log, logLayer } from "../hollywood/log.js";
import { modal } from "../hollywood/modal.js";
import { after, before } from "../hollywood/motion.js";
import { pastOf, pastSign } from "../hollywood/past.js";
import { mine, rivals } from "../hollywood/players.js";
import { sign } from "../hollywood/sign.js";
import { skipButton, summary } from "../hollywood/summary.js";
import { undealt } from "../hollywood/undealt.js";
import { nearSeat } from "../hollywood/words.js";

/**
 * @param {Shown} live
 * @param {Actions} actions
 */
export function table(live, actions) {
  const { past } = live;
  const model = pastOf(live) ?? live;
  const { state, view } = model;
  const near = nearSeat(live);
  return html`<main
      id="main"
      tabindex="-1"
      class=${`tbl players-${view.players.length}${near === null ? " watching" : ""}`}
      data-phase=${past ? nothing : model.phase}
      data-past=${past?.number ?? nothing}
      data-seat=${state.seat ?? ""}
      data-ply=${state.ply}
      ${before(model)}
    >
      ${bar(model, actions)} ${past ? pastSign(live, past) : sign(model)} ${rivals(model, near)} ${board(model, actions, over(model, actions))}
      ${near === null || past ? nothing : [bulb(model, actions), panel(model, actions)]} ${near === null ? nothing : mine(model, actions, near)} ${log(live, actions)} ${undealt(model)}
      <i hidden ${after(model)}></i>
    </main>
    ${model.layer === "log" ? modal(model.text("table-log"), () => actions.layer(null), logLayer(live, actions, undealt(model, "layer"))) : nothing}`;
}

/**
 * What lies over the columns while cards are received.
 * @param {Shown} model
 * @param {Actions} actions
 */
function over(model, actions) {
  if (model.phase !== "receiving") return nothing;
  if (model.summary) return summary(model, actions);
  return html`<div class="now-playing">${skipButton(model, actions, "table-skip")}</div>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
function bar(model, actions) {
  const { text, view, state } = model;
  return html`<header class="bar">
    <h1 class="brand">${text("table-brand")}</h1>
    <button type="button" class="menu" data-action="menu" ?hidden=${model.past !== null} aria-label=${text("table-menu")} @click=${() => actions.menu()}>${icon("menu")}</button>
    <div class="rd">
      <span class="disp">${text("table-round", { round: Math.max(1, view.round), rounds: view.rounds })}</span>
      <span class="bulbs" role="img" aria-label=${text("table-placed", { count: view.placed, total: view.reels_total })}
        >${Array.from({ length: view.reels_total }, (_, i) => html`<i class=${i < view.placed ? "l" : ""}></i>`)}</span
      >
    </div>
    ${state.lent.length > 0 && state.seats.some(({ player }) => player === "human") && !model.past ? takeSeat(model, actions) : nothing}
    <button type="button" class="open-log" data-action="log" aria-label=${text("table-open-log")} @click=${() => actions.layer("log")}>${icon("log")}</button>
    ${model.past ? nothing : [way(model, actions, "undo", state.can_undo), way(model, actions, "redo", state.can_redo)]}
  </header>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {"undo" | "redo"} kind
 * @param {boolean} can
 */
const way = ({ text }, actions, kind, can) =>
  html`<button
    type="button"
    class=${kind}
    data-action=${kind}
    aria-label=${text(`table-${kind}`)}
    aria-disabled=${can ? "false" : "true"}
    @click=${() => can && actions[kind]()}
  >
    ${icon(kind)}
  </button>`;
