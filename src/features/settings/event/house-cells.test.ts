import { expect, test } from "vitest";
import { addEvents, type Body, chained, createLogState, type Head, hashOf, type LogEvent } from "#log";
import { guides } from "#rules";
import { houseCells } from "./house-cells.ts";

const guide = guides.find((each) => each.id === "dci-2005");
if (!guide) throw new Error("no guide dci-2005");

test("only cells without a penalty can be ruled on", () => {
  const cells = houseCells(guide, "rel-1", createLogState("t")).map((each) => each.infraction);
  expect(cells).toContain("124");
  expect(cells).not.toContain("122");
  expect(houseCells(guide, "rel-3", createLogState("t")).map((each) => each.infraction)).toContain("122");
});

test("a ruling names who made it last and when, and is gone once it is taken back", () => {
  const rule = (penalties: readonly string[] | null): Body => ({ kind: "house-ruled", infraction: "124", level: "rel-1", penalties });
  const cellAfter = (bodies: readonly Body[]) => {
    const state = createLogState("t");
    addEvents(state, chain(bodies));
    return houseCells(guide, "rel-1", state).find((each) => each.infraction === "124")?.ruled;
  };
  expect(cellAfter([rule(["caution"]), rule(["warning"])])).toEqual({
    penalties: ["warning"],
    by: "Judge 2",
    at: "2026-12-05T14:02:00+08:00",
  });
  expect(cellAfter([rule(["caution"]), rule(null)])).toBeUndefined();
  expect(cellAfter([rule(["no-such-penalty"])])).toBeUndefined();
});

function chain(bodies: readonly Body[]): readonly LogEvent[] {
  let head: Head | undefined;
  return bodies.map((body, index) => {
    const n = index + 1;
    const stamp = { id: `e${n}`, tournament: "t", phone: "p", by: `Judge ${n}`, at: `2026-12-05T14:0${n}:00+08:00` };
    const event = chained(stamp, body, head, index);
    head = { seq: event.seq, hash: hashOf(event) };
    return event;
  });
}
