/** Bots that somebody added: taken in, seated, asked in games, and moved for when they fail. */

/** @import {Added, Args, Note, Reason, Seat, State} from "./types" */
/** @import {Engine} from "./engine.js" */
/** @import {GuestList} from "./guestlist.js" */
import { Problem } from "./engine.js";
import { guestName } from "./guestlist.js";
import { GuestRoom } from "./guestroom.js";

/** Bytes of a file that are taken, as the engine has it too: a larger one is not even read. */
const LARGEST = 1 << 20;

/** The bot of the house that moves for one that fails. */
const STAND_IN = { stand_in: "understudy" };

/**
 * What a bot was asked and how that went.
 * @typedef {{name: string, file: string, view: unknown, move: string | null, printed: string, problem: Reason | null}} Asked
 * @typedef {Reason & {lead: Note["lead"]}} Led
 */

/** The added bots at work. */
export class Guests {
  /** @type {Map<string, GuestRoom>} */
  #rooms = new Map();
  /** Who is being asked. @type {GuestRoom | null} */
  #thinking = null;
  /** @type {Asked | null} */
  #asked = null;
  /** The game and the bot whose absence was told of. */
  #missed = "";

  /** @param {{list: GuestList, engine: Engine}} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /**
   * Takes a file in as a bot, if it is one and answers.
   * @param {File} file
   * @returns {Promise<{name: string} | {refused: Led}>}
   */
  async add(file) {
    try {
      if (file.size > LARGEST) throw new Problem({ key: "guest-large", args: { most: LARGEST >> 10 }, rule: null });
      const data = await base64(file);
      const room = new GuestRoom({ file: file.name, data });
      try {
        const name = await room.opened;
        await room.check();
        // It stays ready for the game that comes next; what an earlier game had is not kept waiting beside it.
        this.seat([]);
        this.#rooms.set(name, room);
        this.parts.list.put({ name, file: file.name, data });
        return { name };
      } catch (error) {
        room.end();
        throw error;
      }
    } catch (error) {
      const { reason } = Problem.from(error);
      return { refused: { ...reason, args: { ...reason.args, who: file.name }, lead: "guest-refused" } };
    }
  }

  /** @param {string} name */
  remove(name) {
    this.parts.list.drop(name);
    this.#leave(name);
  }

  /** Has a worker ready for each added bot that is seated, and for no other. @param {readonly Seat[]} seats */
  seat(seats) {
    const names = seats.map(({ player }) => guestName(player));
    for (const name of [...this.#rooms.keys()]) if (!names.includes(name)) this.#leave(name);
    for (const name of names) {
      const added = name === null ? undefined : this.parts.list.find(name);
      if (added) this.#room(added);
    }
  }

  /**
   * What the engine is to be told when it lets the bot move whose turn it is: an added bot's move, and who moves where it has none.
   * @param {State} state
   * @returns {Promise<Record<string, string>>} nothing for a bot of the house
   */
  async decide({ seats, seat, state, id }) {
    const name = guestName(seats[seat ?? -1]?.player ?? "");
    if (name === null) return {};
    this.#asked = null;
    const view = await this.#view(state);
    if (!view) return STAND_IN;
    const added = this.parts.list.find(name);
    /** @type {Asked} */
    const asked = { name, file: added?.file ?? "", view, move: null, printed: "", problem: null };
    if (!added) {
      const missed = `${id} ${name}`;
      if (missed !== this.#missed) this.#asked = { ...asked, problem: { key: "guest-gone", args: {}, rule: null } };
      this.#missed = missed;
      return STAND_IN;
    }
    const room = (this.#thinking = this.#room(added));
    try {
      Object.assign(asked, await room.choose(view));
    } catch (error) {
      asked.problem = Problem.from(error).reason;
    }
    // One that was stopped has nothing to say any more.
    if (this.#thinking !== room) return STAND_IN;
    this.#thinking = null;
    this.#asked = asked;
    return asked.move === null ? STAND_IN : { ...STAND_IN, move: asked.move };
  }

  /**
   * What to tell of a bot's move that the engine has taken.
   * @param {Reason | null | undefined} notice what the engine says of it
   * @returns {Reason | Led | null}
   */
  explain(notice) {
    const asked = this.#asked;
    this.#asked = null;
    if (!asked) return notice ?? null;
    const { name, move, problem } = asked;
    /** @param {string} key @param {Args} args */
    const led = (key, args = {}) => {
      const detail = key === "guest-gone" ? "" : report(asked, notice ?? problem);
      return /** @type {Led} */ ({ key, args: { ...args, who: name }, rule: null, detail, lead: "guest-stumbled" });
    };
    if (problem) return led(problem.key, problem.args);
    return notice ? led("guest-illegal", { move: move ?? "" }) : null;
  }

  /** Ends the thinking that goes on. */
  stop() {
    this.#thinking?.end();
    this.#thinking = null;
  }

  /** @param {number} state @returns {Promise<unknown>} null where nobody need be asked */
  async #view(state) {
    try {
      return (await this.parts.engine.ask("guest", {}, state)).view;
    } catch {
      // Whoever asks the engine to move meets the same trouble, and deals with it.
      return null;
    }
  }

  /** @param {Added} added */
  #room(added) {
    const there = this.#rooms.get(added.name);
    if (there?.alive) return there;
    const room = new GuestRoom(added);
    this.#rooms.set(added.name, room);
    return room;
  }

  /** @param {string} name */
  #leave(name) {
    this.#rooms.get(name)?.end();
    this.#rooms.delete(name);
  }
}

/**
 * For whoever wrote the bot, so in the words of programs.
 * @param {Asked} asked
 * @param {Reason | null} why
 */
function report({ name, file, view, move, printed, problem }, why) {
  const lines = [
    `bot: ${name} (${file})`,
    `why: ${JSON.stringify({ ...why, detail: undefined })}`,
    `said: ${JSON.stringify(move)}`,
    printed && `printed: ${printed}`,
    problem?.detail,
    `asked: ${JSON.stringify(view)}`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** @param {File} file @returns {Promise<string>} */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(new Problem({ key: "guest-unread", args: {}, rule: null }));
    reader.readAsDataURL(file);
  });
}
