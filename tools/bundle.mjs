// Bundles the page's own files with esbuild.
//   node tools/bundle.mjs worker OUT_FILE             everything the worker runs, as one classic script
//   node tools/bundle.mjs page OUT_DIR MANIFEST.json  app.js, app.css, the pictures and the fonts
//   node tools/bundle.mjs script ENTRY OUT_FILE MANIFEST.json  any other page's script that starts the engine
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = { absWorkingDir: root, bundle: true, minify: true, target: "es2022", charset: "utf8", logLevel: "warning", legalComments: "none", tsconfigRaw: "{}" };

/** The runtime is an ES module, and browsers start no module worker from a file: make it an expression. */
function runtime(text) {
  const [body, tail, ...more] = text.split("export default _createPyodideModule;");
  const script = `${body}return _createPyodideModule;`.replaceAll("import.meta.url", `"https://engine.invalid/"`);
  if (tail?.trim() !== "" || more.length || !body.includes("import.meta.url") || script.includes("import.meta")) {
    throw new Error("Pyodide's runtime no longer reads as tools/bundle.mjs expects it: look at its export and at import.meta");
  }
  return `self.createPyodideModule=(()=>{${script}})();`;
}

async function worker(file) {
  const pyodide = (name) => readFileSync(join(root, "node_modules", "pyodide", name), "utf8");
  const own = await build({
    ...shared,
    entryPoints: ["web/engine/worker.js"],
    format: "iife",
    write: false,
    define: { LOCK_INFO: JSON.stringify(JSON.parse(pyodide("pyodide-lock.json")).info) },
  });
  // Pyodide tells a classic worker by an importScripts that works.
  const prelude = `self.importScripts=()=>{throw new Error("importScripts is not used here")};`;
  const loader = pyodide("pyodide.js").replace(/^\/\/# sourceMappingURL=.*$/m, "").trim();
  writeFileSync(file, [prelude, runtime(pyodide("pyodide.asm.mjs")), loader, own.outputFiles[0].text].join("\n"));
}

/** The manifest lists the engine's scripts, see tools/engine.py. */
async function script(entry, file, manifest, art = "") {
  await build({
    ...shared,
    entryPoints: [entry],
    outfile: file,
    format: "iife",
    loader: { ".ftl": "text" },
    define: { ENGINE_PARTS: readFileSync(manifest, "utf8"), ART_SCRIPT: JSON.stringify(art) },
  });
}

/** The cards' pictures, which come after the title; the name holds a hash, so that a browser never mixes two versions. */
async function pictures(folder) {
  const { outputFiles } = await build({ ...shared, entryPoints: ["web/hollywood/art/pictures.js"], format: "iife", write: false });
  const name = `art.${createHash("sha256").update(outputFiles[0].contents).digest("hex").slice(0, 8)}.js`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), outputFiles[0].contents);
  return name;
}

async function page(folder, manifest) {
  await script("web/main.js", join(folder, "app.js"), manifest, await pictures(folder));
  await build({
    ...shared,
    entryPoints: [{ in: "web/styles/main.css", out: "app" }],
    outdir: folder,
    loader: { ".woff2": "file", ".woff": "empty" },
    assetNames: "fonts/[name]",
  });
}

const [mode, ...rest] = process.argv.slice(2);
try {
  await { worker, page, script }[mode](...rest);
} catch (error) {
  if (!error.errors) console.error(error.message);
  process.exitCode = 1;
}
