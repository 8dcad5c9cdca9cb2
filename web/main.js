/** Starts the page: one model, one set of actions, one drawing. */

/** @import {Actions, LayerName, Model, ScreenName} from "./app/types" */
import { Engine } from "./app/engine.js";
import { focusScreen, keepFocus } from "./app/focus.js";
import { chooseFile, readFile, saveFile } from "./app/files.js";
import { Game } from "./app/game.js";
import { tableKeys } from "./app/keys.js";
import { guardPresses } from "./app/press.js";
import { Router } from "./app/router.js";
import { Saves } from "./app/saves.js";
import { loadSettings, saveSettings } from "./app/settings.js";
import { PRESETS, firstForm, loadForm, orderOf, saveForm } from "./app/setup.js";
import { Speech, yourTurn } from "./app/speech.js";
import { Storage } from "./app/storage.js";
import { pickLanguage, words } from "./app/text.js";
import { cleanName, cleanSeed, randomText } from "./app/typed.js";
import { Stage } from "./screens/stage.js";

const BOTS = ["extra", "understudy"];

const storage = new Storage();
const settings = loadSettings(storage);
const lang = pickLanguage({
  query: location.search,
  saved: settings.lang,
  languages: navigator.languages,
});
const text = words(lang);
const saves = new Saves(storage);
const stage = new Stage(document);
const speech = new Speech(stage.region);

/** @type {Model} */
const model = {
  screen: "title",
  text,
  lang,
  engine: { phase: "loading", stage: "download", done: 0, total: 0, detail: "" },
  settings,
  layer: null,
  state: null,
  view: null,
  events: [],
  phase: "starting",
  busy: false,
  log: [],
  error: null,
  summary: null,
  saveKept: storage.kept,
  preview: null,
  doubling: false,
  setup: loadForm(storage, text, BOTS),
  bots: BOTS,
  saved: null,
  aside: null,
  confirm: null,
  copied: false,
};

let drawing = false;

/** Draws soon, once for all the changes of a moment. */
function redraw() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    draw();
  });
}

function draw() {
  model.saveKept = storage.kept;
  keepFocus(() => stage.draw(model, actions));
  document.title = model.text(document.hidden && yourTurn(model) ? "tab-your-turn" : "tab");
}

const engine = new Engine(() => {
  model.engine = engine.status;
  redraw();
});
const game = new Game({ engine, model, saves, speech, redraw, arrive, standIn });
const router = new Router((place) => {
  if (model.layer === "standin" && !place.layer) {
    go("title");
    return;
  }
  show(place.screen);
  model.layer = place.layer;
  redraw();
});

/** The game stands at a ply: the table shows it, or the end. @param {boolean} over */
function arrive(over) {
  if (model.screen !== "table" && model.screen !== "end") {
    lookAtSaves();
    return;
  }
  const screen = over ? "end" : "table";
  if (screen === model.screen) return;
  model.screen = screen;
  afterDraw(focusScreen);
}

function standIn() {
  if (model.layer !== "standin") openLayer("standin");
}

/** @param {ScreenName} screen */
function show(screen) {
  const playing = screen === "table" || screen === "end";
  if (!playing && (model.screen === "table" || model.screen === "end")) game.rest();
  if (screen !== model.screen) afterDraw(focusScreen);
  model.screen = playing ? "table" : screen;
  if (!playing) lookAtSaves();
  else if (model.state) game.resume();
  else void resumeSaved();
}

/** @param {ScreenName} screen */
function go(screen) {
  router.go(screen);
  model.layer = null;
  model.confirm = null;
  if (screen !== model.screen) afterDraw(focusScreen);
  if (screen === "title" || screen === "setup") show(screen);
  else model.screen = screen;
  redraw();
}

/** @param {() => void} then */
function afterDraw(then) {
  queueMicrotask(() => queueMicrotask(then));
}

function lookAtSaves() {
  const { game: saved, broken } = saves.read();
  model.saved = saved?.about ?? null;
  model.aside = saves.aside()[0]?.about ?? null;
  if (broken) tell("save-broken");
}

/** @param {string} key @param {string} [detail] */
function tell(key, detail = "") {
  model.error = { key, args: {}, rule: null, detail, retry: false, soft: false };
  speech.reason(model.error, model);
  redraw();
}

/** The table for a game that is not there yet. */
function expect() {
  model.state = null;
  model.view = null;
  model.phase = "starting";
  model.error = null;
  go("table");
}

async function resumeSaved() {
  const { game: saved } = saves.read();
  if (!saved) {
    go("title");
    return;
  }
  if (await game.load(saved.text)) return;
  saves.setBroken();
  go("title");
  lead("save-refused");
}

/** Says what was being done when the note's refusal came. @param {"file-refused" | "save-refused"} what */
function lead(what) {
  if (model.error) model.error = { ...model.error, lead: what };
  redraw();
}

/** A game that could not begin leaves the table to the title; the note says why. @param {Promise<boolean>} begun */
async function orTitle(begun) {
  if (!(await begun) && !model.state) go("title");
}

