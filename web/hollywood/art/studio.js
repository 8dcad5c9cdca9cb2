import { circle, draw, each, ground, group, line, path, polar, poly, rays, rect } from "./grammar.js";

const BLACK = "#171214";
const CREAM = "#f3e7cb";
const GOLD = "#e0ac3f";
const CURTAIN = "#5a1420";
const FOLD = "#6d1b28";

/** @param {number} x @param {number} y @param {number} radius @param {string} fill */
const filmReel = (x, y, radius, fill) =>
  draw(
    circle(x, y, radius + 5, BLACK),
    circle(x, y, radius, fill),
    each([0, 72, 144, 216, 288], (angle) => {
      const [left, top] = polar(x, y, radius * 0.58, angle - 90);
      return circle(left, top, radius * 0.24, BLACK);
    }),
    circle(x, y, radius * 0.1, BLACK),
  );

/** @param {number} x @param {string} words */
const chalk = (x, words) =>
  `<text x="${x}" y="180" font-family="Limelight" font-size="24" text-anchor="middle" fill="${BLACK}">${words}</text>`;

/** @type {Record<"clap" | "double", string>} */
export const studio = {
  clap: draw(
    ground(CURTAIN),
    rays(100, 150, 24, FOLD),
    rect(30, 92, 140, 104, BLACK, 4),
    rect(36, 98, 128, 92, CREAM, 2),
    group(
      "rotate(-17 32 90)",
      rect(30, 62, 140, 24, BLACK, 3),
      each([0, 1, 2, 3], (i) => poly(`${44 + i * 34} 62H${61 + i * 34}L${47 + i * 34} 86H${30 + i * 34}`, CREAM)),
    ),
    rect(30, 90, 140, 20, BLACK),
    each([0, 1, 2, 3], (i) => poly(`${34 + i * 34} 92H${51 + i * 34}L${65 + i * 34} 108H${48 + i * 34}`, CREAM)),
    line("M36 134H164M36 160H164M100 160V190", BLACK, 3),
    line("M48 123H112M48 147H136", BLACK, 4),
    chalk(68, "3"),
    chalk(132, "2"),
    circle(34, 92, 5, GOLD),
  ),
  double: draw(
    ground(CURTAIN),
    rays(100, 120, 24, FOLD),
    path("M118 176Q60 204 -6 196V228H206V186Q150 208 118 176Z", BLACK),
    each([204, 205, 205, 204, 202, 202, 203, 203, 201], (y, i) => rect(8 + 22 * i, y, 11, 8, CREAM, 1.5)),
    filmReel(66, 92, 51, GOLD),
    filmReel(136, 144, 51, CREAM),
  ),
};
