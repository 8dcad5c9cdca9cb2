// The shortest way to the same game with Pyodide as it is published: on the page itself, standard library as it comes.
const { loadPyodide } = /** @type {{loadPyodide: typeof import("pyodide").loadPyodide}} */ (/** @type {unknown} */ (globalThis));

async function playOneGame() {
  const games = fetch("/games.py").then((response) => response.text());
  const [python, wheel] = await Promise.all([
    loadPyodide({ indexURL: "/pyodide/" }),
    fetch("/wheel.zip").then((response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(wheel, "zip");
  python.runPython("from hollywood import GAME\nfrom tabletop.bridge import Bridge\nbridge = Bridge([GAME])");
  python.runPython(await games);
  python.runPython("rate(3, 1)");
  const playout = performance.now();
  const bridge = python.globals.get("bridge");
  /** @param {string} method @param {object} params */
  const ask = (method, params) => {
    let line = bridge.handle(JSON.stringify({ id: 1, state: null, method, params }));
    while (bridge.busy) line = bridge.go_on();
    return JSON.parse(line);
  };
  const options = { players: 3, scoring: "standard", award_in_project: "double", collect: "top_down" };
  const seats = Array.from({ length: 3 }, () => ({ name: "", player: "bot:extra" }));
  let answer = ask("new", { game: "hollywood", options, seats, seed: "boot", id: "boot" });
  while (answer.result?.phase === "bot") answer = ask("bot", {});
  if (answer.result?.phase !== "over") throw new Error(JSON.stringify(answer).slice(0, 400));
  return [playout, performance.now()];
}

Object.assign(globalThis, { played: playOneGame() });
