import {
  PALETTE,
  burst,
  circle,
  draw,
  each,
  ground,
  group,
  line,
  path,
  polar,
  poly,
  rays,
  rect,
  ring,
  star,
} from "./grammar.js";

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

/** A string of lit bulbs along a way. @param {string} d @param {string} fill */
const lamps = (d, fill) => line(d, fill, 4.6, `stroke-dasharray="0 7.2"`);

/** Half a circle over the marquee. @param {number} r */
const arch = (r) => `M${100 - r} 130A${r} ${r} 0 0 1 ${100 + r} 130`;

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
  // a cine camera between gold drapes
  B3: draw(
    ground(ink.black),
    poly("100 -10L14 214H186", ink.mid),
    poly("100 -10L48 214H152", ink.pale),
    path("M0 0H80Q84 80 50 130Q26 160 20 206H0Z", ink.light),
    path("M200 0H120Q116 80 150 130Q174 160 180 206H200Z", ink.light),
    path(
      "M12 0H26Q28 110 12 206H4Q16 110 12 0ZM42 0H54Q54 90 20 146Q42 84 42 0ZM68 0H76Q76 70 46 120Q68 74 68 0ZM188 0H174Q172 110 188 206H196Q184 110 188 0ZM158 0H146Q146 90 180 146Q158 84 158 0ZM132 0H124Q124 70 154 120Q132 74 132 0Z",
      ink.accent,
    ),
    line("M8 166Q28 160 44 132M192 166Q172 160 156 132", RED, 8),
    group(
      "translate(0 6)",
      line("M100 164L66 214M100 164L134 214M100 164V214", ink.black, 7),
      circle(80, 112, 23, ink.black),
      circle(126, 116, 19, ink.black),
      each(
        [
          [80, 112, 13],
          [126, 116, 11],
        ],
        ([x, y, r]) => each([0, 120, 240], (angle) => circle(...polar(x, y, r, angle - 90), r * 0.42, ink.light)),
      ),
      rect(68, 130, 70, 40, ink.black, 5),
      poly("72 140L44 128V172L72 160", ink.black),
      circle(104, 150, 12, ink.light),
      circle(104, 150, 5, ink.black),
      line("M138 152H150V164", ink.black, 5),
    ),
    rect(0, 208, 200, 20, ink.black),
    line("M0 209H200", ink.light, 4),
    each([14, 48, 82, 118, 152, 186], (x) => path(`M${x - 11} 226A11 12 0 0 1 ${x + 11} 226Z`, ink.accent)),
  ),
  // a limousine and flashlights before a cinema at night
  B4: draw(
    ground(ink.black),
    poly("0 228V70H18V48H40V100H160V40H182V62H200V228", ink.deep),
    each(
      [
        [6, 84],
        [24, 62],
        [24, 84],
        [168, 56],
        [168, 78],
        [186, 78],
      ],
      ([x, y]) => rect(x, y, 8, 11, ink.light),
    ),
    rect(44, 24, 112, 120, ink.mid),
    rect(52, 12, 96, 20, ink.mid),
    rect(36, 84, 22, 60, RED),
    rect(142, 84, 22, 60, RED),
    each([96, 112, 128], (y) => circle(47, y, 5, ink.pale) + circle(153, y, 5, ink.pale)),
    each([72, 86, 100, 114, 128], (x) => rect(x - 3, 34, 6, 76, ink.light)),
    rect(24, 160, 152, 60, ink.light),
    each([32, 68, 104, 140], (x) => rect(x, 164, 28, 56, ink.pale)),
    poly("10 164L24 114H176L190 164", ink.accent),
    poly("20 156L31 120H169L180 156", ink.pale),
    each([58, 100, 142], (x, i) => star(x, 139, i === 1 ? 18 : 14, RED)),
    each([14, 36, 58, 80, 100, 120, 142, 164, 186], (x) => circle(x, 163, 5, RED)),
    rect(0, 214, 200, 14, ink.black),
    path("M16 214Q14 196 30 194L58 192L70 178Q74 174 80 174H140Q150 176 156 192L180 196Q190 200 188 214Z", ink.black),
    path("M68 191L78 180H98V191ZM104 180H136Q144 182 147 191H104Z", ink.accent),
    line("M20 202L58 196L72 181M184 202L158 196M20 206H184", ink.light, 2.5),
    each(
      [48, 154],
      (x) => circle(x, 210, 17, ink.black) + ring(x, 210, 11, ink.pale, 4) + circle(x, 210, 3.5, ink.light),
    ),
    circle(23, 203, 5, ink.pale),
    each([12, 188], (x) => head(x, 200, 11, ink.mid)),
    each([24, 176], (x) => rect(x - 7, 190, 14, 11, ink.black, 2) + burst(x, 176, 8, 24, 9, ink.pale)),
  ),
  // a picture palace hung with lamps, and its crowd
  B5: draw(
    ground(ink.black),
    rays(100, 130, 24, ink.deep, 180, 360),
    lamps("M18 64Q2 50-4 24M182 64Q198 50 204 24M18 64Q40 46 44-4M182 64Q160 46 156-4", ink.accent),
    path("M16 132A84 84 0 0 1 184 132Z", DEEP_RED),
    each([79, 70, 61, 52], (r, i) => lamps(arch(r), i % 2 ? ink.accent : ink.pale)),
    path("M56 132A44 44 0 0 1 144 132Z", RED),
    each([36, 27], (r) => lamps(arch(r), ink.pale)),
    each([6, 168], (x) => rect(x, 74, 26, 154, ink.mid) + poly(`${x - 3} 76L${x + 13} 50L${x + 29} 76`, ink.light)),
    lamps("M11 82V116M19 82V116M27 82V116M173 82V116M181 82V116M189 82V116", ink.pale),
    lamps("M11 166V226M19 166V226M27 166V226M173 166V226M181 166V226M189 166V226", ink.accent),
    rect(32, 156, 136, 72, ink.light),
    each([36, 70, 104, 138], (x) => rect(x, 174, 26, 54, RED) + rect(x + 5, 180, 16, 30, ink.pale)),
    rect(4, 114, 192, 48, DEEP_RED, 3),
    lamps("M10 119H190V157H10ZM16 125H184M16 151H184", ink.pale),
    rect(22, 130, 156, 16, ink.black, 2),
    each([44, 72, 100, 128, 156], (x) => star(x, 138, 8, ink.accent)),
    rect(32, 162, 136, 10, DEEP_RED),
    lamps("M36 167H166", ink.pale),
    each([24, 62, 104, 146, 182], (x, i) => head(x, 206 + (i % 2) * 4, 12, ink.black)),
    each([62, 146], (x) => rect(x - 18, 202, 36, 5, ink.black, 2) + rect(x - 11, 184, 22, 20, ink.black, 2)),
  ),
};
