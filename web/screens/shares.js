/** The shares of the win over a game: a line for each seat, and the same as a table. */

/** @import {Judgement, Review} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing, svg } from "lit-html";
import { reel } from "../hollywood/reel.js";
import { moveWords, percent } from "../hollywood/verdict.js";
import { seatName } from "../hollywood/words.js";

const LEFT = 58;
const RIGHT = 452;
const TOP = 14;
const BASE = 186;
/** Lines of equal worth run side by side, the reels at their ends one under the other, at these distances. */
const BESIDE = 4;
const BELOW = 21;

/**
 * @param {Shown} model
 * @param {Review} result
 * @param {Judgement[]} points turning points to mark with their numbers
 */
export function shares(model, { curve }, points) {
  const { text } = model;
  const x = (/** @type {number} */ ply) => LEFT + ((RIGHT - LEFT) * ply) / (curve.length - 1);
  const y = (/** @type {number} */ share) => BASE - (BASE - TOP) * share;
  const heights = curve.map((each) => apart(each.map(y), BESIDE));
  const ends = apart((curve.at(-1) ?? []).map(y), BELOW);
  const rounds = model.log.flatMap((events, ply) => events.filter(({ type }) => type === "deal").map(({ round }) => ({ round, ply })));
  return html`<svg class="shares" viewBox="0 0 490 220" role="img" aria-label=${description(model, curve)}>
    ${[0, 0.5, 1].map(
      (share) =>
        svg`<path class="grid" d=${`M${LEFT} ${y(share)}H${RIGHT}`}></path><text class="tick" x=${LEFT - 6} y=${y(share) + 5}>${text("review-percent", { percent: 100 * share })}</text>`,
    )}
    ${rounds.map(
      ({ round, ply }) =>
        svg`<path class="grid" d=${`M${x(ply)} ${TOP}V${BASE}`}></path><text class="round" x=${x(ply) + 4} y="206">${text("end-round", { round })}</text>`,
    )}
    ${curve[0]?.map((_, seat) => {
      const path = `M${heights.map((each, ply) => `${x(ply).toFixed(1)} ${(each[seat] ?? 0).toFixed(1)}`).join("L")}`;
      return svg`<g class=${`r${seat + 1} line-${seat + 1}`}><path class="under" d=${path}></path><path class="course" d=${path}></path>
        <use href=${`#reel-${seat + 1}`} x=${RIGHT + 8} y=${(ends[seat] ?? 0) - 10} width="20" height="20"></use></g>`;
    })}
    ${points.map(({ ply, seat }, at) => {
      const place = { x: x(ply), y: heights[ply]?.[seat] ?? 0 };
      return svg`<g class="mark"><circle cx=${place.x} cy=${place.y} r="9"></circle><text x=${place.x} y=${place.y + 4.5}>${at + 1}</text></g>`;
    })}
  </svg>`;
}

/**
 * Heights moved as little as makes them so far apart.
 * @param {number[]} heights
 * @param {number} least
 * @returns {number[]}
 */
function apart(heights, least) {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  /** @type {{seats: number[], middle: number}[]} neighbours that touch share the place around their middle */
  const groups = [];
  for (const seat of order) {
    let group = { seats: [seat], middle: heights[seat] ?? 0 };
    for (let above = groups.at(-1); above && reach(above, least) + least > group.middle - (reach(group, least) - group.middle); above = groups.at(-1)) {
      groups.pop();
      const seats = [...above.seats, ...group.seats];
      group = { seats, middle: seats.reduce((sum, one) => sum + (heights[one] ?? 0), 0) / seats.length };
    }
    groups.push(group);
  }
  const places = [...heights];
  for (const group of groups) {
    group.seats.forEach((seat, at) => (places[seat] = group.middle + (at - (group.seats.length - 1) / 2) * least));
  }
  return places;
}

/** @param {{seats: number[], middle: number}} group @param {number} least where its lowest member lies */
const reach = ({ seats, middle }, least) => middle + ((seats.length - 1) / 2) * least;

/** How a seat's line is drawn, for the list beside it. @param {number} seat */
export const lineSample = (seat) =>
  html`<svg class=${`sample r${seat + 1} line-${seat + 1}`} viewBox="0 0 44 12" aria-hidden="true">
    <path class="under" d="M1 6H43"></path>
    <path class="course" d="M1 6H43"></path>
  </svg>`;

/**
 * Where each line begins and ends; the table has the rest.
 * @param {Shown} model
 * @param {number[][]} curve
 */
function description(model, curve) {
  const each = (curve[0] ?? []).map((first, seat) => {
    const course = curve.map((shares) => shares[seat] ?? 0);
    const args = { from: percent(first), to: percent(course.at(-1) ?? 0), highest: percent(Math.max(...course)), lowest: percent(Math.min(...course)) };
    return model.text("review-course", { name: seatName(model, seat), ...args });
  });
  return `${model.text("review-chart")}. ${each.join(" ")}`;
}

/**
 * @param {Shown} model
 * @param {Review} result
 */
export function sharesTable(model, { curve, decisions }) {
  const { text, log, state } = model;
  const seats = state.seats.map((_, seat) => seat);
  const cells = (/** @type {number} */ ply) => seats.map((seat) => html`<td>${text("review-percent", { percent: percent(curve[ply]?.[seat] ?? 0) })}</td>`);
  const moves = new Map(decisions.map((one) => [one.ply, one]));
  return html`<table class="shares-table">
    <thead>
      <tr>
        <th scope="col">${text("review-table-after")}</th>
        ${seats.map((seat) => html`<th scope="col">${reel(seat)}<span>${seatName(model, seat)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${log.map((events, ply) => {
        const deal = events.find(({ type }) => type === "deal");
        const one = moves.get(ply);
        if (!deal && !one) return nothing;
        return html`<tr class=${deal ? "deal" : ""}>
          <th scope="row">${deal ? text("end-round", { round: deal.round }) : one ? html`${reel(one.seat)}<span class="sr">${seatName(model, one.seat)}: </span>${moveWords(model, one.move)}` : nothing}</th>
          ${cells(ply + 1)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}
