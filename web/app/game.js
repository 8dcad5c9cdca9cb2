/** The controller of a running game: asks the engine, shows what it answers, keeps the save. */

/** @import {Engine} from "./engine.js" */
/** @import {Event, Hint, Kept, Model, Note, Reason, Seat, Options, State, Then} from "./types" */
/** @import {Guests} from "./guests.js" */
/** @import {Shelf} from "./shelf.js" */
/** @import {Show} from "./show.js" */
/** @import {Speech} from "./speech.js" */
import { Decision } from "./decision.js";
import { Problem } from "./engine.js";
import { homed } from "./home.js";
import { Line } from "./line.js";

/** How often a bot that failed is asked again by itself. */
const TRIES = 2;

/** @param {State} state @param {"undo" | "redo"} way */
const allows = (state, way) => (way === "undo" ? state.can_undo : state.can_redo);

/**
 * @typedef {object} Parts
 * @property {Engine} engine
 * @property {Guests} guests
 * @property {Model} model what the screens are drawn from; this controller writes its game's half
 * @property {Shelf} shelf
 * @property {Show} show
 * @property {Speech} speech
 * @property {() => void} redraw
 * @property {(over: boolean) => void} arrive called when a game is there to be shown
 * @property {() => void} elsewhere called when another tab goes on with this game
 * @property {() => void} standIn called when a bot's seat needs somebody else
 * @property {() => void} turned called when another decision comes or the game is left: advice for this one is void
 */

