/** Shows frames one after another at the chosen pace; a newer show ends an older one. */

/** @import {Frame, Speed} from "./types" */

/** How much of the normal time each speed takes. @type {Record<Speed, number>} */
const PACE = { normal: 1, fast: 1 / 3, instant: 0, step: 1 };

/** Milliseconds a frame stays, by what happened in it, at normal speed; the first that fits counts. */
const STAY = /** @type {const} */ ([
  ["round_end", 4500],
  ["star", 700],
  ["receive", 700],
  ["deal", 500],
  ["clap", 350],
  ["place", 350],
]);

/** A summary is not shorter than this unless the speed is instant. */
const SUMMARY_LEAST = 2000;

/** The pause before a bot moves, at normal speed. */
const THINK = 450;

/**
 * @param {Frame} frame
 * @param {Speed} speed
 * @returns {number}
 */
export function stay(frame, speed) {
  const [type, time] = STAY.find(([kind]) => happened(frame, kind)) ?? ["", 0];
  const paced = time * PACE[speed];
  return type === "round_end" && paced > 0 ? Math.max(paced, SUMMARY_LEAST) : paced;
}

/**
 * @param {Speed} speed
 */
export function think(speed) {
  return THINK * PACE[speed];
}

/**
 * @param {Frame} frame
 * @param {string} type
 */
export function happened(frame, type) {
  return frame.events.some((event) => event.type === type);
}

/** A pause that can be cut short. */
export class Pause {
  /** @type {(() => void) | null} */
  #end = null;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {number} time milliseconds; with `Infinity` it lasts until it is cut
   * @returns {Promise<void>}
   */
  wait(time) {
    this.cut();
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      if (time < Infinity) this.#timer = setTimeout(() => this.cut(), time);
      this.#end = () => {
        this.hold();
        this.#end = null;
        resolve();
      };
    });
  }

  /** What is waited for does not end by itself any more. @returns {boolean} whether anything is */
  hold() {
    clearTimeout(this.#timer);
    return this.#end !== null;
  }

  /** Ends the wait at once. */
  cut() {
    this.#end?.();
  }
}
