/** All games in the browser's storage, each under its own name: kept at each ply, never lost in silence. */

/** @import {Kept, Result, State} from "./types" */
/** @import {Storage} from "./storage.js" */
import { aboutOf, idIn, keptOf, resultOf } from "./kept.js";
import { randomText } from "./typed.js";

const GAME = "game.";

/** The games that there are; one of them is on the table. */
export class Shelf {
  /** Whether an earlier version's game could not be read. */
  #broken = false;
  /** What this tab has written last of each game since it was taken up. @type {Map<string, string>} */
  #written = new Map();

  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
  }

  /** The game that was on the table last: in this tab, else in any. */
  get current() {
    const here = this.storage.here("current");
    return here !== null && this.storage.get(GAME + here) !== null ? here : this.storage.get("current");
  }

  /**
   * The game on the table. One that cannot be read is put where it can be looked at, and is told of.
   * @returns {{game: Kept | null, broken: boolean}}
   */
  read() {
    const { current } = this;
    const game = current === null ? null : this.find(current);
    const broken = this.#broken || (current !== null && game === null && this.storage.get(GAME + current) !== null);
    this.#broken = false;
    if (broken && current !== null) this.setBroken(current);
    return { game, broken };
  }

  /** @param {string} id @returns {Kept | null} */
  find(id) {
    return keptOf(id, this.storage.json(GAME + id));
  }

  /** @returns {Kept[]} all games that can be read, the latest first */
  games() {
    return this.#ids().flatMap((id) => this.find(id) ?? []).sort((one, other) => other.at - one.at);
  }

  /** How many games there are, also those that cannot be read. */
  get size() {
    return this.#ids().length;
  }

  /**
   * Every finished game once, also those no longer here, the latest first.
   * @param {Kept[]} [games] all that are here
   * @returns {Result[]}
   */
  results(games = this.games()) {
    const finished = games.filter(({ about }) => about.over);
    const here = new Set(finished.map(({ id }) => id));
    const gone = this.#gone().filter(({ id }) => !here.has(id));
    // Somebody else's game that is only looked at is nobody's here.
    const told = finished.map(({ id, at, about, mine, played }) => ({ id, at, about: { ...about, me: played || mine !== null ? about.me : null } }));
    return [...told, ...gone].sort((one, other) => other.at - one.at);
  }

  /**
   * The game that this state is of lies on the table.
   * @param {State} state
   * @param {boolean} played whether a person has begun it or moved here
   * @returns {boolean} false when another tab has written it meanwhile: that stays
   */
  keep(state, played) {
    const before = this.find(state.id);
    const ours = this.#written.get(state.id);
    if (before && ours !== undefined && before.text !== ours) return false;
    this.#written.set(state.id, state.save);
    this.#write({
      id: state.id,
      text: state.save,
      about: aboutOf(state),
      title: before?.title ?? "",
      // To look at a game is not to play it.
      at: before?.text === state.save ? before.at : Date.now(),
      mine: before?.mine ?? null,
      sent: before?.sent ?? 0,
      played: played || (before?.played ?? false),
    });
    if ([this.storage.here("current"), this.storage.get("current")].some((id) => id !== state.id)) this.choose(state.id);
    return true;
  }

  /** A game is taken up as it is kept, whoever wrote it. @param {string} id */
  takeUp(id) {
    this.#written.delete(id);
  }

  /** Something of a game changes that is not in its record. @param {string} id @param {Partial<Pick<Kept, "title" | "mine" | "sent">>} change */
  change(id, change) {
    const game = this.find(id);
    if (game) this.#write({ ...game, ...change });
  }

  /** Takes a game, and with `null` none, as the one on the table. @param {string | null} id */
  choose(id) {
    this.storage.putHere("current", id);
    if (id === null) this.storage.drop("current");
    else this.storage.put("current", id);
  }

  /**
   * Throws a game away; if it was finished, its result stays.
   * @param {string} id
   * @returns {() => void} brings it back
   */
  remove(id) {
    const text = this.storage.get(GAME + id);
    const game = this.find(id);
    const { current } = this;
    const result = this.#gone().filter((one) => one.id === id);
    if (game?.about.over) this.addResults(this.results().filter((one) => one.id === id));
    this.storage.drop(GAME + id);
    if (current === id) this.choose(null);
    return () => {
      if (text !== null) this.storage.put(GAME + id, text);
      // Of other games that were thrown away since, the results stay.
      if (game?.about.over) this.#putResults([...this.#gone().filter((one) => one.id !== id), ...result]);
      if (current === id && this.current === null) this.choose(id);
    };
  }

  /** Takes in a game from elsewhere, in place of one of its name. @param {Kept} game */
  add(game) {
    this.#write(game);
  }

  /** Results of games that are not here any more; each counts once. @param {Result[]} results */
  addResults(results) {
    const stored = this.storage.get("results");
    if (stored !== null && !Array.isArray(this.storage.json("results"))) this.#putAside(stored);
    const all = new Map([...this.#gone(), ...results].map((one) => [one.id, one]));
    this.#putResults([...all.values()]);
  }

  /** Moves a game that does not open out of the way. @param {string} id */
  setBroken(id) {
    const stored = this.storage.get(GAME + id);
    if (stored !== null) this.#putAside(stored);
    this.storage.drop(GAME + id);
    if (this.current === id) this.choose(null);
  }

  /** Remembers that a game is paused, or with null that none is. @param {string | null} id */
  pause(id) {
    if (id) this.storage.put("paused", id);
    else this.storage.drop("paused");
  }

  /** Whether a game was paused when it was left. @param {string} id */
  paused(id) {
    return id !== "" && this.storage.get("paused") === id;
  }

  #ids() {
    return this.storage.names(GAME).map((name) => name.slice(GAME.length));
  }

  /** What cannot be read stays where it can be looked at, beside what was put there before. @param {string} text */
  #putAside(text) {
    const before = this.storage.get("broken");
    if (before !== null && before !== text) this.storage.put(`broken.${randomText()}`, before);
    this.storage.put("broken", text);
  }

  /** @param {Result[]} results */
  #putResults(results) {
    this.storage.put("results", JSON.stringify(results));
  }

  /** @returns {Result[]} */
  #gone() {
    const list = this.storage.json("results");
    const results = Array.isArray(list) ? list.flatMap((one) => resultOf(one) ?? []) : [];
    return [...new Map(results.map((one) => [one.id, one])).values()];
  }

  /** @param {Kept} game */
  #write({ id, ...rest }) {
    const text = JSON.stringify(rest);
    // Other tabs hear of whatever is written.
    if (this.storage.get(GAME + id) !== text) this.storage.put(GAME + id, text);
  }

  /** Brings in what earlier versions kept: one running game (`save`) and a list of others (`aside`). */
  moveIn() {
    const aside = this.storage.get("aside");
    const list = this.storage.json("aside");
    const moved = Array.isArray(list) && list.map((game) => this.#moveGame(game)).every((id) => id !== null);
    if (aside !== null && !moved) this.#putAside(aside);
    this.storage.drop("aside");
    const running = this.storage.get("save");
    if (running === null) return;
    const id = this.#moveGame(this.storage.json("save"));
    if (id !== null) this.choose(id);
    else this.#putAside(running);
    this.#broken = id === null;
    this.storage.drop("save");
  }

  /** @param {unknown} value @returns {string | null} its name, or null where it cannot be read */
  #moveGame(value) {
    const game = keptOf("", value);
    if (!game) return null;
    const id = idIn(game.text) || randomText();
    this.#write({ ...game, id, at: Date.now() });
    return id;
  }
}
