/** The stage: four columns of cards with their reels, and the four slots through which reels enter. */

/** @import {Actions, Cell, ColumnName} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { arrows, pointing, press } from "./act.js";
import { looked } from "./card.js";
import { forecastOf, forecastText, orderMark } from "./forecast.js";
import { freshReels } from "./fresh.js";
import { mark } from "./hint.js";
import { icon } from "./icons.js";
import { takeSeat } from "./lent.js";
import { pastControls } from "./past.js";
import { choiceOf, placeLabel, pushOf } from "./preview.js";
import { reel } from "./reel.js";
import { sendPanel } from "./send.js";
import { still } from "./still.js";
import { whyNot } from "./why.js";
import { COLUMNS, seatName, viewer } from "./words.js";

/** What a look says of what has just happened. @type {Partial<Record<Parked["look"], string>>} */
const FRESH = { fresh: "placed", moved: "moved" };

/** A reel as it is drawn. @typedef {{seat: number, look: "" | "up" | "ghost" | "fresh" | "moved"}} Parked */

const RAYS = Array.from({ length: 25 }, (_, i) => {
  const angle = (i * 7.5 * Math.PI) / 180;
  const at = (/** @type {number} */ r) => `${(350 + r * Math.cos(angle)).toFixed(0)} ${(r * Math.sin(angle)).toFixed(0)}`;
  return `M${at(60)}L${at(900)}`;
}).join("");

const rays = html`<svg class="rays" viewBox="0 0 700 780" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
  <path d=${RAYS} />
</svg>`;

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {unknown} over what lies over the columns: the receiving line, the summary
 */
export function board(model, actions, over) {
  const ahead = pushOf(model, model.preview)?.column;
  return html`<section class="stage" aria-labelledby="stage-name">
    ${rays}
    <div class="valance"></div>
    <h2 id="stage-name" class="sr">${model.text("table-columns")}</h2>
    <div class="cols" @keydown=${walk}>${COLUMNS.map((column, index) => still(model, () => columnOf(model, column, index), ahead === column && model.preview))}</div>
    ${model.phase === "star" ? nothing : slots(model, actions)}
    ${over}
  </section>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
function slots(model, actions) {
  if (model.past) return pastControls(model, model.past, actions);
  if (model.phase === "away") return sendPanel(model, actions);
  if (model.state.seats.every((seat) => seat.player !== "human")) {
    if (model.state.lent.length > 0) return html`<div class="places lent">${takeSeat(model, actions)}</div>`;
    return html`<div class="places idle" aria-hidden="true">
      ${COLUMNS.map((column) => html`<span class="place"><b>${column}</b></span>`)}
    </div>`;
  }
  return html`<div class="places" role="group" aria-label=${model.text("table-places")} @keydown=${walk}>
    ${COLUMNS.map((column) => place(model, actions, column))}
  </div>`;
}

/**
 * @param {Shown} model
 * @param {ColumnName} column
 * @param {number} index
 */
function columnOf(model, column, index) {
  const cells = model.view.columns[index] ?? [];
  const push = pushOf(model, model.preview);
  const parked = reelsOf(model, column, cells);
  const { star } = model.view;
  const forecast = forecastOf(model);
  return html`<div class="col" data-column=${column} role="group" aria-label=${model.text("table-column", { column })}>
    <ol role="list">
      ${cells.map((cell, row) => {
        const taken = push?.column === column && push.row === row;
        const waits = star?.column === column && star.row === row;
        return cellOf(model, cell, parked[row] ?? null, { taken, waits }, row, orderMark(model, forecast, column, row));
      })}
    </ol>
  </div>`;
}

/**
 * The reels of a column: as they lie, or as they would lie after the previewed push.
 * @param {Shown} model
 * @param {ColumnName} column
 * @param {Cell[]} cells
 * @returns {(Parked | null)[]}
 */
function reelsOf(model, column, cells) {
  const fresh = freshReels(model.log, viewer(model)).filter((one) => one.column === column);
  /** @type {(Parked | null)[]} */
  const parked = cells.map((cell, row) => {
    if (cell.reel === null) return null;
    if (cell.draft) return { seat: cell.reel, look: "ghost" };
    const mark = fresh.find((one) => one.row === row && one.seat === cell.reel);
    return { seat: cell.reel, look: mark ? (mark.how === "placed" ? "fresh" : "moved") : "" };
  });
  const push = pushOf(model, model.preview);
  if (push?.column !== column || model.state.seat === null) return parked;
  const after = [...parked];
  for (const { seat, to } of push.bumps) after[to] = { seat, look: "up" };
  after[push.row] = { seat: model.state.seat, look: "ghost" };
  return after;
}

/**
 * @param {Shown} model
 * @param {Cell} cell
 * @param {Parked | null} parked
 * @param {{taken: boolean, waits: boolean}} marks
 * @param {number} row
 * @param {unknown} order when its card would be received
 */
function cellOf(model, cell, parked, { taken, waits }, row, order) {
  const { text } = model;
  if (cell.card === null) {
    return html`<li class="cell gone" data-row=${row}><div class="hole"></div><span class="sr">${text("table-gone")}</span></li>`;
  }
  const owner = cell.reel === null ? "" : text("table-reel-of", { who: seatName(model, cell.reel) });
  return html`<li class=${classMap({ cell: true, take: taken, waits })} data-row=${row}>
    ${looked(cell.card, { text })}
    ${owner ? html`<span class="sr">${owner}</span>` : nothing}
    ${parked ? html`<span class=${`on ${parked.look}`} data-fresh=${FRESH[parked.look] ?? nothing}>${reel(parked.seat)}${parked.look === "up" || parked.look === "moved" ? icon("chevron") : nothing}</span>` : nothing}${order}
  </li>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {ColumnName} column
 */
function place(model, actions, column) {
  const choice = choiceOf(model, column);
  const push = pushOf(model, column);
  const shown = model.preview === column;
  const point = pointing(model, actions, column);
  return html`<button
    type="button"
    class=${classMap({ place: true, off: !push, sel: shown && push !== null, shut: choice?.legal === false, barred: shown && choice?.legal === false })}
    data-move=${column}
    aria-disabled=${!push || model.busy ? "true" : "false"}
    @click=${press(model, () => actions.move(column), () => actions.refuse(column))}
    @pointerenter=${point.enter}
    @pointermove=${point.move}
    @pointerleave=${point.leave}
    @focus=${point.focus}
    @blur=${point.hide}
  >
    <span class="sr">${still(model, () => placeLabel(model, column) + after(model, column))}</span>${mark(model, column)}<b aria-hidden="true">${column}</b>
    ${choice ? html`<span class="push" aria-hidden="true">${slotNote(model, push?.bumps.length ?? null)}</span>` : nothing}
  </button>`;
}

/**
 * What follows a column's name for who does not see it: why it is closed, or what it would make of the points.
 * @param {Shown} model
 * @param {ColumnName} column
 */
function after(model, column) {
  const forecast = pushOf(model, column) && forecastOf(model, column);
  if (forecast) return `. ${forecastText(model, forecast)}`;
  const why = choiceOf(model, column) ? "" : whyNot(model, column);
  return why && `. ${why}`;
}

/**
 * What a slot says under its letter.
 * @param {Shown} model
 * @param {number | null} count how many reels its push moves; null when it is closed
 */
function slotNote({ text }, count) {
  if (count === null) return text("table-full");
  if (count === 0) return html`<span class="pw">${text("table-pushes", { count })}</span>`;
  return html`${icon("chevron")}<span class="pw">${text("table-pushes", { count })}</span><span class="pn">${count}</span>`;
}

/** The card at the foot of a column, for the keyboard. @param {string} column @param {number} [up] how many cards above it, at most */
function cardAt(column, up = 0) {
  const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`.cols [data-column="${column}"] .look`));
  return cards[Math.max(0, cards.length - 1 - up)];
}

