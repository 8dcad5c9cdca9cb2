/** The one model that every screen is drawn from, as it is before anything happened. */

/** @import {Model, Settings} from "./types" */
/** @import {GuestList} from "./guestlist.js" */
/** @import {Storage} from "./storage.js" */
import { guestPlayer } from "./guestlist.js";
import { loadForm } from "./setup.js";
import { pickLanguage, words } from "./text.js";

/** The bots that a set-up can name before the engine is there to tell its own. */
const BOTS = ["extra", "understudy", "critic", "producer", "director"];

/** Who can take a seat beside a person. @param {GuestList} guests */
export const seatPlayers = (guests) => [...BOTS.map((bot) => `bot:${bot}`), ...guests.all.map(({ name }) => guestPlayer(name))];

/**
 * @param {Storage} storage
 * @param {Settings} settings
 * @param {GuestList} guests
 * @returns {Model}
 */
export function firstModel(storage, settings, guests) {
  const { search } = location;
  const lang = pickLanguage({ query: search, saved: settings.lang, languages: navigator.languages });
  const text = words(lang);
  return {
    screen: "title",
    text,
    lang,
    engine: { phase: "loading", stage: "download", done: 0, total: 0, detail: "", missing: false },
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
    refused: null,
    asked: null,
    paused: false,
    waits: false,
    doubling: false,
    hint: null,
    setup: loadForm(storage, text, seatPlayers(guests)),
    bots: BOTS,
    guests: guests.all,
    guestsKept: guests.kept,
    adding: null,
    saved: null,
    games: [],
    unread: 0,
    results: [],
    shared: null,
    safe: true,
    removed: [],
    renaming: null,
    arriving: null,
    links: null,
    review: null,
    past: null,
    learning: null,
    copied: false,
    offline: null,
    update: false,
  };
}
