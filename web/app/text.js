/** Every word a person reads comes through here: Fluent messages in three languages. */

/** @import {Lang, Args, TextFn} from "./types" */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { DownloadError, addScript } from "./scripts.js";
import { LANGUAGES } from "./settings.js";

/**
 * The language of a visit: the link, then the last choice, then the browser, else English.
 * @param {{query: string, saved: Lang | null, languages: readonly string[]}} from
 * @returns {Lang}
 */
export function pickLanguage({ query, saved, languages }) {
  const asked = new URLSearchParams(query).get("lang");
  return known(asked) ?? saved ?? languages.map(known).find((lang) => lang !== null) ?? "en";
}

/**
 * Our language of a tag such as `fr-CA`.
 * @param {string | null} tag
 * @returns {Lang | null}
 */
export function known(tag) {
  const primary = (tag ?? "").toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((lang) => lang === primary) ?? null;
}

/** @type {Map<Lang, TextFn>} */
const made = new Map();

/**
 * Fetches the words of one language; each language is a script of its own.
 * @param {Lang} lang
 * @returns {Promise<void>} rejects with a DownloadError
 */
export async function loadWords(lang) {
  if (globalThis.hollywoodWords?.[lang]) return;
  await addScript(FILES.words[lang]);
  if (!globalThis.hollywoodWords?.[lang]) throw new DownloadError(`${FILES.words[lang]} is damaged`);
}

/**
 * The words of one language, once they are here. A key that is missing is shown as itself.
 * @param {Lang} lang
 * @returns {TextFn}
 */
export function words(lang) {
  const ready = made.get(lang);
  if (ready) return ready;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(globalThis.hollywoodWords?.[lang] ?? ""));
  /** @type {TextFn} */
  const text = (key, ...[args]) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    /** @type {Error[]} */
    const errors = [];
    const said = bundle.formatPattern(pattern, args ?? null, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return said;
  };
  made.set(lang, text);
  return text;
}
