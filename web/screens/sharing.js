/** How a game of the day went, as a few lines for a message: places, points and rounds, no cards. */

/** @import {TextFn} from "../app/types" */
/** @import {Shown} from "../hollywood/words.js" */
import { onlyPerson, seatName } from "../hollywood/words.js";

/** A colour and a shape for each seat, as near to its reel as there is. */
const MARKS = ["🟡", "🟦", "♦️", "⚪"];
const MEDALS = ["🥇", "🥈", "🥉", "🎬"];
/** The points that a mark stands for, begun ones too. */
const EACH = 5;

/**
 * A day in words. They are our own: the browser's take a tenth of a second of a slow phone's title.
 * @param {TextFn} text
 * @param {string} day
 */
export function dayWords(text, day) {
  const [year = "", month, date] = day.split("-");
  return text("day-words", { year, month: Number(month), day: Number(date), date: String(Number(date)) });
}

/** Whether a text is a day that there is. @param {unknown} day */
export const isDay = (day) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00Z`));

/**
 * @param {Shown} model
 * @param {string} address where the day's deal is, or empty
 */
export function shareText(model, address) {
  const { text, lang, state, log } = model;
  const outcome = model.view.outcome ?? { scores: [], winners: [] };
  const me = onlyPerson(model) ?? 0;
  const place = placeOf(outcome, me);
  const rounds = log.flat().filter(({ type }) => type === "round_end");
  const hints = Number(state.notes["hints"]) || 0;
  const undos = Number(state.notes["undos"]) || 0;
  return [
    text("daily-headline", { day: dayWords(text, String(state.notes["daily"])) }),
    `${MEDALS[place - 1] ?? ""} ${text("daily-place", { place, players: state.seats.length, points: outcome.scores[me] ?? 0 })}`,
    ...rounds.map(({ round, scores }, at) => `${round} ${marks(scores, rounds[at - 1]?.scores ?? [])}`),
    outcome.scores.map((points, seat) => `${MARKS[seat] ?? ""} ${seatName(model, seat)} ${points}`).join(" · "),
    text("daily-marks", { points: EACH }),
    text("daily-help", { hints, undos }),
    ...(address ? [address] : []),
  ].join("\n");
}

/** Who comes how high: the win first, points then. @param {{scores: number[], winners: number[]}} outcome @param {number} seat */
function placeOf({ scores, winners }, seat) {
  if (winners.includes(seat)) return 1;
  return 1 + scores.filter((points, other) => winners.includes(other) || points > (scores[seat] ?? 0)).length;
}

/** What everybody gained in a round. @param {number[]} scores @param {number[]} before */
const marks = (scores, before) =>
  scores.map((points, seat) => (MARKS[seat] ?? "").repeat(Math.max(0, Math.ceil((points - (before[seat] ?? 0)) / EACH)))).join("");
