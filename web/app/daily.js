/** The deal of the day: the same cards for everybody, against the same bots, and one game of it a day. */

/** @import {Kept, Model} from "./types" */
/** @import {Desk} from "./desk.js" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Speech} from "./speech.js" */
import { shareText } from "../screens/sharing.js";
import { firstForm, orderOf } from "./setup.js";

const DAY = 86_400_000;
/** The address that leads to it. */
export const TODAY = "#today";

/** The day by UTC, as `2026-11-28`. @param {number} [now] in milliseconds */
export const today = (now = Date.now()) => new Date(now).toISOString().slice(0, 10);

/** The name of a day's game: there is one. @param {string} day */
const idOf = (day) => `daily-${day}`;

/** Whether a game has a day's name and is not noted as that day's: somebody else's, that came by a link. @param {{id: string, notes: Record<string, unknown>}} game */
export const poses = ({ id, notes }) => id.startsWith(idOf("")) && id !== idOf(String(notes["daily"]));

/** The day's game among some. @param {Kept[]} games @param {string} day */
export const dailyOf = (games, day) => games.find(({ id, about }) => id === idOf(day) && about.daily === day) ?? null;

/** Calls at each midnight by UTC while the page is open. @param {() => void} turned */
export function atMidnight(turned) {
  const next = () => {
    setTimeout(next, DAY - (Date.now() % DAY));
    turned();
  };
  setTimeout(next, DAY - (Date.now() % DAY));
}

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Shelf} shelf
 * @property {Desk} desk
 * @property {Speech} speech
 * @property {() => void} redraw
 */

export class Daily {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Begins the game of today, goes on with it, or shows its end. */
  open() {
    const { model, shelf, desk } = this.parts;
    const day = today();
    const game = dailyOf(shelf.games(), day);
    if (game) desk.take(game.id);
    else desk.begin({ ...orderOf(firstForm(model.text)), seed: `hollywood ${day}`, id: idOf(day), notes: { daily: day } });
  }

  /** Hands on how the day's game on screen went, without a word about its cards. */
  async share() {
    const { model, speech, redraw } = this.parts;
    const { state, view } = model;
    if (!state || !view) return;
    const web = location.protocol.startsWith("http") ? location.origin + location.pathname + TODAY : "";
    const words = shareText({ ...model, state, view }, web);
    const done = await handOn(words);
    if (done === "left") return;
    model.shared = { id: state.id, words, copied: done === "copied" };
    speech.say(model.text(done === "copied" ? "daily-copied" : "daily-by-hand"));
    redraw();
  }
}

/**
 * To the device's own sheet of ways to share where a finger would use it, else to the clipboard.
 * @param {string} text
 * @returns {Promise<"copied" | "refused" | "left">} left: to the sheet, which says itself what became of it
 */
async function handOn(text) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text });
      return "left";
    } catch (error) {
      if (error instanceof DOMException && error.code === DOMException.ABORT_ERR) return "left";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
