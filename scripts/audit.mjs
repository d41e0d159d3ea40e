/** `npm run audit`: dependencies are pinned, and none has a known weakness beyond those that docs/audit-exceptions.json explains. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { dependencies, devDependencies } = readJson("package.json");
/** @type {readonly { advisory: string, package: string, why: string, until: string }[]} */
const exceptions = readJson("docs/audit-exceptions.json");

const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
for (const [name, version] of loose) say(`${name} ${version}: not one exact version`);

const today = new Date().toISOString().slice(0, 10);
const over = exceptions.filter((each) => each.until < today);
for (const each of over) say(`${each.advisory} (${each.package}): the exception ended on ${each.until}`);

const found = weaknesses();
const unexplained = (found ?? []).filter((each) => !exceptions.some(({ advisory }) => each.url.endsWith(advisory)));
for (const each of unexplained) say(`${each.name}: ${each.title} (${each.severity}), ${each.url}`);

if (found === undefined) say("No advisories to be had from the registry: pinned versions were checked, weaknesses were not.");
else say(`${found.length} known weaknesses, ${found.length - unexplained.length} of them explained.`);
process.exitCode = loose.length + over.length + unexplained.length > 0 ? 1 : 0;

/** Undefined where there is no network, or a registry without advisories. */
function weaknesses() {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], { cwd: root, encoding: "utf8", timeout: 60_000 });
  const report = parsed(stdout);
  if (!report?.vulnerabilities) return undefined;
  /** @type {{ via: readonly (string | { name: string, title: string, severity: string, url: string })[] }[]} */
  const vulnerable = Object.values(report.vulnerabilities);
  return vulnerable.flatMap(({ via }) => via.filter((each) => typeof each !== "string"));
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
