/** What a log tells of the round that just ended. */

/** @import {Event, Summary} from "./types" */

/**
 * The summary of the round that the last `round_end` of the log closes.
 * @param {Event[][]} log
 * @param {boolean} last whether the game ends with it
 * @returns {Summary | null}
 */
export function summaryOf(log, last) {
  const events = log.flat();
  const end = events.findLast((event) => event.type === "round_end");
  if (!end) return null;
  const upTo = events.slice(0, events.indexOf(end));
  const dealt = upTo.findLastIndex((event) => event.type === "deal");
  const round = upTo.slice(dealt + 1);
  const earlier = upTo.findLast((event) => event.type === "round_end");
  return {
    round: end.round,
    receipts: round.filter((event) => event.type === "receive"),
    unclaimed: round.find((event) => event.type === "unclaimed") ?? null,
    scores: end.scores,
    before: earlier?.scores ?? end.scores.map(() => 0),
    last,
  };
}
