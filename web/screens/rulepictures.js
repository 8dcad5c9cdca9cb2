/** The pictures of the rules. Each says in its caption all that it shows, so that nobody needs to see it. */

/** @import {Model, Movie, Project} from "../app/types" */
/** @import {Section} from "../hollywood/rulebook.js" */
import { html, nothing } from "lit-html";
import { blockbusterDisc } from "../hollywood/badge.js";
import { card } from "../hollywood/card.js";
import { icon } from "../hollywood/icons.js";
import { reel } from "../hollywood/reel.js";
import { projectChip, ticket } from "../hollywood/ticket.js";

/** A card of a drawn column: whose reel lies on it, as how it lies there, and when it is received. @typedef {{code: string, seat?: number, look?: "ghost" | "up", order?: number}} Spot */

/** @type {Partial<Record<Section, (model: Model) => unknown>>} */
const PICTURES = {
  cards: (model) => row(["H4", "A7", "R13*", "S2a", "B2", "clap", "double"].map((code) => face(model, code))),
  reel: (model) => row([column(model, PUSH[0]), ARROW, column(model, PUSH[1])]),
  full: (model) => row([column(model, FULL)]),
  receive: (model) => row(ORDER.map((spots) => column(model, spots))),
  star: (model) => row([fan(model, ["H4", "H9", "S2a"]), ARROW, tickets(model, null, movie("H", ["H4", "H9"], 2, 2, 4))]),
  points: (model) =>
    row([
      html`<span class="fig-disc">${blockbusterDisc()}</span>`,
      tickets(model, null, movie("H", ["H4", "H13*"], 3, 2, 6), movie("A", ["A7"], 1, 3, 3)),
      html`<ul class="fig-list" role="list">${projectChip(model, project("R", ["R8", "R3"], 2, true))}${projectChip(model, project("A", ["A5"], 1, false))}</ul>`,
    ]),
  advanced: (model) => row([tickets(model, 3, movie("H", ["H4", "H9"], 2, 2, 12)), ARROW_BACK, fan(model, ["H1", "H2", "H6"])]),
  award: (model) => row([fan(model, ["R8", "R13*"]), ARROW, html`<ul class="fig-list" role="list">${projectChip(model, project("R", ["R8", "R13*"], 3, true))}</ul>`]),
  collect: (model) => row([column(model, numbered(FULL, [1, 2, 3, 4])), ARROW, column(model, numbered(FULL, [4, 3, 2, 1]))]),
};

/** Sections whose picture goes on where the words end, by the key of its caption. */
const CAPTIONS = /** @type {const} */ ({
  cards: "rules-cards-picture",
  reel: "rules-reel-picture",
  full: "rules-full-picture",
  receive: "rules-receive-picture",
  star: "rules-star-picture",
  points: "rules-points-picture",
  advanced: "rules-advanced-picture",
  award: "rules-award-picture",
  collect: "rules-collect-picture",
});

/**
 * @param {Model} model
 * @param {Section} id
 */
export function picture(model, id) {
  const drawing = PICTURES[id];
  if (!drawing) return nothing;
  return html`<figure class=${`fig fig-${id}`}>
    <div aria-hidden="true">${drawing(model)}</div>
    <figcaption>${model.text(CAPTIONS[/** @type {keyof typeof CAPTIONS} */ (id)])}</figcaption>
  </figure>`;
}

const ARROW = html`<span class="fig-arrow">${icon("right")}</span>`;
const ARROW_BACK = html`<span class="fig-arrow">${icon("left")}</span>`;

/** Gold pushes Blue and Red up. @type {[Spot[], Spot[]]} */
const PUSH = [
  [{ code: "S3b" }, { code: "R8" }, { code: "A7", seat: 1 }, { code: "H4", seat: 2 }],
  [{ code: "S3b" }, { code: "R8", seat: 1, look: "up" }, { code: "A7", seat: 2, look: "up" }, { code: "H4", seat: 0, look: "ghost" }],
];

/** @type {Spot[]} */
const FULL = [
  { code: "S3b", seat: 1 },
  { code: "R8", seat: 2 },
  { code: "A7", seat: 0 },
  { code: "H4", seat: 1 },
];

/** A round's end: twelve cards of fourteen are received. @type {Spot[][]} */
const ORDER = [
  [
    { code: "H4", seat: 0, order: 1 },
    { code: "S2a", seat: 1, order: 2 },
    { code: "A7", seat: 2, order: 3 },
    { code: "R3", seat: 0, order: 4 },
  ],
  [
    { code: "B2" },
    { code: "H9", seat: 1, order: 5 },
    { code: "A2", seat: 2, order: 6 },
    { code: "S3b", seat: 2, order: 7 },
  ],
  [
    { code: "R8", seat: 0, order: 8 },
    { code: "A11", seat: 1, order: 9 },
    { code: "H1", seat: 2, order: 10 },
  ],
  [{ code: "R5" }, { code: "S1c", seat: 0, order: 11 }, { code: "A5", seat: 1, order: 12 }],
];

/** @param {Spot[]} spots @param {number[]} orders from the top */
const numbered = (spots, orders) => spots.map((spot, at) => ({ ...spot, order: orders[at] ?? 0 }));

/** @param {unknown} parts */
const row = (parts) => html`<div class="fig-row">${parts}</div>`;

/** @param {Model} model @param {string} code */
const face = ({ text }, code) => card(code, { text, hidden: true, mini: true });

/** Cards that overlap. @param {Model} model @param {string[]} codes */
const fan = (model, codes) => html`<div class="fan">${codes.map((code) => face(model, code))}</div>`;

/** @param {Model} model @param {Spot[]} spots from top to bottom */
const column = (model, spots) =>
  html`<div class="fig-column">
    ${spots.map(
      ({ code, seat, look = "", order }) =>
        html`<div class="fig-cell">
          ${face(model, code)}${seat === undefined ? nothing : html`<span class=${`on ${look}`}>${reel(seat)}${look === "up" ? icon("chevron") : nothing}</span>`}${order ? html`<i class="order">${order}</i>` : nothing}
        </div>`,
    )}
  </div>`;

/** @param {Movie["genre"]} genre @param {string[]} cards @param {number} films @param {number} rating @param {number} points @returns {Movie} */
const movie = (genre, cards, films, rating, points) => ({ genre, cards, star: `S${rating}a`, films, rating, points });

/** @param {Project["genre"]} genre @param {string[]} cards @param {number} size @param {boolean} largest @returns {Project} */
const project = (genre, cards, size, largest) => ({ genre, cards, films: size, size, largest });

/**
 * @param {Model} model
 * @param {number | null} times what the movies are multiplied by, with advanced scoring
 * @param {Movie[]} movies
 */
function tickets({ text }, times, ...movies) {
  const multipliers = times === null ? null : { H: times, A: times, R: times };
  return html`<ul class="fig-list" role="list">${movies.map((one) => ticket({ text, view: { multipliers } }, one))}</ul>`;
}
