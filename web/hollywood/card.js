import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { lettering } from "./art/lettering.js";
import { GENRE_COLOURS } from "./art/marks.js";
import { awardSeal } from "./badge.js";

/** @typedef {import("lit-html").TemplateResult} Template */
/** @typedef {(key: string, args?: Record<string, string | number>) => string} Text */
/** @typedef {{kind: "film", id: string, genre: "H" | "A" | "R", award: boolean}} Film */
/** @typedef {{kind: "star", id: string, rating: number}} Star */
/** @typedef {{kind: "blockbuster", id: string}} Blockbuster */
/** @typedef {{kind: "studio", id: string}} Studio */
/** @typedef {Film | Star | Blockbuster | Studio} Card */

const PAPER = "#f5ead0";
const GOLD = "#e7bf62";
const LEAF = "#e9bd52";
const NIGHT = "#0b1020";
const BLACK = "#171214";
const BILL = "#f3dfae";

/**
 * What a card code says: the engine's `H4`, `H13*`, `S3b`, `B1`, and `clap` and `double`.
 * @param {string} code
 * @returns {Card}
 */
export function readCard(code) {
  const id = code.replace("*", "");
  if (code === "clap" || code === "double") return { kind: "studio", id };
  if (code[0] === "S") return { kind: "star", id, rating: Number(code[1]) };
  if (code[0] === "B") return { kind: "blockbuster", id };
  return { kind: "film", id, genre: /** @type {"H" | "A" | "R"} */ (code[0]), award: code.endsWith("*") };
}

/** The title or the Star's name alone. @param {string} code @param {Text} text */
export const cardTitle = (code, text) => text(`card-${readCard(code).id}`);

/**
 * What a card is, in one phrase, for the accessible name, the log and speech.
 * @param {string} code @param {Text} text
 */
function cardName(code, text) {
  const card = readCard(code);
  const title = cardTitle(code, text);
  if (card.kind === "star") return text("card-name-star", { title, rating: card.rating });
  if (card.kind === "blockbuster") return text("card-name-blockbuster", { title });
  if (card.kind === "studio") return text("card-name-studio", { title });
  return text("card-name-film", { title, genre: card.genre, award: card.award ? "yes" : "no" });
}

/** @param {number} rating @param {number} size @param {number} y @param {number} gap */
const rating = (rating, size, y, gap) =>
  Array.from({ length: rating }, (_, i) => {
    const off = i - (rating - 1) / 2;
    const drop = rating === 3 ? Math.abs(off) * size * 0.32 : 0;
    return svg`<use href="#rating" transform=${`translate(${100 + off * gap} ${y + drop}) scale(${size / 10})`}></use>`;
  });

/** @param {string} id @param {number} x @param {number} y @param {number} scale */
const at = (id, x, y, scale) => svg`<use href=${`#${id}`} transform=${`translate(${x} ${y}) scale(${scale})`}></use>`;

/** @param {number} inset @param {number} height @param {string} stroke @param {number} width */
const edge = (inset, height, stroke, width) =>
  svg`<rect x=${inset} y=${inset} width=${200 - 2 * inset} height=${height - 2 * inset} fill="none" stroke=${stroke} stroke-width=${width}></rect>`;

/** @param {string} stroke @param {number} y */
const rule = (stroke, y) => svg`<path d=${`M8 ${y}H192`} stroke=${stroke} stroke-width="3"></path>`;

/** @param {Film} card @param {string} title */
function filmPoster({ genre, award }, title) {
  const { fill, text } = GENRE_COLOURS[genre];
  return svg`<rect x="8" y="222" width="184" height="50" fill=${fill}></rect>${rule(award ? LEAF : PAPER, 222.5)}${lettering(title, text)}${
    award ? [edge(4, 280, "#d9a93a", 8), edge(9, 280, "#2a0d08", 1.5)] : nothing
  }${at(`gb-${genre}`, 36, 38, 0.84)}${award ? at("seal-large", 154, 44, 0.88) : nothing}`;
}

