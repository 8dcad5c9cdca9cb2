// Trims Pyodide's runtime for the page: node tools/runtime.mjs PYODIDE_DIR OUT_DIR
//
// It is made for libraries of machine code that are loaded later: every function of C that one might call is exported, named in the
// script and entered in a table at each start. No such library is ever loaded here, so what the script itself does not call is not
// exported, and what nothing else calls either goes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";
import { transform } from "esbuild";

/** bench/memory asks how much memory is in use. */
const ASKED_FROM_OUTSIDE = ["_mallinfo"];
const ASSIGNMENT = /^(\w+)=(?:Module\["\w+"\]=)?(?:wasm\w+=)?(?:Module\["wasmTable"\]=)?wasmExports\["(\w+)"\](?:\.value>>>0)?$/;
const WORD = /[A-Za-z_$][\w$]*/g;

class Changed extends Error {
  constructor(what) {
    super(`Pyodide's runtime no longer reads as tools/runtime.mjs expects it: look at ${what}`);
  }
}

/** The script's list of exports: `var` with a name each, then a function that assigns them. */
function split(script) {
  const found = /var ([\w,]+);function assignWasmExports\(wasmExports\)\{([^{}]*)\}/.exec(script);
  if (!found) throw new Changed("assignWasmExports");
  const [whole, names, assignments] = found;
  return {
    before: script.slice(0, found.index),
    names: names.split(","),
    assignments: assignments.split(";").filter(Boolean),
    after: script.slice(found.index + whole.length),
  };
}

/** The script with those exports only that it uses itself, and every word that stands in it. */
function trimScript(script, loader) {
  const { before, names, assignments, after } = split(script);
  const words = new Set([...`${before};${after};${loader}`.match(WORD), ...ASKED_FROM_OUTSIDE]);
  const kept = assignments.filter((assignment) => {
    const found = ASSIGNMENT.exec(assignment);
    if (!found) throw new Changed(`"${assignment.slice(0, 120)}"`);
    return words.has(found[1]);
  });
  const assign = `function assignWasmExports(wasmExports){${kept.join(";")}}`;
  const text = `${before}var ${names.filter((name) => words.has(name)).join(",")};${assign}${after}`;
  return { text, words };
}

/** The program without the exports that neither the script nor its own table of imports (GOT) names, and without what is then unused. */
function trimProgram(bytes, words) {
  const program = binaryen.readBinary(bytes);
  const compiled = new WebAssembly.Module(bytes);
  const named = new Set(WebAssembly.Module.imports(compiled).filter(({ module }) => module.startsWith("GOT")).map(({ name }) => name));
  for (const { name, kind } of WebAssembly.Module.exports(compiled)) {
    const used = words.has(name) || words.has(`_${name}`) || named.has(name);
    if (!used && (kind === "function" || kind === "global")) program.removeExport(name);
  }
  program.runPasses(["remove-unused-module-elements"]);
  return program.emitBinary();
}

/** The runtime is an ES module, and browsers start no module worker from a file: make it an expression, a sixth shorter. */
async function classic(text) {
  const [body, tail, ...more] = text.split("export default _createPyodideModule;");
  const script = `${body}return _createPyodideModule;`.replaceAll("import.meta.url", `"https://engine.invalid/"`);
  if (tail?.trim() !== "" || more.length || !body.includes("import.meta.url") || script.includes("import.meta")) {
    throw new Changed("its export and at import.meta");
  }
  const { code } = await transform(`self.createPyodideModule=(()=>{${script}})();`, { minify: true, target: "es2022", legalComments: "none" });
  return code;
}

const [pyodide, out] = process.argv.slice(2);
try {
  const read = (name) => readFileSync(join(pyodide, name), "utf8");
  const { text, words } = trimScript(read("pyodide.asm.mjs"), read("pyodide.js"));
  writeFileSync(join(out, "runtime.js"), await classic(text));
  writeFileSync(join(out, "runtime.wasm"), trimProgram(readFileSync(join(pyodide, "pyodide.asm.wasm")), words));
} catch (error) {
  console.error(String(error.message));
  process.exitCode = 1;
}
