/** The form of a new game: what it starts with, what it may hold, what it asks for. */

/** @import {Options, Seat, SetupForm, TextFn} from "./types" */
/** @import {Storage} from "./storage.js" */
import { cleanName, cleanSeed } from "./typed.js";

const SEATS = 4;

/** Who sits where no person does, before anybody has chosen. */
const OPPONENTS = ["critic", "producer", "understudy"];

/**
 * The options that a rulebook means.
 * @type {Record<"english" | "french", Omit<Options, "players">>}
 */
export const PRESETS = {
  english: { scoring: "standard", award_in_project: "single", collect: "top_down" },
  french: { scoring: "standard", award_in_project: "double", collect: "top_down" },
};

/**
 * You against two bots: what Play starts.
 * @param {TextFn} text
 * @returns {SetupForm}
 */
export function firstForm(text) {
  const bots = OPPONENTS.map((bot, at) => ({ name: text(`bot-name-${at + 1}`), player: `bot:${bot}` }));
  return {
    players: 3,
    seats: [{ name: "", player: "human" }, ...bots],
    ...PRESETS.english,
    seed: "",
    far: false,
  };
}

/**
 * The last choice of this browser, as far as it still makes sense.
 * @param {Storage} storage
 * @param {TextFn} text
 * @param {readonly string[]} bots as players of seats
 * @returns {SetupForm}
 */
export function loadForm(storage, text, bots) {
  const form = firstForm(text);
  const stored = storage.json("setup");
  if (stored === null || typeof stored !== "object") return form;
  const raw = /** @type {Record<string, unknown>} */ (stored);
  const players = ["human", ...bots];
  const seats = Array.isArray(raw.seats) ? raw.seats.slice(0, SEATS) : [];
  for (const [index, seat] of seats.entries()) {
    if (typeof seat?.name !== "string" || !players.includes(seat.player)) continue;
    form.seats[index] = { name: cleanName(seat.name), player: seat.player };
  }
  return {
    ...form,
    players: raw.players === 4 ? 4 : 3,
    scoring: raw.scoring === "advanced" ? "advanced" : "standard",
    award_in_project: raw.award_in_project === "double" ? "double" : "single",
    collect: raw.collect === "bottom_up" ? "bottom_up" : "top_down",
  };
}

/**
 * Everything but the seed, which is for one game.
 * @param {Storage} storage
 * @param {SetupForm} form
 */
export function saveForm(storage, form) {
  storage.put("setup", JSON.stringify({ ...form, seed: undefined }));
}

/**
 * @param {SetupForm} form
 * @returns {{seats: Seat[], options: Options, seed: string}}
 */
export function orderOf(form) {
  const { players, scoring, award_in_project, collect } = form;
  return {
    seats: form.seats
      .slice(0, players)
      .map(({ name, player }) => ({ name: cleanName(name.trim()), player })),
    options: { players, scoring, award_in_project, collect },
    seed: cleanSeed(form.seed),
  };
}

/**
 * The preset that the options are, or null.
 * @param {SetupForm} form
 * @returns {"english" | "french" | null}
 */
export function presetOf(form) {
  const same = (/** @type {Omit<Options, "players">} */ preset) =>
    preset.scoring === form.scoring &&
    preset.award_in_project === form.award_in_project &&
    preset.collect === form.collect;
  if (same(PRESETS.english)) return "english";
  return same(PRESETS.french) ? "french" : null;
}
