/** The title, before all the rest of the page is here: what is pressed on it meanwhile is made up for by web/main.js. */

/** @import {Actions} from "./app/types" */
import { render } from "lit-html";
import { addStyles, engine, listen, restRuns, storage } from "./app/early.js";
import { GuestList } from "./app/guestlist.js";
import { look } from "./app/looks.js";
import { firstModel } from "./app/model.js";
import { screenOf } from "./app/router.js";
import { DownloadError, addScript, fetchAhead, whole } from "./app/scripts.js";
import { loadSettings } from "./app/settings.js";
import { Shelf } from "./app/shelf.js";
import { loadWords, pickLanguage } from "./app/text.js";
import { starting } from "./screens/starting.js";
import { title } from "./screens/title.js";

document.documentElement.dataset.runs = "";
const settings = loadSettings(storage);

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
  render(draw(model, /** @type {Actions} */ (none)), /** @type {HTMLElement} */ (document.getElementById("app")));
}

async function begin() {
  await loadWords(pickLanguage({ query: location.search, saved: settings.lang, languages: navigator.languages }));
  // On a slow network the rest of the page comes first; while it is run the engine is on its way.
  void fetchAhead(FILES.app).then(() => engine.start());
  drawTitle();
  listen();
  // The title is painted before what is not needed for it is run.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
  await Promise.all([addStyles(), addScript(FILES.app)]);
  if (!whole && !restRuns()) throw new DownloadError(`${FILES.app} is damaged`);
}

begin().catch((error) => {
  console.error(error);
  document.getElementById("not-loaded")?.removeAttribute("hidden");
});
