import { expect, test } from "vitest";
import { addEvent, addEvents } from "./add-events.ts";
import type { LogEvent } from "./event.ts";
import { createLogState } from "./state.ts";
import { addPlayer, createPhone, rule } from "./testing/phone.ts";

function logOf(count: number): readonly LogEvent[] {
  const phone = createPhone("a");
  const players = Array.from({ length: 200 }, (_, index) => addPlayer(phone, `Player ${index}`));
  const issued = { infraction: "extra-card", issued: ["caution"], recommended: { counted: [] } };
  while (phone.log.length < count) {
    const place = phone.log.length;
    const player = players[place % players.length] as string;
    if (place % 400 === 0) phone.write({ kind: "players-merged", player, into: players[0] as string });
    else if (place % 20 === 0) phone.write({ kind: "set", settings: { name: `Event ${place}` } });
    else if (place % 10 === 0) phone.write({ kind: "voided", target: phone.log[place - 1]?.id ?? "", reason: "" });
    else if (place < 2000) rule(phone, player, 1 + (place % 9), issued);
    else
      phone.write({
        kind: "recorded",
        player,
        day: 1,
        round: 1 + (place % 9),
        guide: "small",
        edition: "1",
        level: "low",
        facts: {},
        ...issued,
      });
  }
  return phone.log;
}

/** The best of some runs, in milliseconds: what else the machine does only makes a run longer. */
function millisecondsFor(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const many = logOf(10_000);
const few = many.slice(0, 2_000);

// Five times as many: linear is a factor of 5, quadratic one of 25.
test.each([
  ["at once", (log: readonly LogEvent[]) => addEvents(createLogState("t1"), log)],
  ["at once, the last first", (log: readonly LogEvent[]) => addEvents(createLogState("t1"), log.toReversed())],
])("10,000 events %s take far less than 25 times as long as 2,000", { retry: 4 }, (_, work) => {
  expect(millisecondsFor(() => work(many))).toBeLessThan(15 * millisecondsFor(() => work(few)) + 20);
});

test("an event in its order costs the same on a long log as on a short one", { retry: 4 }, () => {
  const recordings = (log: readonly LogEvent[]) => log.filter((each) => each.body.kind === "recorded");
  const oneByOne = (log: readonly LogEvent[]) => () => {
    const state = createLogState("t1");
    for (const event of log) addEvent(state, event);
  };
  const [short, long] = [recordings(few), recordings(many)];
  const ratio = (long.length / short.length) * 3;
  expect(millisecondsFor(oneByOne(long))).toBeLessThan(ratio * millisecondsFor(oneByOne(short)) + 20);
});
