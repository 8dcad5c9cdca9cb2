/**
 * An element over the page, for what moves across it.
 * @param {string} name
 * @param {DOMRect} at
 */
export function overlay(name, at) {
  const layer = document.createElement("div");
  layer.className = name;
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(layer);
  return layer;
}
