/** What the finished games come to: how often I won, against whom, by which rules, and how that went over time. */

/** @import {About, Result, Statistics, Tally} from "./types" */
import { PRESETS } from "./setup.js";

/** @typedef {{at: number, about: About, me: number, won: boolean, points: number}} Mine */

/** Players of a seat that stand for any of their kind; others stand for themselves. @type {Record<string, string>} */
const ANYBODY = { human: "link" };

/** @param {Result[]} results every finished game once @returns {Statistics} */
export function statistics(results) {
  const mine = results.flatMap((result) => mineOf(result) ?? []).sort((one, other) => one.at - other.at);
  const options = optionRows(mine);
  return {
    all: tally(mine),
    others: results.length - mine.length,
    hints: sum(mine.map(({ about }) => about.hints)),
    undos: sum(mine.map(({ about }) => about.undos)),
    groups: [
      { name: "players", rows: by(mine, ({ about }) => [String(about.seats.length)]) },
      { name: "bot", rows: by(mine, rivals) },
      ...(options.length > 0 ? [/** @type {const} */ ({ name: "option", rows: options })] : []),
      { name: "help", rows: by(mine, help) },
    ],
    course: courseOf(mine),
  };
}

/** A game with exactly one person at this device, and what came of it for that person. @param {Result} result @returns {Mine | null} */
function mineOf({ at, about }) {
  const { me, points, winners, seats } = about;
  if (me === null || points.length !== seats.length) return null;
  return { at, about, me, won: winners.includes(me), points: points[me] ?? 0 };
}

/** @param {Mine[]} games @returns {Tally} */
function tally(games) {
  const points = games.map((game) => game.points);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    average: games.length > 0 ? sum(points) / games.length : 0,
    best: points.reduce((best, one) => Math.max(best, one), points[0] ?? 0),
  };
}

/**
 * One row for each kind of game there is, the most frequent first.
 * @param {Mine[]} mine
 * @param {(game: Mine) => string[]} kinds
 */
function by(mine, kinds) {
  /** @type {Map<string, Mine[]>} */
  const rows = new Map();
  for (const game of mine) for (const key of new Set(kinds(game))) rows.set(key, [...(rows.get(key) ?? []), game]);
  return [...rows].sort(([, one], [, other]) => other.length - one.length).map(([key, games]) => ({ key, tally: tally(games) }));
}

/** @param {Mine} game */
const rivals = ({ about, me }) => about.seats.flatMap(({ player }, seat) => (seat === me ? [] : (ANYBODY[player] ?? player)));

/** @param {Mine} game */
function help({ about: { hints, undos } }) {
  const had = [...(hints > 0 ? ["hints"] : []), ...(undos > 0 ? ["undos"] : [])];
  return had.length > 0 ? had : ["alone"];
}

/** @param {Mine[]} mine */
const optionRows = (mine) => by(mine, ({ about: { options } }) => (options ? optionsOf(options) : []));

/** What is not as in the English rulebook, else that it is. @param {NonNullable<About["options"]>} options */
function optionsOf({ scoring, award_in_project, collect }) {
  const { english } = PRESETS;
  const own = [
    ...(scoring === english.scoring ? [] : ["scoring"]),
    ...(award_in_project === english.award_in_project ? [] : ["award"]),
    ...(collect === english.collect ? [] : ["collect"]),
  ];
  return own.length > 0 ? own : ["none"];
}

/** The share of the games won so far, after each. @param {Mine[]} mine */
function courseOf(mine) {
  let won = 0;
  let even = 0;
  return mine.map((game, index) => {
    won += game.won ? 1 : 0;
    even += 1 / game.about.seats.length;
    return { at: game.at, won: game.won, points: game.points, share: won / (index + 1), even: even / (index + 1) };
  });
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
