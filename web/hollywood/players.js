/** What every player has: rivals compact, the person to act large. */

/** @import {Actions, Player} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { guestName } from "../app/guestlist.js";
import { arrows } from "./act.js";
import { card } from "./card.js";
import { choices } from "./choices.js";
import { would } from "./forecast.js";
import { freshStudio } from "./fresh.js";
import { icon } from "./icons.js";
import { parts } from "./parts.js";
import { reel } from "./reel.js";
import { still } from "./still.js";
import { properties } from "./style.js";
import { blockbusterChip, figure, hasAward, lookAt, movieText, product, projectChip, projectText, reelsLeft, studioLeft, ticket } from "./ticket.js";
import { list, seatName, titleOf, viewer } from "./words.js";

/**
 * The other players, in the order in which they act after the near seat.
 * @param {Shown} model
 * @param {number | null} near
 */
export function rivals(model, near) {
  const count = model.view.players.length;
  const from = near === null ? 0 : near + 1;
  const seats = Array.from({ length: near === null ? count : count - 1 }, (_, i) => (from + i) % count);
  const stop = seats.find((seat) => hasAny(model.view.players[seat]));
  return html`<section class="rivals" data-count=${seats.length} aria-labelledby="rivals-name" @keydown=${arrows} ${steady(model)}>
    <h2 id="rivals-name" class="sr">${model.text(near === null ? "table-players" : "table-rivals")}</h2>
    ${repeat(
      seats,
      (seat) => seat,
      (seat) => rival(model, seat, seat === stop),
    )}
  </section>`;
}

/**
 * While cards are received the area keeps its height where the board lies below it: no card flies off a board that moves.
 * @param {Shown} model
 */
const steady = ({ phase, summary }) =>
  ref((section) => {
    if (!(section instanceof HTMLElement)) return;
    const { style } = section;
    if (phase !== "receiving" || summary) style.removeProperty("--held");
    else if (!style.getPropertyValue("--held")) style.setProperty("--held", `${section.offsetHeight}px`);
  });

/** @param {Player | undefined} player */
const hasAny = (player) => player !== undefined && player.movies.length + player.blockbusters.length + player.projects.length > 0;

/**
 * @param {Shown} model
 * @param {number} seat
 * @param {boolean} stop whether Tab comes here; arrows do in any case
 */
function rival(model, seat, stop) {
  const player = model.view.players[seat];
  if (!player) return nothing;
  const acting = model.view.to_move === seat;
  return html`<article class=${classMap({ rival: true, shows: true, [`seat-${seat + 1}`]: true, acting })} data-owner=${seat}>
    <header>
      ${reel(seat)}
      <h3>${added(model, seat)}${seatName(model, seat)}</h3>
      ${points(model, player)}
    </header>
    <div class="means">${reelsLeft(model, seat, player.reels)}${first(model, seat)}${split(model, player, seat)}${studioLeft(model, player, played(model, seat))}</div>
    ${have(model, player)}
    ${hasAny(player) ? lookAt(model, seatName(model, seat), stop) : nothing}
  </article>`;
}

/**
 * The Studio cards a seat has played since the last turn of who looks on.
 * @param {Shown} model
 * @param {number} seat
 */
const played = (model, seat) => freshStudio(model.log, viewer(model)).flatMap((one) => (one.seat === seat ? [one.card] : []));

/**
 * @param {Shown} model
 * @param {Player} player
 */
function have(model, player) {
  if (!hasAny(player)) return html`<p class="none">${model.text("table-nothing")}</p>`;
  return html`<ul class="have" role="list">
    ${player.movies.map((movie) => ticket(model, movie))}${blockbusterChip(model, player)}${player.projects.map((project) => projectChip(model, project))}
  </ul>`;
}

/**
 * Whoever looks on sees which bots the page does not answer for.
 * @param {Shown} model
 * @param {number} seat
 */
function added({ state, text }, seat) {
  if (guestName(state.seats[seat]?.player ?? "") === null) return nothing;
  const words = text("table-added");
  return html`<span class="added" title=${words}><span aria-hidden="true">⊕ </span><span class="sr">${words}: </span></span>`;
}

/**
 * A megaphone by the reels of who opened the round.
 * @param {Shown} model
 * @param {number} seat
 */
function first({ view, text }, seat) {
  if (view.first !== seat) return nothing;
  const words = text("table-first");
  return html`<span class="first" title=${words}>${icon("opener")}<span class="sr">${words}</span></span>`;
}

/**
 * @param {Shown} model
 * @param {Player} player
 */
const points = ({ text }, { score }) =>
  html`<strong class="pts"><span aria-hidden="true">${figure(score.total)}</span><span class="sr">${text("table-points", { points: score.total })}</span></strong>`;

/**
 * Where the points come from; in their place, if that is wanted, where they would come from if the round ended now.
 * @param {Shown} model
 * @param {Player} player
 * @param {number} seat
 */
