/** The JSON that crosses the border to the engine, and the model the screens are drawn from. */

export type Lang = "en" | "it" | "fr";
export type Genre = "H" | "A" | "R";
export type ColumnName = "A" | "B" | "C" | "D";
export type Args = Record<string, string | number>;
/** What a message needs; of one of several, what any of them does. */
type Needed<Key extends keyof Messages> = {
  [Name in Key extends unknown ? keyof Messages[Key] : never]: string | number;
};
/** A key that is known is checked with its arguments; of one that is put together only tests/test_locales.py knows. */
export type TextFn = <Key extends string>(
  key: Key,
  ...args: [Key] extends [keyof Messages]
    ? {} extends Needed<Key>
      ? [args?: Record<string, never>]
      : [args: Needed<Key>]
    : [args?: Args]
) => string;

export type Seat = { name: string; player: string };
export type Options = {
  players: number;
  scoring: "standard" | "advanced";
  award_in_project: "single" | "double";
  collect: "top_down" | "bottom_up";
};

export type Cell = { card: string | null; reel: number | null; draft: boolean };
/** `size` is what counts for the largest project. */
export type Project = { genre: Genre; cards: string[]; films: number; size: number; largest: boolean };
export type Movie = {
  genre: Genre;
  cards: string[];
  star: string;
  films: number;
  rating: number;
  points: number;
};
export type Score = { blockbusters: number; movies: number; project: number; total: number };
export type Player = {
  reels: number;
  clap: boolean;
  double: boolean;
  projects: Project[];
  movies: Movie[];
  blockbusters: string[];
  lost: string[];
  score: Score;
};
export type Outcome = {
  scores: number[];
  winners: number[];
  decided_by: "points" | "best_movie" | "shared";
  best_movies: number[];
};
export type View = {
  options: Options;
  round: number;
  rounds: number;
  /** the reels of a player in a round */
  reels_each: number;
  /** the reels of all players in a round */
  reels_total: number;
  first: number | null;
  stage: "deal" | "place" | "star" | "receiving" | "over";
  to_move: number | null;
  next: number | null;
  placed: number;
  columns: Cell[][];
  star: { card: string; column: ColumnName; row: number } | null;
  players: Player[];
  undealt: Record<string, number> & { awards: Genre[] };
  unclaimed: string[];
  multipliers: Record<Genre, number> | null;
  /** null unless reels are being placed */
  forecast: Forecast | null;
  legal: string[];
  outcome: Outcome | null;
};

/** What just happened; the fields depend on `type` (see the events of the game's engine). */
export type Event = { type: string; [field: string]: any };
export type Frame = { events: Event[]; view: View };
/** A reel that a push moves up by one card: `leaves` one card for another. */
export type Bump = { seat: number; from: number; to: number; leaves: string; card: string };
/** What would be if the round ended now; `receipts` are events, in order. */
export type Forecast = { receipts: Event[]; scores: Score[]; multipliers: Record<Genre, number> | null };
export type Effect = {
  card?: string;
  row?: number;
  bumps?: Bump[];
  forecast?: Forecast | null;
  films?: number;
  rating?: number;
  points?: number;
  cards?: string[];
};
export type Reason = { key: string; args: Args; rule: string | null; detail?: string };
export type Choice = { move: string; legal: boolean; reason: Reason | null; effect: Effect | null };
export type Decision = "place" | "second" | "star" | "bot" | "over";
export type State = {
  state: number;
  game: string;
  id: string;
  seed: string;
  options: Options;
  seats: Seat[];
  /** seats of persons for whom a bot plays */
  lent: number[];
  /** seats of bots that are not known here */
  missing_bots: number[];
  ply: number;
  phase: Decision;
  seat: number | null;
  draft: ColumnName | null;
  can_undo: boolean;
  /** how many plies are left when the last decision of a person is taken back */
  undo_to: number | null;
  can_redo: boolean;
  first_opener: number | null;
  frames: Frame[];
  choices: Choice[];
  log: { from: number; plies: Event[][] };
  save: string;
  /** what the record notes beside the game: how many hints, what was lent */
  notes: Record<string, unknown>;
  /** in a game played by link, the seat at this device */
  mine: number | null;
  /** how many plies the others know then */
  sent: number;
  /** whether somebody elsewhere decides */
  away: boolean;
  /** after a bot's ply: why a random move stands in for its own */
  notice?: Reason | null;
};

