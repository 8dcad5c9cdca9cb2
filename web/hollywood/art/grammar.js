/**
 * The drawing grammar of the cards: every helper gives SVG markup for a canvas of 200 x 228 units.
 * The strings are constants of this house and hold nothing that a person typed.
 */

/**
 * @typedef {object} Palette five flat tones from black to pale, and one accent
 * @property {string} black
 * @property {string} deep
 * @property {string} mid
 * @property {string} light
 * @property {string} pale
 * @property {string} accent
 */

/** @type {{horror: Palette, action: Palette, romance: Palette, night: Palette}} */
export const PALETTE = {
  horror: { black: "#0a1517", deep: "#0f2d2f", mid: "#1d4c48", light: "#6b9f84", pale: "#e9e3b6", accent: "#c3d457" },
  action: { black: "#280c08", deep: "#7a1d0e", mid: "#c2431a", light: "#ee9b3a", pale: "#fbe7b6", accent: "#20404c" },
  romance: { black: "#4a1230", deep: "#a32a54", mid: "#e58392", light: "#f6bfba", pale: "#fff2df", accent: "#3d8a86" },
  night: { black: "#0b1020", deep: "#16233f", mid: "#27406b", light: "#c99f45", pale: "#f8eac2", accent: "#e7bf62" },
};

/** One decimal is enough for a drawing. @param {number} value */
export const round = (value) => +value.toFixed(1);

/**
 * A point on a circle; 0 degrees points right, angles grow clockwise.
 * @param {number} x @param {number} y @param {number} radius @param {number} degrees
 * @returns {[number, number]}
 */
export function polar(x, y, radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

/**
 * Joins the shapes of a drawing, first one at the back.
 * @param {...(string | string[])} parts
 */
export const draw = (...parts) => parts.flat().join("");

/**
 * One shape for each item of a list.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => string} shape
 */
export const each = (items, shape) => items.map(shape).join("");

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [corner] */
export const rect = (x, y, w, h, fill, corner = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${corner ? ` rx="${corner}"` : ""} fill="${fill}"/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {string} [more] further attributes */
export const circle = (x, y, r, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

/**
 * Circles of one colour: centre and radius of each.
 * @param {readonly (readonly [number, number, number])[]} list @param {string} fill
 */
export const dots = (list, fill) => each(list, ([x, y, r]) => circle(x, y, r, fill));

/** @param {number} x @param {number} y @param {number} a @param {number} b @param {string} fill @param {string} [more] further attributes */
export const ellipse = (x, y, a, b, fill, more = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${fill}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} stroke @param {number} width */
export const ring = (x, y, r, stroke, width) => circle(x, y, r, "none", `stroke="${stroke}" stroke-width="${width}"`);

/** @param {string} points @param {string} fill */
export const poly = (points, fill) => `<path d="M${points}Z" fill="${fill}"/>`;

/** @param {string} d @param {string} fill */
export const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** @param {string} d @param {string} stroke @param {number} [width] @param {string} [more] further attributes */
export const line = (d, stroke, width = 3, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** @param {string} transform @param {...(string | string[])} parts */
export const group = (transform, ...parts) => `<g transform="${transform}">${draw(...parts)}</g>`;

/** @param {string} fill */
export const ground = (fill) => rect(0, 0, 200, 228, fill);

/**
 * Rays from a point: `count` of them between two angles, each filling `share` of its step.
 * @param {number} x @param {number} y @param {number} count @param {string} fill
 * @param {number} [from] @param {number} [to] @param {number} [length] @param {number} [share]
 */
export function rays(x, y, count, fill, from = 0, to = 360, length = 300, share = 0.5) {
  const step = (to - from) / count;
  let d = "";
  for (let i = 0; i < count; i++) {
    const start = polar(x, y, length, from + i * step);
    const end = polar(x, y, length, from + (i + share) * step);
    d += `M${x} ${y}L${start.join(" ")} ${end.join(" ")}Z`;
  }
  return path(d, fill);
}

/** @param {number} x @param {number} y @param {number} points @param {number} outer @param {number} inner @param {number} [turn] */
export function burstOutline(x, y, points, outer, inner, turn = 0) {
  const corners = [];
  for (let i = 0; i < 2 * points; i++) {
    corners.push(polar(x, y, i % 2 ? inner : outer, (i * 180) / points + turn - 90).join(" "));
  }
  return `M${corners.join("L")}Z`;
}

/** @param {number} x @param {number} y @param {number} points @param {number} outer @param {number} inner @param {string} fill @param {number} [turn] */
export const burst = (x, y, points, outer, inner, fill, turn = 0) =>
  path(burstOutline(x, y, points, outer, inner, turn), fill);

/** @param {number} x @param {number} y @param {number} radius @param {string} fill @param {string} [more] further attributes */
export const star = (x, y, radius, fill, more = "") =>
  `<path d="${burstOutline(x, y, 5, radius, radius * 0.42)}" fill="${fill}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} scale @param {string} fill @param {string} [more] further attributes */
export const heart = (x, y, scale, fill, more = "") =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 26C-34 4-30-24-14-24C-6-24-2-19 0-14C2-19 6-24 14-24C30-24 34 4 0 26Z" fill="${fill}" ${more}/>`;

/**
 * A sea of round waves from `y` down.
 * @param {number} y @param {number} width of a wave @param {string} fill @param {number} [shift] @param {number} [height]
 */
export function scallops(y, width, fill, shift = 0, height = 10) {
  let d = `M${-width + shift} 228V${y}`;
  for (let x = -width + shift; x < 210; x += width) d += `q${width / 2} ${-height} ${width} 0`;
  return path(`${d}V228Z`, fill);
}

/** @param {number} x @param {number} y @param {number} scale @param {string} fill */
export const cloud = (x, y, scale, fill) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-44 12a12 12 0 0 1 6-22a20 20 0 0 1 34-12a16 16 0 0 1 28 8a14 14 0 0 1 16 26Z" fill="${fill}"/>`;

/** @param {number} x @param {number} y @param {number} scale @param {string} fill */
export const bat = (x, y, scale, fill) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0-4L3-8L4-3Q14-10 24-2Q17-2 16 4Q10 0 7 5Q3 3 0 9Q-3 3-7 5Q-10 0-16 4Q-17-2-24-2Q-14-10-4-3L-3-8Z" fill="${fill}"/>`;

/**
 * Lettering inside a picture (figures and initials, never words of a language).
 * @param {number} x @param {number} y @param {number} size @param {string} fill @param {string} words
 */
export const letters = (x, y, size, fill, words) =>
  `<text x="${x}" y="${y}" font-family="Limelight" font-size="${size}" text-anchor="middle" fill="${fill}">${words}</text>`;
