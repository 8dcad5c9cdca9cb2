import { PALETTE, circle, draw, each, ellipse, ground, line, path, polar, poly, rays, rect, star } from "./grammar.js";

const ink = PALETTE.night;
const RED = "#b3263a";
const DEEP_RED = "#7d1626";

/** A person of the crowd, seen from behind. @param {number} x @param {number} y @param {number} r @param {string} fill */
const head = (x, y, r, fill) =>
  circle(x, y, r, fill) +
  path(
    `M${x - r * 1.5} ${y + r * 2.4}Q${x - r * 1.3} ${y + r * 0.9} ${x} ${y + r * 0.9}Q${x + r * 1.3} ${y + r * 0.9} ${x + r * 1.5} ${y + r * 2.4}Z`,
    fill,
  );

/** @type {Record<string, string>} */
export const blockbusters = {
  // a palace in the searchlights
  B1: draw(
    ground(ink.black),
    rect(0, 110, 200, 118, ink.deep),
    each(
      [
        [16, 96],
        [60, 118],
        [150, 112],
        [184, 92],
        [30, 124],
        [172, 126],
      ],
      ([x, y]) => circle(x, y, 1.6, ink.pale),
    ),
    poly("14 190L96 -20H150L22 194", ink.pale),
    poly("186 190L104 -20H50L178 194", ink.pale),
    poly("60 190L10 -20H-30L52 190", ink.light),
    poly("140 190L190 -20H230L148 190", ink.light),
    poly("100 -20H150L124 30L100 95L76 30L50 -20", ink.accent),
    rect(66, 98, 68, 60, ink.black),
    rect(76, 88, 48, 14, ink.black),
    each([74, 84.5, 95, 105.5, 116, 126], (x) => line(`M${x} 106V146`, ink.light, 3)),
    rect(27.5, 139.5, 145, 37, ink.light),
    rect(32.5, 144.5, 135, 27, ink.pale),
    each([60, 80, 100, 120, 140], (x, i) => star(x, 158, i === 2 ? 10 : 7, "#7d1626")),
    rect(40, 180, 120, 48, ink.black),
    each([36, 49, 62, 75, 88, 101, 114, 127, 140, 153, 164], (x) => circle(x, 179, 3, ink.accent)),
    poly("86 184H114L142 228H58", "#b3263a"),
    rect(50, 186, 20, 42, ink.accent),
    rect(130, 186, 20, 42, ink.accent),
    each(
      [8, 26, 46, 154, 174, 192],
      (x, i) =>
        circle(x, 206 + (i % 2) * 5, 10, ink.black) +
        path(
          `M${x - 15} 230Q${x - 13} ${215 + (i % 2) * 5} ${x} ${215 + (i % 2) * 5}Q${x + 13} ${215 + (i % 2) * 5} ${x + 15} 230Z`,
          ink.black,
        ),
    ),
  ),
  // the stalls before the screen
  B2: draw(
    ground(ink.black),
    rays(100, 116, 18, ink.deep, 180, 360),
    rect(32, 76, 136, 88, ink.light),
    rect(38, 82, 124, 76, ink.pale),
    star(100, 126, 32, RED),
    path("M0 0H60Q40 90 30 186H0Z", RED),
    path("M200 0H140Q160 90 170 186H200Z", RED),
    path(
      "M14 0H28Q20 90 18 186H10ZM44 0H54Q36 90 28 160Q36 60 44 0ZM186 0H172Q180 90 182 186H190ZM156 0H146Q164 90 172 160Q164 60 156 0Z",
      DEEP_RED,
    ),
    path("M0 0H200V20Q184 42 166 24Q148 48 128 24Q114 44 100 26Q86 44 72 24Q52 48 34 24Q16 42 0 20Z", ink.light),
    rect(0, 180, 200, 48, ink.black),
    each([10, 38, 66, 94, 122, 150, 178], (x) => head(x + 8, 178, 10, ink.mid)),
    each([-4, 30, 64, 98, 132, 166, 200], (x) => head(x, 204, 13, ink.black)),
    each([30, 98, 166], (x) => line(`M${x - 12} 200A13 13 0 0 1 ${x + 8} 193`, ink.light, 2.5)),
  ),
  // a microphone between gold drapes
  B3: draw(
    ground(ink.black),
    poly("100 20L26 206H174", ink.deep),
    poly("100 20L58 206H142", ink.pale),
    ellipse(100, 202, 62, 14, ink.pale),
    path("M0 0H86Q92 70 62 112Q30 140 22 206H0Z", ink.light),
    path("M200 0H114Q108 70 138 112Q170 140 178 206H200Z", ink.light),
    path(
      "M14 0H28Q30 100 14 206H6Q18 110 14 0ZM44 0H58Q58 90 24 130Q46 80 44 0ZM72 0H82Q82 60 52 106Q74 60 72 0ZM186 0H172Q170 100 186 206H194Q182 110 186 0ZM156 0H142Q142 90 176 130Q154 80 156 0ZM128 0H118Q118 60 148 106Q126 60 128 0Z",
      ink.pale,
    ),
    line("M12 152Q30 148 46 120M188 152Q170 148 154 120", RED, 7),
    circle(46, 122, 7, RED),
    circle(154, 122, 7, RED),
    line("M100 196V134M84 198H116", ink.black, 6),
    rect(86, 100, 28, 40, ink.black, 13),
    line("M90 112H110M90 121H110M90 130H110", ink.accent, 3),
    rect(0, 204, 200, 24, ink.black),
    each([14, 42, 70, 98, 126, 154, 182], (x) => path(`M${x - 10} 222A11 12 0 0 1 ${x + 12} 222Z`, ink.accent)),
    line("M0 206H200", ink.light, 4),
  ),
  // a blade sign and a limousine at night
  B4: draw(
    ground(ink.black),
    circle(160, 74, 26, ink.pale),
    circle(150, 68, 24, ink.black),
    poly("0 228V118H22V100H44V136H60V228", ink.deep),
    poly("200 228V126H184V108H160V142H140V228", ink.deep),
    each(
      [
        [8, 128],
        [30, 112],
        [30, 130],
        [8, 146],
        [168, 120],
        [168, 138],
        [188, 140],
      ],
      ([x, y]) => rect(x, y, 7, 9, ink.light),
    ),
    rect(66, 84, 68, 114, ink.light),
    rect(72, 90, 56, 102, RED),
    each([104, 134, 164], (y) => star(100, y, 14, ink.pale)),
    each([0, 1, 2, 3, 4, 5, 6, 7], (i) => circle(69, 92 + i * 14, 3, ink.pale) + circle(131, 92 + i * 14, 3, ink.pale)),
    rect(36, 176, 128, 12, ink.light),
    rect(36, 188, 128, 40, ink.black),
    each([42, 56, 70, 84, 98, 112, 126, 140, 156], (x) => circle(x, 182, 3, ink.pale)),
    poly("28 214L-10 204V228H30", ink.pale),
    path("M22 216Q22 204 38 202L70 200L84 188H130Q144 190 152 202L172 206Q180 210 178 220H22Z", ink.mid),
    path("M80 200L89 192H106V200ZM112 192H128Q136 194 142 200H112Z", ink.pale),
    circle(30, 209, 5, ink.accent),
    rect(0, 222, 200, 6, ink.black),
    each([54, 146], (x) => circle(x, 218, 12, ink.black) + circle(x, 218, 6, ink.light)),
  ),
  // arches of bulbs over the doors
  B5: draw(
    ground(ink.black),
    rays(100, 190, 20, ink.deep, 180, 360),
    each([128, 112, 96, 80], (r, i) =>
      path(`M${100 - r} 196A${r} ${r} 0 0 1 ${100 + r} 196Z`, [ink.light, ink.mid, RED, ink.light][i]),
    ),
    path("M36 196A64 64 0 0 1 164 196Z", ink.black),
    each([120, 104, 88, 72], (r, row) =>
      each(
        Array.from({ length: 13 - row * 2 }, (_, i) => i),
        (i) => {
          const [x, y] = polar(100, 194, r, 180 + (180 * (i + 0.5)) / (13 - row * 2));
          return circle(x, y, 4.5 - row * 0.3, row === 0 || row === 3 ? ink.pale : ink.accent);
        },
      ),
    ),
    path("M52 228V188A48 48 0 0 1 148 188V228Z", ink.pale),
    path("M60 228V188A40 40 0 0 1 140 188V228Z", RED),
    path("M98 228V148H102V228Z", ink.pale),
    rect(66, 184, 28, 44, DEEP_RED),
    rect(106, 184, 28, 44, DEEP_RED),
    star(100, 162, 12, ink.accent),
    rect(86, 198, 5, 14, ink.accent, 2),
    rect(109, 198, 5, 14, ink.accent, 2),
    rect(0, 196, 40, 32, ink.mid),
    rect(160, 196, 40, 32, ink.mid),
    each([12, 28, 172, 188], (x) => head(x, 206, 9, ink.black)),
  ),
};
