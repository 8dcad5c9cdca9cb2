/** What this page is: its version, how it is kept, what it is made of and under which licences. */

/** @import {Actions, Model} from "../app/types" */
import { html, nothing } from "lit-html";
import { whole } from "../app/scripts.js";

/** @param {Model} model */
export function about({ text, offline }) {
  const { build } = document.documentElement.dataset;
  return html`<div class="about">
    <p>${text("about-what")}</p>
    <p>${text("about-version", { version: ABOUT.version, build: build ?? "" })}</p>
    ${offline ? html`<p data-offline=${offline}>${text(`about-${offline}`)}</p>` : nothing}
    <h3>${text("about-parts")}</h3>
    <p>${text("about-licences")}</p>
    <ul role="list">
      ${ABOUT.parts.map(
        ({ name, version, licence, file }) =>
          html`<li>
            <span><strong>${name}</strong> ${version}</span>
            ${whole ? licence : html`<a href=${file} target="_blank" rel="noopener">${licence}</a>`}
          </li>`,
      )}
    </ul>
    ${whole ? html`<pre tabindex="0" aria-label=${text("about-licences")}>${document.getElementById("licences")?.textContent}</pre>` : nothing}
  </div>`;
}

/**
 * A quiet line: there is a new version, to be taken when it suits.
 * @param {Model} model
 * @param {Actions} actions
 */
export const newVersion = ({ text }, { offline }) =>
  html`<section class="note soft" data-update aria-label=${text("note-label")}>
    <p role="status">${text("update-ready")}</p>
    <button data-action="update" @click=${() => offline.accept()}>${text("update-take")}</button>
    <button class="note-close" data-action="later" aria-label=${text("note-close")} @click=${() => offline.later()}>
      <span aria-hidden="true">×</span>
    </button>
  </section>`;
