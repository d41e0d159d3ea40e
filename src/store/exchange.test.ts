import { describe, expect, test } from "vitest";
import { formatExchangeFile, parseExchangeFile, parseJoinCode } from "#exchange";
import type { Body } from "#log";
import { createStorePhone, must, openState, type StorePhone } from "./testing/phones.ts";

const settings = {
  name: "大会 2026",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "dci-2005",
  edition: "2005",
  level: "rel-3",
  matchForm: "best-of-three",
  decisions: {},
} as const;

const entry: Body = {
  kind: "recorded",
  player: "@player01",
  guide: "dci-2005",
  edition: "2005",
  level: "rel-3",
  infraction: "122",
  facts: {},
  issued: ["game-loss"],
  pending: true,
  day: 1,
  round: 2,
};

async function event(): Promise<{ readonly head: StorePhone; readonly floor: StorePhone }> {
  const [head, floor] = [createStorePhone("Head judge"), createStorePhone("Floor judge")];
  must(await head.store.write("t1", [{ body: { kind: "opened", settings } }]));
  await join(head, floor);
  return { head, floor };
}

async function join(head: StorePhone, floor: StorePhone) {
  const code = must(await head.store.exchange.joinCode("t1"));
  must(await floor.store.exchange.join(must(parseJoinCode(code))));
}

async function give(from: StorePhone, to: StorePhone, lacking: "everything" | "coverage" = "coverage") {
  const coverage = must(await from.store.exchange.readCoverageCode(must(await to.store.exchange.coverageCode("t1"))));
  const { bytes } = must(await from.store.exchange.exportBatch("t1", lacking === "coverage" ? coverage : "everything"));
  return must(await to.store.exchange.importBatch(bytes, "live"));
}

