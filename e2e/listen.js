// Put into a page before its own scripts, by tests and benchmarks: lets them ask the engine's worker past the page.
(() => {
  const waiting = new Map();
  let nextId = -1;
  // The first that lives is at work; one behind it stands by.
  const workers = [];
  let started;
  const ready = new Promise((resolve, reject) => (started = { resolve, reject }));
  ready.catch(() => {});
  const Native = window.Worker;
  window.Worker = class extends Native {
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
  window.engineReady = ready;
  window.askEngine = async (method, params = {}, state = null) => {
    await ready;
    const id = nextId--;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      workers[0].postMessage(JSON.stringify({ id, state, method, params }));
    });
  };
  window.playOneGame = async () => {
    const options = { players: 3, scoring: "standard", award_in_project: "double", collect: "top_down" };
    const seats = Array.from({ length: 3 }, () => ({ name: "", player: "bot:extra" }));
    let answer = await window.askEngine("new", { game: "hollywood", options, seats, seed: "boot", id: "boot" });
    while (answer.result?.phase === "bot") answer = await window.askEngine("bot");
    if (answer.result?.phase !== "over") throw new Error(JSON.stringify(answer).slice(0, 400));
    return performance.now();
  };
})();
