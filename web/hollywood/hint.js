/** The hint: the bulb that asks for it, the panel that shows it, the numbers on the controls it names. */

/** @import {Actions, Model, Reason} from "../app/types" */
/** @import {Playing, Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { ref } from "lit-html/directives/ref.js";
import { icon } from "./icons.js";
import { ruleLink } from "./rulelink.js";
import { sectionOf } from "./rulebook.js";
import { genreName, reasonText } from "./words.js";

/** How many moves are shown. */
const MOST = 3;

/** What a person sees of a hint. @typedef {{moves: {move: string, name: string, share: string, points: string}[], reasons: Reason[], exact: boolean, forced: boolean}} Advice */

/** Whether a person decides now. @param {Model} model */
export const mayAsk = ({ phase }) => phase === "place" || phase === "second" || phase === "star";

/** The moves that are shown, best first. @param {Model} model */
const ranked = ({ hint }) => hint?.answer?.moves.slice(0, MOST) ?? [];

/**
 * The answer in words; null while there is none.
 * @param {Playing} model
 * @returns {Advice | null}
 */
export function adviceOf(model) {
  const { hint, lang } = model;
  if (!hint?.answer) return null;
  const { exact, reasons } = hint.answer;
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return {
    exact,
    reasons,
    forced: reasons.some(({ key }) => key === "hint-forced"),
    moves: ranked(model).map(({ move, win, points }) => ({
      move,
      name: nameOf(model, move),
      // What is not certain is not told as if it were.
      share: percent.format(exact ? win : Math.min(Math.max(win, 0.01), 0.99)),
      points: number.format(points),
    })),
  };
}

/**
 * A move as its buttons are named.
 * @param {Playing} model
 * @param {string} move
 */
function nameOf(model, move) {
  const { text } = model;
  if (move === "clap") return text("card-clap");
  if (move.startsWith("=")) return genreName(model, move.slice(1));
  const [first = "", second] = move.split("+");
  return second ? text("hint-double", { first, second }) : text("table-column", { column: first });
}

/**
 * The controls that may be pressed next for a move: its own, or the way back from a Double Reel that began otherwise.
 * The engine names two reels in one order, where both orders come to the same.
 * @param {Playing} model
 * @param {string} move
 * @returns {(string | undefined)[]}
 */
function nextPresses({ doubling, state: { draft } }, move) {
  const [first, second] = move.split("+");
  if (!second) return [draft || doubling ? "cancel" : move];
  if (!draft) return doubling ? [first, second] : ["double"];
  if (draft === first) return [second];
  return [draft === second ? first : "cancel"];
}

/**
 * The number that the hint gives a control, if any.
 * @param {Playing} model
 * @param {string} control a `data-move`, or `cancel`
 */
export function mark(model, control) {
  const at = mayAsk(model) ? ranked(model).findIndex(({ move }) => nextPresses(model, move).includes(control)) : -1;
  if (at < 0) return nothing;
  return html`<i class="hint-no" data-rank=${at + 1} aria-hidden="true">${at + 1}</i><span class="sr">${model.text("hint-mark", { rank: at + 1 })}</span>`;
}

/**
 * The bulb, while a person decides.
 * @param {Shown} model
 * @param {Actions} actions
 */
export const bulb = (model, actions) =>
  html`<button type="button" class=${classMap({ tool: true, lit: model.hint !== null })} data-action="hint" @click=${() => actions.hint()}>
    ${icon("bulb")}<span>${model.text("hint-ask")}</span>
  </button>`;

/**
 * Whoever pressed the bulb reads on in the panel, which may lie over it.
 * @param {Element | undefined} shown
 */
function follow(shown) {
  const called = document.activeElement?.matches('[data-action="hint"]');
  if (shown instanceof HTMLElement && called) queueMicrotask(() => shown.focus({ preventScroll: true }));
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function panel(model, actions) {
  const { hint, text } = model;
  if (!hint || !mayAsk(model)) return nothing;
  const advice = adviceOf(model);
  const section = advice?.reasons[0] && sectionOf(advice.reasons[0]);
  return html`<section class="hint-panel" data-hint=${advice ? "told" : "thinking"} data-back="hint" tabindex="-1" aria-labelledby="hint-title" ${ref(follow)}>
    <header>
      <h2 id="hint-title">${text("hint-title")}</h2>
      ${advice?.exact ? html`<span class="exact">${text("hint-exact")}</span>` : nothing}
      ${section ? ruleLink(model, actions, section, { mark: true }) : nothing}
      <button type="button" data-action="hint-close" aria-label=${text("hint-close")} @click=${() => actions.closeHint()}>${icon("close")}</button>
    </header>
    ${advice ? content(model, advice) : html`<p class="thinking">${text("hint-thinking")}</p>`}
  </section>`;
}

/**
 * @param {Playing} model
 * @param {Advice} advice
 */
function content(model, { moves, reasons }) {
  const { text } = model;
  return html`<table>
      <thead>
        <tr><td></td><th scope="col">${text("hint-win")}</th><th scope="col">${text("hint-points")}</th></tr>
      </thead>
      <tbody>
        ${moves.map(
          ({ move, name, share, points }, at) =>
            html`<tr data-hint-move=${move}><th scope="row"><i class="hint-no">${at + 1}</i>${name}</th><td>${share}</td><td>${points}</td></tr>`,
        )}
      </tbody>
    </table>
    <ul role="list">
      ${reasons.map((reason) => html`<li>${reasonText(model, reason)}</li>`)}
    </ul>`;
}
