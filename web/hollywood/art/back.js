import { draw, each, rays, rect } from "./grammar.js";

const GOLD = "#c99f45";
const VELVET = "#4b101b";
const FOLD = "#5f1825";

/** @param {number} y @param {number[]} radii */
const rings = (y, radii) =>
  each(radii, (r) => `<circle cx="100" cy="${y}" r="${r}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>`);

/** The back of every card, on a canvas of 200 x 280. The inner picture is cut by its own nested canvas. */
export const back = draw(
  rect(0, 0, 200, 280, "#f3e7cb", 8),
  rect(7, 7, 186, 266, VELVET, 4),
  `<svg x="14" y="14" width="172" height="252" viewBox="14 14 172 252" overflow="hidden">`,
  rays(100, 266, 26, FOLD, 180, 360, 320),
  rings(266, [60, 92, 124, 156]),
  rays(100, 14, 18, FOLD, 0, 180, 110),
  rings(14, [40, 62, 84]),
  `</svg>`,
  `<rect x="14" y="14" width="172" height="252" fill="none" stroke="${GOLD}" stroke-width="2"/>`,
  `<path d="M100 82L158 140L100 198L42 140Z" fill="#2a0a10" stroke="${GOLD}" stroke-width="2.5"/>`,
  `<path d="M100 92L148 140L100 188L52 140Z" fill="none" stroke="${GOLD}" stroke-width="1.2"/>`,
  `<text x="100" y="162" font-family="Limelight" font-size="60" text-anchor="middle" fill="#e7bf62">H!</text>`,
);
