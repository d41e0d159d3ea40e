import { expect, test } from "vitest";
import type { Settings } from "#log";
import { type Guide, guides } from "#rules";
import { changesBetween, decided, newDraft, problemOf, readDraft, settingsOf, withFirstDay, withGuide } from "./event-draft.ts";

const dci = guideOf("dci-2005");
const vekn = guideOf("vekn-2004");
const draft = newDraft("2026-12-05", undefined, guides);
const settings: Settings = settingsOf({ ...draft, ...pick(dci), level: "rel-1" }, dci, "Event");

test("a new event is one day long and is run like the one before", () => {
  const next = newDraft("2026-12-06", { ...settings, ...pick(vekn), level: "all", matchForm: "single-game" }, guides);
  expect(next).toMatchObject({ from: "2026-12-06", to: "2026-12-06", guide: "vekn-2004", level: "all", matchForm: "single-game" });
});

test("an event whose guide is gone does not keep a new one from being made", () => {
  const next = newDraft("2026-12-06", { ...settings, guide: "gone", level: "gone" }, guides);
  expect(guides.find((each) => each.id === next.guide)?.levels.map((each) => each.id)).toContain(next.level);
});

test("the last day follows the first one until it has a date of its own", () => {
  expect(withFirstDay(draft, "2026-12-07").to).toBe("2026-12-07");
  expect(withFirstDay({ ...draft, to: "2026-12-09" }, "2026-12-07").to).toBe("2026-12-09");
  expect(withFirstDay({ ...draft, to: "2026-12-09" }, "2026-12-11").to).toBe("2026-12-11");
});

test("another guide brings one of its own levels", () => {
  expect(withGuide({ ...draft, level: "rel-3" }, vekn).level).toBe("all");
  expect(withGuide({ ...draft, ...pick(vekn), level: "rel-3" }, dci).level).toBe("rel-3");
});

test("a decision counts only at the levels that ask for it, and what nobody decided is no", () => {
  const given = { "organizer-grace": true };
  expect(decided(dci, "rel-1", given)).toEqual({ "deck-penalties-deferred": false, "organizer-grace": true });
  expect(decided(dci, "rel-3", given)).toEqual({ "deck-penalties-deferred": false });
});

test("the proposed name is used until there is one, and a name of spaces is none", () => {
  expect(settingsOf(draft, dci, "Proposed").name).toBe("Proposed");
  expect(problemOf(settingsOf({ ...draft, name: "  " }, dci, "Proposed"))).toBe("name");
});

test.each([
  ["", "2026-12-05", "dates"],
  ["2026-12-05", "12026-12-05", "dates"],
  ["2026-12-05", "2026-12-04", "order"],
  ["2026-12-05", "2026-12-05", undefined],
])("the days %s to %s: %s", (from, to, problem) => {
  expect(problemOf({ ...settings, from, to })).toBe(problem);
});

test("only what changed is written", () => {
  expect(changesBetween(settings, settings)).toEqual({});
  expect(changesBetween(settings, { ...settings, level: "rel-2" })).toEqual({ level: "rel-2" });
});

test("a kept draft that does not fit any more gives way field by field", () => {
  const kept = { name: "Typed", from: 5, guide: "gone", edition: "1", level: "rel-9", matchForm: "best-of-nine", decisions: "no" };
  expect(readDraft(kept, settings, guides)).toEqual({ ...settings, name: "Typed" });
  expect(readDraft("nonsense", settings, guides)).toBe(settings);
  expect(readDraft({ ...settings, level: "rel-4" }, settings, guides)).toEqual({ ...settings, level: "rel-4" });
});

test("a kept guide without a fitting level has a level of its own", () => {
  const read = readDraft({ ...pick(vekn), level: "rel-1" }, settings, guides);
  expect(vekn.levels.map((each) => each.id)).toContain(read.level);
});

function guideOf(id: string): Guide {
  const guide = guides.find((each) => each.id === id);
  if (!guide) throw new Error(`no guide ${id}`);
  return guide;
}

function pick({ id, edition }: Guide) {
  return { guide: id, edition };
}