/** One game at a time. */
export class Game {
  /** @type {Line} */
  #line;
  /** Grows with each game, so that an answer for an earlier one is dropped. */
  #game = 0;
  #botTries = 0;
  /** Whether a game is to come that is not there yet. */
  beginning = false;
  /** Whether the game goes on as soon as the engine has it again. */
  #healing = false;
  /** @type {"undo" | "redo" | null} what waits for the answer under way */
  #next = null;
  /** Whether the game is on screen, so that bots go on. */
  #watched = false;
  /** Everything that happened, also what is not yet shown. @type {Event[][]} */
  #log = [];
  /** The state as the engine told it. @type {State | null} */
  #told = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    const { engine, model, speech, redraw } = parts;
    this.#line = new Line({
      engine,
      model,
      reloaded: (state) => {
        if (state.id === model.state?.id) this.#enter(state);
      },
      revived: () => {
        if (this.#botTries <= TRIES) this.#forgive();
      },
      redraw,
    });
    /** What the person at the table decides. */
    this.decision = new Decision({
      model,
      speech,
      redraw,
      asking: () => this.#line.asking,
      act: (method, params) => void this.#act(method, params),
      refuse: (reason) => this.#tell(reason, { retry: false, soft: true }),
      clearNote: () => this.#clearNote(),
    });
  }

  get #model() {
    return this.parts.model;
  }

  /**
   * @param {{seats: Seat[], options: Options, seed: string, id: string, notes?: Record<string, unknown>}} params
   */
  create(params) {
    return this.#begin("new", { game: "hollywood", ...params });
  }

  /**
   * Takes up a game from a save or a file.
   * @param {string} text
   * @param {() => void} [before] called when the engine has taken it, before it is shown
   * @returns {Promise<Problem | null>} why it was not taken up
   */
  async load(text, before) {
    return this.#begin("load", { text }, before);
  }

  /** The same seats again, the opener rotated. @param {string} seed @param {string} id */
  again(seed, id) {
    return this.#begin("again", { seed, id });
  }

  /** The same seats and cards again, from the start. @param {string} id */
  sameDeal(id) {
    return this.#begin("same_deal", { id });
  }

  /** A new game from the position after `ply` plies, with other cards to come. @param {number} ply @param {string} seed @param {string} id */
  branch(ply, seed, id) {
    return this.#begin("branch", { ply, seed, id });
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {() => void} [before]
   * @returns {Promise<Problem | null>} why no game began; null also where another one took its place
   */
  async #begin(method, params, before) {
    const game = ++this.#game;
    const wanted = () => game === this.#game;
    this.beginning = true;
    this.#stop();
    this.decision.clear();
    this.parts.turned();
    this.#botTries = 0;
    this.#next = null;
    this.parts.show.unskip();
    this.#watched = true;
    try {
      const state = await this.#line.begin(method, params, wanted);
      if (wanted()) {
        this.beginning = false;
        this.#model.paused = this.parts.shelf.paused(state.id);
        this.#clearNote();
        before?.();
        void this.#take(state, method !== "load", method !== "load");
      }
      return null;
    } catch (error) {
      const problem = Problem.from(error);
      if (wanted()) {
        this.beginning = false;
        this.#tell(problem.reason, { retry: false });
      }
      return wanted() ? problem : null;
    }
  }

  /** Goes on with the game that is here or to come, after something else was on screen. */
  resume() {
    const { state } = this.#model;
    this.#watched = true;
    if (!state || this.beginning) return;
    this.#stop();
    // A bot that was given up is asked again.
    if (this.#botTries > TRIES) this.#forgive();
    this.#botTries = 0;
    this.#finish(state);
  }

  /** Bots rest and nothing moves until the game is taken up again. */
  wait() {
    this.#watched = false;
    this.#stop();
    const { state } = this.#model;
    if (state) this.#present(state);
  }

  /** The game is left for the title. */
  rest() {
    this.wait();
    this.parts.turned();
    this.#forgive();
  }

  /** Somebody takes over the first seat whose bot is not here. @param {string} player */
  standIn(player) {
    const seat = this.#model.state?.missing_bots[0];
    if (seat !== undefined) this.seat(seat, player);
  }

  /**
   * Somebody else takes a seat; a bot that thinks there stops.
   * @param {number} seat
   * @param {string} player
   * @returns {boolean} false while something else is under way
   */
  seat(seat, player) {
    const { state } = this.#model;
    if (!state || (this.#line.asking && !this.#line.thinking)) return false;
    this.parts.show.unskip();
    void this.#act("seat", { seat, name: state.seats[seat]?.name ?? "", player });
    return true;
  }

  undo() {
    this.#walk("undo");
  }

  redo() {
    this.#walk("redo");
  }

  /** Goes on from the position after `ply` plies; what came after can be redone. @param {number} ply */
  back(ply) {
    this.#watched = true;
    this.parts.show.unskip();
    void this.#act("undo", { ply });
  }

  /** @param {number} ply @returns {Promise<Then>} the position after so many plies */
  at(ply) {
    return this.consult("at", { ply });
  }

  /**
   * Asks what only reads, of an engine that is started again if it is lost.
   * @param {"at" | "arrive" | "link" | "open_link" | "open_record" | "record" | "show"} method
   * @param {Record<string, unknown>} params
   * @returns {Promise<any>}
   */
  consult(method, params) {
    return this.#line.consult(method, params);
  }

  /** Starts a lost engine again. @returns {Promise<void>} rejects when it does not start */
  revive() {
    return this.#line.revive();
  }

  /** Asks once more what failed. */
  retry() {
    this.#botTries = 0;
    this.#model.error = null;
    void this.#heal(null);
  }

  /** @returns {Promise<{text: string, name: string} | null>} the record for a file */
  async record() {
    try {
      return await this.consult("record", {});
    } catch (error) {
      this.#tell(Problem.from(error).reason, { retry: false });
      return null;
    }
  }

  /**
   * What is best at the decision on screen; a lost engine is asked once more when it has the game again.
   * @param {() => boolean} wanted whether somebody still waits for it
   * @param {boolean} [repeated]
   * @returns {Promise<Hint | null>} null where it is not wanted any more, or a note tells why there is none
   */
  async hint(wanted, repeated = false) {
    const { state } = this.#model;
    try {
      const { save, ...hint } = await this.parts.engine.ask("hint", {}, state?.state ?? null);
      if (state && this.#told && state === this.#model.state) this.#keep({ ...this.#told, save });
      return hint;
    } catch (error) {
      if (!wanted()) return null;
      const healed = await this.failed(Problem.from(error));
      return healed && !repeated && wanted() ? this.hint(wanted, true) : null;
    }
  }

  /**
   * In a game played by link: which seat is at this device, or how many plies the others know.
   * @param {Partial<Pick<Kept, "mine" | "sent">>} change
   */
  home(change) {
    if (!this.#told) return;
    this.parts.shelf.change(this.#told.id, change);
    this.#stop();
    this.decision.clear();
    this.#finish(this.#keep(this.#told));
  }

  /**
   * What a question beside the game has run into.
   * @param {Problem} problem
   * @returns {Promise<boolean>} whether the engine was lost and has the game again
   */
  async failed(problem) {
    if (problem.lost) return this.#heal(problem);
    this.#tell(problem.reason, { retry: false, soft: true });
    return false;
  }

  /** @param {"undo" | "redo"} way */
  #walk(way) {
    const { state } = this.#model;
    if (!state) return;
    if (this.#line.asking && !this.#line.thinking) {
      if (!this.#line.reviving || this.#healing) this.#next = way;
      return;
    }
    if (!allows(state, way)) return;
    this.parts.show.unskip();
    void this.#act(way, {});
  }

  /**
   * @param {"play" | "draft" | "bot" | "seat" | "undo" | "redo"} method
   * @param {Record<string, unknown>} params
   * @param {boolean} [repeated] whether this is the second try after a restart
   */
  async #act(method, params, repeated = false) {
    this.#stop();
    this.decision.clear();
    if (method !== "draft") this.parts.turned();
    const asked = this.#line.ask(method, params, this.#model.state?.state ?? null);
    const newest = this.#line.watch();
    try {
      const state = await asked;
      if (!newest()) return;
      this.#botTries = 0;
      if (method !== "bot") this.#clearNote();
      this.#sayWay("ply" in params ? "back" : method, state);
      const notice = method === "bot" ? this.parts.guests.explain(state.notice) : null;
      if (notice) this.#tell(notice, { retry: false });
      await this.#take(state, method === "play" || method === "bot", method === "play");
    } catch (error) {
      if (!newest()) return;
      const problem = Problem.from(error);
      if (method === "bot") {
        await this.#botFailed(problem);
      } else if (problem.lost && !repeated) {
        if (await this.#recover(problem)) void this.#act(method, params, true);
      } else {
        this.#next = null;
        this.#tell(problem.reason, problem.lost ? { retry: true } : { retry: false, soft: true });
      }
    }
  }

  /**
   * What leaves no event is told in a sentence of its own.
   * @param {string} method
   * @param {State} state
   */
  #sayWay(method, { draft }) {
    const { text } = this.#model;
    const { speech } = this.parts;
    if (method === "undo" || method === "redo" || method === "back") speech.say(text(`say-${method}`));
    if (method !== "draft") return;
    speech.say(draft ? text("say-draft", { column: draft }) : text("say-doubling-off"));
  }

  /** @param {Problem} problem */
  async #botFailed(problem) {
    if (problem.reason.key === "stale") {
      await this.#heal(problem);
      return;
    }
    this.#botTries += 1;
    if ((await this.#heal(problem)) && this.#botTries > TRIES) this.#tell(problem.reason, { retry: true });
  }

  /**
   * The game goes on where it was last saved.
   * @param {Problem | null} problem
   * @returns {Promise<boolean>} whether it does
   */
  async #heal(problem) {
    const healed = await this.#recover(problem);
    const { state } = this.#model;
    if (healed && state) this.#finish(state);
    return healed;
  }

  /**
   * The engine has the game again as it was last saved.
   * @param {Problem | null} problem
   * @returns {Promise<boolean>} whether it has
   */
  async #recover(problem) {
    const game = this.#game;
    if (!this.#model.state) return false;
    this.#healing = true;
    try {
      if (problem?.reason.key === "stale") {
        await this.#line.reload();
      } else {
        if (problem) this.#tell(problem.reason, { retry: false });
        await this.#line.revive();
      }
      return game === this.#game;
    } catch (error) {
      this.#next = null;
      if (game === this.#game) this.#tell(Problem.from(error).reason, { retry: true });
      return false;
    } finally {
      this.#healing = false;
    }
  }

  /**
   * @param {State} answer
   * @param {boolean} told whether its events are shown and spoken
   * @param {boolean} [played] whether a person has begun it or moved here
   */
  async #take(answer, told, played = false) {
    const before = this.#log.slice(0, answer.log.from);
    const state = this.#enter(answer, played);
    if (!told || !this.#watched) this.#finish(state);
    else if (await this.parts.show.frames(state, before)) this.#finish(state);
  }

  /** @param {State} answer @param {boolean} [played] whether a person has begun it or moved here @returns {State} as this device has it */
  #enter(answer, played = false) {
    const { log, seats } = answer;
    this.#log = [...this.#log.slice(0, log.from), ...log.plies];
    this.parts.guests.seat(seats);
    return this.#keep(answer, played);
  }

  /** @param {State} told @param {boolean} [played] whether a person has begun it or moved here @returns {State} as this device has it */
  #keep(told, played = false) {
    const { shelf } = this.parts;
    const state = homed(told, shelf.find(told.id));
    this.#told = told;
    this.#model.state = state;
    this.#line.save = state.save;
    if (!shelf.keep(state, played)) this.parts.elsewhere();
    return state;
  }

  /** @param {State} state */
  #finish(state) {
    this.decision.shield();
    this.#settle(state);
  }

  /** The present of a state is shown; who is a bot goes on. @param {State} state */
  #settle(state) {
    this.#present(state);
    if (this.#model.phase !== "receiving") this.parts.show.unskip();
    this.parts.arrive(state.phase === "over");
    this.parts.redraw();
    const way = this.#next;
    this.#next = null;
    if (way && allows(state, way)) this.#walk(way);
    else if (state.missing_bots.length > 0) this.parts.standIn();
    else if (state.phase === "bot" && this.#watched) void this.#bot();
  }

  /** @param {State} state */
  #present(state) {
    const model = this.#model;
    const frame = state.frames.at(-1);
    model.view = frame?.view ?? null;
    model.events = frame?.events ?? [];
    model.summary = null;
    model.log = this.#log;
    model.refused = null;
    const receiving = state.phase === "bot" && model.view?.stage !== "place";
    model.phase = receiving ? "receiving" : state.away ? "away" : state.phase;
  }

  /** Lets the bot whose turn it is move, after a short pause. */
  async #bot() {
    if (this.#botTries > TRIES) return;
    const { guests, show } = this.parts;
    if (!(await show.beforeBot()) || !this.#watched || !this.#model.state) return;
    const stillOn = show.watch();
    const decision = await guests.decide(this.#model.state);
    const whole = this.#model.state.mine !== null;
    if (stillOn() && this.#watched) await this.#act("bot", { ...decision, whole });
  }

  /** Ends what is being shown and thought. */
  #stop() {
    this.parts.show.stop();
    this.#model.asked = null;
    this.parts.guests.stop();
    this.#line.hush();
  }

  /** The note that the engine is gone goes. */
  #forgive() {
    const { error } = this.#model;
    if (error?.retry && new Problem(error).lost) this.#model.error = null;
  }

  #clearNote() {
    if (!this.#model.error?.stays) this.#model.error = null;
  }

  /**
   * @param {Reason & Pick<Note, "lead">} reason
   * @param {{retry: boolean, soft?: boolean}} how
   */
  #tell(reason, { retry, soft = false }) {
    /** @type {Note} */
    const note = { ...reason, retry, soft };
    this.#model.copied = false;
    this.#model.error = note;
    this.parts.speech.reason(note, this.#model);
    this.parts.redraw();
  }
}
