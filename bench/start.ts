/** Figures 1, 1b and 2: how soon the first screen is there with no server, how soon it answers, and what it takes to install it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { newProfile, type Opened, openBrowser, pause, slowed } from "./browser.ts";
import { type Figure, median, type Options, paired, rounded, say } from "./figure.ts";
import { probeStart, type StartProbe, type StartTimes } from "./start-probe.ts";
import { type StaticServer, serveFolder } from "./static-server.ts";

interface Candidate {
  readonly name: string;
  readonly folder: string;
  readonly probe: StartProbe;
}

interface Installed extends Candidate {
  readonly url: string;
  readonly profile: string;
}

const LIMIT = { name: "limit", folder: join(import.meta.dirname, "limit", "start"), probe: { rows: "li a", least: 10 } };
/** The rival of the goals, as it stood to the limit when both were measured: its build is not ours to carry along. */
const REFEREE_FYI = 4;

export async function measureStart({ dist, rounds }: Options): Promise<readonly Figure[]> {
  const product = { name: "product", folder: dist, probe: { rows: 'main li a[href^="#/guide/"]', least: 5 } };
  const installed = [await install(LIMIT), await install(product)];
  const times = new Map<string, StartTimes[]>(installed.map(({ name }) => [name, []]));
  for (const each of installed) await coldStart(each);
  for (let round = 0; round < rounds; round++) {
    for (const each of round % 2 === 0 ? installed : installed.toReversed()) times.get(each.name)?.push(await coldStart(each));
    say(`  start ${round + 1}: ${installed.map(({ name }) => `${name} ${lineOf(times.get(name)?.at(-1))}`).join(" · ")}`);
  }
  const limits = (times.get("limit") ?? []).map(({ painted }) => painted);
  const own = times.get("product") ?? [];
  const painted = own.map((each) => each.painted);
  const ratio = median(painted.map((value, round) => value / (limits[round] ?? Number.NaN)));
  return [
    paired({
      figure: "1",
      what: "cold offline start to the first screen painted",
      unit: "ms",
      values: painted,
      limits,
      most: 1.35,
      alsoMet: ratio <= 0.4 * REFEREE_FYI,
      goal: "≤ 1.35 × limit-1k and ≤ 0.4 × the closest product (4.00 × limit-1k when measured)",
    }),
    paired({
      figure: "1b",
      what: "cold offline start to the first tap answered",
      unit: "ms",
      values: own.map((each) => each.answered),
      limits,
      most: 1.75,
      goal: "≤ 1.75 × limit-1k painted",
      note: `the tap is made in the frame after the first paint and answered by the heading of where it leads; all of that page is there after ${rounded(median(own.map((each) => each.whole)))} ms`,
    }),
  ];
}

async function install(candidate: Candidate): Promise<Installed> {
  if (!existsSync(join(candidate.folder, "sw.js"))) throw new Error(`${candidate.folder} is not built in whole: it has no sw.js`);
  const server = await serveFolder(candidate.folder);
  const profile = newProfile();
  const opened = await openBrowser(profile);
  await opened.page.goto(server.url);
  await opened.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
  });
  await untilQuiet(server);
  await opened.page.reload();
  await untilQuiet(server);
  await opened.context.close();
  await server.kill();
  return { ...candidate, url: server.url, profile };
}

async function untilQuiet(server: StaticServer): Promise<void> {
  do await pause(500);
  while (Date.now() - server.busyAt() < 1500);
}

async function coldStart({ profile, url, probe }: Installed): Promise<StartTimes> {
  const opened = await openBrowser(profile);
  try {
    await opened.page.addInitScript(probeStart, probe);
    const times = timesOf(opened);
    await slowed(opened);
    await opened.page.goto(url, { waitUntil: "commit" });
    return await times;
  } finally {
    await opened.context.close();
  }
}

/** The page calls when it is done: asking it would run the asker's own scripts in the middle of its start. */
async function timesOf({ cdp }: Opened): Promise<StartTimes> {
  await cdp.send("Runtime.enable");
  await cdp.send("Runtime.addBinding", { name: "tellTimes" });
  const { payload } = await new Promise<{ payload: string }>((done) => cdp.once("Runtime.bindingCalled", done));
  return JSON.parse(payload) as StartTimes;
}

function lineOf(times: StartTimes | undefined): string {
  return times ? `${Math.round(times.painted)}/${Math.round(times.answered)}/${Math.round(times.whole)}` : "–";
}
