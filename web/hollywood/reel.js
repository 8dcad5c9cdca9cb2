import { mark } from "./badge.js";

/**
 * A player's reel: colour, outline and holes tell the seat. Its size is `--rw`.
 * @param {number} seat 0 to 3
 * @param {{label?: string, classes?: string}} [options] without a label it is decoration
 * @returns {import("lit-html").TemplateResult}
 */
export const reel = (seat, { label = "", classes = "" } = {}) =>
  mark(`reel r${seat + 1} ${classes}`.trim(), "0 0 64 64", `reel-${seat + 1}`, label);
