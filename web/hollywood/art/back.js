import { burst, circle, draw, each, group, line, path, polar, rays, rect, ring, round, star } from "./grammar.js";

const CURTAIN = "#4a0f1b";
const FOLD = "#5f1725";
const PAPER = "#f5ead0";
const GOLD = "#e0ac3f";
const INK = "#2a0d08";

/** One tier of the palace, as a line. @param {number} half @param {number} y @param {number} top */
const tier = (half, y, top) => `M${100 - half} ${y}V${top}H${100 + half}V${y}`;

/** What stands in each half: the palace with its bulbs; the other half is the same, turned. */
const half = draw(
  path("M58 82V62H70V50H82V38H92V22H108V38H118V50H130V62H142V82Z", INK),
  line(`${tier(42, 82, 62)}${tier(30, 62, 50)}${tier(18, 50, 38)}${tier(8, 38, 22)}`, GOLD, 2.5),
  line("M88 78V56M100 78V46M112 78V56M76 78V68M124 78V68", GOLD, 2.5),
  each([34, 166], (x) => star(x, 36, 9, GOLD)),
);

/** The back of a card, 200 x 280: the palace's reel and its lights, the same from both sides. */
export const back = draw(
  rect(0, 0, 200, 280, PAPER),
  rect(7, 7, 186, 266, INK),
  rect(9, 9, 182, 262, CURTAIN),
  `<svg x="9" y="9" width="182" height="262" viewBox="9 9 182 262">${rays(100, 140, 28, FOLD)}</svg>`,
  rect(14, 14, 172, 252, "none\" stroke=\"#e0ac3f\" stroke-width=\"2"),
  half,
  group("rotate(180 100 140)", half),
  burst(100, 140, 28, 57, 51, INK),
  ring(100, 140, 50, GOLD, 2.5),
  each(
    Array.from({ length: 20 }, (_, at) => polar(100, 140, 43.5, at * 18)),
    ([x, y]) => circle(x, y, 2.6, PAPER),
  ),
  circle(100, 140, 36, GOLD),
  each(
    Array.from({ length: 6 }, (_, at) => polar(100, 140, 23, at * 60)),
    ([x, y]) => circle(round(x), round(y), 8.6, INK),
  ),
  circle(100, 140, 5, INK),
);
