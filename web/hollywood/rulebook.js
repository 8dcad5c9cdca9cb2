/** Which section of the rules tells what: by the number of a rule, by the reason of a refusal, by what lies on the table. */

/** The sections in reading order. Each is an address: `#rules/star`. */
export const SECTIONS = /** @type {const} */ ([
  "goal",
  "cards",
  "round",
  "reel",
  "full",
  "clap",
  "double",
  "receive",
  "project",
  "star",
  "points",
  "ties",
  "options",
  "advanced",
  "award",
  "collect",
]);
/** @typedef {(typeof SECTIONS)[number]} Section */

/** Where a numbered rule is told. @type {Record<string, Section>} */
const BY_RULE = {
  "H-1": "cards",
  "H-2": "cards",
  "H-3": "round",
  "H-4": "cards",
  "H-5": "round",
  "H-6": "round",
  "H-7": "round",
  "H-8": "round",
  "H-9": "reel",
  "H-10": "clap",
  "H-11": "double",
  "H-12": "round",
  "H-13": "receive",
  "H-14": "project",
  "H-15": "project",
  "H-16": "star",
  "H-17": "star",
  "H-18": "project",
  "H-19": "receive",
  "H-20": "points",
  "H-21": "points",
  "H-22": "points",
  "H-23": "ties",
  "H-24": "advanced",
  "H-25": "award",
  "H-26": "collect",
};

/** Reasons that are told elsewhere than their rule, and those of the page's own; null where no rule is behind it. @type {Record<string, Section | null>} */
const BY_REASON = {
  "column-full": "full",
  "clap-spent": "clap",
  "double-spent": "double",
  "hint-keeps-clap": "clap",
  "hint-keeps-double": "double",
  "why-turn": "round",
  "why-receiving": "receive",
  "why-second": "double",
  "why-undo": null,
  "why-undo-sent": null,
  "why-redo": null,
};

/**
 * Where to read on about a reason; null when no rule is behind it.
 * @param {{key: string, rule: string | null}} reason
 * @returns {Section | null}
 */
export function sectionOf({ key, rule }) {
  const own = BY_REASON[key];
  return own === undefined ? (BY_RULE[rule ?? ""] ?? null) : own;
}

/**
 * Where to read on about a card.
 * @param {string} code
 * @returns {Section}
 */
export function sectionOfCard(code) {
  if (code === "clap" || code === "double") return code;
  if (code.startsWith("S")) return "star";
  return code.endsWith("*") ? "points" : "project";
}

/** Parts of the page, the smaller before the larger, and where they are told. @type {[selector: string, Section][]} */
const BY_PLACE = [
  ['[data-move="clap"]', "clap"],
  ['[data-move="double"], [data-action="cancel"]', "double"],
  ['[data-move^="="]', "star"],
  ["[data-move]", "reel"],
  ["[data-times], .multipliers", "advanced"],
  ["[data-part], .ticket, .scores", "points"],
  ["[data-would], [data-order]", "receive"],
  [".summary", "receive"],
  ['[name="scoring"]', "advanced"],
  ['[name="award_in_project"]', "award"],
  ['[name="collect"]', "collect"],
  ["[data-owner]", "project"],
  ["[data-column]", "reel"],
];

/**
 * Where to read on about what somebody points at or has come to by keyboard; null for what no rule is about.
 * @param {Element} element
 * @returns {Section | null}
 */
export function sectionAt(element) {
  const card = element.closest("[data-card]") ?? element.querySelector(":scope > [data-card]");
  if (card instanceof HTMLElement) return sectionOfCard(card.dataset.card ?? "");
  return BY_PLACE.find(([selector]) => element.closest(selector))?.[1] ?? null;
}
