/** A new game: who sits where, by which rules, from which seed. */

/** @import {Actions, Model, SetupForm} from "../app/types" */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { guestPlayer } from "../app/guestlist.js";
import { canTravel } from "../app/home.js";
import { presetOf } from "../app/setup.js";
import { reel } from "../hollywood/reel.js";
import { ruleLink } from "../hollywood/rulelink.js";

/** The rules that a person may choose, and the value that departs from the first rulebook. */
const OPTIONS = /** @type {const} */ ([
  ["scoring", "advanced", "standard"],
  ["award", "double", "single"],
  ["collect", "bottom_up", "top_down"],
]);

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function setup(model, actions) {
  const { text, setup: form } = model;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.start();
  };
  return html`<main id="main" class="setup" tabindex="-1">
    <h1>${text("setup-title")}</h1>
    <form @submit=${submit} autocomplete="off">
      <div class="setup-column">
        <fieldset>
          <legend>${text("setup-players")}</legend>
          <div class="choices">${[3, 4].map((count) => players(model, actions, count))}</div>
        </fieldset>
        <fieldset>
          <legend>${text("setup-seats")}</legend>
          <ul class="seats" role="list">
            ${form.seats.slice(0, form.players).map((_, index) => seat(model, actions, index))}
          </ul>
          <p class="hint">${text(form.seats.slice(0, form.players).some(({ player }) => player === "human") ? "setup-persons-hint" : "setup-watch-hint")}</p>
          ${far(model, actions)} ${guests(model, actions)}
        </fieldset>
      </div>
      <div class="setup-column">
        <fieldset>
          <legend>${text("setup-options")}</legend>
          ${presets(model, actions)}
          ${OPTIONS.map(([name, on, off]) => option(model, actions, name, on, off))}
        </fieldset>
        <fieldset>
          <legend><label for="seed">${text("setup-seed")}</label></legend>
          <input
            id="seed"
            type="text"
            data-action="seed"
            spellcheck="false"
            .value=${live(form.seed)}
            aria-describedby="seed-hint"
            @input=${(/** @type {InputEvent} */ event) => actions.setup({ seed: valueOf(event) })}
          />
          <p class="hint" id="seed-hint">${text("setup-seed-hint")}</p>
        </fieldset>
      </div>
      <div class="setup-actions">
        <button type="submit" class="play" data-action="start">${text("setup-start")}</button>
        <button type="button" data-action="home" @click=${() => actions.home()}>${text("setup-back")}</button>
      </div>
    </form>
  </main>`;
}

