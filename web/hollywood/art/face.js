/**
 * A head: its whole outline, and the outline of the half away from the light up to the nose.
 * @typedef {{whole: string, half: string}} Head
 */

const NOSE = "C108 150 106 138 102 134L108 128L100 104Z";

/** @type {Record<"oval" | "square" | "round" | "long", Head>} */
const HEADS = {
  oval: {
    whole: "M66 104C66 74 82 62 100 62C118 62 134 74 134 104C134 134 118 164 100 166C82 164 66 134 66 104Z",
    half: `M100 62C118 62 134 74 134 104C134 134 118 164 100 166${NOSE}`,
  },
  square: {
    whole: "M65 102C65 74 80 62 100 62C120 62 135 74 135 102L132 138Q128 156 112 166Q100 170 88 166Q72 156 68 138Z",
    half: `M100 62C120 62 135 74 135 102L132 138Q128 156 112 166Q106 168 100 168${NOSE}`,
  },
  round: {
    whole: "M60 110C60 76 78 62 100 62C122 62 140 76 140 110C140 146 120 165 100 165C80 165 60 146 60 110Z",
    half: `M100 62C122 62 140 76 140 110C140 146 120 165 100 165${NOSE}`,
  },
  long: {
    whole:
      "M68 100C68 72 82 62 100 62C118 62 132 72 132 100C132 130 124 150 112 166Q100 176 88 166C76 150 68 130 68 100Z",
    half: `M100 62C118 62 132 72 132 100C132 130 124 150 112 166Q106 171 100 171${NOSE}`,
  },
};

/**
 * @typedef {object} Look what may change in a face
 * @property {keyof typeof HEADS} [head]
 * @property {string} [skin]
 * @property {string} [shade] the half away from the light
 * @property {string} [lip]
 * @property {string} [ink]
 * @property {"line" | "painted" | "grin" | "none"} [mouth]
 * @property {boolean} [lashes] long at the outer corners
 * @property {number} [brow] height of the brows
 * @property {number} [browIn] how far their inner ends drop
 * @property {number} [browWidth]
 * @property {number} [lash] width of the upper lid
 */

/**
 * A frontal face around x 100, lit from the left.
 * @param {Look} look
 */
export function face({
  head = "oval",
  skin = "#f2cda3",
  shade = "#cf8f63",
  lip = "#a3271f",
  ink = "#2b1510",
  mouth = "line",
  lashes = false,
  brow = 98,
  browIn = 0,
  browWidth = 2.6,
  lash = 3,
}) {
  const rounded = `stroke-linecap="round" fill="none"`;
  const mouths = {
    line: `<path d="M88 147Q100 151 112 146" stroke="${lip}" stroke-width="3" ${rounded}/>`,
    painted: `<path d="M89 146Q95 140 100 143Q105 140 111 146Q105 154 100 154Q95 154 89 146Z" fill="${lip}"/>`,
    grin: `<path d="M84 142Q100 148 116 142Q112 156 100 156Q88 156 84 142Z" fill="${lip}"/><path d="M88 144.5Q100 148.5 112 144.5L110 149Q100 152 90 149Z" fill="#fff6e2"/>`,
    none: "",
  };
  const corners = lashes
    ? `<path d="M74 112L69 108M126 112L131 108" stroke="${ink}" stroke-width="2.5" ${rounded}/>`
    : "";
  return (
    `<path d="M86 150V182Q100 196 114 182V150Z" fill="${shade}"/>` +
    `<path d="${HEADS[head].whole}" fill="${skin}"/><path d="${HEADS[head].half}" fill="${shade}"/>` +
    `<path d="M75 ${brow}Q84 ${brow - 7} 94 ${brow + browIn}M125 ${brow}Q116 ${brow - 7} 106 ${brow + browIn}" stroke="${ink}" stroke-width="${browWidth}" ${rounded}/>` +
    `<path d="M76 111Q85 104 94 112Q85 116 76 111ZM124 111Q115 104 106 112Q115 116 124 111Z" fill="#fff6e2"/>` +
    `<circle cx="85.5" cy="110.5" r="3.4" fill="${ink}"/><circle cx="114.5" cy="110.5" r="3.4" fill="${ink}"/>` +
    `<path d="M74 112Q84 103 95 112M126 112Q116 103 105 112" stroke="${ink}" stroke-width="${lash}" ${rounded}/>` +
    corners +
    `<path d="M100 108L106 130Q100 134 95 131" stroke="${ink}" stroke-width="1.8" opacity=".55" ${rounded}/>` +
    mouths[mouth]
  );
}
