import { html } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { MARKS, REELS } from "./marks.js";
import { studioIcons } from "./studioicons.js";
import { symbol } from "./symbol.js";

function markup() {
  return [
    ...REELS.map((art, i) => symbol(`reel-${i + 1}`, "0 0 64 64", art)),
    ...Object.entries(studioIcons).map(([kind, art]) => symbol(`icon-${kind}`, "0 0 24 24", art)),
    ...Object.entries(MARKS).map(([id, art]) => `<g id="${id}">${art}</g>`),
  ].join("");
}

/**
 * All marks, to be put into the page once; badges, reels and cards refer to them by id. The pictures have a script of their own.
 * @returns {import("lit-html").TemplateResult}
 */
export function sprite() {
  return html`<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>${unsafeSVG(markup())}</defs></svg>`;
}
