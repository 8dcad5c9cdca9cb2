/** Files come in by the button, by a drop or by a paste; what they hold says what is done with them. */

/** @import {Backup} from "./backup.js" */
/** @import {Desk} from "./desk.js" */
/** @import {GuestDoor} from "./guestdoor.js" */
/** @import {Links} from "./links.js" */
/** @import {Stay} from "./stay.js" */
import { linkIn } from "./address.js";
import { isBackup } from "./backup.js";
import { chooseFile, readFile } from "./files.js";

/** @typedef {"backup" | "bot" | "link" | "record" | "too-large" | "unknown"} Holding */

/**
 * @typedef {object} Parts
 * @property {Backup} backup
 * @property {Desk} desk
 * @property {GuestDoor} door
 * @property {Links} links
 * @property {Stay} stay
 */

/** How a ZIP file begins, and so a wheel. */
const ZIP = "PK";

/** Opens whatever the page knows. */
export class Opener {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Lets the person choose a file. */
  async choose() {
    const file = await chooseFile(".json,.py,.whl,application/json,text/plain");
    if (file) await this.open(file);
  }

  /** @param {File} file */
  async open(file) {
    const { backup, desk, door, links, stay } = this.parts;
    const content = await readFile(file);
    await stay.leaveLayer();
    switch (holds(file.name, content)) {
      case "backup":
        return backup.openBackup(content ?? "");
      case "bot":
        return door.take(file);
      case "link":
        return void links.paste(content ?? "");
      case "record":
        return desk.openText(content ?? "");
      case "too-large":
        return stay.tell("file-too-large");
      case "unknown":
        return stay.tell("file-unknown");
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
  if (json) return isBackup(content) ? "backup" : "record";
  return linkIn(content) ? "link" : "unknown";
}