/** @param {() => void} then what replaces the running game */
function replaceGame(then) {
  const { game: saved } = saves.read();
  if (!saved || saved.about.over) {
    then();
    return;
  }
  replacing = then;
  model.confirm = { kind: "new", about: saved.about };
  openLayer("confirm");
}

/** @type {(() => void) | null} */
let replacing = null;

/** @param {import("./app/types").SetupForm} form */
function startGame(form) {
  const order = orderOf(form);
  replaceGame(() => {
    saves.setAside();
    expect();
    void orTitle(game.create({ ...order, seed: order.seed || randomText(), id: randomText() }));
  });
}

/** @param {LayerName | null} name */
function openLayer(name) {
  if (name === null && model.layer === "standin") {
    go("title");
    return;
  }
  if (name === null) {
    void router.closeLayer();
    model.confirm = null;
    replacing = null;
  } else {
    router.openLayer(name);
  }
  model.layer = name;
  model.copied = false;
  redraw();
}

async function openFile() {
  const file = await chooseFile();
  if (!file) return;
  const content = await readFile(file);
  model.layer = null;
  await router.closeLayer();
  if (content === null) {
    tell("file-too-large");
    return;
  }
  replaceGame(() => void openText(content));
}

/** @param {string} content */
async function openText(content) {
  const { screen } = model;
  model.layer = null;
  model.confirm = null;
  await router.closeLayer();
  const kept = storage.get("save");
  const aside = storage.get("aside");
  saves.setAside();
  if (!(await game.load(content, () => go("table")))) {
    if (kept !== null) storage.put("save", kept);
    if (aside !== null) storage.put("aside", aside);
    else storage.drop("aside");
    lead("file-refused");
    if (screen === "table" || screen === "end") game.resume();
  }
}

/** @type {Actions} */
const actions = {
  play: () => startGame({ ...firstForm(model.text), seed: "" }),
  newGame: () => go("setup"),
  setup(change) {
    if (change.seed !== undefined) change.seed = cleanSeed(change.seed);
    model.setup = { ...model.setup, ...change };
    saveForm(storage, model.setup);
    redraw();
  },
  seat(index, change) {
    if (change.name !== undefined) change.name = cleanName(change.name);
    const seats = model.setup.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat));
    actions.setup({ seats });
  },
  preset: (name) => actions.setup(/** @type {any} */ ({ ...PRESETS[name] })),
  start: () => startGame(model.setup),
  resume() {
    go("table");
    if (model.state) game.resume();
    else {
      expect();
      void resumeSaved();
    }
  },
  takeBack() {
    if (!saves.takeBack()) return;
    expect();
    void resumeSaved();
  },
  yes() {
    const then = replacing;
    replacing = null;
    then?.();
  },
  no: () => openLayer(null),
  async standIn(player) {
    model.layer = null;
    await router.closeLayer();
    game.standIn(player);
  },
  move: (move) => game.move(move),
  draft: (column) => game.draft(column),
  cancel: () => game.cancel(),
  undo: () => game.undo(),
  redo: () => game.redo(),
  skip: () => game.skip(),
  async save() {
    const record = await game.record();
    if (record) saveFile(record.text, record.name);
  },
  open: () => void openFile(),
  again() {
    expect();
    void orTitle(game.again(randomText(), randomText()));
  },
  menu: () => openLayer("menu"),
  home: () => go("title"),
  language(next) {
    const untouched = JSON.stringify(model.setup) === JSON.stringify(firstForm(model.text));
    model.lang = next;
    model.text = words(next);
    if (untouched) model.setup = firstForm(model.text);
    router.forgetLanguage();
    model.settings = { ...model.settings, lang: next };
    saveSettings(storage, model.settings);
    redraw();
  },
  preview(column) {
    if (model.preview === column) return;
    model.preview = column;
    redraw();
  },
  layer: openLayer,
  set(key, value) {
    model.settings = { ...model.settings, [key]: value };
    saveSettings(storage, model.settings);
    redraw();
  },
  retry() {
    if (model.engine.phase === "failed") void engine.restart().catch(() => undefined);
    else game.retry();
  },
  dismiss() {
    model.error = null;
    redraw();
  },
  async copy() {
    const detail = model.error?.detail || model.engine.detail;
    try {
      await navigator.clipboard.writeText(detail);
      model.copied = true;
      redraw();
    } catch {
      openLayer("problem");
    }
  },
};

stage.onClose = () => actions.layer(null);
guardPresses(document);
document.addEventListener("keydown", tableKeys(model, actions));
document.addEventListener("visibilitychange", redraw);

const place = router.begin();
model.layer = place.layer;
lookAtSaves();
if (place.screen === "table" || place.screen === "end") {
  model.screen = "table";
  void resumeSaved();
} else {
  model.screen = place.screen;
}
if (!storage.kept) tell("save-not-kept");
draw();
requestAnimationFrame(() => setTimeout(() => engine.start(), 0));
