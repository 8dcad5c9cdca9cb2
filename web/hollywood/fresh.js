/** Which reels came or moved since somebody's last turn, told from the log. */

/** @import {Event} from "../app/types" */

/** @typedef {{column: string, row: number, seat: number, how: "placed" | "bumped"}} FreshReel */

const ACTS = ["place", "clap", "double"];

/**
 * What moved on the board since `seat` last acted, or since the deal.
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
 * @param {Event[][]} log
 * @param {number | null} seat
 */
function since(log, seat) {
  const last = log.findLastIndex((ply) =>
    ply.some((event) => event.type === "deal" || (seat !== null && ACTS.includes(event.type) && event.seat === seat)),
  );
  return log.slice(last + 1).flat();
}
