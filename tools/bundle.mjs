// Bundles the page's own files with esbuild.
//   node tools/bundle.mjs worker OUT_FILE RUNTIME.js  everything the worker runs, as one classic script
//   node tools/bundle.mjs page OUT_DIR MANIFEST.json  first (the title), app (the rest), words, pictures and fonts
//   node tools/bundle.mjs script ENTRY OUT_FILE MANIFEST.json  any other page's script that starts the engine
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = { absWorkingDir: root, bundle: true, minify: true, target: "es2022", charset: "utf8", logLevel: "warning", legalComments: "none", tsconfigRaw: "{}" };

async function worker(file, runtime) {
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
  writeFileSync(file, [prelude, readFileSync(runtime, "utf8"), loader, own.outputFiles[0].text].join("\n"));
}

/** The manifest lists the engine's scripts, see tools/engine.py; the files are what web/app/scripts.js calls so. */
const defined = (manifest, files = {}) => ({
  ENGINE_PARTS: readFileSync(manifest, "utf8"),
  FILES: JSON.stringify(files),
  ABOUT: JSON.stringify({ version: JSON.parse(read("package.json")).version, parts: parts() }),
});

const read = (name) => readFileSync(join(root, name), "utf8");

/** What the page is made of, with the versions that are in it. */
function parts() {
  const { info } = JSON.parse(read("node_modules/pyodide/pyodide-lock.json"));
  const pinned = (name) => read("tools/requirements-page.txt").match(new RegExp(`^${name}==(\\S+)`, "m"))[1];
  return JSON.parse(read("web/offline/parts.json")).map(({ npm, pypi, python, ...part }) => ({
    ...part,
    version: npm ? JSON.parse(read(join(npm, "package.json"))).version : python ? info.python : pinned(pypi),
  }));
}

async function script(entry, file, manifest) {
  await build({ ...shared, entryPoints: [entry], outfile: file, format: "iife", define: defined(manifest) });
}

/** Puts a file into a folder; its name holds a hash, so that a browser never mixes two versions. */
function put(folder, name, contents) {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
  const hashed = name.replace(/\.(\w+)$/, `.${hash}.$1`);
  writeFileSync(join(folder, hashed), contents);
  return hashed;
}

async function bundled(entry, options = {}) {
  const { outputFiles } = await build({ ...shared, entryPoints: [entry], format: "iife", write: false, ...options });
  return outputFiles[0].contents;
}

/** A language's messages and the cards' titles, without the comments. */
function words(folder, lang) {
  const source = `${read(`web/locales/${lang}.ftl`)}\n${read(`web/locales/cards.${lang}.ftl`)}`;
  const text = JSON.stringify(source.replace(/^#.*\n/gm, ""));
  return put(folder, `words-${lang}.js`, `(globalThis.hollywoodWords??={}).${lang}=${text};\n`);
}

/** The fonts get names of their own beside the styles. */
async function style(folder, name) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [`web/styles/${name}.css`],
    outdir: folder,
    loader: { ".woff2": "file", ".woff": "empty" },
    assetNames: "fonts/[name]",
    write: false,
  });
  const [sheet, ...fonts] = outputFiles.toSorted((one, other) => other.path.endsWith(".css") - one.path.endsWith(".css"));
  for (const { path, contents } of fonts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  return put(folder, `${name}.css`, sheet.contents);
}

/** Modules that one script holds already: another takes them from there, so that each is there once. */
function taking(held, taken) {
  return {
    name: "taking",
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === "found" || rest.kind === "entry-point") return;
        const found = await build.resolve(path, { ...rest, pluginData: "found" });
        const module = relative(root, found.path);
        return held.has(module) ? { path: module, namespace: "held" } : found;
      });
      build.onLoad({ filter: /./, namespace: "held" }, ({ path }) => {
        taken.add(path);
        return { contents: `module.exports = hollywoodModules[${JSON.stringify(path)}]` };
      });
    },
  };
}

/** The title's script, and the script of all the rest, which takes what it can from the first. */
async function scripts(folder, manifest, files) {
  const first = { ...shared, format: "iife", write: false, metafile: true };
  const { metafile } = await build({ ...first, entryPoints: ["web/first.js"], define: defined(manifest, files) });
  const held = new Set(Object.keys(metafile.inputs));
  held.delete("web/first.js");
  const taken = new Set();
  const app = await bundled("web/main.js", { define: defined(manifest, files), plugins: [taking(held, taken)] });
  const named = { ...files, app: put(folder, "app.js", app) };
  const modules = [...taken].sort();
  const contents = [
    ...modules.map((path, at) => `import * as m${at} from "./${path}";`),
    `globalThis.hollywoodModules={${modules.map((path, at) => `${JSON.stringify(path)}:m${at}`)}};`,
    `import "./web/first.js";`,
  ].join("\n");
  const { outputFiles } = await build({ ...first, stdin: { contents, resolveDir: root }, define: defined(manifest, named) });
  put(folder, "first.js", outputFiles[0].contents);
}

async function page(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  const files = {
    words: Object.fromEntries(["en", "it", "fr"].map((lang) => [lang, words(folder, lang)])),
    art: put(folder, "art.js", await bundled("web/hollywood/art/pictures.js")),
    style: await style(folder, "app"),
  };
  await style(folder, "first");
  await scripts(folder, manifest, files);
}

const [mode, ...rest] = process.argv.slice(2);
try {
  await { worker, page, script }[mode](...rest);
} catch (error) {
  if (!error.errors) console.error(error.message);
  process.exitCode = 1;
}
