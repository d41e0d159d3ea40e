/** Runs dependency-cruiser over our folders, and fails too when it saw nothing: an unparsed tree would pass every rule. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./steps.mjs";

const require = createRequire(import.meta.url);
const LEAST_SEEN = 10;
const folders = ["src", "e2e", "scripts"].filter((folder) => existsSync(join(root, folder)));

teachTsx();
process.chdir(root);
const { cruise } = await import("dependency-cruiser");
const { forbidden, options } = require("../.dependency-cruiser.cjs");
const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });
if (typeof output === "string") fail("dependency-cruiser gave no result");

const own = output.modules.filter(({ source }) => source.startsWith("src/"));
const imports = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
if (own.length < LEAST_SEEN || imports < LEAST_SEEN)
  fail(`only ${own.length} modules and ${imports} imports seen below src: the parser did not work`);

const problems = [
  ...output.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`,
  ),
  ...own
    .filter(({ source }) => /^src\/i18n\/.*(?<![.]test)[.]tsx?$/.test(source))
    .filter(({ source }) => /^(import(?! type\b)|export)\b[^;]*"#rules"/m.test(readFileSync(join(root, source), "utf8")))
    .map(({ source }) => `i18n-takes-types-of-rules: ${source} → #rules (use import type)`),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) fail(`${problems.length} imports break a rule; .dependency-cruiser.cjs says which are allowed`);
process.stdout.write(`check-imports: ${own.length} modules, ${imports} imports, no rule broken\n`);

/** dependency-cruiser reads TypeScript 7 only through swc, and tells swc nothing of JSX. */
function teachTsx() {
  /** @type {{ parseFileSync: (file: string, parseOptions?: object) => unknown }} */
  const swc = require("@swc/core");
  const { parseFileSync } = swc;
  /** @param {string} file @param {object} [parseOptions] */
  swc.parseFileSync = (file, parseOptions) => parseFileSync(file, { ...parseOptions, tsx: /[.][jt]sx$/.test(file) });
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  process.stderr.write(`check-imports: ${reason}\n`);
  process.exit(1);
}
