/** The rules in short, in our own words. */

/** @import {Actions, Model} from "../app/types" */
import { html } from "lit-html";
import { awardSeal, blockbusterDisc, genreBadge, starRow } from "../hollywood/badge.js";

/** Sections of plain text, in reading order; the points have their own list. */
const SECTIONS = ["goal", "round", "reel", "studio", "receive"];
const POINTS = /** @type {const} */ (["blockbusters", "movies", "project", "win"]);
const OPTIONS = ["scoring", "award", "collect"];

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function rules({ text }, actions) {
  return html`<div class="rules">
    ${SECTIONS.map(
      (name) =>
        html`<section>
          <h3>${text(`rules-${name}-title`)}</h3>
          <p>${text(`rules-${name}`)}</p>
        </section>`,
    )}
    <section>
      <h3>${text("rules-score-title")}</h3>
      <ul class="rules-points">
        ${POINTS.map((name) => html`<li>${sign(name)}<span>${text(`rules-score-${name}`)}</span></li>`)}
      </ul>
    </section>
    <section>
      <h3>${text("rules-cards-title")}</h3>
      <p>${text("rules-cards")}</p>
      <p><button type="button" data-action="gallery" @click=${() => actions.layer("gallery")}>${text("rules-gallery")}</button></p>
    </section>
    <section>
      <h3>${text("rules-options-title")}</h3>
      <p>${text("rules-options")}</p>
      <dl>
        ${OPTIONS.map(
          (name) =>
            html`<dt>${text(`setup-${name}`)}</dt>
              <dd>${text(`setup-${name}-hint`)}</dd>`,
        )}
      </dl>
    </section>
  </div>`;
}

/** @param {(typeof POINTS)[number]} name */
function sign(name) {
  const drawings = {
    blockbusters: blockbusterDisc(),
    movies: starRow(1),
    project: genreBadge("H"),
    win: awardSeal(),
  };
  return html`<span class="rules-sign" aria-hidden="true">${drawings[name]}</span>`;
}