/** What is best at a decision of a person, and why. `win` is a share of the win, 0 to 1. */
export type Hint = {
  moves: { move: string; win: number; points: number }[];
  reasons: Reason[];
  /** whether shares and points are certain if everybody plays best */
  exact: boolean;
};
export type Judgement = {
  ply: number;
  seat: number;
  move: string;
  best: string;
  win: number;
  best_win: number;
  lost: number;
};
/** `curve` holds shares of the win by seat before each ply and at last; `turning` plies by seat; `accuracy` is 0 to 100 by seat. */
export type Review = { curve: number[][]; decisions: Judgement[]; turning: number[][]; accuracy: number[] };

/** A decision that was due in a position of the past. */
export type Moment = { frame: Frame; phase: "place" | "second" | "star"; seat: number; choices: Choice[] };
/** A position of the past; `chance` is due in it, or a decision. */
export type Then = { frame: Frame; phase: Moment["phase"] | "chance" | "over" };
/** A turning point being looked at. */
export type Spot = Moment & {
  /** what was played there */
  played: Judgement;
  draft: ColumnName | null;
  doubling: boolean;
  preview: string | null;
  /** the control that was pressed and cannot be */
  refused: string | null;
  /** the moves tried here, the latest first */
  tries: Judgement[];
  /** null until it is asked for */
  answer: Hint | null;
};
/** The review of the game that is over. */
export type Reviewing = {
  /** the game it is about, as it was saved */
  save: string;
  done: number;
  total: number;
  /** null until it is ready */
  result: Review | null;
  /** whose turning points are looked at; null when no person played */
  seat: number | null;
  /** which of them, from 0; null for the overview */
  at: number | null;
  spot: Spot | null;
  /** whether something was asked about the spot and is not answered */
  asking: boolean;
};

/** A position of the running game that is looked at. */
export type Past = {
  /** which ply it is after, by its number in the log */
  number: number;
  /** the number of the latest */
  last: number;
  frame: Frame;
  over: boolean;
  /** whether it came after the position looked at before: then what happened may be shown to happen */
  forward: boolean;
};

/** A made position, and what is to be done in it: its `move`; `replies` are the plies of others that follow it. */
export type Lesson = { name: string; plies: string[]; move: string; replies: string[] };
/** The lesson on screen. */
export type Learning = Pick<Model, "state" | "view" | "events" | "log" | "phase" | "busy" | "summary" | "doubling" | "preview" | "refused"> & {
  /** which one, from 0 */
  at: number;
  /** whether the move was the lesson's; null until there was one */
  verdict: "done" | "again" | null;
};

export type Speed = "instant" | "fast" | "normal" | "step";
export type Theme = "device" | "light" | "dark";
export type Contrast = "device" | "more";
export type Motion = "device" | "off";
export type Settings = {
  speed: Speed;
  theme: Theme;
  contrast: Contrast;
  motion: Motion;
  sound: boolean;
  shortcuts: boolean;
  /** whether a move is shown by its first press and made by the next */
  twice: boolean;
  /** whether the table shows what would be if the round ended now */
  forecast: boolean;
  lang: Lang | null;
};
export type LayerName = "rules" | "gallery" | "menu" | "log" | "settings" | "keys" | "standin" | "past" | "seats" | "share" | "link" | "whose" | "about" | "elsewhere";
export type ScreenName = "title" | "setup" | "games" | "statistics" | "table" | "end" | "review" | "learn";

/** A line above the screen: what went wrong, or what a person should know. */
export type Note = Reason & {
  retry: boolean;
  soft: boolean;
  /** whether it stays until it is dismissed, whatever is done meanwhile */
  stays?: boolean;
  /** what was being done, as a key of a sentence around the reason */
  lead?: "link-refused" | "file-refused" | "save-refused" | "guest-refused" | "guest-stumbled";
};

/** The engine as the page sees it. */
export type EngineStatus = {
  phase: "loading" | "ready" | "failed";
  stage: string;
  done: number;
  total: number;
  detail: string;
  /** Where it failed: a part of it did not come. */
  missing: boolean;
};

/** The round that just ended, for the summary. */
export type Summary = {
  round: number;
  receipts: Event[];
  unclaimed: Event | null;
  scores: number[];
  before: number[];
  last: boolean;
};

