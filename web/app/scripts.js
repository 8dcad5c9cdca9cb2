/** Classic scripts and styles that come after the page: the only kinds of file that every browser reads from a folder on disk. */

/** @typedef {{app: string, style: string, art: string, words: Record<import("./types").Lang, string>}} Files names in the page's folder */

/** Says which file did not come. */
export class DownloadError extends Error {}

/** In a page that is one file all of them stand inside: the browser runs what is to be run while it reads the page. */
export const whole = "whole" in document.documentElement.dataset;

/** The only scripts there are to run: our own files, the service worker, and a worker's program that the page has put together. */
const OWN = /^(sw\.js|blob:.+|(engine\/)?[\w-]+\.[0-9a-f]{8}\.js)$/;
const trust = globalThis.trustedTypes?.createPolicy("hollywood", {
  createScriptURL(address) {
    if (!OWN.test(address)) throw new TypeError(`${address} is no script of ours`);
    return address;
  },
});

/** An address that the browser takes for a script's. @param {string} address @returns {any} */
export const trusted = (address) => trust?.createScriptURL(address) ?? address;

/**
 * Fetches a script that is to be run later; from disk there is nothing to gain.
 * @param {string} address
 * @returns {Promise<void>} settles when it is here, or is not to be had
 */
export async function fetchAhead(address) {
  if (whole || location.protocol === "file:") return;
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  link.href = address;
  await arrival(link, address).catch(() => {});
}

/**
 * Runs a script once it is here.
 * @param {string} address
 * @returns {Promise<void>} rejects with a DownloadError
 */
export async function addScript(address) {
  if (whole) return;
  const script = document.createElement("script");
  script.src = trusted(address);
  await arrival(script, address).finally(() => script.remove());
}

/**
 * @param {string} address
 * @returns {Promise<void>} rejects with a DownloadError
 */
export async function addStyle(address) {
  if (whole) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  await arrival(link, address);
}

/**
 * @param {HTMLScriptElement | HTMLLinkElement} element
 * @param {string} address
 * @returns {Promise<void>}
 */
function arrival(element, address) {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new DownloadError(`${address.split("/").pop()} could not be loaded`));
    document.head.append(element);
  });
}
