/** The deal of the day: its door on the title, and the way to share how it went. */

/** @import {About, Actions, Model} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { dailyOf, today } from "../app/daily.js";
import { onlyPerson } from "../hollywood/words.js";
import { dayWords, isDay } from "./sharing.js";

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function dailyDoor(model, actions) {
  const { text, games } = model;
  const day = today();
  const game = dailyOf(games, day);
  return html`<button class="daily" data-action="today" data-day=${day} @click=${() => actions.daily.open()}>
    <span>${text("daily-title")}</span>
    <small><time datetime=${day}>${dayWords(text, day)}</time>${game ? html` · ${stands(model, game.about)}` : nothing}</small>
  </button>`;
}

/** @param {Model} model @param {About} about */
function stands({ text }, { over, yours, round, rounds, me, points }) {
  if (!over) return text("games-running", { round, rounds, yours: yours ? "yes" : "no" });
  return text("daily-done", { points: points[me ?? 0] ?? 0 });
}

/**
 * Under the end of a day's game.
 * @param {Shown} model
 * @param {Actions} actions
 */
export function sharing(model, actions) {
  const { text, state, shared } = model;
  if (!isDay(state.notes["daily"]) || onlyPerson(model) === null) return nothing;
  const mine = shared?.id === state.id ? shared : null;
  return html`<section class="sharing" aria-label=${text("daily-title")}>
    <p>${text("daily-of", { day: dayWords(text, String(state.notes["daily"])) })}</p>
    <button data-action="share-day" @click=${() => void actions.daily.share()}>${text("share")}</button>
    ${mine
      ? html`<p class="hint">${text(mine.copied ? "daily-copied" : "daily-by-hand")}</p>
          <pre class="shared" tabindex="0" role="textbox" aria-readonly="true" aria-multiline="true" aria-label=${text("daily-text")}>${mine.words}</pre>`
      : nothing}
  </section>`;
}
