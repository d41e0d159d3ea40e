/** `npm test`: installs what is missing, then every check and test there is. The last line is always "N passed, N failed". */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { HEADLESS, systemChromium } from "./browser.mjs";
import { installPackages, nodeIsTooOld, packagesAreMissing, root, run, say, tooOldSentence } from "./steps.mjs";

const UNIT_REPORT = join(root, ".cache", "vitest.json");
const BROWSER_REPORT = join(root, ".cache", "playwright.json");
const ENGINES_REPORT = join(root, ".cache", "engines.json");
const DEBIAN_PACKAGES = [
  { name: "chromium", there: () => systemChromium() !== undefined },
  { name: "chromium-headless-shell", there: () => existsSync(HEADLESS) },
  { name: "fonts-noto-cjk", there: () => existsSync("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc") },
  { name: "fonts-noto-color-emoji", there: () => existsSync("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf") },
  { name: "nats-server", there: () => existsSync("/usr/sbin/nats-server") },
  { name: "nginx-light", there: () => existsSync("/usr/sbin/nginx") },
  { name: "firefox-esr", there: () => existsSync("/usr/bin/firefox-esr") },
  { name: "webkit2gtk-driver", there: () => existsSync("/usr/bin/WebKitWebDriver") },
  { name: "xvfb", there: () => existsSync("/usr/bin/xvfb-run") },
  { name: "xauth", there: () => existsSync("/usr/bin/xauth") },
];

/** @typedef {{ title: string, work: () => boolean, remedy: string }} Step */

/** @type {readonly Step[]} */
const STEPS = [
  {
    title: "Browser for the tests",
    work: installBrowser,
    remedy: "Install a Chromium by hand (Debian: apt-get install chromium; elsewhere: npx playwright install chromium).",
  },
  npmStep("Types", "check:types", "Mend the types named above."),
  npmStep("Format and lint", "check:lint", "npm run fix mends most of it; the rest is named above."),
  npmStep("Import rules", "check:imports", "The rules are in .dependency-cruiser.cjs and docs/architecture.md."),
  npmStep("Pinned and audited dependencies", "audit", "Update the package named above, or explain it in docs/audit-exceptions.json."),
  npmStep("Unused files, exports and dependencies", "check:unused", "Delete what nothing uses."),
  { title: "Unit and property tests", work: unitTests, remedy: "npx vitest runs them again at every change." },
  npmStep("Build without the removable pack of guides", "check:removable", "Only src/rules/guides/index.ts may name a guide."),
  npmStep("Build", "build", "The message above names the file."),
  {
    title: "Browser tests on the built app",
    work: () => run("npx", ["playwright", "test"]),
    remedy: "npm run e2e runs them alone; traces of failures are in .cache/e2e.",
  },
  npmStep("Killed at random", "check:chaos", "npm run chaos -- --kills 8 runs it alone; docs/faults.md says what it does."),
  {
    title: "The judge's day in Firefox and WebKit",
    work: otherEngines,
    remedy: "npm run engines -- --only firefox (or webkit) runs one of them; docs/engines.md says what they need.",
  },
  npmStep(
    "Speed against the limit, short form",
    "bench:short",
    "docs/performance.md says what is measured; npm run bench measures longer.",
  ),
];

process.exitCode = testAll() ? 0 : 1;

function testAll() {
  if (nodeIsTooOld()) return end(tooOldSentence);
  rmSync(UNIT_REPORT, { force: true });
  rmSync(BROWSER_REPORT, { force: true });
  rmSync(ENGINES_REPORT, { force: true });
  mkdirSync(join(root, ".cache"), { recursive: true });

  if (packagesAreMissing()) {
    say("Installing the packages that Floorbook is built from (npm ci). This is needed once and takes a minute or so.");
    if (!installPackages())
      return end("The packages could not be installed. Check the network and npm's message above, then run npm test again.");
  }
  for (const [index, { title, work, remedy }] of STEPS.entries()) {
    say(`\n[${index + 1}/${STEPS.length}] ${title}`);
    const began = performance.now();
    const passed = work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (!passed) return end(`"${title}" failed after ${seconds} s, so the steps after it were not run. ${remedy}`);
    say(`    ${title}: done in ${seconds} s`);
  }
  return end(undefined);
}

/**
 * A step that failed without a failing test of its own counts as one, so that the last line never looks like success.
 * @param {string | undefined} reason
 */
function end(reason) {
  const unit = report(UNIT_REPORT, ({ numPassedTests = 0, numFailedTests = 0 }) => [numPassedTests, numFailedTests]);
  const browser = report(BROWSER_REPORT, ({ stats = {} }) => [(stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0]);
  const engines = report(ENGINES_REPORT, ({ passed = 0, failed = 0 }) => [passed, failed]);
  const passed = unit[0] + browser[0] + engines[0];
  const failed = Math.max(unit[1] + browser[1] + engines[1], reason === undefined ? 0 : 1);
  if (reason !== undefined) say(`\n${reason}`);
  else say("\nAll checks and tests are done.");
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/**
 * @param {string} file
 * @param {(json: any) => [number, number]} count
 * @returns {[number, number]}
 */
function report(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : [0, 0];
}

/** @param {string} title @param {string} script @param {string} remedy @returns {Step} */
function npmStep(title, script, remedy) {
  return { title, work: () => run("npm", ["run", "--silent", script]), remedy };
}

function unitTests() {
  return run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`]);
}

/** Only Debian has them at known places; elsewhere Chromium alone is tried, and that is said. */
function otherEngines() {
  const missing = DEBIAN_PACKAGES.filter(({ there }) => !there()).map(({ name }) => name);
  if (missing.length === 0) return run("npm", ["run", "--silent", "engines"]);
  say(`    Not run: ${missing.join(", ")} missing. On Debian, as root, npm test installs them.`);
  return !isRootOnDebian();
}

function installBrowser() {
  const missing = DEBIAN_PACKAGES.filter(({ there }) => !there()).map(({ name }) => name);
  if (missing.length > 0 && isRootOnDebian()) {
    say(`Installing ${missing.join(", ")} with apt-get; the browser tests need them.`);
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    if (!run("apt-get", ["update", "-qq"], env) || !run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], env)) {
      say("apt-get could not install all of them.");
    }
  }
  const found = systemChromium();
  if (found) {
    say(`Using ${found}.`);
    return true;
  }
  say("No Chromium of the system found: taking Playwright's own (npx playwright install chromium does nothing when it is there).");
  return run("npx", ["playwright", "install", "chromium"]);
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
}
