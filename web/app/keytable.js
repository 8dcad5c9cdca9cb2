/** Which single key does what: the handlers act by this table, and the sheet of keys is drawn from it. */

/**
 * Deeds in groups that are told in one line, with their keys. In the order in which a key is looked up: H is Horror at a Star.
 * @type {readonly (readonly [says: string, deeds: Record<string, readonly string[]>])[]}
 */
export const TABLE = [
  ["place", { A: ["1", "A"], B: ["2", "B"], C: ["3", "C"], D: ["4", "D"] }],
  ["clap", { clap: ["P"] }],
  ["double", { double: ["R"] }],
  ["star", { "=H": ["H"], "=A": ["A"], "=R": ["R"] }],
  ["hint", { hint: ["H", "I"] }],
  ["forecast", { forecast: ["E"] }],
  ["pause", { pause: [" "] }],
  ["step", { step: ["Enter"] }],
  ["undo", { undo: ["U"] }],
  ["redo", { redo: ["Y"] }],
  ["log", { earlier: ["["], later: ["]"] }],
  ["look", { look: ["V"] }],
  ["walk", { walk: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] }],
  ["why", { why: ["W"] }],
  ["keys", { keys: ["?"] }],
  ["back", { back: ["Escape"] }],
];

/** What means something only while a reel is placed, and only at a Star. */
const ONLY = /** @type {Record<string, boolean>} */ ({ place: false, clap: false, double: false, star: true });

/**
 * What a key does while a person decides, or null.
 * @param {string} key
 * @param {string} phase
 */
export function deedOf(key, phase) {
  const name = key.length === 1 ? key.toUpperCase() : key;
  for (const [says, deeds] of TABLE) {
    if ((ONLY[says] ?? phase === "star") !== (phase === "star")) continue;
    const found = Object.entries(deeds).find(([, keys]) => keys.includes(name));
    if (found) return found[0];
  }
  return null;
}

/** @param {string | null} deed @returns {deed is string} whether it is the text of a move */
export const isMove = (deed) => TABLE.some(([says, deeds]) => says in ONLY && deed !== null && deed in deeds);
