import {
  PALETTE,
  bat,
  circle,
  dots,
  draw,
  each,
  ellipse,
  ground,
  group,
  line,
  path,
  polar,
  poly,
  rays,
  rect,
  round,
  scallops,
} from "./grammar.js";

const ink = PALETTE.horror;

/** @type {Record<string, string>} */
export const horror = {
  // a house with thirteen lit windows, the moon behind
  H1: draw(
    ground(ink.deep),
    circle(112, 92, 84, ink.mid),
    circle(112, 92, 66, ink.pale),
    bat(34, 100, 1, ink.black),
    bat(176, 60, 0.7, ink.black),
    path("M0 228V192Q50 152 112 160Q170 168 200 196V228Z", ink.black),
    rect(62, 104, 100, 66, ink.black),
    poly("54 106L78 78L102 106", ink.black),
    rect(88, 54, 34, 60, ink.black),
    poly("82 56L105 16L128 56", ink.black),
    line("M105 18V6", ink.black, 2.5),
    poly("120 108L144 80L170 108", ink.black),
    rect(150, 70, 9, 26, ink.black),
    path("M97 80v-9a8 8 0 0 1 16 0v9Z", ink.accent),
    each([94, 107], (x) => rect(x, 88, 9, 14, ink.accent)),
    circle(78, 97, 5.5, ink.accent),
    circle(145, 97, 5.5, ink.accent),
    each([114, 138], (y) => each([68, 86, 127, 145], (x) => rect(x, y, 11, 16, ink.accent))),
    path("M104 170v-26a8.500 8.500 0 0 1 17 0v26Z", ink.mid),
    path("M104 168Q126 188 84 204Q62 214 72 228H102Q92 214 112 206Q148 188 121 168Z", ink.mid),
  ),
  // a caped count
  H2: draw(
    ground(ink.mid),
    rays(100, 96, 22, ink.deep),
    circle(100, 92, 58, ink.light),
    path(
      "M8 228C20 180 44 156 66 132L52 66Q76 84 82 112H118Q124 84 148 66L134 132C156 156 180 180 192 228Z",
      ink.black,
    ),
    path("M60 84Q74 98 84 128L70 138Z", ink.accent),
    path("M140 84Q126 98 116 128L130 138Z", ink.accent),
    path("M72 78C72 50 84 40 100 40C116 40 128 50 128 78C128 104 114 124 100 130C86 124 72 104 72 78Z", ink.pale),
    path(
      "M69 88C64 44 84 30 100 30C116 30 136 44 131 88C128 74 124 64 116 58L100 72L84 58C76 64 72 74 69 88Z",
      ink.black,
    ),
    poly("80 78L96 86L96 91L81 86", ink.black),
    poly("120 78L104 86L104 91L119 86", ink.black),
    path("M86 106Q100 114 114 106Q100 124 86 106Z", ink.black),
    poly("91 109L97 111L93.500 119", ink.pale),
    poly("109 109L103 111L106.500 119", ink.pale),
    poly("100 136L70 228H130", ink.pale),
    poly("100 150L86 142L86 164", ink.black),
    poly("100 150L114 142L114 164", ink.black),
    each([176, 192, 208], (y) => circle(100, y, 3, ink.black)),
    path("M100 134L52 228H72Z", ink.black),
    path("M100 134L148 228H128Z", ink.black),
  ),
  // tentacles seize a ship
  H3: draw(
    ground(ink.mid),
    circle(104, 92, 78, ink.light),
    rect(0, 158, 200, 70, ink.deep),
    group(
      "rotate(-12 104 140)",
      rect(80, 62, 5, 72, ink.black),
      rect(122, 46, 5, 88, ink.black),
      path("M82 64Q112 92 84 126H52Q70 92 82 64Z", ink.pale),
      path("M126 48Q160 88 130 126H94Q118 88 126 48Z", ink.pale),
      path("M126 40l22 6-22 7Z", ink.black),
      path("M46 130H166L150 170H62Z", ink.black),
      line("M48 132L26 118", ink.black, 5),
      each([70, 92, 114, 136], (x) => circle(x, 144, 4, ink.accent)),
    ),
    path("M8 228C-8 168 2 104 40 98C60 96 64 116 48 118C30 120 32 180 56 228Z", ink.accent),
    path("M192 228C214 150 194 70 154 72C134 74 136 94 152 94C172 96 168 170 142 228Z", ink.accent),
    path("M78 228C74 200 90 172 114 158C130 150 142 164 128 172C114 182 108 204 120 228Z", ink.accent),
    dots(
      [
        [20, 134, 5],
        [16, 156, 6],
        [21, 180, 6.5],
        [30, 204, 7],
        [184, 114, 5],
        [187, 138, 6],
        [182, 166, 6.5],
        [172, 196, 7],
        [102, 182, 4.5],
        [96, 200, 5.5],
        [97, 218, 5.5],
      ],
      ink.deep,
    ),
    scallops(212, 25, ink.black, 6, 9),
  ),
  // a living brain under a bell jar
  H4: draw(
    ground(ink.deep),
    rays(100, 104, 14, ink.mid, 0, 360, 300, 0.5),
    path("M52 186V96C52 26 148 26 148 96V186Z", ink.light),
    path("M60 186V98C60 38 140 38 140 98V186Z", ink.mid),
    circle(100, 38, 9, ink.light),
    path(
      "M100 76C90 64 70 70 70 86C60 92 60 110 70 116C70 130 88 136 98 128L100 150L112 150L112 130C128 136 138 118 132 108C140 96 132 82 124 82C120 68 106 68 100 76Z",
      ink.pale,
    ),
    line(
      "M100 78V126M82 82Q90 88 82 96M72 104Q84 98 88 108M80 122Q84 112 94 116M120 84Q110 90 118 98M128 108Q116 104 114 114M124 124Q112 126 110 120",
      ink.black,
      3.5,
    ),
    rect(38, 184, 124, 14, ink.black, 3),
    rect(50, 198, 100, 30, ink.black),
    circle(76, 213, 6, ink.accent),
    circle(100, 213, 6, ink.light),
    circle(124, 213, 6, ink.accent),
    poly("0 100L30 92L26 106L48 98L40 116L20 118L26 110L0 118", ink.accent),
    poly("200 100L170 92L174 106L152 98L160 116L180 118L174 110L200 118", ink.accent),
  ),
  // a wolf howls on a crag
  H5: draw(
    ground(ink.deep),
    circle(112, 94, 86, ink.mid),
    circle(112, 94, 70, ink.pale),
    poly("0 228V180L30 150L62 178L84 164L150 176L178 156L200 172V228", ink.mid),
    path("M14 228L34 202L62 188H140L176 200L190 228Z", ink.black),
    path("M78 190Q44 196 30 178Q20 162 28 146Q36 164 50 168Q64 170 74 158Z", ink.black),
    path(
      "M88 74Q76 98 66 122Q52 146 54 168Q54 182 62 192H116Q116 182 102 180L112 152L120 180L118 192H148Q148 180 136 178L137 142L144 128L136 122L144 108L134 102L140 88L122 78Z",
      ink.black,
    ),
    group(
      "translate(104 72) rotate(-50)",
      path(
        "M-16-6L-32-32L-8-22L2-46L16-20Q24-18 30-10Q42-8 54-11Q63-12 64-5Q64 2 57 2Q50 6 44 6L30 8Q27 10 30 13L46 15Q50 16 48 20Q44 27 32 26L12 24L2 34L-8 30L-20 22Z",
        ink.black,
      ),
      path("M9-7L22-6Q16 1 9-7Z", ink.accent),
    ),
    line("M104 142Q78 144 84 174", ink.mid, 4),
  ),
  // a spider in its web
  H6: draw(
    ground(ink.mid),
    each([30, 58, 88, 120], (r) => {
      let p = [];
      for (let i = 0; i < 8; i++) {
        const a = ((i * 45 + 22) * Math.PI) / 180;
        p.push([100 + r * Math.cos(a), 104 + r * Math.sin(a)]);
      }
      let d = "M" + p[0].map(round);
      for (let i = 1; i <= 8; i++) {
        const q = p[i % 8],
          o = p[i - 1];
        d += `Q${round(((q[0] + o[0]) / 2) * 0.86 + 14)} ${round(((q[1] + o[1]) / 2) * 0.86 + 14.5)} ${round(q[0])} ${round(q[1])}`;
      }
      return line(d, ink.light, 2);
    }),
    each([0, 1, 2, 3, 4, 5, 6, 7], (i) => {
      const a = ((i * 45 + 22) * Math.PI) / 180;
      return line(`M100 104L${round(100 + 190 * Math.cos(a))} ${round(104 + 190 * Math.sin(a))}`, ink.light, 2);
    }),
    line(
      "M92 108L58 84L34 44M108 108L142 84L166 44M90 116L48 108L18 120M110 116L152 108L182 120M90 122L52 140L30 186M110 122L148 140L170 186M94 128L72 160L66 212M106 128L128 160L134 212",
      ink.black,
      8,
    ),
    ellipse(100, 152, 33, 38, ink.black),
    ellipse(100, 108, 19, 17, ink.black),
    path("M86 138H114L100 154L114 172H86L100 154Z", ink.accent),
    each(
      [
        [-7, 102, 3.6],
        [7, 102, 3.6],
        [-3, 94, 2],
        [3, 94, 2],
      ],
      ([x, y, r]) => circle(100 + x, y, r, ink.accent),
    ),
  ),
  // a hand comes out of a grave
  H7: draw(
    ground(ink.deep),
    circle(96, 100, 86, ink.mid),
    circle(96, 100, 66, ink.pale),
    bat(168, 44, 0.9, ink.black),
    group(
      "rotate(9 160 150)",
      path("M134 204V134Q134 106 162 106Q190 106 190 134V204Z", ink.light),
      line("M162 122V150M150 133H174", ink.deep, 5),
      line("M190 160L176 166L180 178L168 184", ink.deep, 3),
    ),
    path("M0 228V194Q50 176 96 182Q150 176 200 196V228Z", ink.mid),
    line(
      "M84 150L60 132L56 110M87 128L74 96L82 70M99 122L96 84L102 54M112 124L118 88L116 62M122 132L138 104L136 84",
      ink.black,
      13,
    ),
    path("M80 122Q100 108 128 124Q130 146 120 160L122 190H84L86 160Q76 148 80 122Z", ink.black),
    path("M66 228L76 172L87 182L96 168L106 182L116 168L128 180L138 228Z", ink.accent),
    line("M88 196L98 206L90 216M114 192L120 206", ink.deep, 4),
    path("M30 228Q40 204 58 212Q70 202 84 214Q98 206 112 214Q128 202 142 212Q160 204 172 228Z", ink.deep),
    dots(
      [
        [46, 200, 5],
        [154, 206, 6],
      ],
      ink.black,
    ),
  ),
  // a scarecrow in the moon
  H8: draw(
    ground(ink.mid),
    circle(104, 96, 84, ink.light),
    circle(104, 96, 64, ink.pale),
    bat(30, 96, 0.9, ink.black),
    group(
      "rotate(-4 100 140)",
      line("M100 90V228", ink.black, 9),
      line("M22 118H180", ink.black, 8),
      poly("62 106L20 108L10 142L24 132L32 150L44 134L62 140", ink.black),
      poly("138 106L180 108L190 142L176 132L168 150L156 134L138 140", ink.black),
      poly(
        "64 104L100 112L136 104L142 150L154 200L138 190L128 208L114 192L100 210L86 192L72 208L62 190L46 200L58 150",
        ink.black,
      ),
      path("M78 74Q78 50 100 50Q122 50 122 74Q122 98 100 106Q78 98 78 74Z", ink.black),
      poly("84 70L97 76L86 82", ink.accent),
      poly("116 70L103 76L114 82", ink.accent),
      line("M86 90L92 94L97 90L103 95L108 90L114 93", ink.accent, 3.5),
      path("M54 58Q100 46 146 58Q142 68 100 62Q58 68 54 58Z", ink.black),
      path("M74 58Q74 34 84 22Q98 30 112 14Q126 34 126 58Z", ink.black),
      path("M74 56Q100 48 126 56L125 46Q100 40 75 46Z", ink.accent),
      path("M88 112L100 126L112 112L106 148H94Z", ink.accent),
      path("M152 104Q152 88 166 86Q168 78 176 80L184 84L176 88Q178 104 162 108L148 116Z", ink.black),
    ),
    path(
      "M0 228V196L10 210L18 186L28 208L38 190L48 210L58 194L68 212L80 196L90 212L104 198L114 212L126 196L136 210L146 190L158 208L168 186L178 210L190 188L200 206V228Z",
      ink.deep,
    ),
    each([16, 44, 74, 130, 160, 188], (x, i) =>
      line(`M${x} 228Q${x} 206 ${x + (i % 2 ? 6 : -6)} 192`, ink.accent, 3.5),
    ),
  ),
  // a black cat on a wall, with the tally of its lives
  H9: draw(
    ground(ink.deep),
    circle(104, 92, 86, ink.mid),
    circle(104, 92, 66, ink.pale),
    line("M150 108Q182 92 170 56Q164 38 150 46", ink.black, 10),
    path(
      "M52 172L60 128Q66 104 82 92Q90 64 104 76L108 58L118 70L126 56L134 74L144 66L148 84L158 84Q164 106 160 132L164 172H148L144 140Q128 122 106 136L104 172H88L86 142L72 172Z",
      ink.black,
    ),
    path("M38 116L34 82L52 94Q64 90 76 94L92 80L92 116Q92 140 65 142Q38 140 38 116Z", ink.black),
    path("M44 112Q52 102 61 115Q52 120 44 112Z", ink.accent),
    path("M86 112Q78 102 69 115Q78 120 86 112Z", ink.accent),
    ellipse(53, 112, 1.8, 5, ink.black),
    ellipse(77, 112, 1.8, 5, ink.black),
    poly("61 122H69L65 127", ink.light),
    line("M40 124L20 118M40 129L20 132M90 124L110 118M90 129L110 132", ink.light, 2),
    rect(0, 170, 200, 58, ink.black),
    line("M0 199H200M40 172V198M120 172V198M80 200V228M160 200V228", ink.mid, 3),
    each([0, 1, 2, 3, 5, 6, 7], (i) => line(`M${50 + i * 8} 179V191`, ink.accent, 3)),
    line("M46 192L78 178", ink.accent, 3),
  ),
  // a ghost in a sheet, hat and pearls
  H10: draw(
    ground(ink.mid),
    rays(100, 100, 20, ink.deep),
    circle(100, 100, 70, ink.light),
    path("M0 228V208H40V194H160V208H200V228Z", ink.black),
    path(
      "M100 50C74 50 64 70 64 96C52 104 44 118 26 122Q36 138 62 132L56 190Q60 216 74 204Q84 194 92 206Q102 220 112 206Q122 194 130 206Q144 216 146 190L138 132Q164 138 174 122C156 118 148 104 136 96C136 70 126 50 100 50Z",
      ink.pale,
    ),
    path("M118 136L124 190Q116 192 112 206Q122 194 130 206Q144 216 146 190L138 132Z", ink.light),
    line("M84 140L78 190M102 146L102 200", ink.light, 4),
    ellipse(89, 92, 6.5, 9, ink.black),
    ellipse(113, 92, 6.5, 9, ink.black),
    ellipse(101, 114, 5, 8, ink.black),
    path("M50 66Q100 42 152 72Q150 82 136 78Q100 58 64 74Q50 76 50 66Z", ink.black),
    path("M68 66Q72 38 102 38Q132 40 136 72Q100 54 68 66Z", ink.black),
    path("M68 66Q100 52 136 72L136 66Q100 46 69 60Z", ink.accent),
    path("M124 52Q150 48 168 20Q176 48 152 64Q140 70 124 62Z", ink.accent),
    line("M126 58Q150 56 164 34", ink.deep, 2.5),
    dots(
      [
        [80, 126, 3.6],
        [88, 131, 3.6],
        [97, 134, 3.6],
        [106, 134, 3.6],
        [115, 131, 3.6],
        [123, 126, 3.6],
      ],
      ink.accent,
    ),
  ),
  // a long-case clock that breathes
  H11: draw(
    ground(ink.deep),
    rays(100, 80, 24, ink.mid, 0, 360, 300, 0.4),
    circle(100, 104, 84, ink.light),
    rect(0, 214, 200, 14, ink.black),
    poly("100 8L158 52H42", ink.black),
    circle(100, 12, 7, ink.black),
    rect(50, 48, 100, 86, ink.black),
    rect(42, 46, 116, 9, ink.black, 3),
    rect(42, 128, 116, 9, ink.black, 3),
    rect(58, 134, 84, 72, ink.black),
    path("M46 226L54 200H146L154 226Z", ink.black),
    circle(100, 91, 35, ink.pale),
    each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], (angle) =>
      circle(...polar(100, 91, 30, angle), angle % 90 ? 1.6 : 3, ink.black),
    ),
    path("M74 76L97 88Q94 98 84 97Q74 94 74 76Z", ink.black),
    path("M126 76L103 88Q106 98 116 97Q126 94 126 76Z", ink.black),
    circle(87, 90, 4, ink.accent),
    circle(113, 90, 4, ink.accent),
    line("M100 104L88 112M100 104L114 110", ink.black, 4),
    path("M66 142H134V198H66Z", ink.mid),
    line("M100 142V168", ink.accent, 5),
    circle(100, 172, 11, ink.accent),
    poly("66 142L75 164L83.500 142L92 158L100 142L108 158L116.500 142L125 164L134 142", ink.pale),
    poly("66 199L75 177L83.500 199L92 183L100 199L108 183L116.500 199L125 177L134 199", ink.pale),
    each([0, 1], (i) =>
      group(
        i ? "translate(200 0) scale(-1 1)" : "translate(0 0)",
        path("M62 160Q44 148 30 154Q22 142 10 150Q-6 148-8 164Q4 160 12 168Q24 174 34 166Q48 170 62 166Z", ink.pale),
        path("M62 174Q46 172 38 180Q28 176 20 184Q8 182 4 194Q16 198 26 192Q38 196 46 186Q54 186 62 180Z", ink.pale),
      ),
    ),
  ),
  // a potted orchid finishes its gardener
  H12: draw(
    ground(ink.deep),
    rays(100, 100, 16, ink.mid),
    circle(100, 96, 84, ink.light),
    rect(0, 210, 200, 18, ink.mid),
    `<g stroke="${ink.black}" stroke-width="5">`,
    each([38, 142, -12, -168], (angle) =>
      group(
        `translate(100 111) rotate(${angle})`,
        path(
          angle < 0 ? "M20 0Q44-48 78-38Q106-24 97 0Q106 24 78 38Q44 48 20 0Z" : "M16 0Q40-40 76-24L106 0L76 24Q40 40 16 0Z",
          ink.pale,
        ),
        line(angle < 0 ? "M62 0H88M60-12L80-22M60 12L80 22" : "M50 0H88", ink.light, 4),
      ),
    ),
    "</g>",
    path("M98 208Q58 212 24 178Q70 164 98 208ZM102 208Q142 212 176 178Q130 164 102 208Z", ink.black),
    line("M100 204V160", ink.black, 14),
    path("M24 86Q44 12 100 12Q156 12 176 86Q150 50 100 48Q50 50 24 86Z", ink.accent),
    path("M32 94Q40 50 100 46Q160 50 168 94Q100 132 32 94Z", ink.black),
    poly("30 84L52 92L52 61L74 80L80 51L100 70L120 51L126 80L148 61L148 92L170 84Q150 50 100 48Q50 50 30 84", ink.pale),
    line("M24 86Q44 12 100 12Q156 12 176 86Q150 50 100 48Q50 50 24 86Z", ink.black, 5),
    line("M88 106L82 78L77 60M112 106L118 78L125 62", ink.mid, 18),
    `<path d="M77 60L75 52M125 62L127 54" fill="none" stroke="${ink.pale}" stroke-width="18"/>`,
    path("M65 54L60 42Q60 34 50 34Q40 34 42 22L78 18L85 50Z", ink.black),
    path("M117 52L120 20L156 28Q160 40 150 40Q138 40 138 46L137 56Z", ink.black),
    path("M32 94Q34 170 100 170Q166 170 168 94Q100 132 32 94Z", ink.accent),
    poly("36 98L48 74L58 106L72 82L82 113L100 86L118 113L128 82L142 106L152 74L164 98Q100 132 36 98", ink.pale),
    line("M32 94Q34 170 100 170Q166 170 168 94Q100 132 32 94", ink.black, 6),
    dots(
      [
        [62, 132, 7],
        [86, 150, 6],
        [112, 138, 7],
        [140, 134, 6],
      ],
      ink.mid,
    ),
    poly("60 206H140L132 228H68", ink.black),
    rect(54, 198, 92, 12, ink.black, 3),
    line("M70 219H130", ink.accent, 4),
  ),
  // a sarcophagus before pyramids, one eye awake
  H13: draw(
    ground(ink.deep),
    rays(90, 112, 26, ink.mid, 0, 360, 300, 0.4),
    poly("-56 216L18 122L92 216", ink.light),
    poly("18 122L92 216H40", ink.mid),
    poly("92 216L166 112L240 216", ink.light),
    poly("166 112L240 216H192", ink.mid),
    rect(0, 210, 200, 18, ink.black),
    path(
      "M90 58C68 58 56 74 54 100L40 130Q38 138 40 146L56 214H124L140 146Q142 138 140 130L126 100C124 74 112 58 90 58Z",
      ink.pale,
    ),
    path("M90 58C68 58 56 74 54 100L46 134H134L126 100C124 74 112 58 90 58Z", ink.accent),
    line("M58 82H122M54 98H126M51 112H129M49 126H131", ink.black, 5),
    path("M66 94C66 74 76 67 90 67C104 67 114 74 114 94C114 120 104 132 90 132C76 132 66 120 66 94Z", ink.light),
    path("M66 92Q68 62 90 62Q112 62 114 92Q104 76 90 76Q76 76 66 92Z", ink.black),
    line("M71 99Q78 104 85 99", ink.black, 4.5),
    path("M92 99Q103 84 116 98Q105 112 92 99Z", ink.black),
    circle(104, 98, 5, ink.accent),
    line("M83 118H97", ink.black, 4),
    each([0, 1], (i) =>
      line(
        "M108 174L146 134Q158 118 148 110Q138 106 136 116M72 174L36 134L22 150M36 134L28 160M36 134L38 158",
        i ? ink.pale : ink.black,
        i ? 4 : 10,
      ),
    ),
    line("M48 144L112 176M132 144L68 176", ink.black, 17),
    line("M48 144L112 176", ink.light, 9),
    line("M126 147L68 176", ink.black, 15),
    line("M132 144L68 176", ink.light, 9),
    line("M64 194H116", ink.black, 6),
  ),
};