/** @param {Event} event */
function valueOf(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 * @param {number} count
 */
function players({ text, setup: form }, actions, count) {
  return html`<label class="choice">
    <input
      type="radio"
      name="players"
      data-action="players"
      value=${count}
      .checked=${live(form.players === count)}
      @change=${() => actions.setup({ players: count === 4 ? 4 : 3 })}
    />
    <span>${text(count === 4 ? "setup-players-four" : "setup-players-three")}</span>
  </label>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 * @param {number} index
 */
function seat({ text, setup: form, bots, guests }, actions, index) {
  const { name, player } = /** @type {import("../app/types").Seat} */ (form.seats[index]);
  const number = { seat: index + 1 };
  const temper = `words-of-seat-${index}`;
  /** @type {[string, string][]} */
  const kinds = ["human", ...bots.map((bot) => `bot:${bot}`)].map((kind) => [kind, text(`setup-${kind.replace(":", "-")}`)]);
  kinds.push(...guests.map(({ name }) => /** @type {[string, string]} */ ([guestPlayer(name), text("setup-guest", { name })])));
  const guest = guests.find(({ name }) => guestPlayer(name) === player);
  return html`<li class="seat">
    ${reel(index)}
    <input
      type="text"
      data-action="name"
      spellcheck="false"
      aria-label=${text("setup-name", number)}
      placeholder=${text(player === "human" ? "seat-person" : "seat-bot", number)}
      .value=${live(name)}
      @input=${(/** @type {InputEvent} */ event) => actions.seat(index, { name: valueOf(event) })}
    />
    <select
      data-action="player"
      aria-label=${text("setup-player", number)}
      aria-describedby=${player === "human" ? nothing : temper}
      @change=${(/** @type {Event} */ event) => actions.seat(index, { player: valueOf(event) })}
    >
      ${kinds.map(
        ([kind, words]) => html`<option value=${kind} .selected=${live(kind === player)}>${words}</option>`,
      )}
    </select>
    ${player === "human" ? nothing : html`<p class="hint temper" id=${temper}>
          ${guest ? text("temper-guest", { file: guest.file }) : text(`temper-${player.replace("bot:", "")}`)}
        </p>`}
  </li>`;
}

/**
 * Persons who are far apart play by link.
 * @param {Model} model
 * @param {Actions} actions
 */
function far({ text, setup: form }, actions) {
  if (!canTravel({ seats: form.seats.slice(0, form.players) })) return nothing;
  const change = (/** @type {Event} */ event) => actions.setup({ far: /** @type {HTMLInputElement} */ (event.target).checked });
  return html`<label class="choice option">
    <input type="checkbox" data-action="far" aria-describedby="hint-far" .checked=${live(form.far)} @change=${change} />
    <span>${text("setup-far")}</span>
    <span class="hint" id="hint-far">${text("far-hint")} ${text("far-peek")}</span>
  </label>`;
}

/**
 * The bots that somebody added, and the way in for more.
 * @param {Model} model
 * @param {Actions} actions
 */
function guests({ text, guests: all, guestsKept, adding }, actions) {
  return html`<div class="guests">
    <ul role="list" aria-label=${text("setup-guests")} ?hidden=${all.length === 0}>
      ${all.map(
        ({ name, file }) =>
          html`<li class="guest">
            <span class="guest-name">${text("setup-guest", { name })} <span class="hint">${file}</span></span>
            <button
              type="button"
              data-action="remove-bot"
              aria-label=${text("setup-guest-remove-name", { name })}
              @click=${() => actions.removeBot(name)}
            >
              ${text("setup-guest-remove")}
            </button>
          </li>`,
      )}
    </ul>
    <button
      type="button"
      data-action="add-bot"
      aria-describedby="add-bot-hint"
      aria-disabled=${adding === null ? "false" : "true"}
      @click=${() => actions.addBot()}
    >
      ${text(adding === null ? "setup-guest-add" : "setup-guest-adding")}
    </button>
    <p class="hint" id="add-bot-hint">
      ${adding === null ? text(guestsKept ? "setup-guest-hint" : "setup-guest-not-kept") : text("setup-guest-adding-hint", { file: adding })}
    </p>
  </div>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function presets({ text, setup: form }, actions) {
  const now = presetOf(form);
  return html`<div class="presets" role="group" aria-label=${text("setup-preset")}>
      ${/** @type {const} */ (["english", "french"]).map(
        (name) =>
          html`<button
            type="button"
            data-action="preset"
            data-preset=${name}
            aria-pressed=${name === now ? "true" : "false"}
            @click=${() => actions.preset(name)}
          >
            ${text(`setup-preset-${name}`)}
          </button>`,
      )}
    </div>
    <p class="hint presets-own" ?hidden=${now !== null}>${text("setup-preset-own")}</p>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 * @param {(typeof OPTIONS)[number][0]} name
 * @param {(typeof OPTIONS)[number][1]} on
 * @param {(typeof OPTIONS)[number][2]} off
 */
function option({ text, setup: form }, actions, name, on, off) {
  const field = name === "award" ? "award_in_project" : name;
  const change = (/** @type {Event} */ event) => {
    const { checked } = /** @type {HTMLInputElement} */ (event.target);
    actions.setup(/** @type {Partial<SetupForm>} */ ({ [field]: checked ? on : off }));
  };
  const section = name === "scoring" ? "advanced" : name;
  return html`<div class="option-row"><label class="choice option">
    <input
      type="checkbox"
      data-action="option"
      name=${field}
      aria-describedby=${`hint-${name}`}
      .checked=${live(form[field] === on)}
      @change=${change}
    />
    <span>${text(`setup-${name}`)}</span>
    <span class="hint" id=${`hint-${name}`}>${text(`setup-${name}-hint`)}</span>
  </label>${ruleLink({ text }, actions, section, { mark: true })}</div>`;
}
