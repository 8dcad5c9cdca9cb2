/** Starts the page: one model, one set of actions, one drawing. */

/** @import {Actions} from "./app/types" */
import { linkIn } from "./app/address.js";
import { Backup } from "./app/backup.js";
import { Daily, TODAY, atMidnight } from "./app/daily.js";
import { Desk } from "./app/desk.js";
import { takeDrops } from "./app/drop.js";
import { engine, storage, takeOver } from "./app/early.js";
import { saveFile } from "./app/files.js";
import { keepFocus, pointedAt } from "./app/focus.js";
import { Game } from "./app/game.js";
import { GuestDoor } from "./app/guestdoor.js";
import { GuestList, guestPlayer } from "./app/guestlist.js";
import { Guests } from "./app/guests.js";
import { Hints } from "./app/hints.js";
import { pageKeys, tableKeys } from "./app/keys.js";
import { Learner } from "./app/learn.js";
import { spotOf, tableOf as lessonTable } from "./app/lessons.js";
import { Links } from "./app/links.js";
import { firstModel, seatPlayers } from "./app/model.js";
import { Opener } from "./app/opener.js";
import { Offline } from "./app/offline.js";
import { Past } from "./app/past.js";
import { pastKeys } from "./app/pastkeys.js";
import { holdToSee } from "./app/hold.js";
import { guardPresses } from "./app/press.js";
import { Reviewer } from "./app/review.js";
import { Seats } from "./app/seats.js";
import { Library } from "./app/library.js";
import { loadSettings, saveSettings } from "./app/settings.js";
import { PRESETS, firstForm, loadForm, saveForm } from "./app/setup.js";
import { Share } from "./app/share.js";
import { Shelf } from "./app/shelf.js";
import { Show } from "./app/show.js";
import { Sound } from "./app/sound.js";
import { Speech, yourTurn } from "./app/speech.js";
import { Stay } from "./app/stay.js";
import { keepLooks } from "./app/looks.js";
import { addScript } from "./app/scripts.js";
import { Tabs } from "./app/tabs.js";
import { BROKEN, reportOf, watchTrouble } from "./app/trouble.js";
import { loadWords, pickLanguage, words } from "./app/text.js";
import { trialKeys } from "./app/trialkeys.js";
import { cleanName, cleanSeed } from "./app/typed.js";
import { focusCards } from "./hollywood/board.js";
import { forecastOf, forecastText } from "./hollywood/forecast.js";
import { Loupe } from "./hollywood/loupe.js";
import { sectionAt } from "./hollywood/rulebook.js";
import { tableOf as pointTable } from "./hollywood/verdict.js";
import { refusalOf } from "./hollywood/why.js";
import { Stage } from "./screens/stage.js";

const list = new GuestList(storage);
const model = firstModel(storage, loadSettings(storage), list);
const shelf = new Shelf(storage);
shelf.moveIn();
const stage = new Stage(document);
const speech = new Speech(stage.region);
const sound = new Sound(document, () => model.settings);
const loupe = new Loupe(document, () => model.text, (words) => speech.say(words), (section) => actions.rule(section));
const look = keepLooks(document, () => model.settings);

/** Whether a drawing is due; the title's own stays until this page takes over. */
let drawing = true;

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
  const { state, layer } = model;
  tabs.hold(stay.playing && state && state.phase !== "over" && layer !== "elsewhere" ? state.id : null);
  loupe.follow();
  document.title = model.text(document.hidden && yourTurn(model) ? "tab-your-turn" : "tab");
}

