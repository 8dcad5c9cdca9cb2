/** The table of a running game. */

/** @import {Actions} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { pointing } from "../hollywood/act.js";
import { board } from "../hollywood/board.js";
import { panel } from "../hollywood/hint.js";
import { icon } from "../hollywood/icons.js";
import { takeSeat } from "../hollywood/lent.js";
import { log, logLayer } from "../hollywood/log.js";
import { modal } from "../hollywood/modal.js";
import { after, before } from "../hollywood/motion.js";
import { pastOf, pastSign } from "../hollywood/past.js";
import { mine, rivals } from "../hollywood/players.js";
import { still } from "../hollywood/still.js";
import { sign } from "../hollywood/sign.js";
import { tools } from "../hollywood/tools.js";
import { summary } from "../hollywood/summary.js";
import { undealt } from "../hollywood/undealt.js";
import { whyNot } from "../hollywood/why.js";
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
      ${bar(model, actions)} ${past ? pastSign(live, past) : sign(model, actions)} ${still(model, () => rivals(model, near), near)} ${board(model, actions, over(model, actions))}
      ${past ? nothing : tools(model, actions)} ${near === null || past ? nothing : panel(model, actions)} ${near === null ? nothing : mine(model, actions, near)} ${still(live, () => log(live, actions))} ${still(model, () => undealt(model))}
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
  return model.phase === "receiving" && model.summary ? summary(model, actions) : nothing;
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
    ${model.past
      ? html`<button type="button" class="menu" data-action="share-past" aria-label=${text("past-share")} @click=${() => actions.share.past()}>${icon("share")}</button>`
      : nothing}
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
function way(model, actions, kind, can) {
  const point = pointing(model, actions, kind);
  const name = model.text(`table-${kind}`);
  return html`<button
    type="button"
    class=${kind}
    data-action=${kind}
    aria-label=${can ? name : `${name}. ${whyNot(model, kind)}`}
    aria-disabled=${can ? "false" : "true"}
    @click=${() => (can ? actions[kind]() : actions.refuse(kind))}
    @pointerenter=${point.enter}
    @pointerleave=${point.leave}
    @focus=${point.focus}
    @blur=${point.hide}
  >
    ${icon(kind)}
  </button>`;
}
