/** What a worker runs: the engine, or in a worker of that name a bot that somebody added. */
import { guest } from "./guest.js";
import { host } from "./host.js";

if (self.name === "guest") guest();
else host();
