import { expect, test } from "vitest";
import { weekAfter } from "./new-case.ts";

test.each([
  ["2026-12-05T14:00:00+08:00", "2026-12-12"],
  ["2026-12-28T23:59:59+09:00", "2027-01-04"],
  ["2028-02-25T08:00:00Z", "2028-03-03"],
  ["2027-02-25T08:00:00Z", "2027-03-04"],
])("a week after %s is %s", (at, date) => {
  expect(weekAfter(at)).toBe(date);
});
