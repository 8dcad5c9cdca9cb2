import { html } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { MARKS, REELS } from "./marks.js";
import { studioIcons } from "./studioicons.js";
import { symbol } from "./symbol.js";

/** All marks, reels and icons; badges, reels and cards refer to them by id. */
export const marks = [
  ...REELS.map((art, i) => symbol(`reel-${i + 1}`, "0 0 64 64", art)),
  ...Object.entries(studioIcons).map(([kind, art]) => symbol(`icon-${kind}`, "0 0 24 24", art)),
  ...Object.entries(MARKS).map(([id, art]) => `<g id="${id}">${art}</g>`),
].join("");

/**
 * Drawings to be put into the page once.
 * @param {string} drawings
 */
export const sprite = (drawings) => html`<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(drawings)}</defs></svg>`;
