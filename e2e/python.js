// Put into a page before its own scripts, by tests and benchmarks: `await runPython(code)` runs Python in the engine's
// worker and gives the value of the last expression, a text or a number. The seam is Pyodide's own loadPyodide.
(() => {
  const SEAM = "globalThis.loadPyodide=loadPyodide.loadPyodide;";
  const HOOK = `
    { const load = globalThis.loadPyodide;
      let loaded; const python = new Promise((resolve) => (loaded = resolve));
      globalThis.loadPyodide = async (options) => { const made = await load(options); loaded(made); return made; };
      self.addEventListener("message", async (event) => {
        if (typeof event.data.run !== "string") return;
        event.stopImmediatePropagation();
        let answer;
        try { answer = { value: (await python).runPython(event.data.run) }; } catch (error) { answer = { error: String(error) }; }
        self.postMessage(JSON.stringify({ ran: event.data.number, ...answer }));
      }); }`;
  const NativeBlob = window.Blob;
  window.Blob = class extends NativeBlob {
    constructor(parts, options) {
      super(parts?.map((part) => (typeof part === "string" ? part.replace(SEAM, () => SEAM + HOOK) : part)), options);
    }
  };
  const NativeWorker = window.Worker;
  const waiting = new Map();
  // The first that lives is at work; one behind it stands by.
  const workers = [];
  window.Worker = class extends NativeWorker {
    constructor(...given) {
      super(...given);
      workers.push(this);
      this.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(data);
        const one = waiting.get(answer.ran);
        if (one && "error" in answer) one.reject(new Error(answer.error));
        else one?.resolve(answer.value);
      });
    }
    terminate() {
      if (workers.includes(this)) workers.splice(workers.indexOf(this), 1);
      super.terminate();
    }
  };
  window.runPython = async (run) => {
    while (!workers[0]) await new Promise((resolve) => setTimeout(resolve, 10));
    const number = waiting.size + 1;
    const done = new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
    workers[0].postMessage({ run, number });
    return done;
  };
})();
