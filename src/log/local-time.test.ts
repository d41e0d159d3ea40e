import fc from "fast-check";
import { expect, test } from "vitest";
import { formatLocalTime, minutesAhead, parseLocalTime } from "./local-time.ts";

test("every time comes back as it was written", () => {
  const times = fc.record({
    seconds: fc.integer({ min: -10_000_000_000, max: 200_000_000_000 }),
    offset: fc.integer({ min: -1439, max: 1439 }),
  });
  fc.assert(
    fc.property(times, (time) => {
      const text = formatLocalTime(time);
      expect(parseLocalTime(text)).toEqual(time);
      expect(new Date(text).getTime()).toBe(time.seconds * 1000);
    }),
    { numRuns: 500 },
  );
});

test("clocks are compared whatever their zones", () => {
  expect(minutesAhead("2026-12-05T14:07:31+08:00", "2026-12-05T06:00:31Z")).toBe(7);
  expect(minutesAhead("2026-12-05T14:07:31+08:00", "2026-12-05T15:07:31+09:00")).toBe(0);
  expect(minutesAhead("yesterday", "2026-12-05T15:07:31+09:00")).toBeUndefined();
});
