import { afterEach, expect, test } from "vitest";
import { createDatabase, type Database } from "./db.ts";
import { createLock } from "./lock.ts";
import { createLogStore } from "./log-store.ts";
import { createStorePhone, must, openState, SPRING_CUP, type StorePhone } from "./testing/phones.ts";
import { SEALED } from "./vault.ts";

const SECRET = "四つ葉-4711";
const opened: Database[] = [];

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

async function filledPhone(): Promise<StorePhone> {
  const phone = createStorePhone("Judge 01");
  must(await phone.store.write("t1", [{ body: { kind: "opened", settings: SPRING_CUP } }]));
  const people = Array.from({ length: 60 }, (_, index) => ({
    body: { kind: "player-added", player: `@player${index}`, person: { name: `Player ${index}`, role: "player" } } as const,
  }));
  for (const each of people) must(await phone.store.write("t1", [each]));
  must(await phone.store.saveDraft({ id: "d1", tournament: "t1", draft: { note: "Player 7 said" } }));
  must(await phone.store.exchange.joinCode("t1"));
  await phone.db.casePhotos.add({ key: "c p", case: "c", photo: "p", type: "image/png", bytes: Uint8Array.of(1, 2, 255) });
  return phone;
}

/** The same disk after a restart: no key in memory. */
function restarted({ db }: StorePhone): Database {
  db.close();
  const again = createDatabase(db.name);
  opened.push(again);
  return again;
}

/** What somebody finds who reads the disk. */
async function onDisk(db: Database): Promise<string> {
  const raw = db.backendDB();
  const names = Object.keys(SEALED);
  const read = (name: string) =>
    new Promise<readonly unknown[]>((done, fail) => {
      const request = raw.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const rows = (await Promise.all(names.map(read))).flat();
  return rows.map((row) => JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? "bytes" : value))).join("\n");
}

async function peopleIn(db: Database): Promise<number> {
  const deps = { db, newId: () => crypto.randomUUID(), now: () => "2026-12-05T14:00:00+08:00", judge: () => "Judge 01", app: "0.1.0" };
  return (await openState(createLogStore(deps), "t1")).players.size;
}

test("with the lock on nothing can be read without the secret, and everything with it", async () => {
  const phone = await filledPhone();
  expect(await onDisk(phone.db)).toContain("Player 7");
  must(await createLock(phone.db).switchOn(SECRET));
  must(await phone.store.write("t1", [{ body: { kind: "noted", day: 1, round: 1, text: "written while it was on" } }]));
  const db = restarted(phone);
  const lock = createLock(db);
  expect(await lock.isOn()).toBe(true);
  const disk = await onDisk(db);
  for (const word of ["Player", "Judge 01", "Spring Cup", "written while", "player-added"]) expect(disk).not.toContain(word);
  await expect(db.segments.toArray()).rejects.toThrow("locked");
  expect(await lock.unlock("四つ葉-4712")).toEqual({ ok: false, error: { kind: "wrong" } });
  must(await lock.unlock(SECRET));
  expect(await peopleIn(db)).toBe(60);
  expect((await db.drafts.get("d1"))?.draft).toEqual({ note: "Player 7 said" });
  expect((await db.casePhotos.get("c p"))?.bytes).toEqual(Uint8Array.of(1, 2, 255));
  expect(await db.drafts.filter(({ draft }) => JSON.stringify(draft).includes("Player 7")).count()).toBe(1);
  must(await lock.switchOff());
  expect(await lock.isOn()).toBe(false);
  expect(await onDisk(db)).toContain("written while");
  expect(await peopleIn(db)).toBe(60);
});

test.each(["on", "off"] as const)("broken off while it is switched %s it loses nothing, and the next start ends it", async (way) => {
  const phone = await filledPhone();
  const lock = createLock(phone.db);
  if (way === "off") must(await lock.switchOn(SECRET));
  const broken = way === "on" ? lock.switchOn(SECRET) : lock.switchOff();
  const seen = { clear: 0, sealed: 0 };
  // The tab is gone as soon as some rows are rewritten.
  for (let turn = 0; turn < 2000; turn += 1) {
    const disk = (await onDisk(phone.db)).split("\n");
    seen.sealed = disk.filter((each) => each.includes("sealed")).length;
    seen.clear = disk.length - seen.sealed;
    if (seen.clear > 0 && seen.sealed > 0) break;
  }
  phone.db.close();
  await broken;
  expect(Math.min(seen.clear, seen.sealed)).toBeGreaterThan(0);
  const db = restarted(phone);
  expect(await createLock(db).isOn()).toBe(true);
  must(await createLock(db).unlock(SECRET));
  expect(await peopleIn(db)).toBe(60);
  expect(await createLock(db).isOn()).toBe(way === "on");
  const disk = await onDisk(db);
  if (way === "on") expect(disk).not.toContain("Player");
  else expect(disk).not.toContain("sealed");
});

test("wrong secrets have to wait longer and longer, across restarts; the right one ends it", async () => {
  const phone = createStorePhone("Judge 01");
  let now = 1_000_000;
  const lock = createLock(phone.db, () => now);
  must(await lock.switchOn(SECRET));
  const kinds: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const tried = await createLock(phone.db, () => now).unlock("000000");
    kinds.push(tried.ok ? "ok" : tried.error.kind);
  }
  expect(kinds).toEqual(["wrong", "wrong", "wrong", "wait"]);
  now += 5000;
  expect(await lock.unlock("000000")).toMatchObject({ error: { kind: "wrong" } });
  now += 5000;
  expect(await lock.unlock(SECRET)).toEqual({ ok: false, error: { kind: "wait", seconds: 5 } });
  now += 5000;
  must(await lock.unlock(SECRET));
  expect((await phone.db.locks.get("lock"))?.tries).toBe(0);
});
