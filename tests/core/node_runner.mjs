// `node node_runner.mjs < {"module": base64, "jobs": [...]}` writes the answers of kernel.js as JSON.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";

const source = readFileSync(fileURLToPath(new URL("kernel.js", import.meta.url)), "utf8");
const { module, jobs } = JSON.parse(readFileSync(0, "utf8"));
// The file is one function; its remarks stand before it.
const run = runInThisContext(source.replace(/;\s*$/, ""));
process.stdout.write(JSON.stringify(await run([module, jobs])));
