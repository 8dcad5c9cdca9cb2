/** Everything that this browser keeps as one file, and such a file taken in: games join the ones here, each counts once. */

/** @import {Kept, Model, Result, Settings, State} from "./types" */
/** @import {Engine} from "./engine.js" */
/** @import {GuestList} from "./guestlist.js" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Speech} from "./speech.js" */
/** @import {Storage} from "./storage.js" */
import { Problem } from "./engine.js";
import { saveFile } from "./files.js";
import { isAdded } from "./guestlist.js";
import { homed } from "./home.js";
import { aboutOf, goesFurther, keptOf, resultOf } from "./kept.js";
import { settingsOf } from "./settings.js";
import { cleanName, cleanTitle } from "./typed.js";

const FORMAT = "tabletop-backup";
const VERSION = 1;
const GAME = "hollywood";
/** After so many finished games that are in no file the page reminds of one. */
const MANY = 5;
/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {Engine} engine
 * @property {Shelf} shelf
 * @property {GuestList} list
 * @property {Storage} storage
 * @property {Speech} speech
 * @property {() => boolean} playing whether the game of the model is on screen
 * @property {(id: string) => void} forget called when a game that is not on screen has become another
 * @property {(settings: Settings) => void} settle called with the settings that count from now on
 * @property {() => void} changed called when games or bots may have come in
 * @property {() => void} redraw
 */

/** @typedef {{games: unknown[], results: unknown[], settings: unknown, setup: unknown, bots: unknown[]}} Content */
/** @typedef {{fresh: number, here: number, refused: number}} Count */

/** Whether a text means to be such a file. @param {string} text */
export function isBackup(text) {
  const value = /** @type {any} */ (parsed(text));
  return value?.format === FORMAT;
}

/** Whether a text begins as such a file does, whole or not. @param {string} text */
export const meansBackup = (text) => text.slice(0, 80).includes(`"${FORMAT}"`);

export class Backup {

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Looks how safe what is here is. */
  async look() {
    const { model, redraw } = this.parts;
    model.safe = await persisted();
    redraw();
  }

  /** A game is over: what is here is worth keeping. The browser is asked once. */
  async finished() {
    const { storage } = this.parts;
    if (storage.get("persist") !== null || (await persisted())) return;
    storage.put("persist", "asked");
    try {
      await navigator.storage?.persist?.();
    } catch {
      // It keeps what it keeps.
    }
    await this.look();
  }

  /** How many finished games are in no file, where that is worth a word; else 0. */
  get due() {
    const { model } = this.parts;
    const open = model.results.length - this.#secured;
    return !model.safe && open >= MANY ? open : 0;
  }

  /** Puts everything into a file. */
  save() {
    const { storage, shelf, list, model, speech } = this.parts;
    const games = shelf.games();
    const here = new Set(games.map(({ id }) => id));
    const results = shelf.results().filter(({ id }) => !here.has(id));
    const content = { games, results, settings: model.settings, setup: storage.json("setup"), bots: list.all };
    const text = JSON.stringify({ format: FORMAT, version: VERSION, game: GAME, ...content });
    saveFile(text, `hollywood-${new Date().toISOString().slice(0, 10)}.json`);
    speech.say(model.text("say-exported", { count: games.length + results.length }));
    this.dismiss();
  }

  /** The reminder has been read. */
  dismiss() {
    this.#secured = this.parts.shelf.results().length;
    this.parts.redraw();
  }

  /**
   * Takes in such a file. What is wrong with all of it or with a part is told in a note.
   * @param {string} text
   * @returns {Promise<boolean>} whether it was one
   */
  async openBackup(text) {
    const found = read(text);
    if ("problem" in found) this.#tell(found.problem.key, found.problem.args, "file-refused");
    else return this.#take(found.content);
    return false;
  }

  /** @param {Content} content @returns {Promise<boolean>} whether all of it was gone through */
  async #take({ games, results, settings, setup, bots }) {
    const { storage, shelf, list, model, changed, settle } = this.parts;
    const before = shelf.results().length;
    let whole = true;
    this.#tell("backup-reading", { count: games.length });
    try {
      const count = { fresh: 0, here: 0, refused: 0 };
      for (const one of games) count[await this.#takeGame(one)] += 1;
      for (const one of this.#takeResults(results)) count[one] += 1;
      for (const bot of bots) if (isAdded(bot) && cleanName(bot.name) === bot.name && !list.find(bot.name)) list.put(bot);
      if (storage.get("setup") === null && setup) storage.put("setup", JSON.stringify(setup));
      settle(merged(model.settings, settingsOf(settings)));
      this.#tell("backup-taken", count);
    } catch (error) {
      // The engine is gone: what has come in is here, and the file can be opened again.
      this.#tell(Problem.from(error).reason.key, {}, "file-refused");
      whole = false;
    }
    this.#secured += shelf.results().length - before;
    changed();
    return whole;
  }

  /** @param {unknown} one @returns {Promise<keyof Count>} */
  async #takeGame(one) {
    const { model, shelf, playing, forget } = this.parts;
    const game = await this.#examined(one);
    if (!game) return "refused";
    const here = shelf.find(game.id);
    const onScreen = playing() && model.state?.id === game.id;
    if (here && (onScreen || !goesFurther(game, here))) return "here";
    shelf.add(here ? joined(game, here) : game);
    forget(game.id);
    return here ? "here" : "fresh";
  }

