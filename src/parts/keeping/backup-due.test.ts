import { expect, test } from "vitest";
import { addEvents, chained, createLogState, type Head, hashOf, type LogState } from "#log";
import { isBackupDue, safePointOf } from "./backup-due.ts";

const AT = "2026-12-05T10:00:00+08:00";
const now = Date.parse(AT) + 60_000;

function stateWith(entries: number, round: number): LogState {
  const state = createLogState("t1");
  const ruled = { guide: "g", edition: "1", level: "low", facts: {}, issued: ["w"], day: 1, round: 1 };
  let head: Head | undefined;
  for (let index = 0; index < entries; index++) {
    const body = { kind: "recorded", player: "@ann", infraction: "a", ...ruled } as const;
    const event = chained({ id: `e${index}`, tournament: "t1", phone: "p", by: "Judge A", at: AT }, body, head, state.clock);
    head = { seq: event.seq, hash: hashOf(event) };
    addEvents(state, [event]);
  }
  state.round = round;
  return state;
}

test("a reminder is due when a round ended over new entries, and not after an export or exchange of them", () => {
  expect(isBackupDue(stateWith(0, 2), { now })).toBe(false);
  expect(isBackupDue(stateWith(3, 1), { now })).toBe(false);
  expect(isBackupDue(stateWith(3, 2), { now })).toBe(true);
  expect(isBackupDue(stateWith(3, 2), { now, safe: safePointOf(stateWith(3, 1)) })).toBe(false);
  expect(isBackupDue(stateWith(4, 2), { now, safe: safePointOf(stateWith(3, 1)) })).toBe(true);
  expect(isBackupDue(stateWith(3, 2), { now, exchanged: "2026-12-05T10:00:30+08:00" })).toBe(false);
});

test("it is due when nobody has written for an hour: the day may be over", () => {
  expect(isBackupDue(stateWith(3, 1), { now: now + 3_600_000 })).toBe(true);
});
