/** Files come in by the button, by a drop or by a paste; what they hold says what is done with them. */

/** @import {Backup} from "./backup.js" */
/** @import {GuestDoor} from "./guestdoor.js" */
/** @import {Links} from "./links.js" */
/** @import {Model} from "./types" */
/** @import {Stay} from "./stay.js" */
import { list } from "../hollywood/words.js";
import { linkIn } from "./address.js";
import { isBackup, meansBackup } from "./backup.js";
import { chooseFile, readFile } from "./files.js";
import { isOther } from "./kept.js";

/** @typedef {"backup" | "bot" | "damaged" | "link" | "record" | "too-large" | "unknown"} Holding */

/**
 * @typedef {object} Parts
 * @property {Backup} backup
 * @property {GuestDoor} door
 * @property {Links} links
 * @property {Model} model
 * @property {Stay} stay
 */

/** How a ZIP file begins, and so a wheel. */
const ZIP = "PK";

/** Opens whatever the page knows. */
export class Opener {
  /** Ends when the last file has been opened. @type {Promise<void>} */
  #last = Promise.resolve();

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Lets the person choose a file. */
  async choose() {
    const file = await chooseFile(".json,.py,.whl,application/json,text/plain");
    if (file) this.open([file]);
  }

  /** Opens files one after another, after those that are being opened; of several, those that did not open are named at last. @param {File[]} files */
  open(files) {
    const { model, stay } = this.parts;
    const work = async () => {
      const refused = [];
      for (const file of files) if (!(await this.#one(file))) refused.push(file.name);
      if (files.length > 1 && refused.length > 0) stay.tell("files-refused", { count: refused.length, files: list(model, refused) });
    };
    // What went wrong with earlier files is no matter of these.
    this.#last = this.#last.then(work, work);
  }

  /** @param {File} file @returns {Promise<boolean>} whether it opened */
  async #one(file) {
    const { backup, door, links, stay } = this.parts;
    const held = await readFile(file).then(
      (content) => ({ content, holding: holds(file.name, content) }),
      // A folder has no text.
      () => ({ content: null, holding: "unknown" }),
    );
    const content = held.content ?? "";
    await stay.leaveLayer();
    switch (held.holding) {
      case "backup":
        return backup.openBackup(content);
      case "bot":
        return door.take(file);
      case "link":
        return links.paste(content);
      case "record":
        return links.openRecord(content);
      case "too-large":
        stay.tell("file-too-large");
        return false;
      case "damaged":
        stay.tell("file-damaged");
        return false;
      default:
        stay.tell("file-unknown");
        return false;
    }
  }
}

/**
 * What a file holds. A record that is damaged is still one: the engine says where.
 * @param {string} name
 * @param {string | null} content null where there is far too much of it
 * @returns {Holding}
 */
function holds(name, content) {
  const bot = /\.(py|whl)$/i.test(name);
  // How large a bot may be its door says.
  if (bot || content?.startsWith(ZIP)) return "bot";
  if (content === null) return "too-large";
  const json = /^\uFEFF?\s*(?:[[{]|$)/.test(content) || /\.json$/i.test(name);
  if (json && isBackup(content)) return "backup";
  if (json && meansBackup(content)) return "damaged";
  if (json) return isOther(content) ? "unknown" : "record";
  return linkIn(content) ? "link" : "unknown";
}
