/** Fails when the built folder would not work offline in whole, or would break its own Content-Security-Policy. Run after every build. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, weigh } from "./budget.ts";
import { inlineHashes, policyOf } from "./csp.mjs";
import { integrityOf } from "./integrity.mjs";

const dist = join(import.meta.dirname, "..", "dist");
const worker = readFileSync(join(dist, "sw.js"), "utf8");
const page = readFileSync(join(dist, "index.html"), "utf8");

const emitted = filesBelow(dist).filter((file) => file !== "sw.js");
const cached = [...worker.matchAll(/\burl:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? "");
const problems = [...precacheProblems(), ...linkProblems(), ...policyProblems(), ...weightProblems()];

for (const problem of problems) process.stderr.write(`check-dist: ${problem}\n`);
if (problems.length > 0) process.exit(1);

const weights = weigh(dist).map(({ what, value, unit }) => `${what} ${value}${unit === "KB" ? " KB" : ""}`);
process.stdout.write(`check-dist: ${emitted.length} files, all in the precache; policy holds; in brotli: ${weights.join(", ")}\n`);

function precacheProblems(): string[] {
  if (cached.length === 0) return ["no precache manifest found in dist/sw.js"];
  return [
    ...emitted
      .filter((file) => !cached.includes(file))
      .map(
        (file) => `${file} (${statSync(join(dist, file)).size} bytes) is not in the precache: too big, or a type that globPatterns lacks`,
      ),
    ...cached.filter((file) => !emitted.includes(file)).map((file) => `the precache lists ${file}, which was not built`),
    ...cached.filter((file, index) => cached.indexOf(file) !== index).map((file) => `the precache lists ${file} twice`),
    ...emitted
      .filter((file) => !worker.includes(integrityOf(dist, file)))
      .map((file) => `the precache does not know the content of ${file}`),
  ];
}

function linkProblems(): string[] {
  const links = [...page.matchAll(/<(?:link|script|img)\b[^>]*\b(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? "");
  return links
    .filter((link) => !link.startsWith("./") || !emitted.includes(link.slice(2)))
    .map((link) => `index.html refers to ${link}, which is not a relative link to a built file`);
}

function policyProblems(): string[] {
  const policy = policyOf(page);
  if (policy === undefined) return ["index.html has no Content-Security-Policy"];
  const { scripts, styles } = inlineHashes(page);
  return [
    ...[...scripts, ...styles]
      .filter((hash) => !policy.includes(hash))
      .map((hash) => `index.html has an inline script or style without its hash ${hash}`),
    ...(/\s(on[a-z]+|style)\s*=\s*["']/i.test(page.replace(/<script[\s\S]*?<\/script>/gi, ""))
      ? ["index.html has an inline handler or style attribute"]
      : []),
    ...(/'unsafe-(inline|eval|hashes)'/.test(policy) ? ["the policy has an unsafe- source"] : []),
    ...(policy.split("; ").includes("connect-src 'self' wss:")
      ? []
      : ["the policy lets the page connect to other places than its own and a hub"]),
    ...(page.indexOf("Content-Security-Policy") > page.search(/<(script|link|style)\b/)
      ? ["the policy comes after the first thing it should govern"]
      : []),
  ];
}

function weightProblems(): string[] {
  return weigh(dist)
    .filter(({ value, budget }) => value > budget)
    .map(({ what, value, unit, budget }) => `${what}: ${value} ${unit}, and no more than ${budget} are allowed (scripts/budget.ts)`);
}
