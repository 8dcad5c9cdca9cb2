// Runs tools/pack.py inside the pinned Pyodide: node tools/pack.mjs OUT_DIR JOB...
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [out, ...jobs] = process.argv.slice(2);
mkdirSync(out, { recursive: true });

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" } });
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
try {
  python.pyimport("pack").main(python.toPy(jobs));
} catch (error) {
  console.error(String(/** @type {Error} */ (error).message).trim());
  process.exitCode = 1;
}
