/** Put in by the build: the scripts of the engine. */
declare const ENGINE_PARTS: import("./parts.js").Parts;
/** Put in by the build: what comes after the title, and the words before it. */
declare const FILES: import("../app/scripts.js").Files;
/** Put in by the build: for which platform Pyodide was built. */
declare const LOCK_INFO: { abi_version: string; arch: string; platform: string; python: string };
/** Fluent messages of the languages that are here; each language's script puts in its own. */
declare var hollywoodWords: Partial<Record<import("../app/types").Lang, string>> | undefined;
