/** The end: who won and why, the rulebook's table, the way on. */

/** @import {Actions, Player} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { repeat } from "lit-html/directives/repeat.js";
import { blockbusterDisc } from "../hollywood/badge.js";
import { card } from "../hollywood/card.js";
import { reel } from "../hollywood/reel.js";
import { ruleLink } from "../hollywood/rulelink.js";
import { sendButton } from "../hollywood/send.js";
import { figure, lookAt, projectChip, ticket } from "../hollywood/ticket.js";
import { genreName, list, onlyPerson, seatList, seatName } from "../hollywood/words.js";
import { chart } from "./chart.js";
import { statue } from "./statue.js";
import { sharing } from "./today.js";

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function end(model, actions) {
  const { state, view } = model;
  return html`<main
    id="main"
    class=${`end players-${view.players.length}`}
    tabindex="-1"
    data-phase="over"
    data-seat=""
    data-ply=${state.ply}
  >
    ${head(model)} ${state.mine !== null && state.sent < state.ply ? html`<div class="end-send">${sendButton(model, actions)}</div>` : nothing}
    ${scores(model, asks(model, actions))}
    <section class="low">
      <div class="course-of-points">${chart(model)} ${sharing(model, actions)}</div>
      <div class="acts">${doors(model, actions)}</div>
    </section>
  </main>`;
}

/** @param {Shown} model */
function head(model) {
  return html`<header class="win">
    ${statue}
    <div>
      <h1>${headline(model)}</h1>
      <p>${reasonOf(model)}</p>
    </div>
    ${bestMovie(model)}
  </header>`;
}

/** @param {Shown} model */
function outcomeOf({ view }) {
  return view.outcome ?? { scores: [], winners: [], decided_by: "points", best_movies: [] };
}

/** @param {Shown} model */
function headline(model) {
  const { scores: points, winners } = outcomeOf(model);
  const [first = 0] = winners;
  const args = { points: points[first] ?? 0 };
  const names = list(
    model,
    winners.map((seat) => seatName(model, seat)),
  );
  if (winners.length > 1) return model.text("end-title-shared", { ...args, names });
  if (onlyPerson(model) === first) return model.text("end-title-you", args);
  return model.text("end-title-one", { ...args, name: seatName(model, first) });
}

/** Why this seat won: by how much, or how the tie was broken. @param {Shown} model */
function reasonOf(model) {
  const { scores: points, winners, decided_by, best_movies } = outcomeOf(model);
  const [first = 0] = winners;
  if (decided_by === "shared") return model.text("end-shared");
  const rest = points.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const next = Math.max(...rest.map((seat) => points[seat] ?? 0));
  const names = seatList(
    model,
    rest.filter((seat) => points[seat] === next),
  );
  if (decided_by === "best_movie") {
    return model.text("end-best-movie", { names, best: best_movies[first] ?? 0 });
  }
  return model.text("end-margin", { names, margin: (points[first] ?? 0) - next });
}

/** The most valuable movie of the winner, or of the first of them. @param {Shown} model */
export function bestMovie(model) {
  const [first = 0] = outcomeOf(model).winners;
  const [best] = [...(model.view.players[first]?.movies ?? [])].sort((a, b) => b.points - a.points);
  if (!best) return nothing;
  return html`<figure class="best">
    <div class="fan">${[...best.cards, best.star].map((code) => card(code, { text: model.text }))}</div>
    <figcaption>${model.text("end-best", { points: best.points })}</figcaption>
  </figure>`;
}

/** One column of the table. @typedef {{seat: number, player: Player, won: boolean}} Column */

/**
 * The points of everybody by where they come from, the winner first.
 * @param {Shown} model
 * @param {unknown} [below] what stands under the table
 */