/** What the title says of the saved game without asking the engine. */
/** What is told of a game while it is not on the table. */
export type About = {
  round: number;
  rounds: number;
  over: boolean;
  yours: boolean;
  seats: Seat[];
  /** null where an earlier version kept none */
  options: Options | null;
  /** by seat; so far, while the game goes on */
  points: number[];
  winners: number[];
  /** the seat that decides */
  turn: number | null;
  /** by column and row, from the top: whose reel lies there */
  reels: (number | null)[][];
  hints: number;
  undos: number;
  /** the day whose deal it is, else empty */
  daily: string;
  /** the seat of the only person at this device */
  me: number | null;
};
/** A game as the browser keeps it. */
export type Kept = {
  id: string;
  /** the engine's save */
  text: string;
  about: About;
  /** what the person calls it */
  title: string;
  /** when it was last played, in milliseconds */
  at: number;
  /** in a game played by link, the seat at this device */
  mine: number | null;
  /** how many plies the others know then */
  sent: number;
  /** whether a person has begun it or moved at this device; one of somebody else's is not */
  played: boolean;
};
/** A finished game as the statistics count it. */
export type Result = Pick<Kept, "id" | "at" | "about">;

/** Games of one kind; the best and the average are points. */
export type Tally = { games: number; won: number; average: number; best: number };
export type Statistics = {
  all: Tally;
  /** finished games that are not mine alone: of several persons, of none, or lent */
  others: number;
  hints: number;
  undos: number;
  groups: { name: "players" | "bot" | "option" | "help"; rows: { key: string; tally: Tally }[] }[];
  /** my games in order of time; `share` is how many of them were won so far, `even` how many would be if all were equal, 0 to 1 */
  course: { at: number; won: boolean; points: number; share: number; even: number }[];
};

export type SetupForm = {
  players: 3 | 4;
  seats: Seat[];
  scoring: Options["scoring"];
  award_in_project: Options["award_in_project"];
  collect: Options["collect"];
  seed: string;
  /** whether it is played by link */
  far: boolean;
};

/** What a link holds. */
export type Opened = {
  /** its text */
  record: string;
  id: string;
  options: Options;
  seats: Seat[];
  seed: string;
  notes: Record<string, unknown>;
  plies: number;
  /** after how many of them it is looked at */
  ply: number;
  over: boolean;
};
/** A link that is being opened; `waiting` for somebody to paste one. */
export type Arriving = { at: "waiting" | "reading" } | { at: "deal" | "game"; opened: Opened };
/** The links of the game on the table, as addresses. */
export type Links = Record<"game" | "deal", string> & {
  /** what has been copied */
  copied: "game" | "deal" | null;
};

/** A bot that somebody added: its name, and the file it came in, as base64. */
export type Added = { name: string; file: string; data: string };

export type Model = {
  screen: ScreenName;
  text: TextFn;
  lang: Lang;
  engine: EngineStatus;
  settings: Settings;
  layer: LayerName | null;
  state: State | null;
  view: View | null;
  events: Event[];
  phase: "starting" | "place" | "second" | "star" | "away" | "bot" | "receiving" | "over";
  busy: boolean;
  log: Event[][];
  error: Note | null;
  summary: Summary | null;
  saveKept: boolean;
  /** the control that is pointed at: a `data-move` or `data-action` */
  preview: string | null;
  /** the control that was pressed although it cannot be: the reason stays on the sign until something else is pointed at or done */
  refused: string | null;
  /** the move whose first press has shown it, where each takes two */
  asked: string | null;
  /** what goes on by itself is held until somebody asks for a step */
  paused: boolean;
  /** a step is waited for */
  waits: boolean;
  /** Double Reel was chosen and its first column is not yet */
  doubling: boolean;
  /** the hint of this decision; without an answer while the engine thinks */
  hint: { answer: Hint | null } | null;
  setup: SetupForm;
  bots: string[];
  guests: readonly Added[];
  /** whether the next visit finds them too */
  guestsKept: boolean;
  /** the file that is being tried out as a bot */
  adding: string | null;
  saved: About | null;
  /** all games, the latest first */
  games: Kept[];
  /** how many kept games cannot be read */
  unread: number;
  /** all finished games, the latest first */
  results: Result[];
  /** the lines that tell how a game of the day went, and whether they are in the clipboard */
  shared: { id: string; words: string; copied: boolean } | null;
  /** whether the browser promised not to erase what it keeps */
  safe: boolean;
  /** thrown away since the list came on screen */
  removed: Kept[];
  /** the game that is being given a name */
  renaming: string | null;
  arriving: Arriving | null;
  /** null until the engine has told them */
  links: Links | null;
  review: Reviewing | null;
  past: Past | null;
  learning: Learning | null;
  /** the plain detail of a problem was copied */
  copied: boolean;
  /** how the page is kept for visits without a network; null until it is known */
  offline: "disk" | "filling" | "kept" | "refused" | null;
  /** there is a new version, to be taken when a person likes */
  update: boolean;
};

