import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEvents, type Body, createLogState, eventsOf, keysOfPerson, type LogState, tagOfPerson, withoutErased } from "#log";
import type { LogStore } from "./log-store.ts";
import { createStorePhone, eventsOnDisk, must, openState, SPRING_CUP, type StorePhone } from "./testing/phones.ts";

const EVENT = "t1";
const PERSON = "Player 01";
const place = { day: 1, round: 2, table: "7" } as const;
const ruling = { guide: "g", edition: "1", level: "l", infraction: "x", facts: { late: true }, issued: ["warning"] } as const;

/** What a day leaves of two persons, the first under two spellings. */
const day: readonly (readonly [string, Body])[] = [
  ["add", { kind: "player-added", player: "@player01", person: { name: PERSON, role: "player" } }],
  ["add-2", { kind: "player-added", player: "#01", person: { name: `${PERSON} again`, ref: "01", role: "player" } }],
  ["other", { kind: "player-added", player: "@other", person: { name: "Player 02", role: "player" } }],
  ["merge", { kind: "players-merged", player: "#01", into: "@player01" }],
  ["entry", { kind: "recorded", player: "@player01", ...ruling, ...place, note: `${PERSON} came late` }],
  ["worse", { kind: "recorded", player: "#01", ...ruling, ...place }],
  ["fixed", { kind: "corrected", target: "worse", ruling: { ...ruling, issued: ["loss"], deviation: `as ${PERSON} said` } }],
  ["gone", { kind: "recorded", player: "@player01", ...ruling, ...place }],
  ["void", { kind: "voided", target: "gone", reason: `not ${PERSON}` }],
  ["moved", { kind: "recorded", player: "@player01", ...ruling, ...place, note: PERSON }],
  ["to", { kind: "reassigned", target: "moved", player: "@other" }],
  ["note", { kind: "noted", player: "@player01", ...place, text: PERSON }],
  ["seats", { kind: "paired", day: 1, round: 2, tables: [{ table: "7", players: ["@player01", "@other"] }] }],
  ["check", { kind: "deck-checked", players: ["@player01", "@other"], ...place, result: "clean", note: PERSON }],
  ["claim", { kind: "claimed", player: "@player01", guide: "g", infraction: "x", times: 2, ...place, note: PERSON }],
];

async function eventWith(head: StorePhone): Promise<void> {
  must(await head.store.write(EVENT, [{ id: "open", body: { kind: "opened", settings: SPRING_CUP } }]));
  must(
    await head.store.write(
      EVENT,
      day.map(([id, body]) => ({ id, body })),
    ),
  );
}

async function erase(store: LogStore): Promise<void> {
  const state = await openState(store, EVENT);
  const writings = keysOfPerson(state, "#01").map((key) => ({ body: { kind: "player-erased", tag: tagOfPerson(EVENT, key) } as const }));
  expect(writings).toHaveLength(2);
  must(await store.write(EVENT, writings));
}

function counts(state: LogState) {
  return [...state.entries.values()].map(({ id, player, state: how, issued, note }) => [id, player, how, issued?.join(), note]).sort();
}

const LEFT = [
  ["entry", "~ entry", "standing", "warning", undefined],
  ["gone", "~ gone", "voided", "warning", undefined],
  ["moved", "@other", "standing", "warning", undefined],
  ["worse", "~ worse", "standing", "loss", undefined],
];

async function whatLies({ db }: StorePhone): Promise<string> {
  return JSON.stringify([await db.segments.toArray(), await db.drafts.toArray(), await db.cases.toArray()]);
}

async function passOn(from: StorePhone, to: StorePhone) {
  const sent = must(await from.store.exchange.exportBatch(EVENT, "everything"));
  return must(await to.store.exchange.importBatch(sent.bytes, "live"));
}

async function join(head: StorePhone, judge: string): Promise<StorePhone> {
  const { parseJoinCode } = await import("#exchange");
  const phone = createStorePhone(judge);
  must(await phone.store.exchange.join(must(parseJoinCode(must(await head.store.exchange.joinCode(EVENT))))));
  return phone;
}

