/** The pictures of the cards come when the title is on screen; until then, and without them, cards show their titles and marks. */

/** @param {Document} document */
export function loadArt(document) {
  const script = document.createElement("script");
  script.src = ART_SCRIPT;
  document.head.append(script);
}
