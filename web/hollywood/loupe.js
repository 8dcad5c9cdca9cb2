/** One card large, beside what it belongs to: while it is pointed at, while the keyboard stands on it, or when it was pressed. */

/** @import {TextFn} from "../app/types" */
/** @import {Section} from "./rulebook.js" */
import { html, render } from "lit-html";
import { card, readCard } from "./card.js";
import { sectionOfCard } from "./rulebook.js";
import { ruleLink } from "./rulelink.js";

/** The button of a card that can be seen large. */
const BUTTON = ".look";

/** How long a mouse must rest on a card, and for how long it may be on its way to the large one, in milliseconds. */
const REST = 350;
const WAY = 350;

const WIDEST = 300;
const NARROWEST = 180;
const GAP = 12;

/** Shows one card at a time over a document. */
export class Loupe {
  /** The card that is large. @type {HTMLElement | null} */
  #of = null;
  #code = "";
  /** Whether it stays when the mouse goes. */
  #pressed = false;
  /** The card under the mouse. @type {Element | null} */
  #under = null;
  /** What Esc has closed, until the mouse leaves it. @type {Element | null} */
  #dismissed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Document} document
   * @param {() => TextFn} text the words of the page now
   * @param {(words: string) => void} say for who hears the page
   * @param {(section: string) => void} rule opens the rules
   */
  constructor(document, text, say, rule) {
    this.text = text;
    this.say = say;
    this.rule = rule;
    this.place = document.createElement("div");
    this.place.className = "loupe";
    this.place.popover = "manual";
    this.place.id = "loupe";
    this.#listen(document);
  }

  /** The page was drawn anew: a card that is gone is no longer shown. */
  follow() {
    if (this.#of && (!this.#of.isConnected || !codesOf(this.#of).includes(this.#code))) this.hide();
  }

  /** The way to the rule, while a card is large. */
  get #link() {
    return this.place.querySelector("a");
  }

