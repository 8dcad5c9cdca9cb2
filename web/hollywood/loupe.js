/** One card large, or all of a ticket, beside what it belongs to: while it is pointed at, while the keyboard stands on it, or when it was pressed. */

/** @import {TextFn} from "../app/types" */
/** @import {Section} from "./rulebook.js" */
import { html, render } from "lit-html";
import { card, cardTitle, readCard } from "./card.js";
import { sectionOfCard } from "./rulebook.js";
import { ruleLink } from "./rulelink.js";

/** The button of what can be seen large. */
const BUTTON = ".look";
/** What holds tickets, and behind them their button. */
const TICKETS = ".shows";

/** How far from a ticket a finger may come down, in pixels. */
const FINGER = 24;

/** How long a mouse must rest on a card, and for how long it may be on its way to the large one, in milliseconds. */
const REST = 350;
const WAY = 350;

const WIDEST = 300;
/** Two beside each other are as wide as one alone. */
const WIDEST_OF_SEVERAL = 146;
const NARROWEST = 180;
const GAP = 12;
/** Between cards of a ticket. */
const BETWEEN = 8;
/** The height of the words under a card, and under a ticket's cards. @param {number} count */
const wordsUnder = (count) => (count > 1 ? 170 : 110);

/** Shows one card, or one ticket's, at a time over a document. */
export class Loupe {
  /** The button of what is large. @type {HTMLElement | null} */
  #of = null;
  /** The code of the card, or those of a ticket's with spaces. */
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
    const button = buttonOf(target);
    const code = button ? codeAt(button, event) : "";
    const of = code ? button : null;
    this.#under = of;
    if (of !== this.#dismissed) this.#dismissed = null;
    clearTimeout(this.#timer);
    if (this.#pressed || (of && (of === this.#dismissed || (of === this.#of && code === this.#code)))) return;
    if (of) this.#timer = setTimeout(() => this.#show(of, code, false), REST);
    else if (this.#of && !this.place.contains(target) && this.#of !== document.activeElement) this.#timer = setTimeout(() => this.hide(), WAY);
  }

  /** On the table the arrows go from card to card and each is shown; in the sheet the first must be pressed. @param {EventTarget | null} target */
  #focused(target) {
    const of = target instanceof HTMLElement && target.matches(`${BUTTON}:focus-visible`) ? target : null;
    if (of && of !== this.#of && (this.#of || of.closest(".cols"))) this.#show(of, codeAt(of), this.#pressed);
  }

  /** By keyboard each press shows the next card of a fan, or the next ticket. @param {MouseEvent} event */
  #clicked(event) {
    const { target } = event;
    const of = target instanceof Element ? buttonOf(target) : null;
    const same = of !== null && of === this.#of && this.#pressed;
    const codes = of ? codesOf(of) : [];
    const byKey = event.detail === 0;
    const next = byKey && same ? codes[codes.indexOf(this.#code) + 1] : of && codeAt(of, byKey ? undefined : event, target === of ? Infinity : FINGER);
    const again = same && next === this.#code;
    if (this.#pressed) this.hide();
    if (!of || !next || again) return;
    this.#show(of, next, true);
    if (this.#of) this.say(this.#words);
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
    const codes = code.split(" ");
    const room = roomBeside(of, codes.length);
    if (!code || !of.isConnected || (!room && !pressed)) return;
    this.#of = of;
    this.#code = code;
    this.#pressed = pressed;
    const text = this.text();
    const cards = codes.map((one) => card(one, { text, hidden: true }));
    const section = sectionOfCard(codes.at(-1) ?? "");
    render(html`<div class="loupe-cards">${cards}</div><div class="loupe-words"><p id="loupe-words">${this.#words}</p>${ruleLink({ text }, { rule: (section) => this.#open(section) }, section)}</div>`, this.place);
    // Over a modal layer only its own content can be pointed at.
    (document.querySelector("dialog[open]") ?? document.body).append(this.place);
    this.place.classList.toggle("loupe-alone", !room);
    const size = room ?? sizeAlone(codes.length);
    this.place.style.setProperty("--w", `${size.card}px`);
    this.place.style.setProperty("--wide", `${size.width}px`);
    this.place.showPopover();
    of.setAttribute("aria-describedby", "loupe-words");
    if (room) this.#settle(of, room.left);
  }

  /** The rules give the focus back to what it was on when they opened, and that must still be there then. @param {string} section */
  #open(section) {
    this.#of?.focus({ preventScroll: true });
    this.rule(section);
  }

  /** What is said of what is large: of a ticket what its owner's area says, and its cards. */
  get #words() {
    const text = this.text();
    const codes = this.#code.split(" ");
    const ticket = this.#of && itemsOf(this.#of).find((one) => codeOf(one) === this.#code);
    if (codes.length === 1 || !ticket) return wordsOf(this.#code, text);
    const titles = new Intl.ListFormat(document.documentElement.lang).format(codes.map((code) => cardTitle(code, text)));
    return text("look-several", { what: ticket.querySelector(".sr")?.textContent ?? "", cards: titles });
  }

  /** What the keyboard goes to scrolls into view, and its large card with it. */
  #scrolled() {
    if (!this.#of) return;
    const room = this.#of === document.activeElement ? roomBeside(this.#of, this.#code.split(" ").length) : null;
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

/** What a button can show large: its card, those of the fan that it lies over, or the tickets that it lies behind. @param {Element} of @returns {HTMLElement[]} */
const itemsOf = (of) => [...(of.closest(`.stk, ${TICKETS}`) ?? of).querySelectorAll(of.closest(TICKETS) ? "[data-cards]" : "[data-card]")].flatMap((one) => (one instanceof HTMLElement ? [one] : []));

/** The button under a mouse or a finger; that of tickets lies behind them. @param {Element} target @returns {HTMLElement | null} */
const buttonOf = (target) => target.closest(BUTTON) ?? target.closest(TICKETS)?.querySelector(":scope > .look") ?? null;

/** @param {HTMLElement} item */
const codeOf = ({ dataset }) => dataset.card ?? dataset.cards ?? "";

/** @param {Element} of */
const codesOf = (of) => itemsOf(of).map(codeOf);

/**
 * What of a button is pointed at; without a mouse or a finger on it its first. Of tickets it is the nearest, since they are small.
 * @param {Element} of
 * @param {MouseEvent} [event]
 * @param {number} [reach] how far from a ticket it may be, in pixels
 */
function codeAt(of, event, reach = 0) {
  const items = itemsOf(of);
  if (event && of.closest(TICKETS)) {
    const near = items.map((one) => ({ one, far: distance(one.getBoundingClientRect(), event) })).sort((a, b) => a.far - b.far)[0];
    return near && near.far <= reach ? codeOf(near.one) : "";
  }
  const under = event ? document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("[data-card]")) : [];
  const item = items.find((one) => one === under.find((other) => other && items.some((card) => card === other))) ?? items[0];
  return item ? codeOf(item) : "";
}

/** @param {DOMRect} box @param {MouseEvent} event */
const distance = ({ left, right, top, bottom }, { clientX: x, clientY: y }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/**
 * The largest size at which so many cards lie in rows in a room of this width and height.
 * @param {number} count
 * @param {number} wide
 * @param {number} high
 * @returns {{card: number, width: number}} how wide one is, and all of them
 */
function sizeOf(count, wide, high) {
  const sizes = Array.from({ length: count }, (_, at) => {
    const [across, rows] = [at + 1, Math.ceil(count / (at + 1))];
    const card = Math.min(count > 1 ? WIDEST_OF_SEVERAL : WIDEST, (wide - at * BETWEEN) / across, (high - (rows - 1) * BETWEEN) / rows / 1.4);
    return { card, width: across * card + at * BETWEEN };
  });
  return sizes.reduce((best, one) => (one.card >= best.card ? one : best));
}

/**
 * Over everything; where the window is low its words stand beside it, see `gallery.css`.
 * @param {number} count how many cards
 */
function sizeAlone(count) {
  const wide = innerWidth - 4 * GAP;
  if (matchMedia("(max-height: 420px) and (orientation: landscape)").matches) return sizeOf(count, wide / 2 - GAP, innerHeight - 2 * GAP);
  return sizeOf(count, wide, innerHeight - wordsUnder(count) - 30);
}

/**
 * Where a large card fits beside: on the table beside all four columns, so that none is covered, and rather over the rivals than over
 * one's own controls; not over what it belongs to.
 * @param {HTMLElement} of
 * @param {number} count how many cards
 * @returns {{left: number, card: number, width: number} | null}
 */
function roomBeside(of, count) {
  const { left, right } = (of.closest(".tbl")?.querySelector(".cols") ?? of).getBoundingClientRect();
  const high = innerHeight - 2 * GAP - wordsUnder(count);
  const size = (/** @type {number} */ room) => {
    const wide = Math.min(WIDEST, room - 2 * GAP);
    if (Math.min(wide, high / 1.4) < NARROWEST) return null;
    const one = sizeOf(count, wide, high);
    return count > 1 ? { ...one, width: wide } : one;
  };
  const [before, after] = [size(left), size(innerWidth - right)];
  const own = of.getBoundingClientRect();
  if (before && !(after && of.closest(".rival") && own.left < left)) return { left: left - GAP - before.width, ...before };
  return after && { left: right + GAP, ...after };
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
