/** What is said about a decision that is looked at again: the position as a table, moves and verdicts in words. */

/** @import {ColumnName, Judgement, Model, Reviewing} from "../app/types" */
/** @import {Playing, Shown} from "./words.js" */
import { COLUMNS, genreName, whom } from "./words.js";

/** Shares of the win that are closer than this are hardly different. */
const LITTLE = 0.02;

/**
 * What one person played at the turning points, in order.
 * @param {Reviewing} review
 * @returns {Judgement[]}
 */
export function pointsOf({ result, seat }) {
  const plies = seat === null ? [] : (result?.turning[seat] ?? []);
  return result?.decisions.filter(({ ply }) => plies.includes(ply)) ?? [];
}

/**
 * The model of a table that stands at the turning point on screen.
 * @param {Model} model
 * @returns {Shown | null}
 */
export function tableOf(model) {
  const { state, review } = model;
  if (!state || !review?.spot) return null;
  const { frame, phase, seat, choices, draft, played, preview, refused, doubling, answer } = review.spot;
  const best = COLUMNS.find((column) => column === answer?.moves[0]?.move) ?? null;
  return {
    ...model,
    state: { ...state, ply: played.ply, phase, seat, choices, draft },
    view: frame.view,
    events: [],
    phase,
    doubling,
    busy: review.asking,
    log: model.log.slice(0, played.ply),
    summary: null,
    // Where nothing is pointed at, the answer is.
    refused,
    preview: preview ?? (phase === "place" && !doubling ? best : null),
  };
}

/**
 * @param {Playing} model
 * @param {string} move its text
 */
export function moveWords(model, move) {
  const { text } = model;
  const [first = "", second] = move.split("+");
  if (second) return text("move-double", { first, second });
  if (move === "clap") return text("card-clap");
  if (move.startsWith("=")) return text("move-star", { genre: genreName(model, move.slice(1)) });
  return text("move-column", { column: /** @type {ColumnName} */ (move) });
}

/**
 * A share of the win in whole percent; only what is certain is none or all of it.
 * @param {number} share
 */
export function percent(share) {
  if (share <= 0 || share >= 1) return 100 * share;
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}

/**
 * How good a move is that was tried.
 * @param {Judgement} tried
 * @param {Judgement} played
 * @returns {"best" | "close" | "same" | "better" | "worse"}
 */
export function grade(tried, played) {
  if (tried.lost === 0) return "best";
  if (tried.lost < LITTLE) return "close";
  if (tried.move === played.move) return "same";
  return tried.win - played.win >= LITTLE ? "better" : "worse";
}

/**
 * @param {Playing} model
 * @param {Judgement} tried
 * @param {Judgement} played
 */
export function verdict(model, tried, played) {
  const args = { move: moveWords(model, tried.move), percent: percent(tried.win), ...whom(model, played.seat) };
  return model.text(`review-try-${grade(tried, played)}`, args);
}