engine.changed = () => {
  model.engine = engine.status;
  redraw();
};
model.engine = engine.status;
const stay = new Stay({
  model,
  speech,
  redraw,
  entered: () => (model.state || game.beginning ? game.resume() : void desk.resumeSaved()),
  left: () => game.rest(),
  reviewed: () => reviewer.enter(),
  unreviewed: () => reviewer.rest(),
  learned: () => learner.enter(),
  unlearned: () => learner.rest(),
  present: () => past.leave(),
  linked: (link) => void links.open(link),
  look: () => {
    library.enter();
    desk.look();
  },
});
const guests = new Guests({ list, engine });
const show = new Show({ model, shelf, speech, sound, redraw });
const game = new Game({
  engine,
  guests,
  model,
  shelf,
  show,
  speech,
  redraw,
  arrive(over) {
    stay.arrive(over);
    if (over) void backup.finished();
  },
  elsewhere: () => elsewhere(),
  standIn: () => model.layer !== "standin" && stay.layer("standin"),
  turned: () => hints.close(),
});
const hints = new Hints({
  model,
  game,
  speech,
  // Where the engine is gone, so is the thinking.
  stop: () => void engine.ask("stop", {}, null).catch(() => {}),
  redraw,
});
const desk = new Desk({ model, game, shelf, stay, speech, asks: () => links.whose(), redraw });
const daily = new Daily({ model, shelf, desk, speech, redraw });
const backup = new Backup({
  model,
  engine,
  shelf,
  list,
  storage,
  speech,
  playing: () => stay.playing,
  forget: (id) => desk.forget(id),
  settle(settings) {
    model.settings = settings;
    saveSettings(storage, settings);
    look();
    void speak(pickLanguage({ query: location.search, saved: settings.lang, languages: navigator.languages }));
  },
  changed() {
    model.guests = list.all;
    model.guestsKept = list.kept;
    model.setup = loadForm(storage, model.text, seatPlayers(list));
    desk.look();
    redraw();
  },
  redraw,
});
const tabs = new Tabs({
  storage,
  elsewhere,
  changed(id) {
    if (model.state?.id !== id) desk.look();
    else if (stay.playing) elsewhere();
    else desk.forget(id);
    redraw();
  },
});
const offline = new Offline({ model, redraw });
const library = new Library({ model, shelf, desk, speech, redraw });
const reviewer = new Reviewer({ engine, model, speech, stay, redraw, playOn: (ply) => desk.playOn(ply) });

const learner = new Learner({ game, model, sound, speech, stay, redraw, resume: () => desk.resume() });

const past = new Past({ model, game, stay, speech, redraw });

const seats = new Seats({ model, game, stay, speech });

const door = new GuestDoor({ model, list, guests, speech, redraw });

const links = new Links({ model, game, desk, shelf, past, stay, speech, fill: (form) => actions.setup(form), redraw });
const share = new Share({ model, game, stay, speech, redraw });
const opener = new Opener({ backup, door, links, model, stay });

/** @type {Actions} */
const actions = {
  library,
  links,
  share,
  daily,
  backup,
  offline,
  review: reviewer,
  past,
  learn: learner,
  seats,
  play: () => desk.start(firstForm(model.text)),
  newGame: () => stay.go("setup"),
  games: () => stay.go("games"),
  statistics: () => stay.go("statistics"),
  setup(change) {
    const seed = change.seed === undefined ? {} : { seed: cleanSeed(change.seed) };
    model.setup = { ...model.setup, ...change, ...seed };
    saveForm(storage, model.setup);
    redraw();
  },
  seat(index, change) {
    const name = change.name === undefined ? {} : { name: cleanName(change.name) };
    const seats = model.setup.seats.map((seat, at) => (at === index ? { ...seat, ...change, ...name } : seat));
    actions.setup({ seats });
  },
  preset: (name) => actions.setup(PRESETS[name]),
  start: () => desk.start(model.setup),
  addBot: () => void door.add(),
  removeBot(name) {
    door.remove(name);
    const seats = model.setup.seats.map((seat) => (seat.player === guestPlayer(name) ? { ...seat, player: "bot:understudy" } : seat));
    actions.setup({ seats });
  },
  resume: () => desk.resume(),
  async takeOver() {
    if (model.state) tabs.take(model.state.id);
    await stay.leaveLayer();
    desk.takeOver();
  },
  async standIn(player) {
    await stay.leaveLayer();
    game.standIn(player);
  },
  move: (move) => game.decision.move(move),
  draft: (column) => game.decision.draft(column),
  cancel: () => game.decision.cancel(),
  back: () => game.decision.back(),
  undo: () => game.undo(),
  redo: () => game.redo(),
  skip: () => show.skip(),
  pause: () => show.pause(),
  step: () => show.step(),
  forecast() {
    const forecast = !model.settings.forecast;
    actions.set("forecast", forecast);
    const { state, text } = model;
    const told = state && forecastOf({ ...model, state });
    if (told) speech.say(forecastText({ ...model, state }, told));
    else if (!forecast) speech.say(text("say-forecast-off"));
  },
  refuse(control) {
    const why = refusal(control);
    if (!why) return;
    actions.preview(control);
    model.refused = control;
    redraw();
    speech.say(why.words);
  },
  hint: () => void hints.ask(),
  closeHint: () => hints.close(),
  save: () => void desk.save(),
  open: () => void opener.choose(),
  again: () => desk.again(),
  sameDeal: () => desk.sameDeal(),
  menu: () => stay.layer("menu"),
  home: () => stay.go("title"),
  async language(lang) {
    if (!(await speak(lang))) return;
    stay.router.forgetLanguage();
    actions.set("lang", lang);
  },
  preview(control) {
    if (control !== null && control !== model.asked) model.asked = null;
    const shown = control ?? model.asked;
    if (model.preview === shown) return;
    model.preview = shown;
    redraw();
  },
  cards: focusCards,
  layer: (name) => stay.layer(name),
  rule: (section) => stay.layer("rules", section),
  why() {
    const element = pointedAt();
    const control = element?.closest("[data-move], [data-action]");
    const { move, action } = control instanceof HTMLElement ? control.dataset : {};
    stay.layer("rules", refusal(move ?? action ?? null)?.section ?? (element && sectionAt(element)));
  },
  print: () => window.print(),
  set(key, value) {
    model.settings = { ...model.settings, [key]: value };
    saveSettings(storage, model.settings);
    look();
    if (key === "sound") sound.sample();
    if (key === "speed") show.paced();
    redraw();
  },
  retry() {
    if (model.error?.key === BROKEN) location.reload();
    else if (model.screen === "learn") void learner.retry();
    else if (model.state && stay.playing && model.screen !== "review") game.retry();
    else void game.revive().catch(() => undefined);
  },
  dismiss() {
    const given = model.error?.retry && model.screen === "table" && !model.past;
    model.error = null;
    // Nothing else on screen would make a bot that was given up go on.
    if (given) game.resume();
    redraw();
  },
  async copy() {
    const report = reportOf(model.error?.detail || model.engine.detail, model);
    try {
      await navigator.clipboard.writeText(report);
      model.copied = true;
      redraw();
    } catch {
      saveFile(report, "hollywood-report.txt", "text/plain");
    }
  },
};

