/** The engine's start, where a game waits for it and on the title. */

/** @import {Actions, Model} from "../app/types" */
import { html, nothing } from "lit-html";
import { facade } from "./facade.js";

const MEGA = 1_000_000;

/**
 * How far the engine is: a bar in bytes while it comes, a way on when it does not.
 * @param {Model} model
 * @param {Actions} actions
 */
export function progress(model, actions) {
  const { engine, text } = model;
  if (engine.phase === "ready") return nothing;
  if (engine.phase === "failed") return failure(model, actions);
  const bytes = { done: engine.done / MEGA, total: engine.total / MEGA };
  const starts = engine.stage === "start";
  return html`<div class="engine">
    <p class="engine-line">
      <span id="engine-name">${text(starts ? "engine-start" : "engine-loading")}</span>
      ${engine.total && !starts ? html`<span class="engine-bytes">${text("engine-download", bytes)}</span>` : nothing}
    </p>
    <progress
      aria-labelledby="engine-name"
      max=${engine.total || 1}
      .value=${starts ? engine.total : engine.done}
    ></progress>
  </div>`;
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function failure({ text, engine, copied }, actions) {
  return html`<div class="engine engine-failed" role="alert">
    <p><strong>${text(engine.missing ? "engine-missing" : "engine-failed")}</strong></p>
    <p>${text(engine.missing ? "engine-missing-hint" : "engine-failed-hint")}</p>
    <p class="engine-actions">
      <button data-action="retry" @click=${() => actions.retry()}>${text("note-retry")}</button>
      <button data-action="copy" @click=${() => actions.copy()}>
        ${text(copied ? "note-copied" : "note-copy")}
      </button>
    </p>
  </div>`;
}

/**
 * The table before its game is there: the palace with its doors still closed.
 * @param {Model} model
 * @param {Actions} actions
 */
export function starting(model, actions) {
  const { text, engine } = model;
  const busy = engine.phase === "failed" ? "false" : "true";
  return html`<div class="ttl">
    ${facade}
    <main id="main" class="palace" tabindex="-1" data-phase="starting" data-seat="" data-ply="0" aria-busy=${busy}>
      <div class="marquee"><h1>${text("title-brand")}</h1></div>
      <div class="bill"><p>${text("engine-starting")}</p></div>
      <div class="doors">
        ${progress(model, actions)}
        <button data-action="home" @click=${() => actions.home()}>${text("setup-back")}</button>
      </div>
    </main>
  </div>`;
}
