/** The way to a file with everything, and the word that it is time for one. */

/** @import {Actions, Model} from "../app/types" */
import { html, nothing } from "lit-html";

/** @param {Pick<Model, "text">} model @param {Actions} actions */
export const exporter = ({ text }, actions) =>
  html`<button data-action="export" @click=${() => actions.backup.save()}>${text("backup-export")}</button>`;

/** @param {Pick<Model, "text">} model @param {Actions} actions */
export function reminder({ text }, actions) {
  const { due } = actions.backup;
  if (due === 0) return nothing;
  return html`<aside class="reminder" aria-label=${text("backup-reminder")}>
    <p>${text("backup-due", { count: due })}</p>
    <div class="games-actions">
      ${exporter({ text }, actions)}
      <button data-action="export-later" @click=${() => actions.backup.dismiss()}>${text("backup-later")}</button>
    </div>
  </aside>`;
}