/** @param {string} title */
const bill = (title) => svg`${rule(GOLD, 220)}${lettering(title, BILL)}${edge(3, 280, GOLD, 2)}`;

/** @param {Card} card */
const paperOf = (card) => ({ film: PAPER, star: BLACK, blockbuster: NIGHT, studio: BLACK })[card.kind];

/** The poster, 200 x 280, with its title. @param {Card} card @param {string} title */
function poster(card, title) {
  const ornament =
    card.kind === "film"
      ? filmPoster(card, title)
      : card.kind === "star"
        ? svg`${bill(title)}${rating(card.rating, 27, 38, 52)}`
        : [bill(title), card.kind === "blockbuster" ? at("disc", 100, 50, 0.82) : nothing];
  return html`<svg class="full" viewBox="0 0 200 280" aria-hidden="true">
    <rect width="200" height="280" fill=${paperOf(card)}></rect>
    <use href=${`#a-${card.id}`} x="8" y="8" width="184" height="210"></use>
    ${ornament}
  </svg>`;
}

/** The lobby crop, 200 x 228, for small sizes. @param {Card} card */
function crop(card) {
  const frame = card.kind === "film" ? (card.award ? LEAF : PAPER) : card.kind === "star" ? BLACK : GOLD;
  const ornament =
    card.kind === "film"
      ? [at(`gb-${card.genre}`, 37, 39, 1), card.award ? at("seal", 149, 49, 0.98) : nothing]
      : card.kind === "star"
        ? rating(card.rating, 31, 40, 56)
        : card.kind === "blockbuster"
          ? at("disc", 100, 56, 1.04)
          : nothing;
  return html`<svg class="mini" viewBox="0 0 200 228" aria-hidden="true">
    <use href=${`#a-${card.id}`} width="200" height="228"></use>
    ${edge(5, 228, frame, 10)}${ornament}
  </svg>`;
}

/**
 * One card. Its width is `--w`; at 100 px and more it shows the poster with its title, below that the lobby crop.
 * @param {string} code the engine's card code
 * @param {object} options
 * @param {Text} options.text
 * @param {boolean} [options.mini] the lobby crop at any width
 * @param {boolean} [options.hidden] decoration only: something near it says its name
 */
export const card = (code, { text, mini = false, hidden = false }) => guard([code, text, mini, hidden], () => draw(code, text, mini, hidden));

/**
 * Only once for each place: nothing of a card changes while it lies there.
 * @param {string} code @param {Text} text @param {boolean} mini @param {boolean} hidden
 * @returns {Template}
 */
function draw(code, text, mini, hidden) {
  const what = readCard(code);
  const award = what.kind === "film" && what.award;
  const kind = what.kind === "film" ? `card-film card-${what.genre}` : `card-${what.kind}`;
  return html`<div
    class=${`card ${kind}${mini ? " card-mini" : ""}`}
    data-card=${code}
    role=${hidden ? nothing : "img"}
    aria-label=${hidden ? nothing : cardName(code, text)}
    aria-hidden=${hidden ? "true" : nothing}
  >
    <div class="face">${mini ? nothing : poster(what, cardTitle(code, text))}${crop(what)}</div>
    ${award ? awardSeal() : nothing}
  </div>`;
}

/**
 * A card that can be looked at in large: see `loupe.js`.
 * @param {string} code @param {{text: Text, focusable?: boolean}} options whether Tab reaches it; arrows do in any case
 * @returns {Template}
 */
export const looked = (code, { text, focusable = false }) =>
  html`<button type="button" class="look" data-action="look" tabindex=${focusable ? "0" : "-1"}>${card(code, { text })}</button>`;

/** The back of every card. @param {string} label */
export const cardBack = (label) =>
  html`<div class="card" role="img" aria-label=${label}>
    <div class="face"><svg viewBox="0 0 200 280" aria-hidden="true"><use href="#a-back" width="200" height="280"></use></svg></div>
  </div>`;