export type ReviewActions = {
  open(): void;
  leave(): void;
  person(seat: number): void;
  point(at: number | null): void;
  move(move: string): void;
  cancel(): void;
  preview(control: string | null): void;
  refuse(control: string): void;
  answer(): void;
  playOn(): void;
};

export type LearnActions = {
  open(): void;
  /** @param at which lesson, from 0 */
  lesson(at: number): void;
  again(): void;
  leave(): void;
  move(move: string): void;
  cancel(): void;
  preview(control: string | null): void;
  refuse(control: string): void;
  skip(): void;
};

export type PastActions = {
  look(number: number): void;
  step(by: number): void;
  now(): void;
  goOn(): void;
};

export type SeatActions = {
  lend(seat: number, player: string): void;
  takeBack(seat?: number): void;
};

export type LibraryActions = {
  open(id: string): void;
  rename(id: string | null): void;
  call(id: string, title: string): void;
  remove(id: string): void;
  bringBack(id: string): void;
};

export type LinkActions = {
  /** asks for a link to open */
  ask(): void;
  /** opens the link in a text, if there is one */
  paste(text: string): boolean;
  play(): void;
  change(): void;
  /** asks which seat is at this device */
  whose(): void;
  /** the answer; null for all */
  mine(seat: number | null): void;
};

export type ShareActions = {
  /** shows the links of the game on the table */
  open(): void;
  copy(kind: "game" | "deal"): void;
  /** through the device's own way to send something */
  send(kind: "game" | "deal"): void;
  /** a link was copied by hand */
  taken(kind: "game" | "deal"): void;
  /** the game to who is to decide */
  hand(): void;
  /** the position that is looked at */
  past(): void;
};

export type DailyActions = {
  open(): void;
  share(): Promise<void>;
};

export type BackupActions = {
  /** how many finished games are in no file, where that is worth a word */
  readonly due: number;
  save(): void;
  dismiss(): void;
};

export type Actions = {
  links: LinkActions;
  share: ShareActions;
  daily: DailyActions;
  backup: BackupActions;
  offline: { accept(): void; later(): void };
  statistics(): void;
  library: LibraryActions;
  seats: SeatActions;
  review: ReviewActions;
  past: PastActions;
  learn: LearnActions;
  play(): void;
  newGame(): void;
  setup(change: Partial<SetupForm>): void;
  seat(index: number, change: Partial<Seat>): void;
  preset(name: "english" | "french"): void;
  start(): void;
  addBot(): void;
  removeBot(name: string): void;
  resume(): void;
  games(): void;
  standIn(player: string): void;
  takeOver(): void;
  move(move: string): void;
  draft(column: ColumnName | null): void;
  cancel(): void;
  /** one step back from what is begun and not played */
  back(): void;
  undo(): void;
  redo(): void;
  skip(): void;
  /** holds what goes on by itself, or lets it go on */
  pause(): void;
  /** the next event, while they are held */
  step(): void;
  /** shows what would be if the round ended now, or hides it */
  forecast(): void;
  /** says why a control cannot be pressed */
  refuse(control: string): void;
  hint(): void;
  closeHint(): void;
  save(): void;
  open(): void;
  again(): void;
  sameDeal(): void;
  menu(): void;
  home(): void;
  language(lang: Lang): Promise<void>;
  preview(control: string | null): void;
  /** to the cards of the table, by keyboard */
  cards(): void;
  layer(name: LayerName | null): void;
  /** opens the rules at a section */
  rule(section: string): void;
  /** opens them at what is pointed at or has the focus */
  why(): void;
  print(): void;
  set<K extends keyof Settings>(key: K, value: Settings[K]): void;
  retry(): void;
  dismiss(): void;
  copy(): void;
};
