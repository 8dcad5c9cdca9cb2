/** The share of the games won so far, game after game: as a line, and as a table. */

/** @import {Model, Statistics} from "../app/types" */
import { html, nothing, svg } from "lit-html";
import { percent } from "../hollywood/verdict.js";

const LEFT = 64;
const RIGHT = 474;
const TOP = 14;
const BASE = 186;
/** A line of more points than this tells no more. */
const MOST_POINTS = 200;
/** The table keeps to the latest. */
const MOST_ROWS = 50;

/**
 * @param {Model} model
 * @param {Statistics["course"]} games in order of time
 */
export function course(model, games) {
  const { text, lang } = model;
  const x = (/** @type {number} */ index) => LEFT + ((RIGHT - LEFT) * (games.length === 1 ? 0.5 : index / (games.length - 1)));
  const y = (/** @type {number} */ share) => BASE - (BASE - TOP) * share;
  const step = Math.ceil(games.length / MOST_POINTS);
  const shown = games.flatMap((game, index) => (index % step === 0 || index === games.length - 1 ? [{ ...game, index }] : []));
  /** @param {"share" | "even"} what */
  const path = (what) => `M${shown.map((game) => `${x(game.index).toFixed(1)} ${y(game[what]).toFixed(1)}`).join("L")}`;
  const last = shown.at(-1);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  return html`<svg class="shares wins" viewBox="0 0 490 220" role="img" aria-label=${description(model, games)}>
    ${[0, 0.5, 1].map(
      (share) =>
        svg`<path class="grid" d=${`M${LEFT} ${y(share)}H${RIGHT}`}></path><text class="tick" x=${LEFT - 6} y=${y(share) + 5}>${text("review-percent", { percent: 100 * share })}</text>`,
    )}
    <text class="round" x=${LEFT} y="210">${date.format(games[0]?.at)}</text>
    ${games.length > 1 ? svg`<text class="tick" x=${RIGHT} y="210">${date.format(last?.at)}</text>` : nothing}
    <path class="even" d=${path("even")}></path>
    <g class="r1"><path class="under" d=${path("share")}></path><path class="course" d=${path("share")}></path></g>
    ${last ? svg`<circle class="now" cx=${x(last.index)} cy=${y(last.share)} r="6"></circle>` : nothing}
  </svg>
  <p class="hint legend"><svg class="sample" viewBox="0 0 44 12" aria-hidden="true"><path class="even" d="M1 6H43"></path></svg>${text("statistics-even")}</p>`;
}

/** @param {Model} model @param {Statistics["course"]} games */
function description({ text }, games) {
  const shares = games.map(({ share }) => share);
  return text("statistics-chart", {
    count: games.length,
    from: percent(shares[0] ?? 0),
    to: percent(shares.at(-1) ?? 0),
    highest: percent(shares.reduce((most, one) => Math.max(most, one), 0)),
    lowest: percent(shares.reduce((least, one) => Math.min(least, one), 1)),
  });
}

/** The latest first. @param {Model} model @param {Statistics["course"]} games */
export function courseTable({ text, lang }, games) {
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "short" });
  return html`<details>
    <summary>${text("review-table")}</summary>
    <table class="shares-table">
      <thead>
        <tr>
          ${["date", "result", "points", "so-far"].map((name) => html`<th scope="col">${text(`statistics-${name}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${games
          .slice(-MOST_ROWS)
          .reverse()
          .map(
            ({ at, won, points, share }) => html`<tr>
              <th scope="row"><time datetime=${new Date(at).toISOString()}>${date.format(at)}</time></th>
              <td>${text(won ? "statistics-win" : "statistics-loss")}</td>
              <td>${points}</td>
              <td>${text("review-percent", { percent: percent(share) })}</td>
            </tr>`,
          )}
      </tbody>
    </table>
  </details>`;
}
