import { expect, test } from "vitest";
import type { LogState } from "#log";
import { isBackupDue, safePointOf } from "./backup-due.ts";

const AT = "2026-12-05T10:00:00+08:00";
const now = Date.parse(AT) + 60_000;

function stateWith(entries: number, round: number): LogState {
  const all = Array.from({ length: entries }, (_, index) => [`e${index}`, { at: AT, day: 1, round: 1 }] as const);
  return { tournament: "t1", day: 1, round, entries: new Map(all), settings: {} } as unknown as LogState;
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
