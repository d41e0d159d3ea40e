/** What `npm start` and `npm test` share. Runs before anything is installed, so it imports Node only. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs one command with its output shown. Windows needs a shell for npm's .cmd files; no argument here comes from outside.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** Node 20.19 is the oldest that Vite takes. */
export function nodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

export const tooOldSentence = `Floorbook needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one and run the same command again.`;

export function packagesAreMissing() {
  const installed = join(root, "node_modules", ".package-lock.json");
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, "package-lock.json")).mtimeMs;
}

export function installPackages() {
  return run("npm", ["ci", "--no-audit", "--no-fund"]);
}
