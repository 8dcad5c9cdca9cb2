/** My games: all that lie on the shelf, the one played last first. */

/** @import {Actions, Kept, Model, TextFn} from "../app/types" */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { guestName } from "../app/guestlist.js";
import { reel } from "../hollywood/reel.js";
import { list, playerName, seatName } from "../hollywood/words.js";
import { exporter, reminder } from "./backup.js";
import { miniature } from "./miniature.js";
import { dayWords, isDay } from "./sharing.js";

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function games(model, actions) {
  const { text } = model;
  const shown = [...model.games, ...model.removed].sort((one, other) => other.at - one.at);
  return html`<main id="main" class="games" tabindex="-1">
    <h1>${text("games-title")}</h1>
    ${reminder(model, actions)}
    ${shown.length === 0
      ? html`<p class="games-none">${text("games-none")}</p>`
      : html`<ul class="games-list" role="list">
          ${repeat(
            shown,
            ({ id }) => id,
            (game) => (model.removed.includes(game) ? removed(model, game, actions) : entry(model, game, actions)),
          )}
        </ul>`}
    ${model.unread > 0 ? html`<p class="hint" data-unread=${model.unread}>${text("games-unread", { count: model.unread })}</p>` : nothing}
    <div class="games-actions">
      <button data-action="open" @click=${() => actions.open()}>${text("title-open")}</button>
      <button data-action="open-link" @click=${() => actions.links.ask()}>${text("menu-open-link")}</button>
      ${exporter(model, actions)}
      <button data-action="statistics" @click=${() => actions.statistics()}>${text("statistics-title")}</button>
      <button data-action="home" @click=${() => actions.home()}>${text("setup-back")}</button>
    </div>
    ${model.saveKept ? nothing : html`<p class="hint">${text("menu-not-kept")}</p>`}
  </main>`;
}

/** What a game is called. @param {Pick<Model, "text" | "lang" | "bots">} model @param {Kept} game */
export function gameName(model, { title, about, mine }) {
  if (title) return title;
  const { text, lang } = model;
  if (isDay(about.daily)) return text("daily-of", { day: dayWords(text, about.daily) });
  const seated = { text, state: { seats: about.seats, mine } };
  const names = about.seats.map(({ name, player }, seat) => name || character(model, player) || seatName(seated, seat));
  return text("games-name", { names: list({ lang }, names) });
}

/** Who plays where a bot has no name of its own. @param {Pick<Model, "text" | "bots">} model @param {string} player */
function character({ text, bots }, player) {
  if (!player.startsWith("bot:")) return "";
  if (guestName(player) !== null) return playerName({ text }, player);
  const bot = player.replace("bot:", "");
  return bots.includes(bot) ? text(`character-${bot}`) : bot;
}

/**
 * @param {Model} model
 * @param {Kept} game
 * @param {Actions} actions
 */
function entry(model, game, actions) {
  const { text, lang } = model;
  const { id, about, at } = game;
  const name = gameName(model, game);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return html`<li class="kept-game" data-game=${id}>
    ${miniature(about)}
    <div class="kept-words">
      ${model.renaming === id
        ? naming(model, game, name, actions)
        : html`<h2 id=${`game-${id}`}>${name}</h2>`}
      <p>${phase(model, game)}</p>
      ${score(text, game)}
      <p class="kept-when"><time datetime=${new Date(at).toISOString()}>${when}</time></p>
    </div>
    <div class="kept-actions">
      <button class="primary" data-action="open-game" aria-label=${text(about.over ? "games-look-name" : "games-open-name", { name })} @click=${() => actions.library.open(id)}>
        ${text(about.over ? "games-look" : "games-open")}
      </button>
      ${model.renaming === id
        ? nothing
        : html`<button data-action="rename-game" aria-label=${text("games-rename-name", { name })} @click=${() => actions.library.rename(id)}>
            ${text("games-rename")}
          </button>`}
      <button data-action="remove-game" aria-label=${text("games-remove-name", { name })} @click=${() => actions.library.remove(id)}>
        ${text("games-remove")}
      </button>
    </div>
  </li>`;
}

/**
 * @param {Model} model
 * @param {Kept} game
 * @param {string} name
 * @param {Actions} actions
 */
function naming({ text }, { id, title }, name, actions) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("title");
    actions.library.call(id, /** @type {HTMLInputElement} */ (field).value);
  };
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") actions.library.rename(null);
  };
  return html`<form class="kept-naming" @submit=${submit} @keydown=${escape} autocomplete="off">
    <input name="title" type="text" data-action="game-title" maxlength="40" spellcheck="false" aria-label=${text("games-title-of", { name })} placeholder=${name} value=${title} />
    <button data-action="game-title-done">${text("games-rename-done")}</button>
  </form>`;
}

/**
 * @param {Model} model
 * @param {Kept} game
 * @param {Actions} actions
 */
function removed(model, game, actions) {
  const { text } = model;
  const name = gameName(model, game);
  return html`<li class="kept-game kept-removed" data-game=${game.id}>
    <p>${text("games-removed", { name })}</p>
    <button data-action="bring-back" aria-label=${text("games-bring-back-name", { name })} @click=${() => actions.library.bringBack(game.id)}>
      ${text("games-bring-back")}
    </button>
  </li>`;
}

/** @param {Pick<Model, "text" | "lang">} model @param {Kept} game */
function phase({ text, lang }, { about, mine }) {
  const { round, rounds, over, yours, seats, winners, turn } = about;
  if (!over && mine !== null) {
    const name = turn === null ? "" : seatName({ text, state: { seats, mine } }, turn);
    return text("games-far", { round, rounds, yours: yours ? "yes" : "no", name });
  }
  if (!over) return text("games-running", { round, rounds, yours: yours ? "yes" : "no" });
  const seated = { text, state: { seats, mine } };
  const names = winners.map((seat) => seatName(seated, seat));
  return names.length === 0 ? text("games-over") : text("games-won", { names: list({ lang }, names), count: names.length });
}

/** @param {TextFn} text @param {Kept} game */
function score(text, { about: { seats, points }, mine }) {
  if (points.length !== seats.length) return nothing;
  const seated = { text, state: { seats, mine } };
  return html`<ul class="kept-score" role="list">
    ${points.map(
      (count, seat) =>
        html`<li>${reel(seat)}<span class="visually-hidden">${text("games-points", { name: seatName(seated, seat), points: count })}</span><span aria-hidden="true">${count}</span></li>`,
    )}
  </ul>`;
}
