import { svg } from "lit-html";

/** Advance widths of Limelight in hundredths of the type size; any other letter counts 65. */
const WIDTHS = new Map(
  Object.entries({
    20: " \u00a0'",
    30: "’",
    35: "il.,-ìîï",
    40: "Ifj!Î",
    45: "rt?",
    50: "svy1",
    55: "FJLcxzç",
    60: "ESTVZg257ÉÈÊ",
    70: "CHKa46àâä",
    75: "BDNPRUbdhnpquùûü",
    80: "GOQwÔ",
    95: "MW",
    105: "œ",
    110: "m",
  }).flatMap(([width, chars]) => [...chars].map((char) => /** @type {[string, number]} */ ([char, Number(width)]))),
);

const ROOM = 168;
const LARGEST_ONE = 27;
const LARGEST_TWO = 22;
const GOOD_ONE = 22;

/** @param {string} words the width of a line set at size 1 */
const measure = (words) => [...words].reduce((sum, char) => sum + (WIDTHS.get(char) ?? 65), 0) / 100;

/**
 * Breaks a title over at most two balanced lines and finds the type size that fits a poster's band.
 * A no-break space keeps two words together.
 * @param {string} title
 * @returns {{lines: string[], size: number}}
 */
function setTitle(title) {
  const words = title.trim().split(" ");
  const single = Math.min(LARGEST_ONE, ROOM / measure(title));
  if (words.length === 1 || single >= GOOD_ONE) return { lines: [words.join(" ")], size: single };
  let best = { lines: [title], widest: Infinity };
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const widest = Math.max(...lines.map(measure));
    if (widest < best.widest) best = { lines, widest };
  }
  return { lines: best.lines, size: Math.min(LARGEST_TWO, ROOM / best.widest) };
}

/**
 * A title set in the band at the foot of a card (y 222 to 272 on the 200 x 280 face).
 * @param {string} title @param {string} fill
 */
export function lettering(title, fill) {
  const { lines, size } = setTitle(title);
  const leading = size * 1.04;
  const first = 247 - (leading * (lines.length - 1)) / 2 + size * 0.35;
  return lines.map(
    (words, i) =>
      svg`<text x="100" y=${(first + i * leading).toFixed(1)} font-family="Limelight" font-size=${size.toFixed(1)} text-anchor="middle" fill=${fill}>${words}</text>`,
  );
}
