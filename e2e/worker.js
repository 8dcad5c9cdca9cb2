// Put into a page before its own scripts: keeps the engine's workers at hand, notes which are ready, and can make its WebAssembly fail.
// `localStorage["test.broken"]` present: the browser refuses the program.
(() => {
  const NativeWorker = window.Worker;
  window.workers = [];
  window.Worker = class extends NativeWorker {
    constructor(...given) {
      super(...given);
      window.workers.push(this);
      this.addEventListener("message", ({ data }) => (this.ready ||= "ready" in JSON.parse(data)));
    }
  };
  const NativeBlob = window.Blob;
  const REFUSE = `WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => {
    throw new RangeError("no memory for this program");
  };`;
  window.Blob = class extends NativeBlob {
    constructor(parts, options) {
      const program = options?.type === "text/javascript" && localStorage.getItem("test.broken") !== null;
      super(program ? [REFUSE, ...parts] : parts, options);
    }
  };
})();
