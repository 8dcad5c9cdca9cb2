/** The page's fixed places: the screen, the note line, the layer, the live region, the sprite of the drawings. */

/** @import {Actions, Model} from "../app/types" */
import { nothing, render } from "lit-html";
import { marks, sprite } from "../hollywood/art/sprite.js";
import { newVersion } from "./about.js";
import { end } from "./end.js";
import { games } from "./games.js";
import { layer } from "./layer.js";
import { learn } from "./learn.js";
import { note } from "./note.js";
import { review } from "./review.js";
import { sheet } from "./rules.js";
import { setup } from "./setup.js";
import { starting } from "./starting.js";
import { statistics } from "./statistics.js";
import { table } from "./table.js";
import { title } from "./title.js";

/** Draws a model into a document. */
export class Stage {
  onClose = () => {};
  /** The layer that was drawn last. @type {import("../app/types").LayerName | null} */
  #shown = null;

  /** @param {Document} document */
  constructor(document) {
    this.root = document.documentElement;
    const { body } = document;
    this.app = document.getElementById("app") ?? body.appendChild(document.createElement("div"));
    this.note = document.createElement("div");
    this.note.className = "note-place";
    this.layer = document.createElement("dialog");
    this.layer.className = "layer";
    this.layer.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.onClose();
    });
    this.layer.addEventListener("click", (event) => {
      if (event.target === this.layer) this.onClose();
    });
    this.marks = spriteIn(document, marks);
    this.sheet = document.createElement("div");
    this.sheet.className = "on-paper";
    this.app.before(this.marks, this.note, this.sheet);
    this.app.after(this.layer);
    this.region = document.getElementById("say") ?? liveRegion(document);
  }

  /** The pictures of the cards are here; until then, and without them, cards show their titles and marks. @param {string} pictures */
  paint(pictures) {
    this.marks.before(spriteIn(document, pictures));
  }

  /**
   * @param {Model} model
   * @param {Actions} actions
   */
  draw(model, actions) {
    this.root.dataset.screen = model.screen;
    // Writing the language makes the browser style the whole page anew, even when it is the same.
    if (this.root.lang !== model.lang) this.root.lang = model.lang;
    render(screenOf(model, actions), this.app);
    render(model.error ? note(model, model.error, actions) : model.update ? newVersion(model, actions) : nothing, this.note);
    this.#layer(model, actions);
  }

  /**
   * @param {Model} model
   * @param {Actions} actions
   */
  #layer(model, actions) {
    // The table draws its own log, and the past.
    const own = model.layer === "past" || (model.layer === "log" && (model.past || model.screen === "table"));
    const name = own ? null : model.layer;
    if (!name && this.layer.open) this.layer.close();
    render(name === "rules" ? sheet(model) : nothing, this.sheet);
    render(name ? layer(model, name, actions) : nothing, this.layer);
    this.layer.setAttribute("aria-labelledby", name === "log" ? "log-layer-name" : "layer-title");
    if (name && !this.layer.open) this.layer.showModal();
    else if (name && name !== this.#shown && !this.layer.contains(document.activeElement)) focusFirst(this.layer);
    if (name !== this.#shown) this.layer.scrollTop = 0;
    this.#shown = name;
  }
}

/**
 * @param {Model} model
 * @param {Actions} actions
 */
function screenOf(model, actions) {
  if (model.screen === "title") return title(model, actions);
  if (model.screen === "setup") return setup(model, actions);
  if (model.screen === "games") return games(model, actions);
  if (model.screen === "learn") return learn(model, actions);
  if (model.screen === "statistics") return statistics(model, actions);
  const { state, view } = model;
  if (!state || !view) return starting(model, actions);
  const shown = { ...model, state, view };
  if (model.past) return table(shown, actions);
  if (model.screen === "end") return end(shown, actions);
  if (model.screen === "review" && model.review) return review(shown, model.review, actions);
  return table(shown, actions);
}

/** A layer that takes the place of another is read from its start, as one that opens. @param {HTMLElement} layer */
function focusFirst(layer) {
  const first = layer.querySelector("[data-action=close]");
  if (first instanceof HTMLElement) first.focus();
}

/** @param {Document} document @param {string} drawings */
function spriteIn(document, drawings) {
  const place = document.createElement("div");
  place.className = "sprite";
  render(sprite(drawings), place);
  return place;
}

/** @param {Document} document */
function liveRegion(document) {
  const region = document.createElement("div");
  region.id = "say";
  region.className = "visually-hidden";
  region.setAttribute("aria-live", "polite");
  return document.body.appendChild(region);
}
