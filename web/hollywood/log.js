/** The log: every ply in words, from events, so that another language rewords it. */

/** @import {Actions, Event} from "../app/types" */
/** @import {Playing, Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./icons.js";
import { reel } from "./reel.js";
import { eventText, seatList, titleOf, whom } from "./words.js";

/** One line of the log. @typedef {{seat: number | null, words: string, sub: boolean}} Line */

/** How many lines the strip of a phone shows. */
const STRIP = 2;

/** What is told by what comes with it, or not at all. */
const SILENT = ["turn", "star", "bump"];

/**
 * What one ply says.
 * @param {Playing} model
 * @param {Event[]} events
 */
function linesOf(model, events) {
  /** @type {Line[]} */
  const lines = [];
  const double = events.find((event) => event.type === "double");
  if (double) lines.push(line(double.seat, eventText(model, double)));
  for (const [at, event] of events.entries()) {
    if (SILENT.includes(event.type) || event === double) continue;
    if (event.type === "place") lines.push(line(event.seat, placeText(model, event, events, at), double !== undefined));
    else lines.push(line(event.seat ?? null, eventText(model, event), event.type === "receive"));
  }
  return lines;
}

/**
 * @param {number | null} seat
 * @param {string} words
 * @param {boolean} [sub]
 * @returns {Line}
 */
const line = (seat, words, sub = false) => ({ seat, words, sub });

/**
 * @param {Playing} model
 * @param {Event} place
 * @param {Event[]} events
 * @param {number} at
 */
function placeText(model, place, events, at) {
  const rest = events.slice(at + 1);
  const end = rest.findIndex((event) => event.type !== "bump");
  const bumps = end < 0 ? rest : rest.slice(0, end);
  return model.text("log-place", {
    ...whom(model, place.seat),
    column: place.column,
    card: titleOf(model, place.card),
    count: bumps.length,
    names: seatList(
      model,
      bumps.map((bump) => bump.seat),
    ),
  });
}

/**
 * A ply in one line: what a person or chance did.
 * @param {Playing} model
 * @param {Event[]} events
 */
export const plyLine = (model, events) => linesOf(model, events)[0] ?? line(null, "");

/** @param {Line} one */
const lineOf = ({ seat, words, sub }) =>
  html`<span class=${sub ? "line sub" : "line"}>${seat === null ? nothing : reel(seat)}<span>${words}</span></span>`;

/**
 * Every ply; a press on one shows how the table stood then. The list is one stop for Tab, arrows walk in it. A line is put into words
 * once, however long the log grows.
 * @param {Playing} model
 * @param {Actions} actions
 */
function fullList(model, actions) {
  const { log, text, state } = model;
  const at = model.past?.number ?? null;
  const seats = JSON.stringify([state.seats, state.lent]);
  return guard([log, text, seats, at], () => {
    const told = log.flatMap((events, ply) => (events.every(({ type }) => SILENT.includes(type)) ? [] : [{ events, ply }]));
    const stop = at ?? told.at(-1)?.ply;
    return html`<ol role="list" data-log @keydown=${walk}>
      ${repeat(
        told,
        ({ ply }) => ply,
        ({ events, ply }) =>
          guard(
            [events, text, seats, ply === stop, ply === at],
            () => html`<li class=${events.some(({ type }) => type === "deal") ? "round" : ""}>
              <button
                type="button"
                data-action="past"
                data-number=${ply}
                data-each
                tabindex=${ply === stop ? "0" : "-1"}
                aria-current=${ply === at ? "true" : nothing}
                ${ref((button) => ply === at && queueMicrotask(() => button?.scrollIntoView({ block: "nearest" })))}
                @click=${() => actions.past.look(ply)}
              >
                <span class="no" aria-hidden="true">${ply}</span><span class="lines">${linesOf(model, events).map(lineOf)}</span>
              </button>
            </li>`,
          ),
      )}
    </ol>`;
  });
}

/** @param {KeyboardEvent} event */
function walk(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
  const list = /** @type {Element} */ (event.currentTarget);
  const plies = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button")]);
  const at = plies.findIndex((one) => one === event.target);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: plies.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  plies[to]?.focus();
}

/**
 * The log beside the stage; on a phone its newest lines.
 * @param {Shown} model
 * @param {Actions} actions
 */
export function log(model, actions) {
  const { text, past } = model;
  const upTo = past ? model.log.slice(0, past.number + 1) : model.log;
  const newest = upTo
    .slice(-STRIP)
    .flatMap((events) => linesOf(model, events))
    .slice(-STRIP);
  return html`<section class="log" aria-labelledby="log-name">
    <h2 id="log-name">${text("table-log")}</h2>
    <div class="scroll" role="group" aria-labelledby="log-name" aria-describedby="log-hint">${fullList(model, actions)}</div>
    <p class="sr" id="log-hint">${text("log-hint")}</p>
    <div class="strip" aria-hidden="true">${newest.map(lineOf)}</div>
  </section>`;
}

/**
 * The whole log as a layer, with what the strip of a phone leaves out.
 * @param {Shown} model
 * @param {Actions} actions
 * @param {unknown} more
 */
export function logLayer(model, actions, more) {
  const { text } = model;
  return html`<div class="sheet">
    <header>
      <h2 id="log-layer-name">${text("table-log")}</h2>
      <button type="button" data-action="close" aria-label=${text("table-close")} @click=${() => actions.layer(null)}>${icon("close")}</button>
    </header>
    ${more}
    <p class="hint">${text("log-hint")}</p>
    <div class="log-full" role="group" aria-labelledby="log-layer-name">${fullList(model, actions)}</div>
  </div>`;
}