export function scores(model, below = nothing) {
  const { text, view } = model;
  const { winners } = outcomeOf(model);
  /** @type {Column[]} */
  const columns = view.players
    .map((player, seat) => ({ seat, player, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.player.score.total - a.player.score.total);
  return html`<div class="scores-place">
    <table class="scores" role="table" aria-label=${text("end-table")}>
      <thead role="rowgroup">
        <tr role="row">
          <th class="corner" role="columnheader" scope="col">${text("end-player")}</th>
          ${repeat(
            columns,
            ({ seat }) => seat,
            ({ seat, won }) =>
              html`<th role="columnheader" scope="col" data-seat=${seat} class=${won ? "won" : ""}>
                <span class="name">${reel(seat)}<span>${seatName(model, seat)}</span></span>
                ${won ? html`<span class="sr">${text("end-winner")}</span>` : nothing}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${row(model, columns, "blockbusters", blockbusters)} ${row(model, columns, "movies", movies)}
        ${row(model, columns, "project", projects)} ${row(model, columns, "total", () => nothing)}
      </tbody>
    </table>
    ${multipliers(model)}
    ${below}
  </div>`;
}

/**
 * The ways to the rules behind these points.
 * @param {Shown} model
 * @param {Actions} actions
 */
function asks(model, actions) {
  return html`<p class="asks">
    ${ruleLink(model, actions, "points")}${model.view.multipliers ? ruleLink(model, actions, "advanced") : nothing}${outcomeOf(model).decided_by === "points" ? nothing : ruleLink(model, actions, "ties")}
  </p>`;
}

/**
 * @param {Shown} model
 * @param {Column[]} columns
 * @param {"blockbusters" | "movies" | "project" | "total"} part
 * @param {(model: Shown, player: Player) => unknown} content
 */
function row(model, columns, part, content) {
  return html`<tr role="row" class=${`row-${part}`}>
    <th role="rowheader" scope="row">${model.text(`end-${part}`)}</th>
    ${repeat(
      columns,
      ({ seat }) => seat,
      ({ seat, player, won }) => {
        const shows = (part === "movies" ? player.movies : part === "project" ? player.projects : []).length > 0;
        return html`<td role="cell" class=${classMap({ won, shows })} data-seat=${seat} data-part=${part}>
          <div>${content(model, player)}<span class="num">${figure(player.score[part])}</span></div>
          ${shows ? lookAt(model, `${seatName(model, seat)}, ${model.text(`end-${part}`)}`) : nothing}
        </td>`;
      },
    )}
  </tr>`;
}

/** @param {Shown} model @param {Player} player */
function blockbusters(model, player) {
  const count = player.blockbusters.length;
  if (count === 0) return html`<span class="none">${model.text("end-no-blockbusters")}</span>`;
  return html`<span class="discs" aria-hidden="true">${player.blockbusters.map(() => blockbusterDisc())}</span>
    <span class="sr">${model.text("end-count", { count })}</span>`;
}

/** @param {Shown} model @param {Player} player */
function movies(model, player) {
  if (player.movies.length === 0) return html`<span class="none">${model.text("end-none")}</span>`;
  return html`<ul class="tickets" role="list">
    ${player.movies.map((movie) => ticket(model, movie))}
  </ul>`;
}

/** @param {Shown} model @param {Player} player */
function projects(model, player) {
  if (player.projects.length === 0) return html`<span class="none">${model.text("end-none")}</span>`;
  return html`<ul class="projects" role="list">
    ${player.projects.map((project) => projectChip(model, project))}
  </ul>`;
}

/** With advanced scoring: what each genre's movies were multiplied by. @param {Shown} model */
function multipliers(model) {
  const { view, text } = model;
  if (!view.multipliers) return nothing;
  const each = Object.entries(view.multipliers).map(([genre, times]) =>
    text("end-multiplier", { genre: genreName(model, genre), times }),
  );
  return html`<p class="multipliers">${text("end-multipliers", { list: list(model, each) })}</p>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
function doors({ text, state, busy }, actions) {
  return html`<button class="again" data-action="again" @click=${() => actions.again()}>
      <span>${text("end-again")}</span><small>${text("end-again-hint")}</small>
    </button>
    <button class="same" data-action="same-deal" @click=${() => actions.sameDeal()}>
      <span>${text("end-same-deal")}</span><small>${text("end-same-deal-hint")}</small>
    </button>
    <button class="retake" data-action="review" aria-disabled=${busy ? "true" : "false"} @click=${() => actions.review.open()}>
      <span>${text("end-review")}</span><small>${text("end-review-hint")}</small>
    </button>
    <button class="third" data-action="board" @click=${() => actions.past.look(state.ply - 1)}>${text("end-board")}</button>
    <button class="third" data-action="log" @click=${() => actions.layer("log")}>${text("end-log")}</button>
    <button class="third" data-action="menu" @click=${() => actions.menu()}>${text("end-menu")}</button>
    <button data-action="share" @click=${() => actions.share.open()}>${text("end-share")}</button>
    <button data-action="save" @click=${() => actions.save()}>${text("end-save")}</button>
    <button data-action="statistics" @click=${() => actions.statistics()}>${text("statistics-title")}</button>
    ${state.can_undo
      ? html`<button data-action="undo" @click=${() => actions.undo()}>${text("end-undo")}</button>`
      : nothing}`;
}
