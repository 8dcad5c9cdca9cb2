/** What the machinery says of a problem: one line of it is for the screen, all of it for a report. */

/**
 * The last line that says something; of a Python traceback that is the error itself.
 * @param {string} detail
 */
export const lastLine = (detail) => detail.trim().split("\n").at(-1)?.trim() ?? "";