/** Where cards are that can be seen large, in the order in which the key goes there. */
const AREAS = [".cols", ".rivals", ".mine"];

/** Goes to the cards of the first column that has any; from cards to those of the next area. */
export function focusCards() {
  const next = 1 + AREAS.findIndex((area) => document.activeElement?.closest(`${area} .look`));
  const first = [...AREAS.slice(next), ...AREAS.slice(0, next)].map((area) =>
    area === ".cols" ? COLUMNS.map((column) => cardAt(column)).find(Boolean) : /** @type {HTMLElement | null} */ (document.querySelector(`${area} .look`)),
  );
  first.find(Boolean)?.focus();
}

/**
 * Arrows on the board: along the places and up to the cards, from card to card and down again.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const { target, key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const column = target.closest("[data-column]");
  if (!(column instanceof HTMLElement)) {
    const above = key === "ArrowUp" ? cardAt(target.dataset.move ?? "") : undefined;
    if (above) event.preventDefault();
    if (above) above.focus();
    else if (key !== "ArrowDown" && key !== "ArrowUp") arrows(event);
    return;
  }
  const name = column.dataset.column ?? "";
  const cards = [...column.querySelectorAll(".look")];
  const up = cards.length - 1 - cards.indexOf(target);
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const upward = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (!aside && !upward) return;
  event.preventDefault();
  if (aside) cardAt(COLUMNS[COLUMNS.findIndex((one) => one === name) + aside] ?? "", up)?.focus();
  else if (upward === -1 && up === 0) document.querySelector(/** @type {any} */ (`.places [data-move="${name}"]`))?.focus();
  else cardAt(name, up + (upward ?? 0))?.focus();
}
