/** Put in by the build: the scripts of the engine. */
declare const ENGINE_PARTS: import("./parts.js").Parts;
/** Put in by the build: the script of the cards' pictures. */
declare const ART_SCRIPT: string;
/** Put in by the build: for which platform Pyodide was built. */
declare const LOCK_INFO: { abi_version: string; arch: string; platform: string; python: string };
/** A locale file, as text. */
declare module "*.ftl" {
  const source: string;
  export default source;
}
