/** What is dropped on the page or pasted into it opens; while a file is dragged over the page, it shows that it may be dropped. */

/** @import {Links} from "./links.js" */
/** @import {Opener} from "./opener.js" */
import { FIELDS } from "./keys.js";

/** Files say what they are only once they are dropped. @param {DragEvent} event */
const carries = ({ dataTransfer }) => dataTransfer?.types.some((type) => ["files", "text/uri-list"].includes(type.toLowerCase())) ?? false;

/**
 * @param {Document} document
 * @param {{opener: Opener, links: Links, words: () => string}} parts
 */
export function takeDrops(document, { opener, links, words }) {
  const target = document.createElement("div");
  target.className = "drop-target";
  // Over dialogs too.
  target.popover = "manual";
  document.body.append(target);
  /** How many elements the pointer has entered and not left. */
  let over = 0;
  const hide = () => {
    over = 0;
    target.hidePopover();
  };
  document.addEventListener("dragenter", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    over += 1;
    target.textContent = words();
    target.showPopover();
  });
  document.addEventListener("dragover", (event) => {
    if (carries(event)) event.preventDefault();
  });
  document.addEventListener("dragleave", (event) => {
    if (carries(event) && (over -= 1) <= 0) hide();
  });
  document.addEventListener("drop", (event) => {
    hide();
    const { dataTransfer, target: place } = event;
    if (!dataTransfer || (!carries(event) && place instanceof Element && place.closest(FIELDS))) return;
    event.preventDefault();
    const files = [...dataTransfer.files];
    if (files.length === 0) links.paste(dataTransfer.getData("text/uri-list") || dataTransfer.getData("text/plain"));
    else opener.open(files);
  });
  document.addEventListener("paste", (event) => {
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    if (links.paste(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
  });
}
