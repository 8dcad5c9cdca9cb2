/** Public knowledge about the deck: what is not dealt yet, and with the advanced rules what nobody claimed. */

/** @import {Genre} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { blockbusterDisc, genreBadge, starRow } from "./badge.js";
import { card } from "./card.js";
import { badgeOf } from "./ticket.js";
import { genreName } from "./words.js";

const GENRES = /** @type {const} */ (["H", "A", "R"]);

/**
 * @param {Shown} model
 * @param {string} [place] tells two copies on one page apart
 */
export function undealt(model, place = "side") {
  const { text, view } = model;
  const id = `undealt-${place}`;
  return html`<section class="undealt" aria-labelledby=${id}>
    <h2 id=${id}>${text("table-undealt")}</h2>
    ${left(model) ? counts(model) : html`<p class="none">${text("table-undealt-none")}</p>`}
    ${view.unclaimed.length && view.multipliers ? unclaimed(model) : nothing}
  </section>`;
}

/** @param {Shown} model */
const left = ({ view }) => Object.values(view.undealt).some((value) => typeof value === "number" && value > 0);

/** @param {Shown} model */
function counts(model) {
  const { text, view } = model;
  return html`<ul class="counts" role="list">
      ${GENRES.map((genre) => film(model, genre))}
    </ul>
    <ul class="counts" role="list">
      ${count(blockbusterDisc(), view.undealt.B ?? 0, text("table-undealt-blockbusters", { count: view.undealt.B ?? 0 }))}
      ${[1, 2, 3].map((rating) => count(starRow(rating), view.undealt[`S${rating}`] ?? 0, text("table-undealt-stars", { rating, count: view.undealt[`S${rating}`] ?? 0 })))}
    </ul>`;
}

/**
 * @param {Shown} model
 * @param {Genre} genre
 */
function film(model, genre) {
  const { text, view } = model;
  const award = view.undealt.awards.includes(genre);
  const number = view.undealt[genre] ?? 0;
  const words = text("table-undealt-films", { genre: genreName(model, genre), count: number, award: award ? "yes" : "no" });
  return count(badgeOf(genre, award ? [`${genre}13*`] : []), number, words);
}

/**
 * @param {unknown} mark
 * @param {number} number
 * @param {string} words
 */
const count = (mark, number, words) =>
  html`<li class=${number ? "" : "zero"}><span aria-hidden="true">${mark}<b>${number}</b></span><span class="sr">${words}</span></li>`;

/** @param {Shown} model */
function unclaimed(model) {
  const { text, view } = model;
  return html`<h3>${text("table-unclaimed")}</h3>
    <div class="fan">${view.unclaimed.map((code) => card(code, { text }))}</div>`;
}
