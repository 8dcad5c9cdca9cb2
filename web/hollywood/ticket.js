/** Small marks of what a player has: a finished movie's ticket, an open project, Blockbusters, reels left. */

/** @import {Movie, Player, Project, TextFn, View} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { awardSeal, blockbusterDisc, genreBadge, starRow, studioIcon } from "./badge.js";
import { reel } from "./reel.js";
import { genreName } from "./words.js";

/** What it takes to tell the worth of a movie. @typedef {{text: TextFn, view: Pick<View, "multipliers">}} Priced */

/** @param {string[]} cards */
export const hasAward = (cards) => cards.some((code) => code.endsWith("*"));

/**
 * A number in the display face; its nought looks like a moon there, so that one is in the text face.
 * @param {number} value
 */
export const figure = (value) => (value === 0 ? html`<span class="nought">0</span>` : html`${value}`);

/**
 * A genre's badge; a small laurel on it says that the award Film is among these cards.
 * @param {"H" | "A" | "R"} genre
 * @param {string[]} cards
 */
export const badgeOf = (genre, cards) =>
  html`<span class="badge">${genreBadge(genre)}${hasAward(cards) ? awardSeal() : nothing}</span>`;

/**
 * What a movie is worth and why, in words.
 * @param {Priced} model
 * @param {Movie} movie
 */
export function movieText(model, { genre, films, rating, points }) {
  const times = model.view.multipliers?.[genre];
  const args = { genre: genreName(model, genre), films, rating, points };
  return times === undefined ? model.text("table-movie", args) : model.text("table-movie-times", { ...args, times });
}

/**
 * @param {Pick<Priced, "text">} model
 * @param {Project} project
 */
export function projectText(model, project) {
  const { genre, largest, cards, size } = project;
  return model.text("table-project", {
    genre: genreName(model, genre),
    films: size,
    award: hasAward(cards) ? "yes" : "no",
    largest: largest ? "yes" : "no",
  });
}

/**
 * Films x stars (x unclaimed cards) = points, without the frame.
 * @param {Pick<Priced, "view">} model
 * @param {{genre: "H" | "A" | "R", films: number, rating: number}} movie
 */
export function product(model, { genre, films, rating }) {
  const times = model.view.multipliers?.[genre];
  return html`<b>${films}</b><i>×</i>${starRow(rating)}${
    times === undefined ? nothing : html`<i>×</i><b class="times">${figure(times)}</b>`
  }`;
}

/**
 * @param {Priced} model
 * @param {Movie} movie
 */
export function ticket(model, movie) {
  return html`<li class="ticket" data-got="movie" data-cards=${[...movie.cards, movie.star].join(" ")}>
    <span aria-hidden="true">${badgeOf(movie.genre, movie.cards)}<span class="product">${product(model, movie)}</span><em>${figure(movie.points)}</em></span>
    <span class="sr">${movieText(model, movie)}</span>
  </li>`;
}

/**
 * @param {Pick<Priced, "text">} model
 * @param {Project} project
 */
export function projectChip(model, project) {
  return html`<li class=${project.largest ? "proj largest" : "proj"} data-got=${`project-${project.genre}`} data-cards=${project.cards.join(" ")}>
    <span aria-hidden="true">${badgeOf(project.genre, project.cards)}<b>${project.size}</b></span>
    <span class="sr">${projectText(model, project)}</span>
  </li>`;
}

/**
 * @param {Shown} model
 * @param {Player} player
 */
export function blockbusterChip(model, player) {
  const count = player.blockbusters.length;
  if (count === 0) return nothing;
  return html`<li class="bb" data-got="blockbuster" data-cards=${player.blockbusters.join(" ")}>
    <span aria-hidden="true">${player.blockbusters.map(() => blockbusterDisc())}</span>
    <span class="sr">${model.text("table-blockbusters", { count, points: player.score.blockbusters })}</span>
  </li>`;
}

/**
 * The way to see what lies in tickets large; it stands behind them, see `loupe.js`.
 * @param {Shown} model
 * @param {string} name what they are, and whose
 * @param {boolean} [stop] whether Tab comes here
 */
export const lookAt = ({ text }, name, stop = true) =>
  html`<button type="button" class="look" data-action="look" tabindex=${stop ? "0" : "-1"} aria-label=${text("look-rival", { name })}></button>`;

/**
 * @param {Shown} model
 * @param {number} seat
 * @param {number} count
 */
export function reelsLeft(model, seat, count) {
  const total = model.view.reels_each;
  return html`<span class="left" role="img" aria-label=${model.text("table-reels-left", { count, total })}
    >${Array.from({ length: count }, () => reel(seat))}${Array.from({ length: Math.max(0, total - count) }, () => html`<i></i>`)}</span
  >`;
}

/**
 * @param {Shown} model
 * @param {Player} player
 * @param {string[]} fresh which of them have just been played
 */
export function studioLeft({ text }, player, fresh) {
  return html`<span class="studio-left">
    ${/** @type {const} */ (["clap", "double"]).map(
      (kind) => html`<span class=${player[kind] ? "ready" : "spent"} data-fresh=${fresh.includes(kind) ? "played" : nothing}>${studioIcon(kind, text(player[kind] ? "table-studio-ready" : "table-studio-spent", { card: text(`card-${kind}`) }))}</span>`,
    )}
  </span>`;
}
