/** A game at a glance: four columns with the reels that lie there, or how high everyone came. */

/** @import {About} from "../app/types" */
import { html, svg } from "lit-html";

const CELL = { width: 12, height: 15 };
const STEP = { across: 15, down: 18 };
const SIZE = { across: 4 * STEP.across + 3, down: 4 * STEP.down + 3 };
const FLOOR = SIZE.down - 16;

/** @param {About} about */
export function miniature(about) {
  const drawing = about.over ? about.points.map((points, seat) => bar(about, points, seat)) : columns(about);
  return html`<svg class="miniature" viewBox=${`0 0 ${SIZE.across} ${SIZE.down}`} aria-hidden="true">${drawing}</svg>`;
}

/** @param {About} about */
const columns = ({ reels }) =>
  reels.map((column, across) => column.map((seat, row) => cell(seat, 3 + across * STEP.across, SIZE.down - (column.length - row) * STEP.down)));

/** @param {number | null} seat @param {number} x @param {number} y */
const cell = (seat, x, y) =>
  svg`<rect x=${x} y=${y} width=${CELL.width} height=${CELL.height} rx="1.5"></rect>${seat === null ? "" : reel(seat, x + 1, y + 2.5)}`;

/** @param {About} about @param {number} points @param {number} seat */
function bar({ points: all }, points, seat) {
  const step = SIZE.across / all.length;
  const height = (FLOOR - 4) * (Math.max(0, points) / Math.max(1, ...all));
  const x = step * (seat + 0.5) - 5;
  return svg`<rect class=${`bar r${seat + 1}`} x=${x} y=${FLOOR - height} width="10" height=${height}></rect>${reel(seat, x, FLOOR + 3)}`;
}

/** @param {number} seat @param {number} x @param {number} y */
const reel = (seat, x, y) =>
  svg`<svg class=${`r${seat + 1}`} x=${x} y=${y} width="10" height="10" viewBox="0 0 64 64"><use href=${`#reel-${seat + 1}`}></use></svg>`;
