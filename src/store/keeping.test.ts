import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { createDatabase } from "./db.ts";
import { createKeeping } from "./keeping.ts";
import { keepPreferences } from "./kept-preferences.ts";
import { createLock } from "./lock.ts";
import { createLogStore } from "./log-store.ts";
import { createPreferences } from "./preferences.ts";
import { createSnapshots, type Snapshot } from "./snapshots.ts";
import { createStorePhone, eventsOnDisk, must, openState, SPRING_CUP, type StorePhone } from "./testing/phones.ts";

const note = { body: { kind: "noted", day: 1, round: 1, text: "note" } } as const;

const opened = { kind: "opened", settings: SPRING_CUP } as const;
const recorded = {
  kind: "recorded",
  player: "@player01",
  guide: "g",
  edition: "1",
  level: "l",
  infraction: "100",
  facts: {},
  issued: ["warning"] as string[],
  recommended: { counted: [] as string[] },
  day: 1,
  round: 1,
} as const;

/** As much of localStorage, and of a folder of files, as is used. */
function storageWith(text?: string): Storage {
  const texts = new Map(text === undefined ? [] : [["floorbook", text]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  } as Storage;
}

function folder() {
  const files = new Map<string, Blob>();
  const written: string[] = [];
  const handle = (name: string) => ({
    getFile: async () => files.get(name) ?? new Blob(),
    createWritable: async () => ({
      write: async (content: Blob) => void files.set(name, content),
      close: async () => void written.push(name),
    }),
  });
  const place = { getFileHandle: async (name: string) => handle(name), removeEntry: async (name: string) => void files.delete(name) };
  return { files, written, place: place as unknown as FileSystemDirectoryHandle };
}

function snapshotsOf({ db }: StorePhone, place: FileSystemDirectoryHandle, clock = { time: "2026-12-05T14:00:00+08:00" }) {
  return createSnapshots({ db, app: "0.1.0", now: () => clock.time, folder: async () => place });
}

test("a disk that lost everything gets it back from memory once, not with every write", async () => {
  const phone = createStorePhone("Judge 01");
  must(await phone.store.write("t1", [note, note, note]));
  must(await phone.store.write("t1", [note]));
  await openState(phone.store, "t1");
  await phone.db.delete({ disableAutoOpen: false });
  for (let turn = 0; turn < 3; turn += 1) must(await phone.store.write("t1", [note]));
  const ids = (await eventsOnDisk(phone)).map((each) => each.id);
  expect(ids.length).toBe(8);
  expect(new Set(ids).size).toBe(8);
});

test("a connection that is lost when all was on the disk already writes nothing twice", async () => {
  const phone = createStorePhone("Judge 01");
  must(await phone.store.write("t1", [{ body: opened }]));
  await openState(phone.store, "t1");
  const { transaction } = phone.db;
  let isLost = false;
  phone.db.transaction = (async (...asked: Parameters<typeof transaction>) => {
    const done: unknown = await transaction.apply(phone.db, asked);
    if (!isLost) {
      isLost = true;
      throw Object.assign(new Error("Connection to Indexed Database server lost"), { name: "UnknownError" });
    }
    return done;
  }) as unknown as typeof transaction;
  must(await phone.store.write("t1", [note, note]));
  expect((await eventsOnDisk(phone)).map(({ body }) => body.kind)).toEqual(["joined", "opened", "noted", "noted"]);
});

describe("preferences", () => {
  const prepare = async () => undefined;

  test("that localStorage lost, or has only older, come from the durable copy; newer ones stay", async () => {
    const { db } = createStorePhone("Judge 01");
    const first = createPreferences(storageWith());
    await keepPreferences(db, first, prepare);
    first.set({ judge: "Judge 01" });
    first.set({ tournament: "t1" });
    await expect.poll(async () => (await db.kept.get("preferences"))?.value).toMatchObject({ judge: "Judge 01", tournament: "t1" });
    const lost = createPreferences(storageWith());
    const older = createPreferences(storageWith('{"judge":"Judge 01","changes":1}'));
    const newer = createPreferences(storageWith('{"judge":"Judge 02","changes":9}'));
    for (const each of [lost, older, newer]) await keepPreferences(db, each, prepare);
    expect([lost, older, newer].map((each) => each.get().tournament)).toEqual(["t1", "t1", undefined]);
    expect(newer.get().judge).toBe("Judge 02");
  });
});

describe("snapshots", () => {
  test("go by turns into two files; a damaged one leaves the other, and one that holds less replaces none", async () => {
    const phone = createStorePhone("Judge 01");
    const { files, place } = folder();
    const snapshots = snapshotsOf(phone, place);
    must(await phone.store.write("t1", [note]));
    await snapshots.take();
    must(await phone.store.write("t1", [note]));
    await snapshots.take();
    expect([...files.keys()].sort()).toEqual(["log-1.floorbook", "log-2.floorbook"]);
    expect((await snapshots.newest())?.events).toBe(3);
    files.set("log-2.floorbook", new Blob([new Uint8Array([1, 2, 3])]));
    expect((await snapshots.newest())?.events).toBe(2);

    const empty = createStorePhone("Judge 01");
    must(await empty.store.write("t2", []));
    const later = snapshotsOf(empty, place);
    await later.take();
    const kept = await later.missing();
    expect(kept?.events).toBe(2);
    expect(must(await empty.store.importLog(must(await later.read(kept as Snapshot)))).fresh).toBe(2);
    await later.forget();
    expect(await later.newest()).toBeUndefined();
  });

  test("are not taken where nothing was written since, and none is offered to a log that has all of it", async () => {
    const phone = createStorePhone("Judge 01");
    const { written, place } = folder();
    must(await phone.store.write("t1", [note]));
    await snapshotsOf(phone, place).take();
    await snapshotsOf(phone, place).take();
    expect(written).toHaveLength(1);
    expect(await snapshotsOf(phone, place).missing()).toBeUndefined();
    must(await phone.store.write("t1", [note]));
    await snapshotsOf(phone, place).take();
    expect(written).toHaveLength(2);
  });

  test("of a long log are taken without parsing it", async () => {
    const phone = createStorePhone("Judge 01");
    const { files, place } = folder();
    for (let turn = 0; turn < 8; turn += 1)
      must(
        await phone.store.write(
          "t1",
          Array.from({ length: 500 }, () => note),
        ),
      );
    const { parse } = JSON;
    let parsed = 0;
    JSON.parse = (text: string, ...more) => {
      parsed += text.length;
      return parse(text, ...more);
    };
    await snapshotsOf(phone, place).take();
    JSON.parse = parse;
    expect((await snapshotsOf(phone, place).newest())?.events).toBe(4001);
    // The last row alone is looked at, to sign the end of the chain.
    expect(parsed).toBeLessThan(300_000);
    expect(files.size).toBe(1);
  });

  test("are sealed under a lock, open with its key alone, and bring the lock back when the database was lost", async () => {
    const phone = createStorePhone("Judge 01");
    const { files, place } = folder();
    must(await phone.store.write("t1", [{ body: { ...note.body, text: "Quirin" } }]));
    await snapshotsOf(phone, place).take();
    expect(await lying(files)).toContain("Quirin");
    must(await createLock(phone.db).switchOn("four 4711"));
    await snapshotsOf(phone, place).renew();
    must(await phone.store.write("t1", [note]));
    await snapshotsOf(phone, place).take();
    expect(files.size).toBe(2);
    expect(await lying(files)).not.toContain("Quirin");

    const lost = createStorePhone("Judge 01");
    const snapshots = snapshotsOf(lost, place);
    const kept = (await snapshots.missing()) as Snapshot;
    expect(kept.events).toBe(3);
    expect(await snapshots.read(kept)).toEqual({ ok: false, error: "sealed" });
    const ways = kept.lock as NonNullable<Snapshot["lock"]>;
    expect(await createLock(lost.db).takeOver(ways, "four 4712")).toEqual({ ok: false, error: { kind: "wrong" } });
    expect(await createLock(lost.db).isOn()).toBe(false);
    const key = must(await createLock(lost.db).takeOver(ways, "four 4711"));
    expect(must(await lost.store.importLog(must(await snapshots.read(kept, key)))).fresh).toBe(3);
    expect(await createLock(lost.db).isOn()).toBe(true);
    lost.db.close();
    const again = createDatabase(lost.db.name);
    await expect(again.segments.toArray()).rejects.toThrow("locked");
    again.close();
  });

  test("of the first form open still", async () => {
    const phone = createStorePhone("Judge 01");
    const { files, place } = folder();
    must(await phone.store.write("t1", [note]));
    const text = must(await phone.store.exportLog("2026-12-05T14:00:00+08:00"));
    const first = JSON.stringify({ at: "2026-12-05T14:00:00+08:00", events: 2, text });
    files.set("log-1.floorbook", new Blob([deflateSync(strToU8(first)) as Uint8Array<ArrayBuffer>]));
    const snapshots = snapshotsOf(phone, place);
    expect(must(await snapshots.read((await snapshots.newest()) as Snapshot))).toBe(text);
  });
});

test("a row that was damaged on the disk leaves the others readable, is told, and comes back from the copy", async () => {
  const phone = createStorePhone("Judge 01");
  const { place } = folder();
  for (let turn = 0; turn < 3; turn += 1) must(await phone.store.write("t1", [note]));
  const snapshots = snapshotsOf(phone, place);
  await snapshots.take();
  const [, row] = await phone.db.segments.toArray();
  await phone.db.segments.update(row?.arrival ?? 0, { events: row?.events.slice(0, 40) ?? "" });
  const keeping = createKeeping(phone.db, snapshots);
  const restarted = { ...phone, store: createLogStore(phone.deps) };
  expect((await openState(restarted.store, "t1")).events.size).toBe(3);
  expect(keeping.damage.rows()).toEqual([row?.arrival]);
  must(await restarted.store.write("t1", [note]));
  await snapshots.take();
  const kept = (await snapshots.missing()) as Snapshot;
  expect(must(await restarted.store.importLog(must(await snapshots.read(kept)))).fresh).toBe(1);
  must(await keeping.dropDamaged());
  expect(keeping.damage.rows()).toEqual([]);
  const ids = (await eventsOnDisk(phone)).map((each) => each.id);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
});

test("what the phone holds is counted without practice, and without parsing what nobody asks for", async () => {
  const phone = createStorePhone("Judge 01");
  const tricky = { ...note.body, text: '","kind":"recorded","prev":' } as const;
  must(await phone.store.write("t1", [{ body: opened }, { body: tricky }, { body: recorded }, { body: recorded }]));
  must(
    await phone.store.write("t2", [{ body: { ...opened, settings: { ...opened.settings, practice: true as const } } }, { body: recorded }]),
  );
  expect(must(await createKeeping(phone.db, snapshotsOf(phone, folder().place)).health())).toEqual({ tournaments: 1, entries: 2 });
});

/** What somebody finds in the files who has no key. */
async function lying(files: ReadonlyMap<string, Blob>): Promise<string> {
  const texts = await Promise.all(
    [...files.values()].map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const content = new Blob([bytes.slice(bytes.indexOf(10) + 1)]);
      const inflated = new Response(content.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
      return [new TextDecoder().decode(bytes), await inflated.catch(() => "")];
    }),
  );
  return texts.flat().join("\n");
}
