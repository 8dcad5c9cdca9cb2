import { each, line, path } from "./grammar.js";

/**
 * A head and where its features sit. It stands around x 100 and is lit from the left.
 * @typedef {object} Head
 * @property {string} whole its outline
 * @property {string} dark the part away from the light
 * @property {string} nose its edge
 * @property {readonly (readonly [x: number, y: number, width: number])[]} eyes centre of each, and width as a share of a full eye
 * @property {readonly [x: number, y: number, width: number]} mouth
 * @property {string} [ears]
 * @property {string} [neck]
 * @property {number} [gaze] how far the pupils look aside
 */

const NECK = "M86 146V182Q100 196 114 182V146Z";
const BULL_NECK = "M76 140V186Q100 200 124 186V140Z";

/** @type {Record<"youth" | "granny" | "stout" | "jaw" | "gaunt" | "cheekbones" | "oval" | "broad" | "left" | "right", Head>} */
const HEADS = {
  youth: {
    whole: "M67 108C67 80 82 66 100 66C118 66 133 80 133 108C133 134 118 154 100 155C82 154 67 134 67 108Z",
    dark: "M100 66C118 66 133 80 133 108C133 134 118 154 100 155Q106 140 101 131L107 126L100 108Z",
    nose: "M100 112L106 126Q101 130 96 127",
    eyes: [
      [84, 114, 0.9],
      [116, 114, 0.9],
    ],
    mouth: [100, 138, 0.85],
    ears: "M70 104Q56 98 57 114Q59 130 72 126ZM130 104Q144 98 143 114Q141 130 128 126Z",
    neck: "M89 140V182Q100 192 111 182V140Z",
  },
  granny: {
    whole:
      "M63 104C63 76 79 62 100 62C121 62 137 76 137 104Q143 128 137 146Q128 162 110 168Q100 174 90 168Q72 162 63 146Q57 128 63 104Z",
    dark: "M100 62C121 62 137 76 137 104Q143 128 137 146Q128 162 110 168Q106 171 100 171C106 156 108 142 102 137L110 131L100 106Z",
    nose: "M101 110L109 131Q101 138 92 132",
    eyes: [
      [84, 112, 0.82],
      [116, 112, 0.82],
    ],
    mouth: [100, 150, 0.8],
  },
  stout: {
    whole:
      "M56 104C56 74 76 60 100 60C124 60 144 74 144 104Q156 126 148 148Q138 172 100 174Q62 172 52 148Q44 126 56 104Z",
    dark: "M100 60C124 60 144 74 144 104Q156 126 148 148Q138 172 100 174C108 156 108 142 102 136Q114 136 111 126Q108 120 100 118Z",
    nose: "M92 122Q86 134 98 136Q112 138 111 126",
    eyes: [
      [82, 108, 0.75],
      [118, 108, 0.75],
    ],
    mouth: [100, 152, 1],
    ears: "M56 100Q40 96 42 112Q46 128 56 124ZM144 100Q160 96 158 112Q154 128 144 124Z",
    neck: "M64 150V188Q100 206 136 188V150Z",
  },
  jaw: {
    whole:
      "M67 98C67 72 80 60 100 60C120 60 133 72 133 98L138 138Q136 156 120 168Q110 175 100 175Q90 175 80 168Q64 156 62 138Z",
    dark: "M100 60C120 60 133 72 133 98L138 138Q136 156 120 168Q110 175 100 175C106 156 108 144 102 138L112 132L105 122L108 114L100 102Z",
    nose: "M101 104L108 114L105 122L112 132Q102 140 92 133",
    eyes: [
      [84, 111, 0.92],
      [116, 111, 0.92],
    ],
    mouth: [100, 151, 1.15],
    ears: "M66 102Q55 98 56 114Q58 130 66 128ZM134 102Q145 98 144 114Q142 130 134 128Z",
    neck: BULL_NECK,
  },
  gaunt: {
    whole:
      "M68 96C68 68 82 54 100 54C118 54 132 68 132 96L131 118Q130 130 122 140Q121 158 114 170Q108 181 100 181Q92 181 86 170Q79 158 78 140Q70 130 69 118Z",
    dark: "M100 54C118 54 132 68 132 96L131 118Q130 130 122 140Q121 158 114 170Q108 181 100 181C107 164 106 148 101 142L111 138L107 116L100 100Z",
    nose: "M100 102L107 116L111 137Q104 145 94 138",
    eyes: [
      [84, 111, 0.9],
      [116, 111, 0.9],
    ],
    mouth: [100, 156, 0.85],
    ears: "M69 102Q58 96 60 114Q62 132 71 130ZM131 102Q142 96 140 114Q138 132 129 130Z",
  },
  cheekbones: {
    whole:
      "M65 98C65 72 80 60 100 60C120 60 135 72 135 98Q141 120 130 138Q124 154 112 164Q100 172 88 164Q76 154 70 138Q59 120 65 98Z",
    dark: "M100 60C120 60 135 72 135 98Q141 120 130 138Q124 154 112 164Q106 168 100 168C107 152 106 142 102 136L109 131L100 112Z",
    nose: "M101 116L108 131Q101 137 93 132",
    eyes: [
      [83, 112, 1],
      [117, 112, 1],
    ],
    mouth: [100, 150, 0.95],
    ears: "M65 102Q55 98 57 114Q59 128 67 126ZM135 102Q145 98 143 114Q141 128 133 126Z",
  },
  oval: {
    whole: "M67 102C67 74 82 60 100 60C118 60 133 74 133 102C133 132 118 164 100 167C82 164 67 132 67 102Z",
    dark: "M100 60C118 60 133 74 133 102C133 132 118 164 100 167C107 152 106 142 102 136Q112 136 111 129L100 104Z",
    nose: "M101 108L110 128Q112 135 100 135Q91 135 91 129",
    eyes: [
      [84, 111, 1],
      [116, 111, 1],
    ],
    mouth: [100, 148, 1.05],
    ears: "M68 106Q58 104 60 118Q62 132 70 130ZM132 106Q142 104 140 118Q138 132 130 130Z",
  },
  broad: {
    whole:
      "M61 100C61 70 78 56 100 56C122 56 139 70 139 100L138 130Q136 152 122 164Q112 172 100 172Q88 172 78 164Q64 152 62 130Z",
    dark: "M100 56C122 56 139 70 139 100L138 130Q136 152 122 164Q112 172 100 172C108 154 106 142 102 138Q118 138 115 129L104 106Z",
    nose: "M103 106L114 128Q116 138 100 137Q86 138 86 129",
    eyes: [
      [82, 110, 0.95],
      [118, 110, 0.95],
    ],
    mouth: [100, 152, 1.1],
    ears: "M61 102Q50 98 51 114Q53 130 62 128ZM139 102Q150 98 149 114Q147 130 138 128Z",
    neck: BULL_NECK,
  },
  left: {
    whole:
      "M104 60C128 60 143 76 143 104C143 118 141 130 137 140Q130 156 110 167Q96 175 87 172Q78 168 77 156L75 146L70 134Q66 128 69 120L71 112Q67 104 70 92C74 70 86 60 104 60Z",
    dark: "M122 63C137 70 143 86 143 104C143 118 141 130 137 140Q130 156 110 167Q102 171 95 172Q118 156 122 138Q114 128 122 112Q130 84 122 63ZM88 106L95 134Q88 140 78 134L88 128Z",
    nose: "M89 114L75 130Q77 136 84 136",
    eyes: [
      [78, 112, 0.58],
      [107, 112, 1],
    ],
    mouth: [87, 150, 0.95],
    neck: "M92 146L90 182Q106 198 124 182L126 140Z",
    gaze: -2,
  },
  right: {
    whole:
      "M96 60C72 60 57 76 57 104C57 118 59 130 63 140Q70 156 90 167Q104 175 113 172Q122 168 123 156L125 146L130 134Q134 128 131 120L129 112Q133 104 130 92C126 70 114 60 96 60Z",
    dark: "M112 64C122 70 128 80 130 92Q133 104 129 112L131 120Q134 128 130 134L125 146L123 156Q122 168 113 172Q108 160 113 150Q116 142 108 137L125 131L114 106Z",
    nose: "M111 114L125 130Q122 137 112 137",
    eyes: [
      [93, 112, 1],
      [122, 112, 0.58],
    ],
    mouth: [113, 150, 0.95],
    ears: "M66 104Q54 100 55 116Q58 132 68 130Z",
    neck: "M114 146L116 186Q94 202 72 186L74 140Z",
    gaze: 2,
  },
};