function split(model, player, seat) {
  const then = would(model, seat);
  return then === nothing ? parts(model, player.score) : then;
}

/**
 * The large area of the person who acts, with the Studio cards and the choices that come up.
 * @param {Shown} model
 * @param {Actions} actions
 * @param {number} seat
 */
export function mine(model, actions, seat) {
  const player = model.view.players[seat];
  if (!player) return nothing;
  const { text } = model;
  return html`<section class=${`mine seat-${seat + 1}`} data-owner=${seat} aria-labelledby="mine-name">
    <header>
      ${reel(seat)}
      <h2 id="mine-name">${added(model, seat)}${seatName(model, seat)}</h2>
      ${reelsLeft(model, seat, player.reels)}${first(model, seat)}
      ${split(model, player, seat)}
      ${points(model, player)}
    </header>
    ${model.phase === "star" ? done(model, player, seat) : still(model, () => hold(model, player), seat)}${choices(model, actions, player)}
  </section>`;
}

/**
 * What a Star's choice cannot touch, kept small: the projects are in the choice itself.
 * @param {Shown} model
 * @param {Player} player
 * @param {number} seat
 */
function done(model, player, seat) {
  if (!player.movies.length && !player.blockbusters.length) return nothing;
  return html`<div class="shows">
    <ul class="have" role="list">
      ${player.movies.map((movie) => ticket(model, movie))}${blockbusterChip(model, player)}
    </ul>
    ${lookAt(model, seatName(model, seat))}
  </div>`;
}

/** How far a card of a fan reaches past the one before it, in card widths. */
const STEP = 0.54;

/**
 * @param {Shown} model
 * @param {Player} player
 */
function hold(model, player) {
  const { movies, projects, blockbusters, lost } = player;
  const stacks = [...movies.map(({ cards }) => cards.length + 1), ...projects.map(({ cards }) => cards.length)];
  if (blockbusters.length) stacks.push(blockbusters.length);
  if (!stacks.length) return html`<p class="hold none">${model.text("table-nothing-yet")}</p>`;
  const lengths = stacks.map((cards) => 1 + (cards - 1) * STEP);
  const units = lengths.reduce((sum, length) => sum + length, 0);
  let stops = 0;
  const tab = () => (stops++ ? "-1" : "0");
  return html`<div class="hold" @keydown=${arrows} ${properties({ "--units": units.toFixed(2), "--stacks": String(stacks.length), "--longest": Math.max(...lengths).toFixed(2) })}>
    ${group(
      model,
      "table-movies",
      movies.map((movie) => stack(model, tab, "movie", [...movie.cards, movie.star], String(movie.points), movieText(model, movie), product(model, movie))),
    )}
    ${group(
      model,
      "table-projects",
      projects.map((one) => stack(model, tab, `project-${one.genre}`, one.cards, one.largest ? `+${player.score.project}` : one.size > 1 ? String(one.size) : "", projectText(model, one), nothing, one.largest)),
    )}
    ${group(
      model,
      "table-blockbusters-title",
      blockbusters.length
        ? [stack(model, tab, "blockbuster", blockbusters, String(player.score.blockbusters), model.text("table-blockbusters", { count: blockbusters.length, points: player.score.blockbusters }), nothing)]
        : [],
    )}
    ${lost.length ? html`<p class="lost">${model.text("table-lost", { count: lost.length, cards: list(model, lost.map((code) => titleOf(model, code))) })}</p>` : nothing}
  </div>`;
}

/**
 * @param {Shown} model
 * @param {string} title
 * @param {unknown[]} stacks
 */
function group(model, title, stacks) {
  if (!stacks.length) return nothing;
  return html`<div class="grp">
    <h3>${model.text(title)}</h3>
    <ul role="list">
      ${stacks}
    </ul>
  </div>`;
}

/**
 * @param {Shown} model
 * @param {() => string} tab whether Tab reaches it; arrows do in any case
 * @param {string} got what of its owner's it is, for a card that comes to it
 * @param {string[]} codes
 * @param {string} tag
 * @param {string} label
 * @param {unknown} formula
 * @param {boolean} [scores]
 */
function stack({ text }, tab, got, codes, tag, label, formula, scores = true) {
  return html`<li class=${hasAward(codes) ? "stk award" : "stk"} data-got=${got}>
    <button type="button" class="look" data-action="look" tabindex=${tab()} aria-label=${text("look-own", { label })}></button>
    <div class="fan">${codes.map((code) => card(code, { text }))}</div>
    ${tag ? html`<span class=${scores ? "tag" : "tag open"} aria-hidden="true">${tag === "0" ? figure(0) : tag}</span>` : nothing}
    ${formula === nothing ? nothing : html`<p class="formula" aria-hidden="true">${formula}</p>`}
  </li>`;
}
