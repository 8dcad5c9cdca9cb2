/** Sets custom properties through the style object: the page's policy forbids style attributes. */

import { ref } from "lit-html/directives/ref.js";

/** @param {Record<string, string>} values */
export const properties = (values) =>
  ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  });
