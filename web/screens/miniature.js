/** A game's table at a glance: four columns with the reels that lie there. */

/** @import {About} from "../app/types" */
import { svg, html } from "lit-html";

const WIDTH = 12;
const HEIGHT = 15;
const STEP = { across: 15, down: 18 };
const SIZE = { across: 4 * STEP.across + 3, down: 4 * STEP.down + 3 };

/** @param {About} about */
export function miniature({ reels }) {
  return html`<svg class="miniature" viewBox=${`0 0 ${SIZE.across} ${SIZE.down}`} aria-hidden="true">
    ${reels.map((column, across) => column.map((seat, row) => cell(seat, 3 + across * STEP.across, SIZE.down - (column.length - row) * STEP.down)))}
  </svg>`;
}

/** @param {number | null} seat @param {number} x @param {number} y */
const cell = (seat, x, y) =>
  svg`<rect x=${x} y=${y} width=${WIDTH} height=${HEIGHT} rx="1.5"></rect>
    ${seat === null ? "" : svg`<svg class=${`r${seat + 1}`} x=${x + 1} y=${y + 2.5} width="10" height="10" viewBox="0 0 64 64"><use href=${`#reel-${seat + 1}`}></use></svg>`}`;
