/** Classic scripts and styles that come after the page: the only kinds of file that every browser reads from a folder on disk. */

/** @typedef {{app: string, style: string, art: string, words: Record<import("./types").Lang, string>}} Files names in the page's folder */

/** Says which file did not come. */
export class DownloadError extends Error {}

/**
 * Runs a script once it is here.
 * @param {string} address
 * @returns {Promise<void>} rejects with a DownloadError
 */
export function addScript(address) {
  const script = document.createElement("script");
  script.src = address;
  return arrival(script, address).finally(() => script.remove());
}

/**
 * @param {string} address
 * @returns {Promise<void>} rejects with a DownloadError
 */
export function addStyle(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return arrival(link, address);
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
