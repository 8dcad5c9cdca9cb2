/** Links as addresses of this page: behind `#game=` a whole game with a ply, behind `#deal=` what a game begins with. */

/** @typedef {{kind: "game" | "deal", text: string}} Link */

const LINK = /#(game|deal)=([\w-]+)/;

/**
 * The link in an address, or in a message around one.
 * @param {string} text
 * @returns {Link | null}
 */
export function linkIn(text) {
  const [, kind, content] = LINK.exec(text) ?? [];
  if (!kind || !content) return null;
  return { kind: kind === "deal" ? "deal" : "game", text: content };
}

/** @param {Link} link */
export function addressOf({ kind, text }) {
  const [page] = location.href.split(/[?#]/);
  return `${page}#${kind}=${text}`;
}
