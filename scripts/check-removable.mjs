/** The publisher of one pack of guides may ask at any time to take it out: a build without it must work. Nothing of the checkout is changed. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PACK = /^(guide-)?(mtg-|fan-content)/;
const NOTE = "Fan Content Policy";
const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "floorbook-without-"));

try {
  for (const each of ["src", "locales", "public", "scripts", "index.html", "package.json", "vite.config.ts", "tsconfig.json"]) {
    cpSync(join(root, each), join(copy, each), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of ["src/rules/guides", ...["en", "zh-TW", "ja"].map((language) => `locales/${language}`)]) {
    for (const file of readdirSync(join(copy, folder))) if (PACK.test(file)) rmSync(join(copy, folder, file));
  }
  const index = join(copy, "src/rules/guides/index.ts");
  const lines = readFileSync(index, "utf8").split("\n");
  const kept = lines.filter((line) => !line.includes('"./mtg-')).map((line) => line.replaceAll(/, mtg\w+/g, ""));
  writeFileSync(index, kept.join("\n"));
  execFileSync("npx", ["tsx", "scripts/check-guides.ts"], { cwd: copy, stdio: "inherit" });
  execFileSync("npx", ["vite", "build", "--logLevel", "error"], { cwd: copy, stdio: "inherit" });
  const left = filesUnder(join(copy, "dist")).filter((file) => readFileSync(file, "utf8").includes(NOTE));
  if (left.length > 0) throw new Error(`the pack is out, but its note is still in ${left.join(", ")}`);
  process.stdout.write("check-removable: the build without the pack works and holds nothing of it\n");
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}
