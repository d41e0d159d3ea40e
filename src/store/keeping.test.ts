import { describe, expect, test } from "vitest";
import { keepPreferences } from "./kept-preferences.ts";
import { createPreferences } from "./preferences.ts";
import { createSnapshots } from "./snapshots.ts";
import { createStorePhone, eventsOnDisk, must, openState } from "./testing/phones.ts";

const note = { body: { kind: "noted", day: 1, round: 1, text: "note" } } as const;

/** As much of localStorage, and of a folder of files, as is used. */
function storageWith(text?: string): Storage {
  const texts = new Map(text === undefined ? [] : [["floorbook", text]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  } as Storage;
}

function folder() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const handle = (name: string) => ({
    getFile: async () => new File([files.get(name) ?? new Uint8Array()], name),
    createWritable: async () => ({
      write: async (bytes: Uint8Array<ArrayBuffer>) => void files.set(name, bytes),
      close: async () => undefined,
    }),
  });
  const place = { getFileHandle: async (name: string) => handle(name), removeEntry: async (name: string) => void files.delete(name) };
  return { files, place: place as unknown as FileSystemDirectoryHandle };
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
    const snapshots = createSnapshots({ log: phone.store, now: () => phone.time, folder: async () => place });
    must(await phone.store.write("t1", [note]));
    await snapshots.take();
    must(await phone.store.write("t1", [note]));
    await snapshots.take();
    expect([...files.keys()].sort()).toEqual(["log-1.floorbook", "log-2.floorbook"]);
    expect((await snapshots.newest())?.events).toBe(3);
    files.set("log-2.floorbook", new Uint8Array([1, 2, 3]));
    expect((await snapshots.newest())?.events).toBe(2);

    const empty = createStorePhone("Judge 01");
    must(await empty.store.write("t2", []));
    await createSnapshots({ log: empty.store, now: () => empty.time, folder: async () => place }).take();
    const kept = await snapshots.newest();
    expect(kept?.events).toBe(2);
    expect(must(await empty.store.importLog(kept?.text ?? "")).fresh).toBe(2);
    await snapshots.forget();
    expect(await snapshots.newest()).toBeUndefined();
  });
});
