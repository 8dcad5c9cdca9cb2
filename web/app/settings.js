/** What a person has chosen for the page itself. */

/** @import {Contrast, Lang, Motion, Settings, Speed, Theme} from "./types" */
/** @import {Storage} from "./storage.js" */

/** @type {readonly Speed[]} */
export const SPEEDS = ["normal", "fast", "instant", "step"];
/** @type {readonly Theme[]} */
export const THEMES = ["device", "light", "dark"];
/** @type {readonly Contrast[]} */
export const CONTRASTS = ["device", "more"];
/** @type {readonly Motion[]} */
export const MOTIONS = ["device", "off"];
/** @type {readonly Lang[]} */
export const LANGUAGES = ["en", "it", "fr"];

/**
 * @param {Storage} storage
 * @returns {Settings}
 */
export const loadSettings = (storage) => settingsOf(storage.json("settings"));

/**
 * Settings as far as a value tells any, else as they are at first.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function settingsOf(stored) {
  const raw = /** @type {Record<string, unknown>} */ (
    stored !== null && typeof stored === "object" ? stored : {}
  );
  return {
    speed: SPEEDS.find((speed) => speed === raw.speed) ?? "normal",
    theme: THEMES.find((theme) => theme === raw.theme) ?? "device",
    contrast: CONTRASTS.find((contrast) => contrast === raw.contrast) ?? "device",
    motion: MOTIONS.find((motion) => motion === raw.motion) ?? "device",
    sound: raw.sound === true,
    shortcuts: raw.shortcuts !== false,
    twice: raw.twice === true,
    forecast: raw.forecast === true,
    lang: LANGUAGES.find((lang) => lang === raw.lang) ?? null,
  };
}

/**
 * @param {Storage} storage
 * @param {Settings} settings
 */
export function saveSettings(storage, settings) {
  storage.put("settings", JSON.stringify(settings));
}
