// Put into a page before its own scripts, by tests and benchmarks: lets them ask the engine's worker past the page. `await askEngine(method)`
// sends a request, `await playGame(seed, bots)` plays a game of bots by such and tells when it was over; `await runPython(code)` runs Python
// there and gives the value of the last expression, a text or a number.
(() => {
  if (window.askEngine) return;
  // The seam is Pyodide's own loadPyodide.
  const SEAM = "globalThis.loadPyodide=loadPyodide.loadPyodide;";
  const HOOK = `
    { const load = globalThis.loadPyodide;
      let loaded; const python = new Promise((resolve) => (loaded = resolve));
      globalThis.loadPyodide = async (options) => { const made = await load(options); loaded(made); return made; };
      self.addEventListener("message", async (event) => {
        if (typeof event.data.run !== "string") return;
        event.stopImmediatePropagation();
        let answer;
        try { answer = { result: (await python).runPython(event.data.run) }; } catch (error) { answer = { error: String(error) }; }
        self.postMessage(JSON.stringify({ id: event.data.id, ...answer }));
      }); }`;
  const NativeBlob = window.Blob;
  window.Blob = class extends NativeBlob {
    constructor(parts, options) {
      super(parts?.map((part) => (typeof part === "string" ? part.replace(SEAM, () => SEAM + HOOK) : part)), options);
    }
  };
  const waiting = new Map();
  let nextId = -1;
  // The first that lives is at work; one behind it stands by.
  const workers = [];
  let started;
  const ready = new Promise((resolve, reject) => (started = { resolve, reject }));
  ready.catch(() => {});
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(...given) {
      super(...given);
      workers.push(this);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.ready) started.resolve(performance.now());
        if (message.failed) started.reject(new Error(message.failed.detail));
        if (message.progress) return;
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      });
    }
    terminate() {
      if (workers.includes(this)) workers.splice(workers.indexOf(this), 1);
      super.terminate();
    }
  };
  /** Posts what `make` makes of a number of its own, and gives the answer to it. */
  const post = (make) => {
    const id = nextId--;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      workers[0].postMessage(make(id));
    });
  };
  window.engineReady = ready;
  window.askEngine = async (method, params = {}, state = null) => {
    await ready;
    return post((id) => JSON.stringify({ id, state, method, params }));
  };
  window.runPython = async (run) => {
    while (!workers[0]) await new Promise((resolve) => setTimeout(resolve, 10));
    const { result, error } = await post((id) => ({ run, id }));
    if (error !== undefined) throw new Error(error);
    return result;
  };
  window.playGame = async (seed, bots) => {
    const options = { players: bots.length, scoring: "standard", award_in_project: "double", collect: "top_down" };
    const seats = bots.map((player) => ({ name: "", player }));
    let answer = await window.askEngine("new", { game: "hollywood", options, seats, seed, id: seed });
    while (answer.result?.phase === "bot") answer = await window.askEngine("bot");
    if (answer.result?.phase !== "over") throw new Error(JSON.stringify(answer).slice(0, 400));
    return performance.now();
  };
})();