  hide() {
    clearTimeout(this.#timer);
    this.#of?.removeAttribute("aria-describedby");
    this.#of = null;
    this.#pressed = false;
    if (this.place.isConnected) this.place.hidePopover();
    this.place.remove();
  }

  /** @param {Document} document */
  #listen(document) {
    document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.#pointed(event.target, event));
    document.addEventListener("focusin", ({ target }) => this.#focused(target));
    document.addEventListener("focusout", ({ target, relatedTarget: next }) => {
      const goesOn = next instanceof Element && (next.matches(BUTTON) || this.place.contains(next) || next === this.#of);
      if ((target === this.#of || this.#link === target) && !goesOn) this.hide();
    });
    document.addEventListener("click", (event) => this.#clicked(event));
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    document.addEventListener("scroll", () => this.#scrolled(), { capture: true });
    document.documentElement.addEventListener("pointerleave", () => this.#pointed(document.body));
    addEventListener("resize", () => this.hide());
    addEventListener("popstate", () => this.hide());
  }

  /** @param {EventTarget | null} target @param {MouseEvent} [event] */
  #pointed(target, event) {
    if (!(target instanceof Element)) return;
    const of = /** @type {HTMLElement | null} */ (target.closest(BUTTON));
    this.#under = of;
    if (of !== this.#dismissed) this.#dismissed = null;
    clearTimeout(this.#timer);
    const code = of ? codeAt(of, event) : "";
    if (this.#pressed || (of && (of === this.#dismissed || (of === this.#of && code === this.#code)))) return;
    if (of) this.#timer = setTimeout(() => this.#show(of, code, false), REST);
    else if (this.#of && !this.place.contains(target) && this.#of !== document.activeElement) this.#timer = setTimeout(() => this.hide(), WAY);
  }

  /** On the table the arrows go from card to card and each is shown; in the sheet the first must be pressed. @param {EventTarget | null} target */
  #focused(target) {
    const of = target instanceof HTMLElement && target.matches(`${BUTTON}:focus-visible`) ? target : null;
    if (of && of !== this.#of && (this.#of || of.closest(".cols"))) this.#show(of, codeAt(of), this.#pressed);
  }

  /** By keyboard each press shows the next card of a fan. @param {MouseEvent} event */
  #clicked(event) {
    const { target } = event;
    const of = /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest(BUTTON) : null);
    const same = of !== null && of === this.#of && this.#pressed;
    const codes = of ? codesOf(of) : [];
    const next = event.detail === 0 && same ? codes[codes.indexOf(this.#code) + 1] : of && codeAt(of, event);
    const again = same && next === this.#code;
    if (this.#pressed) this.hide();
    if (!of || !next || again) return;
    this.#show(of, next, true);
    if (this.#of) this.say(wordsOf(this.#code, this.text()));
  }

  /** Tab goes from the card to the way to its rule, and on from there as from the card. @param {KeyboardEvent} event */
  #tab(event) {
    const onCard = this.#of === document.activeElement;
    if (!onCard && this.#link !== document.activeElement) return;
    if (!onCard) this.#of?.focus();
    if (onCard === event.shiftKey) return;
    event.preventDefault();
    if (onCard) this.#link?.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Tab") this.#tab(event);
    if (event.key !== "Escape" || !this.#of) return;
    // What lies below stays open.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#dismissed = this.#under;
    this.hide();
  }

  /**
   * @param {HTMLElement} of
   * @param {string} code
   * @param {boolean} pressed
   */
  #show(of, code, pressed) {
    this.hide();
    const room = roomBeside(of);
    if (!code || !of.isConnected || (!room && !pressed)) return;
    this.#of = of;
    this.#code = code;
    this.#pressed = pressed;
    const text = this.text();
    render(html`${card(code, { text, hidden: true })}<div class="loupe-words"><p id="loupe-words">${wordsOf(code, text)}</p>${ruleLink({ text }, this, sectionOfCard(code))}</div>`, this.place);
    // Over a modal layer only its own content can be pointed at.
    (document.querySelector("dialog[open]") ?? document.body).append(this.place);
    this.place.classList.toggle("loupe-alone", !room);
    this.place.style.setProperty("--w", `${room ? room.width : Math.min(WIDEST, innerWidth - 4 * GAP, (innerHeight - 140) / 1.4)}px`);
    this.place.showPopover();
    of.setAttribute("aria-describedby", "loupe-words");
    if (room) this.#settle(of, room.left);
  }

  /** What the keyboard goes to scrolls into view, and its large card with it. */
  #scrolled() {
    if (!this.#of) return;
    const room = this.#of === document.activeElement ? roomBeside(this.#of) : null;
    if (room) this.#settle(this.#of, room.left);
    else if (!this.#pressed) this.hide();
  }

  /** @param {HTMLElement} of @param {number} left */
  #settle(of, left) {
    const { top, height } = of.getBoundingClientRect();
    const most = innerHeight - this.place.offsetHeight - GAP;
    this.place.style.setProperty("--left", `${left}px`);
    const at = `${Math.max(GAP, Math.min(top + height / 2 - this.place.offsetHeight / 2, most))}px`;
    this.place.style.setProperty("--top", at);
  }
}

/** The cards of a button: its own, or those of the fan that it lies over. @param {Element} of @returns {HTMLElement[]} */
const cardsOf = (of) => [...(of.closest(".stk") ?? of).querySelectorAll("[data-card]")].flatMap((one) => (one instanceof HTMLElement ? [one] : []));

/** @param {Element} of */
const codesOf = (of) => cardsOf(of).map(({ dataset }) => dataset.card ?? "");

/**
 * The card of a button that is pointed at; without a mouse or a finger on one its first.
 * @param {Element} of
 * @param {MouseEvent} [event]
 */
function codeAt(of, event) {
  const cards = cardsOf(of);
  const under = event ? document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("[data-card]")) : [];
  return (cards.find((one) => one === under.find((other) => other && cards.some((card) => card === other))) ?? cards[0])?.dataset.card ?? "";
}

/**
 * Where a large card fits beside: on the table beside all four columns, so that none is covered, and rather over the rivals than over
 * one's own controls.
 * @param {HTMLElement} of
 * @returns {{left: number, width: number} | null}
 */
function roomBeside(of) {
  const { left, right } = (of.closest(".tbl")?.querySelector(".cols") ?? of).getBoundingClientRect();
  const high = (innerHeight - 2 * GAP - 110) / 1.4;
  const width = (/** @type {number} */ room) => Math.min(WIDEST, room - 2 * GAP, high);
  if (width(left) >= NARROWEST) return { left: left - GAP - width(left), width: width(left) };
  if (width(innerWidth - right) >= NARROWEST) return { left: right + GAP, width: width(innerWidth - right) };
  return null;
}

/**
 * What a card is good for.
 * @param {string} code
 * @param {TextFn} text
 */
function wordsOf(code, text) {
  const what = readCard(code);
  const genre = what.kind === "film" ? text(`card-genre-${what.genre}`) : "";
  switch (what.kind) {
    case "film":
      return what.award ? text("look-award", { genre }) : text("look-film", { genre });
    case "star":
      return text("look-star", { rating: what.rating });
    case "blockbuster":
      return text("look-blockbuster");
    case "studio":
      return text(what.id === "clap" ? "look-clap" : "look-double");
  }
}