/** The game on the table goes on in another tab: nothing moves here. */
function elsewhere() {
  if (model.layer === "elsewhere") return;
  game.rest();
  stay.layer("elsewhere");
}

/** The language that was asked for last. @type {import("./app/types").Lang | null} */
let wanted = null;

/**
 * The page speaks another language from now on.
 * @param {import("./app/types").Lang} lang
 * @returns {Promise<boolean>} false where its words did not come, or came after those of another
 */
async function speak(lang) {
  wanted = lang;
  try {
    await loadWords(lang);
  } catch {
    stay.tell("words-not-loaded");
    return false;
  }
  if (wanted !== lang) return false;
  const untouched = JSON.stringify(model.setup) === JSON.stringify(firstForm(model.text));
  model.lang = lang;
  model.text = words(lang);
  if (untouched) model.setup = firstForm(model.text);
  redraw();
  return true;
}

/** Why a control of the table on screen cannot be pressed, if so. @param {string | null} control */
function refusal(control) {
  const { state, view, screen } = model;
  const trial = screen === "learn" ? lessonTable(model) : screen === "review" ? pointTable(model) : null;
  return trial ? refusalOf(trial, control) : state && view && refusalOf({ ...model, state, view }, control);
}

/** The engine knows its bots better than the page; it is asked once. */
async function learnBots() {
  try {
    model.bots = (await engine.ask("bots", { game: "hollywood" }, null)).bots;
    redraw();
  } catch {
    // The page's own list stays.
  }
}

/** Listens to a person. */
function listen() {
  stage.onClose = () => stay.layer(null);
  guardPresses(document);
  holdToSee(document, actions.preview);
  document.addEventListener("keydown", tableKeys(model, actions));
  document.addEventListener("keydown", pastKeys(model, past));
  document.addEventListener("keydown", pageKeys(model, actions));
  document.addEventListener("keydown", trialKeys(model, () => (model.screen === "review" ? (model.review?.spot ?? null) : null), reviewer));
  document.addEventListener("keydown", trialKeys(model, () => spotOf(model), learner));
  document.addEventListener("visibilitychange", redraw);
  takeDrops(document, { opener, links, words: () => model.text("drop-here") });
  addEventListener("hashchange", () => {
    if (location.hash !== TODAY) return;
    // Back leads to the title, not to the day's game once more.
    history.replaceState(history.state, "", location.pathname + location.search);
    daily.open();
  });
}

/** Goes where the address points, and draws it. */
function begin() {
  drawing = false;
  const asked = location.hash === TODAY;
  const link = linkIn(location.hash);
  stay.begin();
  desk.look();
  if (asked) daily.open();
  else if (link) void links.open(link);
  else if (stay.playing) void desk.resumeSaved();
  if (model.screen === "learn") learner.enter();
  const notKept = () => stay.tell("save-not-kept");
  storage.onLost = notKept;
  if (!storage.kept) notKept();
  void learnBots().then(() => offline.begin());
  void backup.look();
  atMidnight(redraw);
  draw();
}

/** What nobody waits for comes when the page is on screen. */
function goOn() {
  void addScript(FILES.art).then(
    () => stage.paint(globalThis.hollywoodArt),
    () => {},
  );
}

listen();
watchTrouble(model, draw);
offline.watch();
void takeOver(begin).then(() => requestAnimationFrame(() => setTimeout(goOn, 0)));
