/** Put in by the build: the scripts of the engine. */
declare const ENGINE_PARTS: import("./parts.js").Parts;
/** Put in by the build: what comes after the title, and the words before it. */
declare const FILES: import("../app/scripts.js").Files;
/** Put in by the build: this version, and what it is made of. */
declare const ABOUT: { version: string; parts: { name: string; version: string; licence: string; file: string }[] };
/** Put in by the build: the files of the service worker's build, by their names, with their hashes. */
declare const BUILD: { id: string; files: Record<string, string> };
/** Put in by the build: for which platform Pyodide was built. */
declare const LOCK_INFO: { abi_version: string; arch: string; platform: string; python: string };
/** Fluent messages of the languages that are here; each language's script puts in its own. */
declare var hollywoodWords: Partial<Record<import("../app/types").Lang, string>> | undefined;
/** Drawings of the cards as symbols of SVG, from their own script. */
declare var hollywoodArt: string;
/** The part of Trusted Types that is used here; TypeScript's own library has none. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): any } }
  | undefined;
