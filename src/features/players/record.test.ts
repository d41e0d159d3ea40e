import { expect, test } from "vitest";
import { addEvents, asMerged, type Body, createLogState, type LogEvent, recommendationOf, recordOf } from "#log";
import { assess, guides, issuedBy } from "#rules";
import { heaviestOf, mergesOf, newFlags, notesOf, prospectsOf } from "./record.ts";

const guide = guideOf("dci-2005");
const settings = {
  name: "Test Open",
  from: "2026-12-05",
  to: "2026-12-05",
  guide: guide.id,
  edition: guide.edition,
  level: "rel-1",
  matchForm: "best-of-three",
  decisions: {},
} as const;
const looked = infractionAt("122");
const drew = infractionAt("123");

function guideOf(id: string) {
  const found = guides.find((each) => each.id === id);
  if (!found) throw new Error(`no guide ${id}`);
  return found;
}

function infractionAt(section: string): string {
  return guide.infractions.find((each) => each.section === section)?.id ?? section;
}

function createBook() {
  const state = createLogState("t");
  const add = (body: Body): LogEvent => {
    const count = state.events.size + 1;
    const stamp = { v: 1, tournament: "t", phone: "p", prev: null, at: "2026-12-05T10:00:00+08:00", by: "Judge A" } as const;
    const event: LogEvent = { ...stamp, id: `e${count}`, seq: count, clock: count, body };
    addEvents(state, [event]);
    return event;
  };
  add({ kind: "opened", settings });
  const rule = (player: string, infraction: string, round: number) => {
    const ruling = assess(
      guide,
      { infraction, level: "rel-1", day: 1, round, facts: {} },
      recordOf(state, player, guide, { day: 1, round }),
    );
    const recommended = recommendationOf(ruling);
    const asked = { guide: guide.id, edition: guide.edition, level: "rel-1", infraction, facts: {}, recommended };
    const issued = [...(issuedBy(ruling) ?? [])];
    return add({ kind: "recorded", player, ...asked, issued, day: 1, round });
  };
  return { state, add, rule, event: { id: "t", state, settings, guide } };
}

test("122 at REL 1: what the next offence would bring rises with the record, and a void takes it back", () => {
  const { state, add, rule, event } = createBook();
  expect(prospectsOf(event, state, "@a")).toEqual([]);
  const first = rule("@a", looked, 1);
  const next = () => prospectsOf(event, state, "@a").map(({ entries, ruling }) => [entries.length, ruling.offence, issuedBy(ruling)]);
  expect(next()).toEqual([[1, 2, ["warning"]]]);
  rule("@a", looked, 2);
  expect(next()).toEqual([[2, 3, ["game-loss"]]]);
  add({ kind: "voided", target: first.id, reason: "twice" });
  expect(next()).toEqual([[1, 2, ["warning"]]]);
});

test("as one person both records count, and the later ruling is flagged; the log itself is untouched", () => {
  const { state, rule, event } = createBook();
  rule("@a", looked, 1);
  const second = rule("@b", looked, 2);
  const merged = asMerged(state, "@b", "@a");
  expect(prospectsOf(event, merged, "@a").map(({ ruling }) => [ruling.offence, issuedBy(ruling)])).toEqual([[3, ["game-loss"]]]);
  expect(newFlags(state, "@b", "@a").map(({ entry, before, now }) => [entry, before.issue, now.issue])).toEqual([
    [second.id, ["caution"], ["warning"]],
  ]);
  expect(state.aliases.size).toBe(0);
  expect(prospectsOf(event, state, "@b").map(({ ruling }) => ruling.offence)).toEqual([2]);
});

test("what a merge is shown to bring is what it brings", () => {
  const { state, add, rule, event } = createBook();
  rule("@a", looked, 1);
  rule("@b", looked, 2);
  rule("@b", drew, 3);
  const shown = prospectsOf(event, asMerged(state, "@b", "@a"), "@a");
  add({ kind: "players-merged", player: "@b", into: "@a" });
  expect(prospectsOf(event, state, "@a")).toEqual(shown);
});

test("a merge is listed until it is taken back", () => {
  const { state, add } = createBook();
  const merge = add({ kind: "players-merged", player: "@b", into: "@a" });
  expect(mergesOf(state, "@a").map(({ player, event }) => [player, event.id])).toEqual([["@b", merge.id]]);
  expect(mergesOf(state, "@c")).toEqual([]);
  add({ kind: "players-unmerged", target: merge.id });
  expect(mergesOf(state, "@a")).toEqual([]);
});

test("the heaviest penalty is of those that stand; notes follow a merge", () => {
  const { state, add, rule } = createBook();
  rule("@a", looked, 1);
  const second = rule("@a", looked, 2);
  const entries = () => [...state.entries.values()];
  expect(heaviestOf(entries())?.penalty).toBe("warning");
  add({ kind: "voided", target: second.id, reason: "twice" });
  expect(heaviestOf(entries())?.penalty).toBe("caution");
  expect(heaviestOf([])).toBeUndefined();
  add({ kind: "noted", player: "@b", day: 1, round: 1, text: "late" });
  expect(notesOf(state, "@a")).toEqual([]);
  add({ kind: "players-merged", player: "@b", into: "@a" });
  expect(notesOf(state, "@a").map(({ text }) => text)).toEqual(["late"]);
});
