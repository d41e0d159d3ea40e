import { expect, test } from "vitest";
import { parseJoinCode } from "#exchange";
import { createRetention } from "./retention.ts";
import { createStorePhone, must, SPRING_CUP, type StorePhone } from "./testing/phones.ts";

const person = { kind: "player-added", player: "@player01", person: { name: "Player 01", role: "player" } } as const;

function retentionOf(phone: StorePhone) {
  const forgotten: string[] = [];
  const forget = async (tournament: string) => void forgotten.push(tournament);
  return { ...createRetention({ db: phone.db, now: () => phone.time, forget }), forgotten };
}

async function written(phone: StorePhone, tournament: string) {
  must(await phone.store.write(tournament, [{ body: { kind: "opened", settings: SPRING_CUP } }, { body: person }]));
  must(await phone.store.saveDraft({ id: `d ${tournament}`, tournament, draft: { player: "@player01" } }));
}

async function everything({ db }: StorePhone): Promise<string> {
  return JSON.stringify(await Promise.all(db.tables.filter((each) => each.name !== "phone").map((each) => each.toArray())));
}

test("an event is erased on its day and not before; another one is not touched", async () => {
  const phone = createStorePhone("Judge 01");
  const retention = retentionOf(phone);
  await written(phone, "first.event");
  await written(phone, "second.event");
  must(await phone.store.exchange.joinCode("first.event"));
  must(await retention.setUntil("first.event", "2027-01-04"));
  phone.time = "2027-01-03T23:59:00+08:00";
  expect(must(await retention.eraseDue())).toEqual([]);
  phone.time = "2027-01-04T00:01:00+08:00";
  expect(must(await retention.eraseDue())).toEqual(["first.event"]);
  expect(retention.forgotten).toEqual(["first.event"]);
  expect(must(await retention.erased())).toEqual([
    { tournament: "first.event", name: "Spring Cup", erased: phone.time, events: 3, entries: 0 },
  ]);
  for (const table of phone.db.tables) {
    if (table.name === "tombstones" || table.name === "phone") continue;
    expect(JSON.stringify(await table.toArray()), table.name).not.toContain("first.event");
  }
  expect(await everything(phone)).toContain("Player 01");
  expect(must(await retention.eraseDue())).toEqual([]);
});

test("an erased event comes back by no way, unless the judge allows it", async () => {
  const [head, floor] = [createStorePhone("Judge 01"), createStorePhone("Judge 02")];
  await written(head, "first.event");
  const code = must(parseJoinCode(must(await head.store.exchange.joinCode("first.event"))));
  must(await floor.store.exchange.join(code));
  const batch = must(await head.store.exchange.exportBatch("first.event", "everything")).bytes;
  must(await floor.store.exchange.importBatch(batch, "live"));
  const backup = must(await floor.store.exportLog("2026-12-05T18:00:00+08:00"));
  const retention = retentionOf(floor);
  must(await retention.eraseNow("first.event"));
  expect((await floor.store.importLog(backup)).ok).toBe(false);
  expect(await floor.store.importLog(backup)).toMatchObject({ error: { kind: "erased" } });
  expect(await floor.store.exchange.join(code)).toMatchObject({ error: { kind: "erased" } });
  expect(await floor.store.write("first.event", [{ body: person }])).toMatchObject({ error: { kind: "erased" } });
  expect((await floor.store.exchange.importBatch(batch, "live")).ok).toBe(false);
  expect(await everything(floor)).not.toContain("Player 01");
  must(await retention.allowAgain("first.event"));
  must(await floor.store.exchange.join(code));
  must(await floor.store.exchange.importBatch(batch, "live"));
  expect(await everything(floor)).toContain("Player 01");
});
