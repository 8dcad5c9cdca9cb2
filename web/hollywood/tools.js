/** What stands over the two short columns: hint, forecast, pause and step, and the multipliers of advanced scoring. */

/** @import {Actions} from "../app/types" */
/** @import {Shown} from "./words.js" */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { forecastOf, forecastToggle } from "./forecast.js";
import { bulb, mayAsk } from "./hint.js";
import { icon } from "./icons.js";
import { multipliers } from "./parts.js";
import { skipButton } from "./summary.js";

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function tools(model, actions) {
  const { phase, summary, text } = model;
  if (summary) return nothing;
  const receiving = phase === "receiving";
  return html`<div class="tools">
    <div class="tool-row">
      ${mayAsk(model) ? bulb(model, actions) : phase === "away" ? nothing : [pause(model, actions), step(model, actions)]}
      ${receiving ? skipButton(model, actions, "table-skip") : forecastToggle(model, actions)}
    </div>
    ${multipliers(model, forecastOf(model)?.multipliers)}
    ${model.paused && !mayAsk(model) ? html`<p class="paused">${text("table-paused")}</p>` : nothing}
  </div>`;
}

/**
 * Holds what goes on by itself; at the pace of steps it is held anyway.
 * @param {Shown} model
 * @param {Actions} actions
 */
function pause({ paused, settings, text }, actions) {
  if (settings.speed === "step") return nothing;
  return html`<button type="button" class=${classMap({ tool: true, lit: paused })} data-action="pause" @click=${() => actions.pause()}>
    ${icon(paused ? "play" : "pause")}<span>${text(paused ? "table-resume" : "table-pause")}</span>
  </button>`;
}

/**
 * @param {Shown} model
 * @param {Actions} actions
 */
export function step({ paused, settings, waits, text }, actions) {
  if (!paused && settings.speed !== "step") return nothing;
  return html`<button type="button" class="tool next" data-action="step" aria-disabled=${waits ? "false" : "true"} @click=${() => actions.step()}>
    ${icon("step")}<span>${text("table-step")}</span>
  </button>`;
}
