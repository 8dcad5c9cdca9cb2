/** Line icons of the table's bar and buttons. */

import { html, svg } from "lit-html";

/** @type {Record<string, ReturnType<typeof svg>>} */
const LINES = {
  menu: svg`<path d="M4 7H20M4 12H20M4 17H20"/>`,
  undo: svg`<path d="M9 6L4 11L9 16M4 11H14Q20 11 20 18"/>`,
  redo: svg`<path d="M15 6L20 11L15 16M20 11H10Q4 11 4 18"/>`,
  chevron: svg`<path d="M5 15L12 8L19 15"/>`,
  log: svg`<path d="M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5"/>`,
  skip: svg`<path d="M5 6L12 12L5 18ZM13 6L20 12L13 18Z"/>`,
  bulb: svg`<path d="M9 17Q9 14.6 7.4 12.9A6 6 0 1 1 16.6 12.9Q15 14.6 15 17ZM9.5 20H14.5M10.5 23H13.5M12 17V11L10 9M12 11L14 9"/>`,
  share: svg`<path d="M12 15V3M7 8L12 3L17 8M5 12V21H19V12"/>`,
  left: svg`<path d="M15 5L8 12L15 19"/>`,
  right: svg`<path d="M9 5L16 12L9 19"/>`,
  curve: svg`<path d="M4 4V20H20M7 15L11 9L14 12L19 6"/>`,
  chair: svg`<path d="M6 3V13M18 3V13M6 6H18M4 13H20M7 13L17 21M17 13L7 21"/>`,
  forecast: svg`<path d="M6 21V4M6 5H18L15 9L18 13H6"/>`,
  opener: svg`<path d="M4 10V14H7L17 18V6L7 10ZM8 14L9.5 19H12L11 15.5M20.5 9.5V14.5"/>`,
  pause: svg`<path d="M8 5V19M16 5V19"/>`,
  play: svg`<path d="M7 5L18 12L7 19Z"/>`,
  step: svg`<path d="M6 5L15 12L6 19ZM18 5V19"/>`,
  blockbusters: svg`<path d="M12 4L14.4 9.2L20 9.9L15.9 13.7L17 19.3L12 16.5L7 19.3L8.1 13.7L4 9.9L9.6 9.2Z"/>`,
  movies: svg`<path d="M3 7H21V10A2 2 0 0 0 21 14V17H3V14A2 2 0 0 0 3 10ZM14 7V17"/>`,
  project: svg`<path d="M8 3H19V17H8ZM5 7V20H16"/>`,
  close: svg`<path d="M6 6L18 18M18 6L6 18"/>`,
};

/** @param {"menu" | "undo" | "redo" | "chevron" | "log" | "skip" | "share" | "bulb" | "left" | "right" | "curve" | "chair" | "close" | "forecast" | "opener" | "pause" | "play" | "step" | "blockbusters" | "movies" | "project"} name */
export const icon = (name) => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">${LINES[name]}</svg>`;
