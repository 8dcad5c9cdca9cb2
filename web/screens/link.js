/** A link that comes in: the field for it, the deal it holds, and the question whose seat is at this device. */

/** @import {Actions, Model, Opened, Seat} from "../app/types" */
import { html, nothing } from "lit-html";
import { reel } from "../hollywood/reel.js";
import { playerName, seatName } from "../hollywood/words.js";

/** What departs from the first rulebook, as the form of a new game calls it. */
const RULES = /** @type {const} */ ([
  ["scoring", "advanced", "setup-scoring"],
  ["award_in_project", "double", "setup-award"],
  ["collect", "bottom_up", "setup-collect"],
]);

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function link(model, actions) {
  const { arriving, text } = model;
  if (arriving?.at === "waiting") return field(model, actions);
  if (arriving?.at === "deal") return deal(model, arriving.opened, actions);
  return html`<p role="status">${text("link-reading")}</p>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function field({ text }, actions) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("link");
    actions.links.paste(/** @type {HTMLInputElement} */ (input).value);
  };
  return html`<form class="link-form" @submit=${submit} autocomplete="off">
    <label for="link-field">${text("link-field")}</label>
    <input id="link-field" name="link" type="text" data-action="link-field" spellcheck="false" autofocus />
    <button class="primary" data-action="link-go">${text("link-go")}</button>
  </form>`;
}

/**
 * @param {Model} model
 * @param {Opened} opened
 * @param {Actions} actions
 */
function deal(model, { options, seats, seed, plies }, actions) {
  const { text } = model;
  const rules = RULES.filter(([name, value]) => options[name] === value).map(([, , key]) => text(key));
  return html`<p id="arrived" tabindex="-1">${text("link-deal", { players: seats.length })}</p>
    <ul class="link-seats" role="list">
      ${seats.map((seat, index) => html`<li>${reel(index)}<span>${sitting(model, seats, seat, index)}</span></li>`)}
    </ul>
    <p>${rules.length === 0 ? text("link-deal-plain") : text("link-deal-rules", { rules: rules.join(", ") })}</p>
    <p class="hint">${text("link-deal-seed", { seed })}</p>
    <div class="pane-actions">
      <button class="primary" data-action="play-deal" @click=${() => actions.links.play()}>${text("link-deal-play")}</button>
      ${plies === 0 ? html`<button data-action="change-deal" @click=${() => actions.links.change()}>${text("link-deal-change")}</button>` : nothing}
      <button data-action="cancel-deal" @click=${() => actions.layer(null)}>${text("link-cancel")}</button>
    </div>`;
}

/**
 * @param {Model} model
 * @param {Seat[]} seats
 * @param {Seat} seat
 * @param {number} index
 */
function sitting(model, seats, { name, player }, index) {
  const { text } = model;
  const known = player === "human" || player.startsWith("bot:+") || model.bots.some((bot) => player === `bot:${bot}`);
  const who = known ? playerName(model, player) : player.replace("bot:", "");
  return text("link-seat", { name: name || seatName({ text, state: { seats } }, index), who });
}

/**
 * Whose seat is at this device, of the game that arrives or of that on the table.
 * @param {Model} model
 * @param {Actions} actions
 */
export function whose(model, actions) {
  const { arriving, state, text } = model;
  const seats = arriving?.at === "game" ? arriving.opened.seats : (state?.seats ?? []);
  const lent = arriving?.at === "game" ? [] : (state?.lent ?? []);
  const persons = seats.flatMap(({ player }, seat) => (player === "human" || lent.includes(seat) ? [seat] : []));
  return html`<p id="arrived" tabindex="-1">${text("whose-text")}</p>
    <div class="pane-actions">
      ${persons.map(
        (seat) =>
          html`<button class="whose" data-action="my-seat" data-seat=${seat} aria-pressed=${arriving?.at !== "game" && state?.mine === seat ? "true" : "false"} @click=${() => actions.links.mine(seat)}>
            ${reel(seat)}<span>${seatName({ text, state: { seats, lent } }, seat)}</span>
          </button>`,
      )}
      <button data-action="my-seat" data-seat="all" @click=${() => actions.links.mine(null)}>${text("whose-all")}</button>
    </div>
    <p class="hint">${text("far-hint")}</p>
    <p class="hint">${text("far-peek")}</p>`;
}
