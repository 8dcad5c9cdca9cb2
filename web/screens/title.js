/** The title: the palace at night, its marquee, and the doors in. */

/** @import {About, Actions, Model} from "../app/types" */
import { html, nothing } from "lit-html";
import { card } from "../hollywood/card.js";
import { facade } from "./facade.js";
import { languages } from "./language.js";
import { progress } from "./starting.js";
import { dailyDoor } from "./today.js";

const LEFT = ["H1", "A13*"];
const RIGHT = ["R6", "A1"];

/**
 * @param {Model} model
 * @param {Actions} actions
 */
export function title(model, actions) {
  const { text } = model;
  return html`<div class="ttl">
    ${facade}
    <div class="posters posters-left" aria-hidden="true">${LEFT.map((code) => card(code, { text, hidden: true }))}</div>
    <div class="posters posters-right" aria-hidden="true">${RIGHT.map((code) => card(code, { text, hidden: true }))}</div>
    <main id="main" class="palace" tabindex="-1">
      <div class="marquee"><h1>${text("title-brand")}</h1></div>
      <div class="bill">
        <p class="bill-slogan">${text("title-slogan")}</p>
        <p>${text("title-about")}</p>
      </div>
      <div class="doors">
        ${goOn(model, actions)}
        <button class="play" data-action="play" @click=${() => actions.play()}>${text("title-play")}</button>
        ${dailyDoor(model, actions)}
        <div class="two">
          <button data-action="learn" @click=${() => actions.learn.open()}>${text("learn-title")}</button>
          <button data-action="rules" @click=${() => actions.layer("rules")}>${text("rules-title")}</button>
        </div>
        <div class="two">
          <button data-action="new-game" @click=${() => actions.newGame()}>${text("title-new-game")}</button>
          <button data-action="open" @click=${() => actions.open()}>${text("title-open")}</button>
        </div>
        <div class="two">
          <button data-action="games" @click=${() => actions.games()}>${text("title-games")}</button>
          <button data-action="statistics" @click=${() => actions.statistics()}>${text("statistics-title")}</button>
        </div>
        <div class="two">
          <button data-action="settings" @click=${() => actions.layer("settings")}>${text("menu-settings")}</button>
          <button data-action="about" @click=${() => actions.layer("about")}>${text("about-title")}</button>
        </div>
        ${languages(model, actions)}
        <div class="engine-room">${progress(model, actions)}</div>
      </div>
    </main>
    <footer class="foot"><p>${text("title-foot")}</p></footer>
  </div>`;
}

/**
 * The way back into a game that was left.
 * @param {Model} model
 * @param {Actions} actions
 */
function goOn({ text, saved }, actions) {
  if (!saved) return nothing;
  return html`<button class="go-on" data-action="continue" @click=${() => actions.resume()}>${words(text, saved)}</button>`;
}

/**
 * @param {import("../app/types").TextFn} text
 * @param {About} about
 */
function words(text, { over, yours, round, rounds }) {
  if (over) return text("title-continue-over");
  return text("title-continue", { round, rounds, yours: yours ? "yes" : "no" });
}
