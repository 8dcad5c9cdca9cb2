/** What the person to act may do besides placing: the Studio cards, the way back from a Double Reel, the Star choice. */

/** @import {Actions, Choice, Player} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { arrows, pointing, press } from "./act.js";
import { studioPicture } from "./badge.js";
import { card } from "./card.js";
import { mark } from "./hint.js";
import { choiceOf } from "./preview.js";
import { properties } from "./style.js";
import { badgeOf, figure, product } from "./ticket.js";
import { whyNot } from "./why.js";
import { genreName, reasonText, titleOf } from "./words.js";

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {Player} player the player in the large area
 */
export function choices(model, actions, player) {
  if (model.phase === "star") return starChoice(model, actions);
  const back = model.doubling || model.phase === "second";
  return html`<div class="stus">
    ${studio(model, actions, "clap", player.clap)}${back ? wayBack(model, actions) : studio(model, actions, "double", player.double)}
  </div>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {"clap" | "double"} kind
 * @param {boolean} left
 */
function studio(model, actions, kind, left) {
  const { text } = model;
  const choice = choiceOf(model, kind);
  const legal = choice?.legal ?? false;
  const point = pointing(model, actions, kind);
  const why = whyNot(model, kind);
  const note = !left ? text("table-spent") : choice && !legal ? reasonText(model, choice.reason) : text(`table-${kind}-note`);
  return html`<button
    type="button"
    class=${classMap({ stu: true, off: !legal, spent: !left, asked: model.asked === kind })}
    data-move=${kind}
    aria-disabled=${legal && !model.busy ? "false" : "true"}
    @click=${press(model, () => actions.move(kind), () => actions.refuse(kind))}
    @pointerenter=${point.enter}
    @pointerleave=${point.leave}
    @focus=${point.focus}
    @blur=${point.hide}
  >
    ${studioPicture(kind)}<span><b>${text(`card-${kind}`)}</b> <small aria-hidden=${why ? "true" : "false"}>${note}</small>${why ? html`<span class="sr">. ${why}</span>` : nothing}</span>${mark(model, kind)}
  </button>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
function wayBack(model, actions) {
  const { text } = model;
  return html`<button
    type="button"
    class="stu back"
    data-action="cancel"
    aria-disabled=${model.busy ? "true" : "false"}
    @click=${press(model, () => actions.cancel())}
  >
    ${studioPicture("double")}<span><b>${text("table-cancel")}</b> <small>${text(model.phase === "second" ? "table-cancel-second" : "table-cancel-first")}</small></span>${mark(model, "cancel")}
  </button>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
function starChoice(model, actions) {
  const { text, view, state } = model;
  if (!view.star) return nothing;
  return html`<div class="star-choice">
    <div class="star-card">${card(view.star.card, { text, mini: true })}</div>
    <h3>${text("table-star-ask", { card: titleOf(model, view.star.card) })}</h3>
    <div class="finish" role="group" aria-label=${text("table-star-choices")} @keydown=${arrows}>
      ${state.choices.filter(({ move }) => move.startsWith("=")).map((choice) => finish(model, actions, choice))}
    </div>
  </div>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 * @param {Choice} choice
 */
function finish(model, actions, choice) {
  const { text } = model;
  const genre = /** @type {"H" | "A" | "R"} */ (choice.move.slice(1));
  const { films = 0, rating = 0, points = 0, cards = [] } = choice.effect ?? {};
  const label = text(model.view.multipliers ? "table-finish-so-far" : "table-finish", { genre: genreName(model, genre), films, rating, points });
  return html`<button
    type="button"
    class=${classMap({ fin: true, off: !choice.legal, asked: model.asked === choice.move })}
    data-move=${choice.move}
    aria-disabled=${choice.legal && !model.busy ? "false" : "true"}
    @click=${press(model, () => actions.move(choice.move))}
  >
    <span class="sr">${label}</span>${mark(model, choice.move)}
    <span class="fin-name" aria-hidden="true">${badgeOf(genre, cards)}${genreName(model, genre)}</span>
    <span class="fan-box" ${properties({ "--cards": String(cards.length) })}><span class="fan">${cards.map((code) => card(code, { text, hidden: true, mini: true }))}</span></span>
    <span class="sum" aria-hidden="true"><span class="product">${product(model, { genre, films, rating })}</span><span class="product"><i>=</i><em>${figure(points)}</em></span></span>
    ${model.view.multipliers ? html`<small aria-hidden="true">${text("table-so-far")}</small>` : nothing}
  </button>`;
}