/** An eye's white and its lid, the outer corner on the left, around 0 0. */
const EYES = {
  almond: { white: "M-9 0Q0-7 9 0Q0 5-9 0Z", lid: "M-11 0Q0-9 10 0", pupil: 3.5 },
  round: { white: "M-9 0Q-6-7 0-7Q7-7 9 0Q5 5 0 5Q-5 5-9 0Z", lid: "M-11 0Q-7-8 0-8Q7-8 10 0", pupil: 4.6 },
  narrow: { white: "M-10-1Q-2-6 10 2Q0 4-10-1Z", lid: "M-12-2Q-2-8 11 3", pupil: 3.3 },
  hooded: { white: "M-9 1Q0-4 9 2Q0 6-9 1Z", lid: "M-11 2Q0-7 10 2M-8 9Q0 12 8 8", pupil: 3.2 },
};

/** Mouths around 0 0: what is of the lips' colour, and what is drawn as a line. */
const MOUTHS = {
  line: { lips: "", stroke: "M-12 0Q0 4 12-1" },
  stern: { lips: "", stroke: "M-12 2Q0-2 12 2" },
  painted: { lips: "M-11-1Q-5-7 0-4Q5-7 11-1Q5 7 0 7Q-5 7-11-1Z", stroke: "" },
  grin: { lips: "M-16-5Q0 1 16-5Q12 9 0 9Q-12 9-16-5Z", stroke: "" },
  none: { lips: "", stroke: "" },
};

