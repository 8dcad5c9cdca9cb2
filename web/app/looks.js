/** How the page looks and moves: what a person chose, else what the device asks for. It stands on the root, where the tokens read it. */

/** @import {Settings} from "./types" */

const LIGHT = matchMedia("(prefers-color-scheme: light)");
const CONTRAST = matchMedia("(prefers-contrast: more)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {Document} document
 * @param {Settings} settings
 */
export function look(document, { theme, contrast, motion }) {
  const { dataset } = document.documentElement;
  if (theme === "device") delete dataset.theme;
  else dataset.theme = theme;
  if (contrast === "more" || CONTRAST.matches) dataset.contrast = "more";
  else delete dataset.contrast;
  if (motion === "off" || STILL.matches) dataset.motion = "off";
  else delete dataset.motion;
  // The browser's own bar takes the colour of the ground.
  const bar = document.querySelector("meta[name=theme-color]");
  bar?.setAttribute("content", getComputedStyle(document.body).backgroundColor);
}

/**
 * Keeps the root in step with the device.
 * @param {Document} document
 * @param {() => Settings} settings what is chosen now
 * @returns {() => void} to be called when something else was chosen
 */
export function keepLooks(document, settings) {
  const write = () => look(document, settings());
  for (const asked of [LIGHT, CONTRAST, STILL]) asked.addEventListener("change", write);
  write();
  return write;
}
