import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "../e2e/pages/words.ts";
import type { Server } from "./host.ts";
import { Judge } from "./judge.ts";
import type { Engine } from "./phone.ts";

const EVENT = "Test Cup 7";
const files = mkdtempSync(join(tmpdir(), "floorbook-files-"));

export interface Step {
  readonly title: string;
  readonly work: () => Promise<void>;
}

/** A judge's day in one engine, step by step: each builds on the one before. */
export function day(engine: Engine, server: Server): { readonly steps: readonly Step[]; readonly end: () => Promise<void> } {
  const judges: Judge[] = [];
  let joinCode = "";

  async function newPhone(): Promise<Judge> {
    const judge = new Judge(await engine.start(), server.url);
    judges.push(judge);
    await judge.start();
    await judge.until("the worker is active", async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    return judge;
  }

  const [first, second] = [() => known(judges[0]), () => known(judges[1])];

  const steps: readonly Step[] = [
    {
      title: "one visit, then the server ends: the app starts cold, at any of its addresses",
      async work() {
        const judge = await newPhone();
        await server.stop();
        await judge.phone.restart?.();
        await judge.start();
        await judge.sees("link", judge.t("common:no-event.open"));
        await judge.goTo("/guide/dci-2005/122");
        await judge.reload();
        await judge.reads(judge.words.guide("sections.122.name"));
      },
    },
    {
      title: "offline: an event, a first offence, and the second one goes up a step",
      async work() {
        const judge = first();
        await judge.goTo("/events/new");
        await judge.types(judge.t("settings:you.name"), "Judge 01");
        await judge.types(judge.t("settings:form.name"), EVENT);
        await judge.tap("button", judge.t("settings:new.create"));
        await judge.sees("heading", EVENT);
        await judge.types(judge.t("wizard:home.who"), "選手一");
        await judge.tap("button", judge.t("wizard:home.add", { name: "選手一" }));
        await rule(judge, "caution");
        await judge.goTo("/");
        await judge.tap("button", judge.t("wizard:home.next-round", { round: 2 }));
        await judge.tap("button", "選手一");
        await rule(judge, "warning", async () => {
          assert.match(await judge.textOf("[data-on-record] :is(h2, h3)"), new RegExp(judge.t("wizard:ruling.earlier", { count: 1 })));
        });
      },
    },
    {
      title: "what was shown as saved is in the log after the browser ended, or at least the page",
      async work() {
        const judge = first();
        if (judge.phone.restart) {
          await judge.phone.restart();
          await judge.start();
        } else await judge.reload();
        await judge.goTo("/log");
        await judge.sees("heading", judge.t("journal:title"));
        for (const penalty of ["caution", "warning"]) await judge.reads(judge.words.guide(`penalties.${penalty}.name`));
      },
    },
    {
      title: "the three languages, offline, without a reload",
      async work() {
        const judge = first();
        for (const language of LANGUAGES) {
          await judge.goTo("/more");
          await judge.speaks(language);
          await judge.goTo("/log");
          await judge.sees("heading", judge.t("journal:title"));
          await judge.reads(judge.words.guide("sections.122.short"));
        }
        await judge.speaks("en");
      },
    },
    {
      title: "the log goes out as a file, and into another phone, once",
      async work() {
        const judge = first();
        await judge.goTo("/data");
        await judge.sees("button", judge.t("settings:export.do"));
        const bytes = await judge.file(() => judge.tap("button", judge.t("settings:export.do")));
        const path = join(files, `${engine.name}.json`);
        writeFileSync(path, bytes);
        const { events } = JSON.parse(new TextDecoder().decode(bytes)) as { events: readonly unknown[] };
        await judge.goTo("/exchange/join");
        joinCode = await judge.fact("canvas[data-code]", "data-code");

        await server.start();
        const other = await newPhone();
        await server.stop();
        await other.goTo("/data");
        await other.chooses(other.t("settings:import.choose"), path);
        await other.tap("button", other.t("settings:import.do", { fresh: events.length }));
        await other.reads(other.t("settings:import.done"));
        await other.chooses(other.t("settings:import.choose"), path);
        await other.reads(other.t("settings:import.nothing-new"));
      },
    },
    {
      title: "a phone joins by code; its ruling goes back in a sealed file, with what its signature is worth here",
      async work() {
        const [judge, other] = [first(), second()];
        await other.goTo("/exchange/scan");
        await other.until("the way by text", () => {
          const details = document.querySelector("main details");
          details?.setAttribute("open", "");
          return details !== null;
        });
        await other.types(other.t("exchange:scan.text"), joinCode);
        await other.tap("button", other.t("exchange:scan.take-text"));
        await other.types(other.t("exchange:scan.name"), "Judge 02");
        await other.tap("button", other.t("exchange:scan.join"));
        await other.textOf("[data-joined]");
        await other.goTo("/");
        await other.tap("button", "選手一");
        await rule(other, "game-loss");
        await other.goTo("/exchange/file");
        await other.sees("button", other.t("exchange:file.save"));
        const path = join(files, `${engine.name}.floorbook`);
        writeFileSync(path, await other.file(() => other.tap("button", other.t("exchange:file.save"))));

        await judge.goTo("/exchange/file");
        await judge.chooses(judge.t("exchange:file.choose"), path);
        const fresh = await judge.fact("[data-plan]", "data-plan");
        await judge.tap("button", judge.t("exchange:file.take", { count: Number(fresh) }));
        const report = await judge.textOf("[data-report]");
        const canCheck = await judge.phone.ask(() =>
          crypto.subtle.generateKey("Ed25519", false, ["sign"]).then(
            () => true,
            () => false,
          ),
        );
        assert.equal(report.includes(judge.t("exchange:trust.unchecked")), !canCheck, report);
        await judge.goTo("/log");
        for (const penalty of ["caution", "warning", "game-loss"]) await judge.reads(judge.words.guide(`penalties.${penalty}.name`));
      },
    },
  ];

  return {
    steps,
    async end() {
      for (const judge of judges) await judge.phone.close();
    },
  };
}

async function rule(judge: Judge, penalty: string, look: () => Promise<void> = async () => {}): Promise<void> {
  await judge.tap("button", judge.words.guide("sections.122.short"));
  const record = judge.t("wizard:ruling.record", { penalty: judge.words.guide(`penalties.${penalty}.name`) });
  await judge.sees("button", record);
  await look();
  await judge.tap("button", record);
  await judge.textOf("[data-saved]");
}

function known(judge: Judge | undefined): Judge {
  if (!judge) throw new Error("the step before did not get far enough");
  return judge;
}
