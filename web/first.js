/** The title, before all the rest of the page is here: what is pressed on it meanwhile is remembered for web/main.js. */

/** @import {Actions} from "./app/types" */
import { render } from "lit-html";
import { signOf } from "./app/focus.js";
import { GuestList } from "./app/guestlist.js";
import { Keepsake } from "./app/keepsake.js";
import { look } from "./app/looks.js";
import { firstModel } from "./app/model.js";
import { screenOf } from "./app/router.js";
import { addScript, addStyle } from "./app/scripts.js";
import { loadSettings } from "./app/settings.js";
import { Shelf } from "./app/shelf.js";
import { Storage } from "./app/storage.js";
import { loadWords, pickLanguage } from "./app/text.js";
import { starting } from "./screens/starting.js";
import { title } from "./screens/title.js";

const storage = new Storage(location.protocol === "file:" ? new Keepsake() : null);
const settings = loadSettings(storage);
const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** Everything an action could be, and it does nothing: a press is read from the control itself. @type {any} */
const none = new Proxy(() => {}, { get: () => none, apply: () => undefined });

function drawTitle() {
  const shelf = new Shelf(storage);
  const games = shelf.games();
  const saved = games.find(({ id }) => id === shelf.current)?.about ?? null;
  const model = { ...firstModel(storage, settings, new GuestList(storage)), games, saved };
  document.documentElement.lang = model.lang;
  look(document, settings);
  const draw = screenOf(location.hash) === "title" ? title : starting;
  render(draw(model, /** @type {Actions} */ (none)), app);
}

/** @type {string[]} */
const pressed = [];

/** @param {Event} event */
function remember({ target }) {
  const sign = target instanceof Element && signOf(target);
  if (!sign) return;
  pressed.push(sign);
  target.closest("button")?.setAttribute("aria-busy", "true");
}

async function begin() {
  await loadWords(pickLanguage({ query: location.search, saved: settings.lang, languages: navigator.languages }));
  drawTitle();
  app.addEventListener("click", remember);
  // The title is painted before what is not needed for it comes.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
  const styled = addStyle(FILES.style);
  const take = () => {
    app.removeEventListener("click", remember);
    return pressed;
  };
  globalThis.hollywoodFirst = { storage, styled, take };
  await Promise.all([styled, addScript(FILES.app)]);
}

begin().catch((error) => {
  console.error(error);
  document.getElementById("not-loaded")?.removeAttribute("hidden");
});
