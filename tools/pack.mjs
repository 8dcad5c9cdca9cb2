// Runs tools/pack.py inside the pinned Pyodide: node tools/pack.mjs OUT_DIR JOB...
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [out, ...jobs] = process.argv.slice(2);
mkdirSync(out, { recursive: true });

const env = { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" };
const python = await loadPyodide({ env });
const folders = {
  py: join(root, "py"),
  out: resolve(out),
  pyodide: join(root, "node_modules", "pyodide"),
  wheels: join(root, ".build", "wheels"),
};
for (const [name, folder] of Object.entries(folders)) {
  if (existsSync(folder)) python.mountNodeFS(`/${name}`, folder);
}
python.FS.mkdirTree("/tools");
python.FS.writeFile("/tools/pack.py", readFileSync(join(root, "tools", "pack.py")));
python.runPython("import sys; sys.path.append('/tools'); import pack");

/** asyncio, shutil and zipfile import them where they are there, and do without; a start without is a twentieth shorter. */
const NOT_FOR_THE_ENGINE = ["ssl", "bz2", "lzma", "compression"];

/** What the engine imports, seen in a Python that has done nothing else. */
async function writeNeeded() {
  const fresh = await loadPyodide({
    env: { ...env, PYTHONPATH: "/without:/out/wheel.zip" },
    fsInit: async (files) => {
      files.mkdirTree("/out");
      files.writeFile("/out/wheel.zip", readFileSync(join(folders.out, "wheel.zip")));
      files.mkdirTree("/without");
      for (const name of NOT_FOR_THE_ENGINE) files.writeFile(`/without/${name}.py`, `raise ImportError("not for the engine")`);
    },
  });
  fresh.runPython(readFileSync(join(root, "tools", "needed.py"), "utf8"));
  writeFileSync(join(folders.out, "needed.txt"), fresh.globals.get("needed")(python.pyimport("pack").our_modules()));
}

try {
  python.pyimport("pack").main(python.toPy(jobs.filter((job) => job !== "needed")));
  if (jobs.includes("needed")) await writeNeeded();
} catch (error) {
  console.error(String(/** @type {Error} */ (error).message).trim());
  process.exitCode = 1;
}