/**
 * @typedef {object} Look what may change in a face
 * @property {keyof typeof HEADS} head
 * @property {string} skin
 * @property {string} shade the part away from the light
 * @property {string} [lip]
 * @property {string} [ink]
 * @property {keyof typeof EYES} [eye]
 * @property {keyof typeof MOUTHS} [mouth]
 * @property {boolean} [lashes] long at the outer corners
 * @property {number} [brow] how far the brows stand above the eyes
 * @property {number} [browIn] how far their inner ends drop
 * @property {number} [browArch] how high they bend
 * @property {number} [browWidth]
 * @property {string} [browInk]
 * @property {string} [under] markup between the skin and the features, such as a beard's shadow
 * @property {string} [creases] lines of age
 */

/**
 * A face with its neck.
 * @param {Look} look
 */
export function face({
  head,
  skin,
  shade,
  lip = "#a3271f",
  ink = "#2b1510",
  eye = "almond",
  mouth = "line",
  lashes = false,
  brow = 13,
  browIn = 0,
  browArch = 7,
  browWidth = 2.6,
  browInk = ink,
  under = "",
  creases = "",
}) {
  const { whole, dark, nose, eyes, ears = "", neck = NECK, gaze = 0, mouth: place } = HEADS[head];
  const { white, lid, pupil } = EYES[eye];
  const { lips, stroke } = MOUTHS[mouth];
  const [x, y, width] = place;
  return (
    path(neck, shade) +
    (ears && path(ears, shade)) +
    path(whole, skin) +
    path(dark, shade) +
    under +
    (creases && line(creases, ink, 2, `stroke-opacity=".5"`)) +
    each(eyes, ([eyeX, eyeY, share], i) => {
      const side = i ? -1 : 1;
      return `<g transform="translate(${eyeX} ${eyeY}) scale(${side * share} 1)">${
        line(`M-11 ${-brow}Q-1 ${-brow - browArch} 9 ${-brow + browIn}`, browInk, browWidth) +
        path(white, "#fff6e2") +
        `<circle cx="${side * gaze}" cy="-.5" r="${pupil}" fill="${ink}"/>` +
        line(lid, ink, 2.8) +
        (lashes && share > 0.8 ? line("M-11 0L-16-4", ink, 2.5) : "")
      }</g>`;
    }) +
    line(nose, ink, 2, `stroke-opacity=".5"`) +
    `<g transform="translate(${x} ${y}) scale(${width})">${
      (lips && path(lips, lip)) +
      (stroke && line(stroke, lip, 3.4)) +
      (mouth === "grin" ? path("M-12-2.500Q0 1.500 12-2.500L10 2Q0 5-10 2Z", "#fff6e2") : "")
    }</g>`
  );
}
