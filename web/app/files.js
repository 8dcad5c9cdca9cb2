/** Records go to a file and come from one; a report of a problem goes to one where it cannot be copied. */

/** Bytes of a file with all the games that a browser can keep; what a record may hold is the engine's to say. */
const LARGEST = 1 << 24;

/**
 * @param {string} text
 * @param {string} name
 * @param {string} [type]
 */
export function saveFile(text, name, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Lets the person choose a file; null when none is chosen.
 * @param {string} accept
 * @returns {Promise<File | null>}
 */
export function chooseFile(accept) {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.hidden = true;
    const done = () => {
      input.remove();
      resolve(input.files?.[0] ?? null);
    };
    input.addEventListener("change", done);
    input.addEventListener("cancel", done);
    document.body.append(input);
    input.click();
  });
}

/**
 * The text of a file, or null when it is far too large to be ours.
 * @param {File} file
 * @returns {Promise<string | null>}
 */
export async function readFile(file) {
  return file.size > LARGEST ? null : file.text();
}
