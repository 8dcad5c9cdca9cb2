/** The one model that every screen is drawn from, as it is before anything happened. */

/** @import {Model, Settings} from "./types" */
/** @import {Storage} from "./storage.js" */
import { loadForm } from "./setup.js";
import { pickLanguage, words } from "./text.js";

/** The bots that a set-up can name before the engine is there to tell its own. */
const BOTS = ["extra", "understudy", "critic", "producer", "director"];

/**
 * @param {Storage} storage
 * @param {Settings} settings
 * @returns {Model}
 */
export function firstModel(storage, settings) {
  const { search } = location;
  const lang = pickLanguage({ query: search, saved: settings.lang, languages: navigator.languages });
  const text = words(lang);
  return {
    screen: "title",
    text,
    lang,
    engine: { phase: "loading", stage: "download", done: 0, total: 0, detail: "" },
    settings,
    layer: null,
    state: null,
    view: null,
    events: [],
    phase: "starting",
    busy: false,
    log: [],
    error: null,
    summary: null,
    saveKept: storage.kept,
    preview: null,
    doubling: false,
    hint: null,
    setup: loadForm(storage, text, BOTS),
    bots: BOTS,
    saved: null,
    aside: null,
    confirm: null,
    review: null,
    copied: false,
  };
}
