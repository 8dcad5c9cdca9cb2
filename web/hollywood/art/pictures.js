/** A script of its own: hands every card's picture to the page, where cards refer to them by id. */

import { action } from "./action.js";
import { back } from "./back.js";
import { blockbusters } from "./blockbusters.js";
import { horror } from "./horror.js";
import { romance } from "./romance.js";
import { stars } from "./stars.js";
import { studio } from "./studio.js";
import { symbol } from "./symbol.js";

/** Keyed by the card's code without the award's star. */
const PICTURES = { ...horror, ...action, ...romance, ...stars, ...blockbusters, ...studio };

const symbols = Object.entries(PICTURES).map(([code, art]) => symbol(`a-${code}`, "0 0 200 228", art));
globalThis.hollywoodArt = [...symbols, symbol("a-back", "0 0 200 280", back)].join("");
