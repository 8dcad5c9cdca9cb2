/** What a person may type, made fit for a record. */

const MARKS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A name as a record may hold it: no control or direction marks, at most 24 code points.
 * @param {string} raw
 * @param {number} [most]
 */
export function cleanName(raw, most = 24) {
  return [...raw.replace(MARKS, "")].slice(0, most).join("");
}

/** What a game is called: at most 40 code points. @param {string} raw */
export const cleanTitle = (raw) => cleanName(raw.trim(), 40);

/**
 * A seed as a record may hold it: NFC, at most 64 code points.
 * @param {string} raw
 */
export function cleanSeed(raw) {
  return [...raw.normalize("NFC").replace(/\p{Cs}/gu, "")].slice(0, 64).join("");
}

/** A short random text for a game's id or seed. */
export function randomText() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}