describe("a person whom the head judge has erased", () => {
  test("is on the disk no more, under no spelling; what counts, counts for nobody", async () => {
    const head = createStorePhone("Judge 01");
    await eventWith(head);
    must(await head.store.saveDraft({ id: "d1", tournament: EVENT, draft: { player: "@player01" } }));
    must(await head.store.saveDraft({ id: "d2", tournament: EVENT, draft: { player: "@other" } }));
    expect(await whatLies(head)).toContain(PERSON);
    await erase(head.store);
    const left = await whatLies(head);
    for (const word of [PERSON, "player01", "#01"]) expect(left).not.toContain(word);
    expect(left).toContain("Player 02");
    expect((await head.db.drafts.toArray()).map((each) => each.id)).toEqual(["d2"]);
    expect(counts(await openState(head.store, EVENT))).toEqual(LEFT);
    expect(counts((await freshState(head)) as LogState)).toEqual(LEFT);
  });

  test("is erased on every phone that this reaches, and never comes back from one that it has not reached", async () => {
    const head = createStorePhone("Judge 01");
    await eventWith(head);
    const [second, third] = [await join(head, "Judge 02"), await join(head, "Judge 03")];
    await passOn(head, second);
    await passOn(head, third);
    must(
      await third.store.write(EVENT, [{ id: "late", body: { kind: "recorded", player: "@player01", ...ruling, ...place, note: PERSON } }]),
    );
    await erase(head.store);
    await passOn(head, second);
    for (const word of [PERSON, "player01"]) expect(await whatLies(second)).not.toContain(word);
    expect(await whatLies(third)).toContain(PERSON);
    for (const phone of [second, head]) {
      await passOn(third, phone);
      expect(await whatLies(phone)).not.toContain(PERSON);
      expect(counts(await openState(phone.store, EVENT))).toEqual([...LEFT, ["late", "~ late", "standing", "warning", undefined]].sort());
    }
    // A phone that comes new gets the erased forms, and takes them: chains and seals hold.
    const fourth = await join(head, "Judge 04");
    await passOn(second, fourth);
    expect(await whatLies(fourth)).not.toContain(PERSON);
    expect(counts(await openState(fourth.store, EVENT))).toEqual(counts(await openState(head.store, EVENT)));
    await passOn(second, third);
    expect(await whatLies(third)).not.toContain(PERSON);
  });

  test("comes back from no backup", async () => {
    const head = createStorePhone("Judge 01");
    await eventWith(head);
    const backup = must(await head.store.exportLog("2026-12-05T18:00:00+08:00"));
    expect(backup).toContain(PERSON);
    await erase(head.store);
    must(await head.store.importLog(backup));
    expect(await whatLies(head)).not.toContain(PERSON);
    expect(must(await head.store.exportLog("2026-12-05T18:01:00+08:00"))).not.toContain(PERSON);
  });

  test("stays when a floor judge's phone says so", async () => {
    const head = createStorePhone("Judge 01");
    await eventWith(head);
    const floor = await join(head, "Judge 02");
    await passOn(head, floor);
    must(await floor.store.write(EVENT, [{ body: { kind: "player-erased", tag: tagOfPerson(EVENT, "@player01") } }]));
    expect(await whatLies(floor)).toContain(PERSON);
    await passOn(floor, head);
    expect(await whatLies(head)).toContain(PERSON);
  });

  test("is erased alike on all phones, in whatever order events and erasing arrive", async () => {
    const head = createStorePhone("Judge 01");
    await eventWith(head);
    const whole = await eventsOnDisk(head);
    await erase(head.store);
    const after = await eventsOnDisk(head);
    const pool = [...whole, ...after];
    const wanted = eventsOf(swept(pool))
      .map((each) => JSON.stringify(each))
      .sort();
    expect(wanted.join()).not.toContain(PERSON);
    const orders = fc.shuffledSubarray(pool, { minLength: pool.length, maxLength: pool.length });
    fc.assert(
      fc.property(orders, fc.nat(pool.length), (order, at) => {
        const state = swept([...eventsOf(swept(order.slice(0, at))), ...order.slice(at)]);
        expect(
          eventsOf(state)
            .map((each) => JSON.stringify(each))
            .sort(),
        ).toEqual(wanted);
        expect(counts(state)).toEqual(LEFT);
      }),
      { numRuns: 25 },
    );
  });
});

function swept(events: readonly Parameters<typeof addEvents>[1][number][]): LogState {
  const state = createLogState(EVENT);
  addEvents(state, events);
  const left = withoutErased(state);
  return left ? swept(left) : state;
}

async function freshState(phone: StorePhone): Promise<LogState> {
  return swept(await eventsOnDisk(phone));
}
