/** What lies over a screen: rules, menu, settings, log, a question. */

/** @import {Actions, LayerName, Model} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { logLayer } from "../hollywood/log.js";
import { seatsOfPersons } from "../hollywood/words.js";
import { about } from "./about.js";
import { gallery } from "./gallery.js";
import { keySheet } from "./keysheet.js";
import { languages } from "./language.js";
import { link, whose } from "./link.js";
import { contents, rules } from "./rules.js";
import { seats } from "./seats.js";
import { settings } from "./settings.js";
import { share } from "./share.js";

/**
 * @param {Model} model
 * @param {LayerName} name
 * @param {Actions} actions
 */
export function layer(model, name, actions) {
  const { text, state, view } = model;
  if (name === "past") return nothing;
  if (name === "log") return state && view ? logLayer({ ...model, state, view }, actions, nothing) : nothing;
  return html`<div class="pane">
    <header class="pane-head">
      <h2 id="layer-title">${text(`${name}-title`)}</h2>
      ${name === "rules" ? contents(model, actions) : nothing}
      <button class="pane-close" data-action="close" aria-label=${text("close")} @click=${() => actions.layer(null)}>
        <span aria-hidden="true">×</span>
      </button>
    </header>
    ${content(model, name, actions)}
  </div>`;
}

/**
 * @param {Model} model
 * @param {Exclude<LayerName, "log" | "past">} name
 * @param {Actions} actions
 */
function content(model, name, actions) {
  switch (name) {
    case "rules":
      return [rules(model, actions), html`<div class="pane-actions">${learnDoor(model, actions)}</div>`];
    case "about":
      return about(model);
    case "gallery":
      return gallery(model);
    case "menu":
      return menu(model, actions);
    case "settings":
      return settings(model, actions);
    case "keys":
      return keySheet(model);
    case "seats":
      return seats(model, actions);
    case "share":
      return share(model, actions);
    case "link":
      return link(model, actions);
    case "whose":
      return whose(model, actions);
    case "elsewhere":
      return elsewhere(model, actions);
    case "standin":
      return standIn(model, actions);
  }
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function menu(model, actions) {
  const { text, saveKept } = model;
  /** @type {[string, string, () => void][]} */
  const entries = [
    ["rules", "rules-title", () => actions.layer("rules")],
    ["learn", "learn-title", () => actions.learn.open()],
    ["log", "menu-log", () => actions.layer("log")],
    ["settings", "menu-settings", () => actions.layer("settings")],
    ...lendable(model, actions),
    ...shareable(model, actions),
    ["open-link", "menu-open-link", () => actions.links.ask()],
    ["save", "menu-save", () => actions.save()],
    ["open", "menu-open", () => actions.open()],
    ["games", "menu-games", () => actions.games()],
    ["new-game", "menu-new-game", () => actions.newGame()],
    ["home", "menu-home", () => actions.home()],
  ];
  return html`<div class="menu-list">
      ${entries.map(
        ([action, key, act]) => html`<button data-action=${action} @click=${act}>${text(key)}</button>`,
      )}
    </div>
    ${languages(model, actions)}
    <p class="hint">${text(saveKept ? "menu-kept" : "menu-not-kept")}</p>`;
}

/**
 * From the rules to trying them.
 * @param {Model} model
 * @param {Actions} actions
 */
const learnDoor = ({ text }, { learn }) => html`<button type="button" data-action="learn" @click=${() => learn.open()}>${text("learn-title")}</button>`;

/**
 * @param {Model} model
 * @param {Actions} actions
 * @returns {[string, string, () => void][]}
 */
function shareable({ state }, actions) {
  return state ? [["share", "menu-share", () => void actions.share.open()]] : [];
}

/**
 * A bot can play on for a person while the game runs.
 * @param {Model} model
 * @param {Actions} actions
 * @returns {[string, string, () => void][]}
 */
function lendable({ screen, state }, actions) {
  if (screen !== "table" || !state || seatsOfPersons(state).length === 0) return [];
  return [["seats", "menu-seats", () => actions.layer("seats")]];
}

/**
 * The game is open in another tab.
 * @param {Model} model
 * @param {Actions} actions
 */
const elsewhere = ({ text }, actions) =>
  html`<p>${text("elsewhere-text")}</p>
    <div class="pane-actions">
      <button data-action="take-over" @click=${() => actions.takeOver()}>${text("elsewhere-take")}</button>
      <button data-action="home" @click=${() => actions.home()}>${text("menu-home")}</button>
    </div>`;

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function standIn(model, actions) {
  const { text, state, bots } = model;
  const index = state?.missing_bots[0];
  const seat = index === undefined ? undefined : state?.seats[index];
  if (!seat) return nothing;
  const name = seat.name || text("seat-bot", { seat: (index ?? 0) + 1 });
  return html`<p>${text("standin-text", { name, bot: seat.player.replace("bot:", "") })}</p>
    <div class="pane-actions">
      ${[...bots.map((bot) => `bot:${bot}`), "human"].map(
        (player) =>
          html`<button data-action="stand-in" @click=${() => actions.standIn(player)}>
            ${text(`setup-${player.replace(":", "-")}`)}
          </button>`,
      )}
    </div>`;
}
