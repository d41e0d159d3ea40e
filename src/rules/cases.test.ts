import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { parseCaseFile, runCase } from "./cases.ts";
import { guides } from "./guides/index.ts";

const GOOD = {
  title: "first look at extra cards is a Caution",
  level: "rel-1",
  log: [],
  incident: { player: "P", infraction: "122", day: 1, round: 1, facts: {} },
  expect: { issue: ["caution"], offence: 1, counted: 0 },
};
const WHERE = `case 1 "${GOOD.title}"`;
const ENTRY = { player: "P", infraction: "122", issued: ["caution"], day: 1, round: 1 };

describe("a case file that cannot be read says where", () => {
  test.each([
    ["not an object", [], "the file"],
    ["no guide", { cases: [] }, "guide"],
    ["unknown guide", { guide: "chess", cases: [] }, "guide"],
    ["no cases", { guide: "dci-2005" }, "cases"],
    ["no title", one({ title: undefined }), "case 1: title"],
    ["unknown level", one({ level: "rel-9" }), `${WHERE}: level`],
    ["no incident", one({ incident: undefined }), `${WHERE}: incident`],
    ["no player", one({ incident: { ...GOOD.incident, player: undefined } }), `${WHERE}: incident.player`],
    ["unknown infraction", one({ incident: { ...GOOD.incident, infraction: "999" } }), `${WHERE}: incident.infraction`],
    ["infraction as a number", one({ incident: { ...GOOD.incident, infraction: 122 } }), `${WHERE}: incident.infraction`],
    ["day as a text", one({ incident: { ...GOOD.incident, day: "1" } }), `${WHERE}: incident.day`],
    ["unknown fact", one({ incident: { ...GOOD.incident, facts: { late: true } } }), `${WHERE}: incident.facts.late`],
    [
      "impossible answer",
      one({ incident: { player: "P", infraction: "115", facts: { "minutes-late": -1 } } }),
      `${WHERE}: incident.facts.minutes-late`,
    ],
    ["log is no list", one({ log: {} }), `${WHERE}: log`],
    ["no penalty in the log", one({ log: [{ ...ENTRY, issued: undefined }] }), `${WHERE}: log[0].issued`],
    ["unknown penalty in the log", one({ log: [ENTRY, { ...ENTRY, issued: ["red-card"] }] }), `${WHERE}: log[1].issued[0]`],
    ["voided is no boolean", one({ log: [{ ...ENTRY, voided: "yes" }] }), `${WHERE}: log[0].voided`],
    ["no expectation", one({ expect: undefined }), `${WHERE}: expect`],
    ["unknown expectation", one({ expect: { penalty: "caution" } }), `${WHERE}: expect.penalty`],
  ])("%s", (_name, file, where) => {
    expect(parseCaseFile(file, guides)).toMatchObject({ kind: "unreadable", where });
  });
});

describe("a case", () => {
  test("compares only what it demands", () => {
    expect(differencesOf({ expect: {} })).toEqual([]);
    expect(differencesOf({ expect: { offence: 2 } })).toEqual([{ field: "offence", expected: 2, actual: 1 }]);
  });

  test("looks at the entries of its own player", () => {
    expect(differencesOf({ log: [{ ...ENTRY, player: "Q" }, ENTRY], expect: { counted: 1, offence: 2, issue: ["warning"] } })).toEqual([]);
  });

  test("demands null where the guide gives no answer", () => {
    const incident = { ...GOOD.incident, infraction: "121" };
    expect(differencesOf({ incident, expect: { issue: null, why: "not-in-source" } })).toEqual([]);
    expect(differencesOf({ incident, expect: { issue: [] } })).toEqual([{ field: "issue", expected: [], actual: null }]);
  });
});

describe("npm run cases", () => {
  const run = promisify(execFile);
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "cases-"));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const cases = (...files: string[]) =>
    run(process.execPath, ["--import", "tsx", "scripts/cases.ts", ...files], { cwd: root }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );

  const good = write("good.json", JSON.stringify(one({})));
  const bad = write("bad.json", `\uFEFF${JSON.stringify(one({ expect: { issue: ["warning"] } }))}`);
  const vekn = write(
    "vekn.json",
    JSON.stringify({
      guide: "vekn-v2",
      cases: [{ ...GOOD, level: "all", incident: { player: "P", infraction: "2.4" }, expect: { issue: ["standings-adjustment"] } }],
    }),
  );
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test("exits with 0 when all hold, test guides included", { timeout: 30_000 }, async () => {
    expect(await cases(good, vekn)).toEqual({ code: 0, stdout: "2 passed, 0 failed\n", stderr: "" });
  });

  test("exits with 1 and shows the difference when one fails", { timeout: 30_000 }, async () => {
    const { code, stdout } = await cases(good, bad);
    expect(code).toBe(1);
    expect(stdout).toContain(GOOD.title);
    expect(stdout).toContain('issue: expected ["warning"], came out ["caution"]');
    expect(stdout.endsWith("1 passed, 1 failed\n")).toBe(true);
  });

  test.each([
    ["no file", () => [], "no file given"],
    ["a missing file", () => [join(folder, "none.json")], "none.json"],
    ["no JSON", () => [write("text.json", "{")], "text.json"],
    ["a wrong field", () => [good, write("field.json", JSON.stringify(one({ level: "rel-9" })))], `field.json: ${WHERE}: level`],
  ])("exits with 2 for %s", { timeout: 30_000 }, async (_name, files, message) => {
    const { code, stdout, stderr } = await cases(...files());
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});

function one(change: object) {
  return { guide: "dci-2005", cases: [{ ...GOOD, ...change }] };
}

function differencesOf(change: object) {
  const file = parseCaseFile(one(change), guides);
  if (file.kind === "unreadable") throw new Error(`${file.where}: ${file.problem}`);
  return file.cases.flatMap((each) => runCase(file.guide, each));
}
