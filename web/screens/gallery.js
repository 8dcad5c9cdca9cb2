/** The sheet of all cards, each to be seen large. */

/** @import {Model} from "../app/types" */
import { html } from "lit-html";
import { arrows } from "../hollywood/act.js";
import { cardBack, looked } from "../hollywood/card.js";
import { reel } from "../hollywood/reel.js";

const GENRES = /** @type {const} */ (["H", "A", "R"]);
/** The last Film of each genre has the award. @param {string} genre */
const films = (genre) => Array.from({ length: 13 }, (_, at) => `${genre}${at + 1}${at === 12 ? "*" : ""}`);
/** @param {number} rating */
const stars = (rating) => ["a", "b", "c", "d"].map((letter) => `S${rating}${letter}`);
const BLOCKBUSTERS = ["B1", "B2", "B3", "B4", "B5"];

/** Where the page's own icon is. */
const iconAddress = () => /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"))?.href ?? "";

/** @param {Model} model */
export function gallery({ text }) {
  /** @param {string} name @param {string[]} codes */
  const part = (name, codes) =>
    html`<section>
      <h3>${name}</h3>
      <div class="gallery-cards" role="group" aria-label=${name} @keydown=${arrows}>
        ${codes.map((code, at) => looked(code, { text, focusable: at === 0 }))}
      </div>
    </section>`;
  return html`<div class="gallery">
    <p>${text("gallery-about")}</p>
    ${GENRES.map((genre) => part(text("gallery-films", { genre: text(`card-genre-${genre}`), count: 13 }), films(genre)))}
    ${part(text("gallery-blockbusters"), BLOCKBUSTERS)}
    ${[1, 2, 3].map((rating) => part(text("gallery-stars", { rating }), stars(rating)))}
    ${part(text("gallery-studio"), ["clap", "double"])}
    <section>
      <h3>${text("gallery-reels")}</h3>
      <ul class="gallery-reels" role="list">
        ${[1, 2, 3, 4].map((seat) => html`<li>${reel(seat - 1)}<span>${text(`gallery-reel-${seat}`)}</span></li>`)}
      </ul>
    </section>
    <section>
      <h3>${text("gallery-house")}</h3>
      <div class="gallery-house">
        ${cardBack(text("gallery-back"))}
        <div class="marquee" aria-hidden="true"><p>${text("title-brand")}</p></div>
        <img src=${iconAddress()} alt=${text("gallery-icon")} />
      </div>
    </section>
  </div>`;
}
