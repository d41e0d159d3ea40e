import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseCaseFile, runCase } from "../cases.ts";
import { guides } from "./index.ts";

const folder = new URL("./", import.meta.url);

describe.each(readdirSync(folder).filter((name) => name.endsWith(".cases.json")))("%s", (name) => {
  const file = parseCaseFile(JSON.parse(readFileSync(new URL(name, folder), "utf8")), guides);
  if (file.kind === "unreadable") throw new Error(`${name}: ${file.where}: ${file.problem}`);

  test.each(file.cases)("$title", (each) => {
    expect(runCase(file.guide, each)).toEqual([]);
  });
});
