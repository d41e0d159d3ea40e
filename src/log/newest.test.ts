import { expect, test } from "vitest";
import { addEvents } from "./add-events.ts";
import { newestRows } from "./newest.ts";
import { newestFirst } from "./record.ts";
import { createLogState } from "./state.ts";
import { addPlayer, createPhone, exchange, rule } from "./testing/phone.ts";

test("rows stand in one order on every phone, also where two phones wrote at one logical time", () => {
  const [a, b] = [createPhone("a"), createPhone("b")];
  const player = addPlayer(a, "選手一");
  exchange(a, b);
  for (let round = 1; round <= 4; round += 1) for (const phone of [a, b]) rule(phone, player, 1 + (round % 2));
  exchange(a, b);
  const turned = createLogState("t1");
  addEvents(turned, a.log.toReversed());
  const wanted = newestFirst(a.state.entries.values()).map(({ id }) => id);
  expect(wanted).toHaveLength(8);
  for (const state of [a.state, b.state, turned]) expect([...newestRows(state)].map((row) => state.events.idAt(row))).toEqual(wanted);
});
