/** What happened since somebody's last turn, told from the log: reels that came or moved, Studio cards that were played, cards received. */

/** @import {Event} from "../app/types" */

/** @typedef {{column: string, row: number, seat: number, how: "placed" | "bumped"}} FreshReel */

const ACTS = ["place", "clap", "double"];

/**
 * What moved on the board since `seat` last acted, or since the deal; for nobody what the last ply moved.
 * @param {Event[][]} log
 * @param {number | null} seat
 * @returns {FreshReel[]}
 */
export function freshReels(log, seat) {
  /** @type {FreshReel[]} */
  const reels = [];
  /** @type {FreshReel | null} the reel that pushes: its own place is not among the pushed */
  let entered = null;
  for (const event of since(log, seat)) {
    if (event.type === "place") {
      entered = { column: event.column, row: event.row, seat: event.seat, how: "placed" };
      reels.push(entered);
    } else if (event.type === "bump") {
      const known = reels.find((reel) => reel !== entered && reel.column === event.column && reel.row === event.from);
      if (known) known.row = event.to;
      else reels.push({ column: event.column, row: event.to, seat: event.seat, how: "bumped" });
    }
  }
  return reels;
}

/**
 * The Studio cards that were played since `seat` last acted.
 * @param {Event[][]} log
 * @param {number | null} seat
 * @returns {{seat: number, card: string}[]}
 */
export const freshStudio = (log, seat) =>
  since(log, seat).flatMap((event) => (event.type === "clap" || event.type === "double" ? [{ seat: event.seat, card: event.type }] : []));

/**
 * The receipts of the last round until `seat` has acted in the next.
 * @param {Event[][]} log
 * @param {number | null} seat
 */
export function freshReceipts(log, seat) {
  if (seat === null) return since(log, seat).filter((event) => event.type === "receive");
  const events = log.flat();
  const acted = events.findLastIndex((event) => acts(event, seat));
  const begun = events.findLastIndex((event) => event.type === "receive");
  const before = events.slice(0, begun).findLastIndex((event) => event.type === "deal");
  return events.slice(Math.max(acted, before) + 1).filter((event) => event.type === "receive");
}

/** @param {Event} event @param {number | null} seat */
const acts = (event, seat) => ACTS.includes(event.type) && event.seat === seat;

/**
 * @param {Event[][]} log
 * @param {number | null} seat
 */
function since(log, seat) {
  if (seat === null) return log.at(-1) ?? [];
  const last = log.findLastIndex((ply) => ply.some((event) => event.type === "deal" || acts(event, seat)));
  return log.slice(last + 1).flat();
}
