/** `npm run engines`: the judge's day on the built app in engines that Playwright does not drive here. `-- --only firefox` takes one of them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firefox } from "./firefox.ts";
import { day } from "./flow.ts";
import { createServer } from "./host.ts";
import type { Engine } from "./phone.ts";
import { webkit } from "./webkit.ts";

const ENGINES: readonly Engine[] = [firefox, webkit];
const root = join(import.meta.dirname, "..");
const only = process.argv[process.argv.indexOf("--only") + 1]?.toLowerCase();
const chosen = ENGINES.filter(({ name }) => !process.argv.includes("--only") || name.toLowerCase() === only);

let [passed, failed] = [0, 0];
for (const engine of chosen) await run(engine);
mkdirSync(join(root, ".cache"), { recursive: true });
writeFileSync(join(root, ".cache", "engines.json"), JSON.stringify({ passed, failed }));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** A step that fails ends the day of its engine: what comes after it would fail too. */
async function run(engine: Engine): Promise<void> {
  const server = await createServer(process.env["DIR"] ?? join(root, "dist"));
  const { steps, end } = day(engine, server);
  for (const { title, work } of steps) {
    const began = performance.now();
    try {
      await work();
      passed += 1;
      process.stdout.write(`  ✓ ${engine.name}: ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
    } catch (problem) {
      failed += 1;
      process.stdout.write(`  ✗ ${engine.name}: ${title}\n${problem instanceof Error ? problem.stack : String(problem)}\n`);
      break;
    }
  }
  await end().catch((problem: unknown) => process.stdout.write(`${engine.name} did not end well: ${String(problem)}\n`));
  await server.stop();
}
