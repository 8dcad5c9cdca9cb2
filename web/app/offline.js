/** Keeps the page for visits without a network, and tells of a new version; over http only, from disk everything is here anyway. */

/** @import {Model} from "./types" */
import { trusted, whole } from "./scripts.js";

const HOUR = 3_600_000;

/**
 * @typedef {object} Parts
 * @property {Model} model
 * @property {() => void} redraw
 */

/** The service worker as the page sees it. */
export class Offline {
  /** Whether a person has asked for the new version. */
  #wanted = false;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** Whether one serves this page. */
  #held = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** Hears from now on when another tab takes a new version; call it at once, since that may be while this one loads. */
  watch() {
    try {
      const { serviceWorker: container } = navigator;
      this.#held = container.controller !== null;
      container.addEventListener("controllerchange", () => {
        if (this.#wanted) location.reload();
        // Another tab took it: this one runs on with what it has loaded, and can follow.
        else if (this.#held) this.#offer();
        this.#held = true;
      });
    } catch {
      // Where there are none, `begin` says so.
    }
  }

  /** Begins; call it when nothing that a person waits for is on its way. */
  async begin() {
    if (!location.protocol.startsWith("http")) this.#tell("disk");
    if (!location.protocol.startsWith("http") || whole) return;
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "manifest.webmanifest";
    document.head.append(manifest);
    try {
      await this.#register(navigator.serviceWorker);
    } catch {
      // Private windows of some browsers, and hosts without https, allow none.
      this.#tell("refused");
    }
  }

  /** Takes the new version. The game goes on from where it is kept. */
  accept() {
    this.#wanted = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage("go");
    else location.reload();
  }

  later() {
    this.parts.model.update = false;
    this.parts.redraw();
  }

  /** @param {ServiceWorkerContainer} container */
  async #register(container) {
    const registration = await container.register(trusted("sw.js"), { updateViaCache: "none" });
    this.#registration = registration;
    this.#tell(this.#held ? "kept" : "filling");
    if (registration.waiting && this.#held) this.#offer();
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  }

  /** @param {ServiceWorker | null} worker one that comes to be */
  #follow(worker) {
    worker?.addEventListener("statechange", () => {
      const { model } = this.parts;
      if (worker.state === "activated" && model.offline === "filling") this.#tell("kept");
      if (worker.state === "redundant" && model.offline === "filling") this.#tell("refused");
      if (worker.state === "installed" && navigator.serviceWorker.controller) this.#offer();
    });
  }

  #offer() {
    this.parts.model.update = true;
    this.parts.redraw();
  }

  /** @param {Model["offline"]} how */
  #tell(how) {
    this.parts.model.offline = how;
    this.parts.redraw();
  }
}
