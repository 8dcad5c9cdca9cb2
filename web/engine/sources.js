/**
 * Where the engine's pieces come from. Each is a file that reads `hollywoodPart(name, index, text)`, since a classic script is the only
 * kind of file that every browser reads from a folder on disk.
 * @typedef {import("./parts.js").PartName} PartName
 * @typedef {import("./parts.js").PartFile} PartFile
 * @typedef {PartFile & {name: PartName, index: number}} PieceFile
 * @typedef {(file: PieceFile) => Promise<string>} Source gives the text of a piece; rejects with a DownloadError
 */
import { DownloadError, addScript, whole } from "../app/scripts.js";

/** @param {PieceFile} file */
const damaged = ({ file }) => new DownloadError(`${file} is damaged`);

/** @param {PieceFile} file @param {string | null | undefined} json @returns {string} */
function read(file, json) {
  try {
    return JSON.parse(json ?? "");
  } catch {
    throw damaged(file);
  }
}

/** A script that comes before the page has loaded holds that up: the browser would say that it loads until the engine is here. */
const loaded = () => document.readyState === "complete" || new Promise((done) => addEventListener("load", done, { once: true }));

/** From disk: the script is run. @param {string} folder @returns {Source} */
function scripts(folder) {
  /** @type {Map<string, string>} */
  const arrived = new Map();
  /** @param {PartName} name @param {number} index @param {string} data */
  const receive = (name, index, data) => void arrived.set(`${name} ${index}`, data);
  Object.assign(globalThis, { hollywoodPart: receive });
  return async (file) => {
    await loaded();
    await addScript(folder + file.file);
    const data = arrived.get(`${file.name} ${file.index}`);
    if (data === undefined) throw damaged(file);
    return data;
  };
}

/** From a host: the script is read and not run, which holds up neither the page nor what the browser says of its loading. @param {string} folder @returns {Source} */
function texts(folder) {
  /** What did not come well may lie so in the browser's cache. @type {Set<PieceFile>} */
  const failed = new Set();
  return async (file) => {
    const answer = await fetch(folder + file.file, { cache: failed.has(file) ? "reload" : "default" }).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => null) : null;
    failed.add(file);
    if (text === null) throw new DownloadError(`${file.file} could not be loaded`);
    const data = read(file, text.startsWith("hollywoodPart(") ? text.slice(text.indexOf(',"') + 1, text.lastIndexOf('"') + 1) : null);
    failed.delete(file);
    return data;
  };
}

const parsed = () => document.readyState !== "loading" || new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));

/** From a page that is one file: its pieces stand in it. @type {Source} */
async function blocks(file) {
  await parsed();
  return read(file, document.querySelector(`script[data-piece="${file.file}"]`)?.textContent);
}

/** @param {string} folder address of the files, ending in a slash @returns {Source} */
export function sourceOf(folder) {
  if (whole) return blocks;
  return location.protocol === "file:" ? scripts(folder) : texts(folder);
}