describe("phones of one event", { timeout: 60_000 }, () => {
  test("a phone that scanned the code knows the event at once, and gets its log with the first exchange", async () => {
    const { head, floor } = await event();
    expect(must(await floor.store.tournaments())).toEqual([{ id: "t1", settings }]);
    expect(await give(head, floor)).toMatchObject({ fresh: 2, known: 0, from: { judge: "Head judge", app: "0.1.0" }, clockOffset: 0 });
    const state = await openState(floor.store, "t1");
    expect(state.settings).toEqual(settings);
    expect(await give(floor, head)).toMatchObject({ fresh: 1, phones: [{ judge: "Floor judge", fresh: 1, trust: "signed" }] });
  });

  test("end with one log, give only what is lacking, and twice is once", async () => {
    const { head, floor } = await event();
    await give(head, floor);
    const recorded = must(await floor.store.write("t1", [{ body: entry }])).at(-1);
    const target = recorded?.id ?? "";
    const batch = must(await floor.store.exchange.exportBatch("t1", "everything"));
    const plan = must(await head.store.exchange.planBatch(batch.bytes, "stored"));
    expect(plan).toMatchObject({ fresh: 2, known: 2 });
    expect(must(await head.store.exchange.importBatch(batch.bytes, "stored"))).toEqual(plan);
    expect(must(await head.store.exchange.importBatch(batch.bytes, "stored"))).toMatchObject({ fresh: 0, known: 4 });
    must(await head.store.write("t1", [{ body: { kind: "decided", target, decision: "confirmed" } }]));
    const answer = must(await head.store.exchange.exportBatch("t1", plan.theirs));
    expect(answer.events).toBe(1);
    const file = must(parseExchangeFile(formatExchangeFile(answer.bytes)));
    expect(must(await floor.store.exchange.importBatch(file, "stored"))).toMatchObject({ fresh: 1 });
    const [a, b] = [await openState(head.store, "t1"), await openState(floor.store, "t1")];
    expect(new Set(a.events.values())).toEqual(new Set(b.events.values()));
    expect(b.entries.get(target)?.state).toBe("confirmed");
    expect(b.invalid.size).toBe(0);
  });

  test("a floor judge's decision does not count until the role is given", async () => {
    const { head, floor } = await event();
    await give(head, floor);
    const state = await openState(floor.store, "t1");
    const recorded = must(await floor.store.write("t1", [{ body: entry }])).at(-1);
    const decision: Body = { kind: "decided", target: recorded?.id ?? "", decision: "refused" };
    must(await floor.store.write("t1", [{ body: decision }]));
    expect([state.entries.get(recorded?.id ?? "")?.state, state.invalid.size]).toEqual(["pending", 1]);
    const { phone } = must(await floor.store.exchange.me());
    await give(floor, head);
    must(await head.store.write("t1", [{ body: { kind: "role-given", phone, role: "head" } }]));
    await give(head, floor);
    must(await floor.store.write("t1", [{ body: decision }]));
    expect([state.entries.get(recorded?.id ?? "")?.state, state.invalid.size]).toEqual(["refused", 1]);
  });

  test("news of a third phone come by way of a second, and coverage says how old they are", async () => {
    const { head, floor } = await event();
    const third = createStorePhone("Third judge");
    await join(floor, third);
    must(await third.store.write("t1", [{ body: { kind: "noted", day: 1, round: 1, text: "hello" } }]));
    third.time = "2026-12-05T14:09:00+08:00";
    expect(await give(third, floor)).toMatchObject({ fresh: 2, clockOffset: 9 });
    floor.time = "2026-12-05T15:00:00+08:00";
    head.time = "2026-12-05T15:01:00+08:00";
    expect(await give(floor, head)).toMatchObject({ fresh: 3 });
    const coverage = must(await head.store.exchange.coverage("t1"));
    const of = (judge: string) => coverage.find((each) => each.judge === judge);
    expect(coverage.length).toBe(3);
    expect(of("Head judge")).toMatchObject({ upTo: 2, role: "head", signed: true });
    expect(of("Head judge")?.received).toBeUndefined();
    expect(of("Floor judge")).toMatchObject({ upTo: 1, received: head.time, role: "floor", clockOffset: -1 });
    expect(of("Third judge")).toMatchObject({ upTo: 2, received: head.time, role: "floor", signed: true, app: "0.1.0" });
    const ofFloor = must(await floor.store.exchange.coverage("t1")).find((each) => each.judge === "Third judge");
    expect(ofFloor?.clockOffset).toBe(9);
  });

  test("another event's batch, and a phone that never joined, are told apart", async () => {
    const { head } = await event();
    const stranger = createStorePhone("Stranger");
    const { bytes } = must(await head.store.exchange.exportBatch("t1", "everything"));
    expect(await stranger.store.exchange.importBatch(bytes, "live")).toEqual({ ok: false, error: { kind: "other-event" } });
    expect(await stranger.store.exchange.exportBatch("t1", "everything")).toEqual({ ok: false, error: { kind: "no-key" } });
    expect(await stranger.store.exchange.coverageCode("t1")).toEqual({ ok: false, error: { kind: "no-key" } });
  });

  test("a backup restores the log with its seals on a new phone, which may continue as head judge", async () => {
    const { head, floor } = await event();
    await give(floor, head);
    const text = must(await head.store.exportLog("2026-12-05T20:00:00+08:00"));
    const restored = createStorePhone("Head judge");
    expect(must(await restored.store.importLog(text))).toMatchObject({ fresh: 3, clashes: 0 });
    expect(must(await restored.store.importLog(text))).toMatchObject({ fresh: 0, known: 3 });
    const recorded = must(await restored.store.write("t1", [{ body: entry }])).at(-1);
    const target = recorded?.id ?? "";
    must(await restored.store.write("t1", [{ body: { kind: "decided", target, decision: "confirmed" } }]));
    expect((await openState(restored.store, "t1")).entries.get(target)?.state).toBe("pending");
    must(await restored.store.exchange.continueAsHead("t1"));
    for (let turn = 0; turn < 100 && restored.store.view().state?.invalid.size !== 0; turn += 1) {
      await new Promise((done) => setTimeout(done, 10));
    }
    expect(restored.store.view().state?.entries.get(target)?.state).toBe("confirmed");
    expect(await restored.store.importLog(text.replace("大会 2026", "小会 2026"))).toMatchObject({
      error: { kind: "file" },
    });
  });

  test("a phone whose disk was put back does not fork its chain unseen", async () => {
    const { head, floor } = await event();
    await give(head, floor);
    const rows = await floor.db.segments.toArray();
    const me = await floor.db.phone.toArray();
    must(await floor.store.write("t1", [{ body: entry }]));
    await give(floor, head);
    const older = createStorePhone("Floor judge");
    await older.db.segments.bulkAdd(rows);
    await older.db.phone.bulkAdd(me);
    await older.db.eventKeys.bulkAdd(await floor.db.eventKeys.toArray());
    await older.db.seals.bulkAdd(await floor.db.seals.toArray());
    must(await older.store.write("t1", [{ body: { ...entry, round: 3 } }]));
    const { phone } = must(await older.store.exchange.me());
    expect((await give(older, head)).forks).toEqual([phone]);
    expect(must(await head.store.exchange.coverage("t1")).find((each) => each.phone === phone)?.forked).toBe(true);
    expect((await give(head, older)).forks).toEqual([phone]);
    const [a, b] = [await openState(head.store, "t1"), await openState(older.store, "t1")];
    expect(new Set(a.events.keys())).toEqual(new Set(b.events.keys()));
    expect(a.entries.size).toBe(2);
  });
});
