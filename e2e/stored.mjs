/**
 * The page's own readers of what a browser has stored and of files with everything, on values that went wrong: `node stored.mjs NUMBER` reads
 * so many, made from what versions have kept (`tests/data`), and prints how many games and results were read and how many were not.
 * A reader that throws, believes what it cannot use, or loses a text ends it with an error.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";

const { GuestList } = await import("../web/app/guestlist.js");
const { goesFurther, idIn, isOther, keptOf, resultOf } = await import("../web/app/kept.js");
const { loadSettings, settingsOf } = await import("../web/app/settings.js");
const { loadForm, orderOf } = await import("../web/app/setup.js");
const { Shelf } = await import("../web/app/shelf.js");
const { statistics } = await import("../web/app/statistics.js");
const { Storage } = await import("../web/app/storage.js");
// Only as much of a page as the reader of files looks at.
const tab = { getItem: () => null, setItem() {}, removeItem() {} };
Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, sessionStorage: tab });
const { Backup, isBackup, meansBackup } = await import("../web/app/backup.js");

const DATA = new URL("../tests/data/", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, DATA), "utf8");
const KEPT = readdirSync(new URL("kept/", DATA)).map((name) => JSON.parse(read(`kept/${name}`)));
const BACKUP = read("backup.json");
const OTHERS = { paused: "1-running", persist: "asked", exported: "3" };
const GARBAGE = [
  ...[null, true, false, 0, -1, 3, 5, 1.5, 1e308, 2 ** 53 - 1, "", "x", "x".repeat(3000), "\u202e<b>\u0000\ud800", "over", "__proto__"],
  ...[[], [null], [[]], [-1, 99, "1"], {}, { toString: 1, length: 9 }, JSON.parse('{"__proto__": {"over": true}}'), { seats: 5 }],
];

/** A stream of numbers below n, the same in every run. */
let state = 1;
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}
const oneOf = (list) => list[below(list.length)];