  /** Of games that are in no list any more there is nothing to examine but whether it can be. @param {unknown[]} values @returns {(keyof Count)[]} */
  #takeResults(values) {
    const { shelf } = this.parts;
    const here = new Set([...shelf.games(), ...shelf.results()].map(({ id }) => id));
    /** @type {Result[]} */
    const fresh = [];
    const told = values.map((value) => {
      const result = resultOf(value);
      if (!result || !canBe(result)) return "refused";
      if (here.has(result.id)) return "here";
      here.add(result.id);
      fresh.push({ ...result, at: Math.min(result.at, Date.now()) });
      return "fresh";
    });
    shelf.addResults(fresh);
    return told;
  }

  /**
   * A game of the file as the engine finds it; null where it is none. Rejects when the engine is gone.
   * @param {unknown} value
   * @returns {Promise<Kept | null>}
   */
  async #examined(value) {
    const told = keptOf("", value);
    if (!told) return null;
    try {
      /** @type {State} */
      const state = await this.parts.engine.ask("show", { text: told.text }, null);
      const { title, at, mine, sent, played } = told;
      return { id: state.id, text: state.save, about: aboutOf(homed(state, told)), title: cleanTitle(title), at: Math.min(at, Date.now()), mine, sent, played };
    } catch (error) {
      const problem = Problem.from(error);
      if (problem.lost) throw problem;
      return null;
    }
  }

  /** How many finished games are in a file, or need no reminder. */
  get #secured() {
    const stored = this.parts.storage.json("exported");
    return Number.isSafeInteger(stored) ? Math.max(0, Number(stored)) : 0;
  }

  set #secured(count) {
    this.parts.storage.put("exported", String(count));
  }

  /**
   * @param {string} key
   * @param {Record<string, string | number>} args
   * @param {"file-refused"} [lead]
   */
  #tell(key, args, lead) {
    const { model, speech, redraw } = this.parts;
    model.error = { key, args, rule: null, retry: false, soft: false, stays: true, ...(lead && { lead }) };
    speech.reason(model.error, model);
    redraw();
  }
}

/** A game of the file that goes on from the one here, with what is known of that. @param {Kept} game @param {Kept} here @returns {Kept} */
const joined = (game, here) => ({
  ...game,
  title: here.title || game.title,
  mine: here.mine ?? game.mine,
  sent: Math.max(here.sent, game.sent),
  played: here.played || game.played,
});

/** Whether the browser has promised not to erase what is here by itself. */
async function persisted() {
  try {
    return (await navigator.storage?.persisted?.()) === true;
  } catch {
    return false;
  }
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a file holds, or why it is not taken.
 * @param {string} text
 * @returns {{content: Content} | {problem: {key: string, args: Record<string, string | number>}}}
 */
function read(text) {
  const { version, game, games, results = [], bots = [], settings, setup } = /** @type {Record<string, any>} */ (parsed(text));
  const refuse = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ args) => ({ problem: { key, args } });
  if (!Number.isInteger(version) || version < 1) return refuse("not-one-of", { values: String(VERSION), where: "version" });
  if (version > VERSION) return refuse("newer-version", { version });
  if (game !== GAME) return refuse("other-game", { game: GAME });
  for (const [where, list] of Object.entries({ games, results, bots })) if (!Array.isArray(list)) return refuse("not-a-list", { where });
  return { content: { games, results, bots, settings, setup } };
}

/** Whether a game can have ended so. @param {Result} result */
function canBe({ about: { seats, points, winners } }) {
  const most = Math.max(...points);
  return seats.length >= 3 && points.length === seats.length && winners.length > 0 && winners.every((seat) => points[seat] === most);
}

/** What was chosen here counts, where nothing was what the file says. @param {Settings} here @param {Settings} file @returns {Settings} */
function merged(here, file) {
  const first = /** @type {Record<string, unknown>} */ (settingsOf(null));
  const chosen = Object.entries(here).filter(([name, value]) => value !== first[name]);
  return { ...file, ...Object.fromEntries(chosen) };
}
