import { expect, test } from "vitest";
import { createFindings } from "./findings.ts";
import type { LogState } from "./state.ts";
import { addPlayer, createPhone, rule } from "./testing/phone.ts";

test("only players about whom something changed are looked at again, and what is gone is not found", () => {
  const phone = createPhone("a");
  const [one, two] = [addPlayer(phone, "選手一"), addPlayer(phone, "選手二")];
  const first = rule(phone, one, 1);
  rule(phone, two, 1);
  const looked: string[] = [];
  const findings = createFindings((state: LogState, player: string) => {
    looked.push(player);
    return (state.byPlayer.get(player)?.rows ?? []).map(() => player);
  });
  const look = (under = "") => {
    looked.length = 0;
    expect(findings.look(phone.state, { under })).toBeUndefined();
    return [...looked];
  };
  expect([look(), look()]).toEqual([[one, two], []]);
  rule(phone, two, 2);
  expect(look()).toEqual([two]);
  expect(findings.found(phone.state)).toEqual([one, two, two]);
  phone.write({ kind: "voided", target: first.id, reason: "twice" });
  expect(look()).toEqual([one]);
  phone.write({ kind: "reassigned", target: first.id, player: two });
  expect(look()).toEqual([two]);
  expect(findings.found(phone.state)).toEqual([two, two, two]);
  phone.write({ kind: "players-merged", player: two, into: one });
  expect([look(), findings.found(phone.state)]).toEqual([[one], [one, one, one]]);
  expect(look("another guide")).toEqual([one]);
});

test("a look may stop after some entries and go on from there", () => {
  const phone = createPhone("a");
  for (let index = 0; index < 5; index += 1) rule(phone, addPlayer(phone, `Player ${index}`), 1);
  const findings = createFindings((_: LogState, player: string) => [player]);
  const next = findings.look(phone.state, { under: "" }, 0, 2);
  expect([next, findings.found(phone.state).length]).toEqual([2, 2]);
  expect(findings.look(phone.state, { under: "" }, next)).toBeUndefined();
  expect(findings.found(phone.state)).toHaveLength(5);
});
