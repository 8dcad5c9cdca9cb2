/** The rules in our own words: a layer with its table of contents, and the same once more as a sheet for the printer. */

/** @import {Actions, Model} from "../app/types" */
/** @import {Section} from "../hollywood/rulebook.js" */
import { html, nothing } from "lit-html";
import { icon } from "../hollywood/icons.js";
import { SECTIONS } from "../hollywood/rulebook.js";
import { follow } from "../hollywood/rulelink.js";
import { picture } from "./rulepictures.js";

/** The paragraphs of each section; those of a list are one to a line. @type {Record<Section, readonly string[]>} */
const WORDS = {
  goal: ["rules-goal"],
  cards: ["rules-cards", "rules-cards-each"],
  round: ["rules-round", "rules-round-turn", "rules-round-first"],
  reel: ["rules-reel"],
  full: ["rules-full"],
  clap: ["rules-clap"],
  double: ["rules-double"],
  receive: ["rules-receive", "rules-receive-end"],
  project: ["rules-project", "rules-project-open"],
  star: ["rules-star", "rules-star-movie"],
  points: ["rules-points"],
  ties: ["rules-ties"],
  options: ["rules-options", "rules-options-silent"],
  advanced: ["rules-advanced", "rules-advanced-books"],
  award: ["rules-award", "rules-award-books"],
  collect: ["rules-collect", "rules-collect-books"],
};
const POINTS = ["rules-points-blockbusters", "rules-points-movies", "rules-points-project"];
/** Sections that explain a choice stand one step lower. @type {readonly Section[]} */
const CHOICES = ["advanced", "award", "collect"];
/** Where the second printed page begins: what is won comes after how it is won. */
const OVERLEAF = SECTIONS.indexOf("star");

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function rules(model, actions) {
  const { text } = model;
  return html`<div class="rules" translate="yes">
    <nav aria-labelledby="rules-contents">
      <h3 id="rules-contents" tabindex="-1">${text("rules-contents")}</h3>
      <ol role="list">
        ${SECTIONS.map(
          (id) =>
            html`<li class=${CHOICES.includes(id) ? "choice-of" : ""}>
              <a href=${`#rules/${id}`} data-action="rule" data-rule=${id} @click=${follow(() => actions.rule(id))}>${text(`rules-${id}-title`)}</a>
            </li>`,
        )}
      </ol>
      <div class="rules-ways">
        <button type="button" data-action="print" @click=${() => actions.print()}>${text("rules-print")}</button>
        <button type="button" data-action="gallery" @click=${() => actions.layer("gallery")}>${text("rules-gallery")}</button>
      </div>
    </nav>
    <div class="rules-text">
      ${SECTIONS.map((id) => section(model, id, `rules-${id}`))}
    </div>
  </div>`;
}

/**
 * The way up to the table of contents, where that is not beside the text.
 * @param {Model} model
 * @param {Actions} actions
 */
export const contents = ({ text }, { rule }) =>
  html`<a class="ask pane-contents" href="#rules/contents" data-action="rule" data-rule="contents" aria-label=${text("rules-contents")} @click=${follow(() => rule("contents"))}
    >${icon("log")}</a
  >`;

/**
 * What is printed in place of the page while the rules lie over it.
 * @param {Model} model
 */
export const sheet = (model) =>
  html`<h1>${model.text("title-brand")}</h1>
    <p>${model.text("title-slogan")}</p>
    ${[SECTIONS.slice(0, OVERLEAF), SECTIONS.slice(OVERLEAF)].map((page) => html`<div class="rules-text">${page.map((id) => section(model, id))}</div>`)}`;

/**
 * @param {Model} model
 * @param {Section} id
 * @param {string} [anchor] what links lead to
 */
function section(model, id, anchor) {
  const { text } = model;
  const title = text(`rules-${id}-title`);
  const small = CHOICES.includes(id);
  return html`<section class=${small ? "rule choice-of" : "rule"}>
    ${small ? html`<h4 id=${anchor ?? nothing} tabindex=${anchor ? "-1" : nothing}>${title}</h4>` : html`<h3 id=${anchor ?? nothing} tabindex=${anchor ? "-1" : nothing}>${title}</h3>`}
    ${WORDS[id].map((key) => html`<p>${text(key)}</p>`)}
    ${id === "points" ? html`<ul>${POINTS.map((key) => html`<li>${text(key)}</li>`)}</ul>` : nothing}
    ${picture(model, id)}
  </section>`;
}
