/** All settings in one place; each shows at once what it does. */

/** @import {Actions, Model, Settings} from "../app/types" */
import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { CONTRASTS, MOTIONS, SPEEDS, THEMES } from "../app/settings.js";
import { reel } from "../hollywood/reel.js";
import { exporter } from "./backup.js";
import { languages } from "./language.js";

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function settings(model, actions) {
  const { text, settings: now } = model;
  /** A choice of one. @param {"theme" | "contrast" | "motion" | "speed"} name @param {{value: string, words: string}[]} values @param {unknown} [more] */
  const choice = (name, values, more) =>
    html`<fieldset>
      <legend>${text(`settings-${name}`)}</legend>
      <div class="choices">
        ${values.map(
          ({ value, words }) =>
            html`<label class="choice">
              <input
                type="radio"
                name=${name}
                data-action=${name}
                value=${value}
                .checked=${now[name] === value}
                @change=${() => actions.set(name, /** @type {any} */ (value))}
              />
              <span>${words}</span>
            </label>`,
        )}
      </div>
      ${more}
    </fieldset>`;
  /** A switch. @param {"sound" | "shortcuts" | "twice"} name */
  const option = (name) =>
    html`<label class="choice option">
      <input
        type="checkbox"
        data-action=${name}
        aria-describedby=${`${name}-hint`}
        .checked=${now[name]}
        @change=${() => actions.set(name, !now[name])}
      />
      <span>${text(`settings-${name}`)}</span>
      <span class="hint" id=${`${name}-hint`}>${text(`settings-${name}-hint`)}</span>
    </label>`;
  const look = [
    choice("theme", THEMES.map((value) => ({ value, words: text(`settings-theme-${value}`) }))),
    choice("contrast", CONTRASTS.map((value) => ({ value, words: text(`settings-contrast-${value}`) }))),
  ];
  const show = [
    choice("speed", SPEEDS.map((value) => ({ value, words: text(`settings-speed-${value}`) })), sample(now)),
    choice("motion", MOTIONS.map((value) => ({ value, words: text(`settings-motion-${value}`) }))),
  ];
  const options = [option("twice"), option("sound"), option("shortcuts")];
  return html`<div class="settings">
    <fieldset>
      <legend>${text("title-language")}</legend>
      ${languages(model, actions)}
    </fieldset>
    ${look} ${show} ${options}
    <fieldset>
      <legend>${text("backup-title")}</legend>
      <p class="hint">${text("backup-hint")}</p>
      <div class="games-actions">
        ${exporter(model, actions)}
        <button data-action="open" @click=${() => actions.open()}>${text("title-open")}</button>
      </div>
    </fieldset>
    <p class="settings-more">
      <button type="button" data-action="keys" @click=${() => actions.layer("keys")}>${text("settings-keys")}</button>
      <button type="button" data-action="about" @click=${() => actions.layer("about")}>${text("about-title")}</button>
    </p>
  </div>`;
}

/** A reel that rolls in at the pace that is chosen, each time another is. @param {Settings} settings */
const sample = ({ speed, motion }) =>
  html`<div class=${`pace pace-${speed}`} aria-hidden="true">${keyed(`${speed} ${motion}`, html`<span>${reel(0)}</span>`)}</div>`;
