import { html, nothing, svg } from "lit-html";

/** @typedef {"H" | "A" | "R"} Genre */
/** @typedef {import("lit-html").TemplateResult} Template */

/**
 * A mark of the sprite. With a label it is an image of that name, without one it is decoration.
 * @param {string} classes @param {string} viewBox @param {string} id @param {string} label
 * @returns {Template}
 */
export const mark = (classes, viewBox, id, label = "") =>
  html`<svg
    class=${classes}
    viewBox=${viewBox}
    role=${label ? "img" : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    <use href=${`#${id}`}></use>
  </svg>`;

/** The coffin, burst or heart with its letter. Its size is `--bw`. @param {Genre} genre @param {string} [label] */
export const genreBadge = (genre, label) => mark("gb", "-35 -35 70 70", `gb-${genre}`, label);

/** The laurel with x2 of an award Film. Its size is `--bw`. @param {string} [label] */
export const awardSeal = (label) => mark("seal", "-47 -47 94 94", "seal", label);

/** The +2 of a Blockbuster. Its size is `--bw`. @param {string} [label] */
export const blockbusterDisc = (label) => mark("disc", "-47 -47 94 94", "disc", label);

/** A Studio card as a small line icon in the current colour. @param {"clap" | "double"} kind @param {string} [label] */
export const studioIcon = (kind, label) => mark("studio-icon", "0 0 24 24", `icon-${kind}`, label);

/** The square picture of a Studio card, for its button. @param {"clap" | "double"} kind @param {string} [label] */
export const studioPicture = (kind, label) =>
  html`<svg
    class="studio-picture"
    viewBox="10 30 180 180"
    role=${label ? "img" : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    <use href=${`#a-${kind}`} width="200" height="228"></use>
  </svg>`;

/**
 * One to three small stars in the current colour; `--sw` is the size of one.
 * @param {number} count @param {string} [label]
 */
export const starRow = (count, label) =>
  html`<svg
    class=${`stars stars-${count}`}
    viewBox=${`0 0 ${22 * count} 22`}
    role=${label ? "img" : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
  >
    ${Array.from({ length: count }, (_, i) => svg`<use href="#star" x=${11 + 22 * i} y="11"></use>`)}
  </svg>`;
