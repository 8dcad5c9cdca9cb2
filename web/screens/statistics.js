/** Statistics: how often I won and with how many points, by table, rival, rules and help, and how that went over time. */

/** @import {Actions, Model, Statistics, Tally} from "../app/types" */
import { html, nothing } from "lit-html";
import { guestName } from "../app/guestlist.js";
import { statistics as count } from "../app/statistics.js";
import { playerName } from "../hollywood/words.js";
import { reminder } from "./backup.js";
import { course, courseTable } from "./course.js";

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function statistics(model, actions) {
  const { text } = model;
  const counted = count(model.results);
  return html`<main id="main" class="statistics" tabindex="-1">
    <h1>${text("statistics-title")}</h1>
    ${reminder(model, actions)} ${counted.all.games === 0 ? empty(model, actions) : content(model, counted)}
    ${counted.others > 0 ? html`<p class="hint" data-others=${counted.others}>${text("statistics-others", { count: counted.others })}</p>` : nothing}
    <div class="games-actions">
      <button data-action="games" @click=${() => actions.games()}>${text("title-games")}</button>
      <button data-action="home" @click=${() => actions.home()}>${text("setup-back")}</button>
    </div>
  </main>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function empty({ text }, actions) {
  return html`<section class="statistics-none">
    <p>${text("statistics-none")}</p>
    <button class="play" data-action="play" @click=${() => actions.play()}>${text("title-play")}</button>
  </section>`;
}

/**
 * @param {Model} model
 * @param {Statistics} counted
 */
function content(model, counted) {
  const { text } = model;
  const { all, hints, undos } = counted;
  const points = average(model, all);
  return html`<ul class="sums" role="list">
      ${sum(text("statistics-share"), text("review-percent", { percent: share(all) }), "share")}
      ${sum(text("statistics-games"), all.games, "games")} ${sum(text("statistics-won"), all.won, "won")}
      ${sum(text("statistics-average"), points, "average")} ${sum(text("statistics-best"), all.best, "best")}
    </ul>
    <section class="over-time">
      <h2>${text("statistics-course")}</h2>
      ${course(model, counted.course)} ${courseTable(model, counted.course)}
    </section>
    <section>
      <h2>${text("statistics-by")}</h2>
      ${table(model, counted)}
      <p class="hint">${text("statistics-help", { hints, undos })}</p>
    </section>`;
}

/** One number with its name. @param {string} name @param {string | number} value @param {string} hook */
const sum = (name, value, hook) => html`<li data-sum=${hook}><b>${value}</b> <span>${name}</span></li>`;

/** @param {Tally} tally in whole per cent */
const share = ({ won, games }) => Math.round((100 * won) / games);

/** @param {Pick<Model, "lang">} model @param {Tally} tally */
const average = ({ lang }, tally) => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(tally.average);

/**
 * @param {Model} model
 * @param {Statistics} counted
 */
function table(model, { groups }) {
  const { text } = model;
  return html`<table class="tallies" role="table" aria-label=${text("statistics-by")}>
    <thead role="rowgroup">
      <tr role="row">
        <td role="cell"></td>
        ${["games", "won", "average", "best"].map((name) => html`<th role="columnheader" scope="col">${text(`statistics-${name}`)}</th>`)}
      </tr>
    </thead>
    ${groups.map(
      ({ name, rows }) => html`<tbody role="rowgroup" data-group=${name}>
        <tr role="row" class="tally-group">
          <th role="rowheader" scope="rowgroup" colspan="5">${text(`statistics-by-${name}`)}</th>
        </tr>
        ${rows.map(
          ({ key, tally }) => html`<tr role="row" data-key=${key}>
            <th role="rowheader" scope="row">${rowName(model, name, key)}</th>
            <td role="cell">${tally.games}</td>
            <td role="cell">${tally.won} <small>${text("review-percent", { percent: share(tally) })}</small></td>
            <td role="cell">${average(model, tally)}</td>
            <td role="cell">${tally.best}</td>
          </tr>`,
        )}
      </tbody>`,
    )}
  </table>`;
}

/** What a row counts. @param {Model} model @param {Statistics["groups"][number]["name"]} group @param {string} key */
function rowName({ text, bots }, group, key) {
  if (group === "players") return text("statistics-players", { players: Number(key) });
  if (group === "help") return text(`statistics-${key}`);
  if (group === "option") return text(key === "none" ? "setup-preset-english" : `setup-${key}`);
  if (key === "link") return text("statistics-link");
  const bot = key.replace("bot:", "");
  return bots.includes(bot) || guestName(key) !== null ? playerName({ text }, key) : bot;
}
