/** Movement between two renders of the table: what was before is measured, what is after slides from there. */

/** @import {Event, View} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { ref } from "lit-html/directives/ref.js";
import { countUp, landing, markNew, punch } from "./arrive.js";
import { freshReceipts } from "./fresh.js";
import { overlay } from "./overlay.js";
import { viewer } from "./words.js";

/** A card on its way to its owner. @typedef {{copy: HTMLElement, from: DOMRect, event: Event}} Flight */

/** Between one reel's step and the next one's. */
const STAGGER = 40;

/** How long the punch of a ticket takes, in flights: both are over before the next card comes. */
const PUNCH = 0.6;

/** The view that each table showed last. @type {WeakMap<Element, View>} */
const shown = new WeakMap();
/** @type {Flight[]} */
let flights = [];
/** @type {{main: Element, last: View | undefined, fresh: boolean} | null} */
let going = null;
/** Ends what still moves. @type {(() => void)[]} */
let endings = [];

/** What comes next never waits for what was: each move is cut short by the one after it. */
function settle() {
  for (const end of endings) end();
  endings = [];
}

/** @param {Animation | undefined} animation */
function moving(animation) {
  if (animation) endings.push(() => animation.cancel());
}

/**
 * Notes what is about to change; stands on the table's element.
 * @param {Shown} model
 */
export const before = (model) =>
  ref((main) => {
    if (!main) return;
    const last = shown.get(main);
    going = { main, last, fresh: last !== undefined && last !== model.view };
    shown.set(main, model.view);
    if (going.fresh) settle();
    flights = going.fresh && moves(main, model) ? model.events.flatMap((event) => takeOff(main, event)) : [];
  });

/**
 * Plays what changed; stands on the table's last element, so that everything before it is drawn.
 * @param {Shown} model
 */
export const after = (model) =>
  ref((mark) => {
    if (!mark || !going) return;
    const { main, last, fresh } = going;
    going = null;
    if (!main.isConnected) return;
    markNew(main, news(model));
    if (fresh && moves(main, model)) play(/** @type {HTMLElement} */ (main), model, last);
  });

/**
 * What is marked as received: while cards are, the one on screen, afterwards all of the round until who looks on has acted.
 * @param {Shown} model
 */
function news(model) {
  const receiving = model.phase === "receiving" && !model.summary;
  const events = receiving || model.past ? model.events : freshReceipts(model.log, viewer(model));
  return events.filter((event) => event.type === "receive");
}

/**
 * Whether anything may move: not at instant speed, nor for who asks for less motion.
 * @param {Element} main
 * @param {Shown} model
 */
const moves = (main, model) => model.settings.speed !== "instant" && time(main, "--m-push") > 0;

/**
 * @param {Element} main
 * @param {string} token
 */
function time(main, token) {
  const value = getComputedStyle(main).getPropertyValue(token).trim();
  return parseFloat(value) * (value.endsWith("ms") ? 1 : 1000) || 0;
}

/**
 * @param {Element} main
 * @param {string} column
 * @param {number} row
 * @returns {HTMLElement | null}
 */
const cell = (main, column, row) => main.querySelector(`[data-column="${column}"] [data-row="${row}"]`);

/**
 * @param {Element} main
 * @param {Event} event
 * @returns {Flight[]}
 */
function takeOff(main, event) {
  if (event.type !== "receive") return [];
  const card = cell(main, event.column, event.row)?.querySelector(".card");
  if (!card) return [];
  return [{ copy: /** @type {HTMLElement} */ (card.cloneNode(true)), from: card.getBoundingClientRect(), event }];
}

/**
 * @param {HTMLElement} main
 * @param {Shown} model
 * @param {View | undefined} last
 */
function play(main, model, last) {
  const ease = getComputedStyle(main).getPropertyValue("--ease").trim() || "ease";
  const pace = model.settings.speed === "fast" ? 0.5 : 1;
  const push = { duration: time(main, "--m-push") * pace, easing: ease, fill: /** @type {const} */ ("backwards") };
  let order = 0;
  for (const event of model.events) {
    if (event.type === "place") slide(main, event, null, { ...push, delay: STAGGER * order++ * pace });
    if (event.type === "bump") slide(main, event, event.from, { ...push, delay: STAGGER * order++ * pace });
    if (event.type === "deal") curtain(main, { duration: time(main, "--m-curtain") * pace, easing: ease });
  }
  const flight = { duration: time(main, "--m-fly") * pace, easing: ease };
  for (const one of flights) fly(main, one, flight);
  flights = [];
  for (const [seat, player] of model.view.players.entries()) {
    const before = last?.players[seat]?.score.total ?? player.score.total;
    if (before !== player.score.total) endings.push(countUp(main.querySelector(`[data-owner="${seat}"] .pts`), before, 2 * flight.duration));
  }
  for (const sum of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-from]"))) endings.push(countUp(sum, Number(sum.getAttribute("data-from")), 2 * flight.duration));
}

/**
 * A reel comes to its card: out of the slot, or up from another row.
 * @param {HTMLElement} main
 * @param {Event} event
 * @param {number | null} from
 * @param {KeyframeAnimationOptions} timing
 */
function slide(main, event, from, timing) {
  const to = cell(main, event.column, event.to ?? event.row);
  const start = from === null ? main.querySelector(`.places [data-move="${event.column}"], .places`) : cell(main, event.column, from);
  const reel = to?.querySelector(".on");
  if (!to || !start || !reel) return;
  const by = start.getBoundingClientRect().top - to.getBoundingClientRect().top;
  const shift = from === null ? `translateY(${by / 2}px) scale(0.5)` : `translateY(${by}px)`;
  moving(reel.animate([{ transform: shift, opacity: from === null ? 0 : 1 }, { transform: "none", opacity: 1 }], timing));
}

/**
 * @param {HTMLElement} main
 * @param {Flight} flight
 * @param {KeyframeAnimationOptions} timing
 */
function fly(main, { copy, from, event }, timing) {
  const place = landing(main, event);
  const owner = (place ?? main.querySelector(`[data-owner="${event.seat}"]`))?.getBoundingClientRect();
  if (!owner) return;
  const layer = overlay("flying", from);
  layer.style.setProperty("--w", `${from.width}px`);
  layer.append(copy);
  const x = owner.left + owner.width / 2 - (from.left + from.width / 2);
  const y = owner.top + owner.height / 2 - (from.top + from.height / 2);
  const end = layer.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "scale(1.06)", opacity: 1, offset: 0.2 },
      { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: place ? 0.9 : 0 },
    ],
    timing,
  );
  end.onfinish = end.oncancel = () => layer.remove();
  moving(end);
  if (event.to !== "movie" || !place) return;
  const after = { ...timing, duration: Number(timing.duration) * PUNCH, delay: Number(timing.duration), fill: /** @type {const} */ ("backwards") };
  for (const one of punch(place, after)) moving(one);
}

/**
 * The curtain opens on a new deal.
 * @param {HTMLElement} main
 * @param {KeyframeAnimationOptions} timing
 */
function curtain(main, timing) {
  const cols = main.querySelector(".stage");
  if (!cols || !timing.duration) return;
  const layer = overlay("drapes", cols.getBoundingClientRect());
  for (const side of [-1, 1]) {
    const drape = document.createElement("i");
    layer.append(drape);
    const end = drape.animate([{ transform: "none" }, { transform: `translateX(${side * 100}%)` }], { ...timing, fill: "forwards" });
    end.onfinish = end.oncancel = () => layer.remove();
  }
}
