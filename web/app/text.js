/** Every word a person reads comes through here: Fluent messages in three languages. */

/** @import {Lang, Args, TextFn} from "./types" */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "../locales/en.ftl";
import it from "../locales/it.ftl";
import fr from "../locales/fr.ftl";
import cardsEn from "../locales/cards.en.ftl";
import cardsIt from "../locales/cards.it.ftl";
import cardsFr from "../locales/cards.fr.ftl";
import { LANGUAGES } from "./settings.js";

/** @type {Record<Lang, string[]>} */
const SOURCES = { en: [en, cardsEn], it: [it, cardsIt], fr: [fr, cardsFr] };

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
 * The words of one language. A key that is missing is shown as itself.
 * @param {Lang} lang
 * @returns {TextFn}
 */
export function words(lang) {
  const ready = made.get(lang);
  if (ready) return ready;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of SOURCES[lang]) bundle.addResource(new FluentResource(source));
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
