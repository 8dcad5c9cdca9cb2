/** A player's points by where they come from, and with advanced scoring what movies are multiplied by. */

/** @import {Score} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { genreBadge } from "./badge.js";
import { icon } from "./icons.js";
import { figure } from "./ticket.js";
import { genreName } from "./words.js";

const GENRES = /** @type {const} */ (["H", "A", "R"]);

/** The parts of a score in the order of the rulebook. */
const PARTS = /** @type {const} */ (["blockbusters", "movies", "project"]);

/**
 * @param {Shown} model
 * @param {Score} score
 */
export const parts = ({ text }, score) =>
  html`<span class="parts">
    ${PARTS.map((part) => html`<span class="part" data-part=${part}>${icon(part)}<span class="part-name">${text(`part-${part}`)}</span> <b>${figure(score[part])}</b></span>`)}
  </span>`;

/**
 * What each genre's movies are multiplied by so far, and what they would be.
 * @param {Shown} model
 * @param {Record<string, number> | null | undefined} would
 */
export function multipliers(model, would) {
  const { view, text } = model;
  const now = view.multipliers;
  if (!now) return nothing;
  return html`<ul class="times-now" role="list" aria-label=${text("table-multipliers")}>
    ${GENRES.map((genre) => {
      const then = would?.[genre] ?? now[genre];
      return html`<li data-times=${genre}>
        <span aria-hidden="true">${genreBadge(genre)}<i>×</i><b>${figure(now[genre])}</b>${then === now[genre] ? nothing : html`<i>→</i><b class="then">${figure(then)}</b>`}</span>
        <span class="sr">${text("table-multiplier", { genre: genreName(model, genre), times: now[genre] })}${then === now[genre] ? "" : text("table-multiplier-then", { times: then })}</span>
      </li>`;
    })}
  </ul>`;
}
