/** A few notes for what happens: off until somebody wants them, made by the browser, never in the way. */

/** @import {Event, Settings, State} from "./types" */

/** One note: when it begins and how long it lasts, in seconds, and its pitch in hertz. @typedef {readonly [at: number, length: number, pitch: number]} Note */

/** @type {Record<string, readonly Note[]>} */
const NOTES = {
  deal: [
    [0, 0.06, 440],
    [0.06, 0.06, 494],
    [0.12, 0.1, 554],
  ],
  clap: [
    [0, 0.05, 988],
    [0.06, 0.06, 740],
  ],
  place: [[0, 0.09, 330]],
  bump: [
    [0.06, 0.07, 247],
    [0.12, 0.07, 294],
  ],
  movie: [
    [0, 0.14, 523],
    [0.1, 0.14, 659],
    [0.2, 0.34, 784],
  ],
  lost: [
    [0, 0.16, 311],
    [0.13, 0.3, 233],
  ],
  round_end: [
    [0, 0.3, 392],
    [0.18, 0.5, 523],
  ],
  turn: [
    [0, 0.12, 587],
    [0.11, 0.3, 880],
  ],
  outcome: [
    [0, 0.16, 523],
    [0.14, 0.16, 659],
    [0.28, 0.16, 784],
    [0.42, 0.8, 1047],
  ],
};

const LOUDNESS = 0.09;
/** Within so many seconds the same is heard once: at instant pace much happens in one moment. */
const ONCE = 0.25;

/**
 * What is heard of an event, or null.
 * @param {Event} event
 * @param {Pick<State, "seats" | "mine">} state
 */
function soundOf({ type, to, seat }, { seats, mine }) {
  if (type === "receive") return to in NOTES ? to : null;
  if (type === "turn") return seats[seat]?.player === "human" && (mine ?? seat) === seat ? "turn" : null;
  return type in NOTES ? type : null;
}

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;
  /** When each sound was last begun. @type {Map<string, number>} */
  #last = new Map();

  /**
   * @param {Document} document browsers let a page sound only after somebody has done something in it
   * @param {() => Settings} settings
   */
  constructor(document, settings) {
    this.settings = settings;
    for (const gesture of ["click", "keydown"]) document.addEventListener(gesture, () => this.#wake(), { capture: true });
  }

  /**
   * @param {Event[]} events
   * @param {Pick<State, "seats" | "mine">} state
   */
  events(events, state) {
    for (const event of events) this.play(soundOf(event, state));
  }

  /** What is heard when sound is switched on. */
  sample() {
    this.#wake();
    this.play("turn");
  }

  /** @param {string | null} name */
  play(name) {
    const context = this.#context;
    if (!name || !context || context.state === "closed" || !this.settings().sound) return;
    const now = context.currentTime;
    if (now - (this.#last.get(name) ?? -1) < ONCE) return;
    this.#last.set(name, now);
    for (const note of NOTES[name] ?? []) strike(context, note);
  }

  /** Within a gesture; that a browser refuses is no matter. */
  #wake() {
    if (!this.settings().sound) return;
    try {
      this.#context ??= new AudioContext();
      if (this.#context.state === "suspended") this.#context.resume().catch(() => undefined);
    } catch {
      this.#context = null;
    }
  }
}

/**
 * @param {AudioContext} context
 * @param {Note} note
 */
function strike(context, [at, length, pitch]) {
  const from = context.currentTime + at;
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(LOUDNESS, from + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(loud).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}