/** A value with something else in the place of one of its parts; texts that hold JSON are gone into. */
function changed(value) {
  if (typeof value === "string" && /^[[{]/.test(value) && below(4)) return changedText(value);
  const keys = value !== null && typeof value === "object" ? Object.keys(value) : [];
  if (keys.length === 0 || !below(6)) return oneOf(GARBAGE);
  const key = oneOf(keys);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const way = below(8);
  if (way === 0 && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (way === 0) delete copy[key];
  else if (way === 1 && Array.isArray(copy)) copy.push(...copy);
  else copy[key] = changed(copy[key]);
  return copy;
}

/** A text of JSON with a part changed, cut off, or with other characters. */
function changedText(text) {
  const at = below(text.length + 1);
  const way = below(10);
  if (way === 0) return text.slice(0, at);
  if (way === 1) return text.slice(0, at) + oneOf(["", '"', "{", "]", "\u0000", "9", "\\", "é"]) + text.slice(at + below(3));
  const value = parsed(text);
  return value === null ? text + text : JSON.stringify(changed(value));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A browser's storage with these texts. */
function browserWith(texts) {
  const map = new Map(Object.entries(texts).map(([name, text]) => [`hollywood.${name}`, text]));
  const native = {
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, text) => map.set(name, String(text)),
    removeItem: (name) => map.delete(name),
  };
  const all = new Proxy(native, { ownKeys: () => [...map.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
  return { map, storage: new Storage(null, () => all) };
}

const fit = (number, least, most) => Number.isSafeInteger(number) && least <= number && number <= most;

function checkAbout({ round, rounds, over, yours, seats, points, winners, turn, reels, hints, undos, daily, me }) {
  assert(fit(round, 0, 9) && fit(rounds, round, 9) && fit(hints, 0, Infinity) && fit(undos, 0, Infinity));
  assert([over, yours].every((flag) => typeof flag === "boolean") && typeof daily === "string");
  assert(seats.length <= 4 && seats.every(({ name, player }) => typeof name === "string" && typeof player === "string"));
  for (const numbers of [points, winners]) assert(numbers.length <= seats.length && numbers.every(Number.isInteger));
  for (const seat of [turn, me, ...reels.flat()]) assert(seat === null || fit(seat, 0, seats.length - 1));
}

function checkGame(game) {
  checkAbout(game.about);
  new Date(game.at).toISOString();
  assert.deepEqual(keptOf(game.id, JSON.parse(JSON.stringify(game))), game);
  idIn(game.text);
  goesFurther(game, game);
}

function checkResult(result) {
  checkAbout(result.about);
  new Date(result.at).toISOString();
  assert.deepEqual(resultOf(JSON.parse(JSON.stringify(result))), result);
}

function checkSums(node) {
  if (typeof node === "number") assert(Number.isFinite(node));
  else if (node !== null && typeof node === "object") Object.values(node).forEach(checkSums);
}

const words = (key) => key;
const BOTS = ["extra", "understudy", "critic", "producer"].map((name) => `bot:${name}`);
const count = { read: 0, unread: 0, results: 0, files: 0, refused: 0 };

/** One browser whose storage has gone wrong somewhere. */
function visit() {
  const texts = { ...oneOf(KEPT), ...OTHERS, guests: JSON.stringify(JSON.parse(BACKUP).bots) };
  const name = oneOf(Object.keys(texts));
  texts[name] = changedText(texts[name]);
  const { map, storage } = browserWith(texts);
  const shelf = new Shelf(storage);
  shelf.moveIn();
  const games = shelf.games();
  const { size } = shelf;
  games.forEach(checkGame);
  const results = shelf.results();
  results.forEach(checkResult);
  checkSums(statistics(results));
  const { game, broken } = shelf.read();
  if (game) checkGame(game);
  if (broken) assert(map.has("hollywood.broken"));
  shelf.paused(shelf.current ?? "");
  count.read += games.length;
  count.unread += size - games.length;
  count.results += results.length;

  const settings = loadSettings(storage);
  assert.deepEqual(settingsOf(settings), settings);
  const { seats, options, seed } = orderOf(loadForm(storage, words, BOTS));
  assert(seats.length === options.players && seats.every(({ name, player }) => [...name].length <= 24 && ["human", ...BOTS].includes(player)));
  assert.equal(seed, "");
  for (const bot of new GuestList(storage).all) assert([bot.name, bot.file, bot.data].every((part) => typeof part === "string"));

  // What cannot be read stays somewhere, as it was.
  const held = [...map.values()];
  const whole = { save: (one) => keptOf("", one), aside: (list) => Array.isArray(list) && list.every((one) => keptOf("", one)) };
  for (const [name, text] of Object.entries(texts)) {
    if (name in whole ? !whole[name](parsed(text)) : name.startsWith("game.") || name === "results") assert(held.includes(text), name);
  }
  for (const { id } of games) shelf.remove(id)();
  assert.equal(shelf.games().length, games.length - (broken && game ? 1 : 0));
}

/** A file with everything that has gone wrong somewhere. */
async function file() {
  const text = changedText(BACKUP);
  meansBackup(text);
  isOther(text);
  if (!isBackup(text)) return;
  const { storage } = browserWith({});
  const shelf = new Shelf(storage);
  const model = { text: words, settings: settingsOf(null), results: [], safe: false, error: null };
  const asked = { key: "not-json", args: {}, rule: null };
  const engine = { ask: async () => { throw Object.assign(new Error(), asked); } };
  const speech = { say() {}, reason() {} };
  const nothing = () => {};
  const parts = { model, engine, shelf, list: new GuestList(storage), storage, speech, playing: () => false, forget: nothing, settle: nothing, changed: nothing, redraw: nothing };
  const taken = await new Backup(parts).openBackup(text);
  shelf.results().forEach(checkResult);
  checkSums(statistics(shelf.results()));
  assert.equal(typeof model.error.key, "string");
  assert.equal(model.error.key === "backup-taken", taken);
  count.files += taken ? 1 : 0;
  count.refused += taken ? 0 : 1;
}

const number = Number(process.argv[2]);
for (let done = 0; done < number; done += 1) {
  if (done % 5 === 4) await file();
  else visit();
}
process.stdout.write(JSON.stringify(count));
