import { html } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { action } from "./action.js";
import { back } from "./back.js";
import { blockbusters } from "./blockbusters.js";
import { horror } from "./horror.js";
import { MARKS, REELS } from "./marks.js";
import { romance } from "./romance.js";
import { stars } from "./stars.js";
import { studio, studioIcons } from "./studio.js";

/** Every card's picture, keyed by its code without the award's star. */
const PICTURES = { ...horror, ...action, ...romance, ...stars, ...blockbusters };

/** @param {string} id @param {string} viewBox @param {string} markup */
const symbol = (id, viewBox, markup) => `<symbol id="${id}" viewBox="${viewBox}">${markup}</symbol>`;

function markup() {
  return [
    ...Object.entries({ ...PICTURES, ...studio }).map(([code, art]) => symbol(`a-${code}`, "0 0 200 228", art)),
    symbol("a-back", "0 0 200 280", back),
    ...REELS.map((art, i) => symbol(`reel-${i + 1}`, "0 0 64 64", art)),
    ...Object.entries(studioIcons).map(([kind, art]) => symbol(`icon-${kind}`, "0 0 24 24", art)),
    ...Object.entries(MARKS).map(([id, art]) => `<g id="${id}">${art}</g>`),
  ].join("");
}

/**
 * All pictures and marks, to be put into the page once; cards, badges and reels refer to them by id.
 * @returns {import("lit-html").TemplateResult}
 */
export function sprite() {
  return html`<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(markup())}</defs></svg>`;
}
