import { burstOutline, draw, each, polar, star } from "./grammar.js";

const CREAM = "#fff3da";
const INK = "#2a0d08";
const LEAF = "#f2cf6b";

/** Band and letter colours of the three genres. */
export const GENRE_COLOURS = {
  H: { fill: "var(--g-horror)", text: "var(--g-horror-text)" },
  A: { fill: "var(--g-action)", text: "var(--g-action-text)" },
  R: { fill: "var(--g-romance)", text: "var(--g-romance-text)" },
};

/** @param {"H" | "A" | "R"} genre @param {string} outline @param {string} edge @param {number} baseline */
const badge = (genre, outline, edge, baseline) =>
  `<path d="${outline}" fill="${GENRE_COLOURS[genre].fill}" stroke="${edge}" stroke-width="3.5" stroke-linejoin="round"/>` +
  `<text y="${baseline}" font-family="Jost" font-weight="700" font-size="34" text-anchor="middle" fill="${GENRE_COLOURS[genre].text}">${genre}</text>`;

const HEART = "M0 30C-40 6-34-27-15-27C-6-27-2-21 0-16C2-21 6-27 15-27C34-27 40 6 0 30Z";

/** @param {number} angle @param {1 | -1} side */
const laurelLeaf = (angle, side) =>
  `<path transform="rotate(${angle}) translate(0 -36.5) rotate(${side * 58})" d="M0-9Q7-1 0 9Q-7-1 0-9Z" fill="${LEAF}"/>`;

const laurel = each([22, 46, 70, 94, 118, 142, 164], (angle) => laurelLeaf(angle, -1) + laurelLeaf(-angle, 1));

const statuette =
  `<path fill="${INK}" transform="translate(-14 0) scale(.98) scale(.44) translate(-60 -72)" d="M60 10L63.5 19.6L73.7 19.9L65.6 26.2L68.5 36L60 30.2L51.5 36L54.4 26.2L46.3 19.9L56.5 19.6Z` +
  `M67 47A7 7 0 1 0 53 47A7 7 0 1 0 67 47ZM43 34L50 32L53 54H67L70 32L77 34L73 60C72 64 70 66 68 68L66 76C71 82 71 92 66 102L64 116H56L54 102C49 92 49 82 54 76L52 68C50 66 48 64 47 60Z` +
  `M42 120H78V134H42Z"/>`;

/** @param {number} x @param {number} y @param {number} size @param {string} fill @param {number} tracking @param {string} words */
const figure = (x, y, size, fill, tracking, words) =>
  `<text x="${x}" y="${y}" font-family="Jost" font-weight="800" font-size="${size}" text-anchor="middle" fill="${fill}" letter-spacing="${tracking}">${words}</text>`;

/** Markup of the shared marks, each around its own centre, keyed by the id it gets in the sprite. */
export const MARKS = {
  "gb-H": badge("H", "M-13-29H13L25-9L13 29H-13L-25-9Z", CREAM, 12),
  "gb-A": badge("A", burstOutline(0, 0, 10, 31, 23), CREAM, 12),
  "gb-R":
    `<path d="${HEART}" fill="${CREAM}" stroke="${CREAM}" stroke-width="9" stroke-linejoin="round"/>` +
    badge("R", HEART, "#4a1230", 9),
  "seal-large": draw(
    `<circle r="47" fill="${INK}" stroke="${LEAF}" stroke-width="1.5"/>`,
    laurel,
    `<circle r="28.5" fill="${LEAF}"/>`,
    statuette,
    figure(9, 10, 28, INK, -1, "×2"),
  ),
  seal: draw(
    `<circle r="46" fill="${INK}"/>`,
    laurel,
    `<circle r="31" fill="${LEAF}"/>`,
    figure(-1, 15, 44, INK, -3, "×2"),
  ),
  star: star(0, 0.6, 10, "currentColor"),
  rating: star(
    0,
    0,
    10,
    "#7d1626",
    `stroke="${CREAM}" stroke-width="1.25" stroke-linejoin="round" paint-order="stroke"`,
  ),
  disc: draw(
    `<circle r="44" fill="#e7bf62" stroke="#0b1020" stroke-width="5"/>`,
    figure(-2, 20, 56, "#0b1020", -2, "+2"),
  ),
};

const REEL_INK = "#170c0e";

/** @param {number} count @param {number} radius @param {number} turn */
const around = (count, radius, turn) =>
  Array.from({ length: count }, (_, i) => polar(32, 32, radius, (i * 360) / count + turn - 90));

/** @param {number} x @param {number} y @param {number} r @param {string} [fill] */
const hole = (x, y, r, fill = REEL_INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const lobes = around(8, 25, 22.5);
const scallop = `M${lobes[0].join(" ")}${each([...lobes.slice(1), lobes[0]], (to) => `A10.5 10.5 0 0 1 ${to.join(" ")}`)}Z`;

/** The reels of seats 0 to 3 (box 64 x 64): colour, outline and holes all differ. */
export const REELS = [
  `<circle cx="32" cy="32" r="29" class="rf"/>` +
    each(around(5, 16.5, 0), ([x, y]) => hole(x, y, 6.6)) +
    hole(32, 32, 3.2),
  `<rect x="5" y="5" width="54" height="54" rx="7" class="rf"/>` +
    each(
      around(4, 17.5, 45),
      ([x, y]) => `<rect x="${x - 6.8}" y="${y - 6.8}" width="13.6" height="13.6" fill="${REEL_INK}"/>`,
    ) +
    hole(32, 32, 3.2),
  `<path d="M32 2L58 17V47L32 62L6 47V17Z" class="rf"/>` +
    each(
      [0, 60, 120, 180, 240, 300],
      (angle) =>
        `<path transform="rotate(${angle} 32 32)" d="M32 27L26 14.5Q32 9.5 38 14.5Z" fill="${CREAM}" stroke="${CREAM}" stroke-width="2" stroke-linejoin="round"/>`,
    ),
  `<path d="${scallop}" class="rf"/>` +
    each(around(8, 19.5, 0), ([x, y]) => hole(x, y, 4)) +
    hole(32, 32, 8) +
    hole(32, 32, 4, "#f6f0e0"),
];
