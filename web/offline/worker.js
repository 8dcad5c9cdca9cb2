/**
 * The page's service worker: it holds one build whole, serves that alone, and touches nothing else that lies on its origin.
 * @typedef {{waitUntil: (done: Promise<unknown>) => void}} Extendable
 * @typedef {Extendable & {request: Request, respondWith: (answer: Promise<Response>) => void}} Asked
 * @typedef {Extendable & {data: unknown}} Told
 * @typedef {{
 *   registration: {scope: string},
 *   clients: {claim: () => Promise<void>},
 *   skipWaiting: () => Promise<void>,
 *   addEventListener: {
 *     (name: "install" | "activate", hear: (event: Extendable) => void): void,
 *     (name: "fetch", hear: (event: Asked) => void): void,
 *     (name: "message", hear: (event: Told) => void): void,
 *   },
 * }} Scope
 */
const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));
const home = scope.registration.scope;
/** Other pages of this origin, and other copies of this one, have caches of their own. */
const PREFIX = `hollywood ${home} `;
const CACHE = PREFIX + BUILD.id;

/** Every file of the build, each checked by its hash: what lies between two builds is never kept. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(BUILD.files).map(([file, integrity]) => put(cache, file, integrity)));
}

/** @param {Cache} cache @param {string} file @param {string} integrity */
async function put(cache, file, integrity) {
  const answer = await download(file, integrity);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

/**
 * What the page has fetched a moment ago need not come once more; a stale copy shows by its hash, and is fetched past the browser's cache.
 * @param {string} file
 * @param {string} integrity
 */
async function download(file, integrity) {
  try {
    return await fetch(file, { integrity });
  } catch {
    return fetch(file, { integrity, cache: "reload" });
  }
}

/** Caches of builds before. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

/** @param {string} file */
async function kept(file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(file);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(
    fill().catch(async (error) => {
      await caches.delete(CACHE);
      throw error;
    }),
  );
});
scope.addEventListener("activate", (event) => event.waitUntil(clear().then(() => scope.clients.claim())));
// A new build waits until a person wants it: nothing is swapped under a running game.
scope.addEventListener("message", ({ data }) => {
  if (data === "go") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(home)) return;
  const asked = url.slice(home.length).replace(/[?#].*/s, "");
  const file = asked === "" || asked === "index.html" ? "./" : asked;
  if (Object.hasOwn(BUILD.files, file)) event.respondWith(kept(file));
});
