/** Points after each round, one line a seat. */

/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing, svg } from "lit-html";
import { list, seatName } from "../hollywood/words.js";

const LEFT = 26;
const RIGHT = 410;
const BASE = 130;
const TOP = 16;
/** Figures at the line's end keep this distance, and stay below this height. */
const APART = 15;
const HIGHEST = 12;
/** Marks of equal points stand this far beside and above each other, so that no line hides another. */
const BESIDE = 10;
const ABOVE = 6;

/** @param {Shown} model */
export function chart(model) {
  const rounds = model.log.flat().filter((event) => event.type === "round_end");
  if (rounds.length === 0) return nothing;
  const lines = model.state.seats.map((_, seat) => [0, ...rounds.map(({ scores }) => scores[seat] ?? 0)]);
  const most = Math.max(10, ...lines.flat());
  const step = most > 40 ? 20 : 10;
  const x = (/** @type {number} */ round) => LEFT + ((RIGHT - LEFT) * round) / rounds.length;
  const y = (/** @type {number} */ points) => BASE - ((BASE - TOP) * points) / most;
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const order = lines.map((_, seat) => seat).sort((a, b) => last(lines[a]) - last(lines[b]));
  return html`<svg class="chart" viewBox="0 0 470 152" role="img" aria-label=${description(model, lines)}>
    ${grid.map(
      (points) =>
        svg`<path class="grid" d=${`M${LEFT} ${y(points)}H${RIGHT}`}></path><text class="tick" x=${LEFT - 6} y=${y(points) + 4}>${points}</text>`,
    )}
    ${rounds.map((_, at) => svg`<text class="round" x=${x(at + 1)} y="149">${model.text("end-round", { round: at + 1 })}</text>`)}
    ${order.map((seat) => {
      const places = (lines[seat] ?? []).map((value, round) => {
        const aside = round === 0 ? 0 : stepAside(lines, seat, round);
        return { at: x(round) + aside * BESIDE, high: y(value) - aside * ABOVE };
      });
      const path = `M${places.map(({ at, high }) => `${at} ${high}`).join("L")}`;
      const marks = places.slice(1).map(({ at, high }) => {
        return svg`<use href=${`#reel-${seat + 1}`} x=${at - 9} y=${high - 9} width="18" height="18"></use>`;
      });
      return svg`<g class=${`r${seat + 1}`}><path class="under" d=${path}></path><path class="course" d=${path}></path>${marks}</g>`;
    })}
    ${figures(order, lines, y)}
  </svg>`;
}

/**
 * How many places right of the middle a seat stands among those with its points: -0.5 and 0.5 for two, 0 for one alone.
 * @param {number[][]} lines
 * @param {number} seat
 * @param {number} round
 */
function stepAside(lines, seat, round) {
  const equal = lines.flatMap((points, other) => (points[round] === lines[seat]?.[round] ? [other] : []));
  return equal.indexOf(seat) - (equal.length - 1) / 2;
}

/** @param {number[] | undefined} points */
const last = (points) => points?.at(-1) ?? 0;

/**
 * The final points beside the lines, pushed apart where they would touch.
 * @param {number[]} order from the lowest line up
 * @param {number[][]} lines
 * @param {(points: number) => number} y
 */
function figures(order, lines, y) {
  const ends = order.map((seat) => last(lines[seat]));
  let floor = BASE + APART;
  const high = ends.map((points) => (floor = Math.min(y(points) + 5, floor - APART)));
  let ceiling = HIGHEST - APART;
  const places = high.reverse().map((place) => (ceiling = Math.max(place, ceiling + APART)));
  return ends.reverse().map((points, at) => svg`<text class="figure" x=${RIGHT + 16} y=${places[at]}>${points}</text>`);
}

/**
 * @param {Shown} model
 * @param {number[][]} lines
 */
function description(model, lines) {
  const each = lines.map((points, seat) => `${seatName(model, seat)}: ${list(model, points.slice(1).map(String))}`);
  return `${model.text("end-chart")}. ${each.join("; ")}`;
}
