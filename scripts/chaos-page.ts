/** What `chaos.ts` lets run in the page; nothing from outside these functions is there. */

export interface Shown {
  readonly players: readonly string[];
  readonly tile: string;
  /** What the button may begin with that records a ruling. */
  readonly record: readonly string[];
}

/** Records one ruling after the other as a judge does, by the buttons on the screen, and tells what the screen shows as saved. */
export async function recordForEver({ players, tile, record }: Shown): Promise<void> {
  const seen = <T>(find: () => T | undefined | null) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const found = find();
        if (found) resolve(found);
        else setTimeout(look, 5);
      };
      look();
    });
  const button = (within: string, isMeant: (text: string) => boolean) =>
    [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find((each) => isMeant(each.textContent?.trim() ?? ""));
  for (let turn = 0; ; turn += 1) {
    location.hash = "#/";
    const name = players[turn % players.length] as string;
    (await seen(() => button("#content li", (text) => text.includes(name)))).click();
    (await seen(() => button("section", (text) => text === tile || text.startsWith(tile)))).click();
    (await seen(() => button("body", (text) => record.some((each) => text.startsWith(each))))).click();
    const link = await seen(() => document.querySelector("[data-saved] a[href^='#/log/']"));
    const shown = (globalThis as unknown as { readonly shown: (id: string) => Promise<void> }).shown;
    await shown(decodeURIComponent(link.getAttribute("href")?.slice("#/log/".length) ?? ""));
  }
}

/** The ids of all events on the disk, as often as they are there. */
export async function readDisk(): Promise<readonly string[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("floorbook");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = await new Promise<{ readonly events: string }[]>((resolve, reject) => {
    const request = db.transaction("segments").objectStore("segments").getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  db.close();
  return rows.flatMap((row) => (JSON.parse(row.events) as { readonly id: string }[]).map((each) => each.id));
}

/** A database as the first version of the app made it: a row for each event. */
export async function writeFirstVersion(text: string): Promise<void> {
  const rows = JSON.parse(text) as { readonly event: { readonly id: string }; readonly hash: string }[];
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("floorbook", 10);
    request.onupgradeneeded = () => {
      const { result } = request;
      const events = result.createObjectStore("events", { keyPath: "arrival", autoIncrement: true });
      events.createIndex("hash", "hash", { unique: true });
      events.createIndex("id", "id");
      events.createIndex("[tournament+arrival]", ["tournament", "arrival"]);
      events.createIndex("[tournament+phone+seq]", ["tournament", "phone", "seq"]);
      events.createIndex("[tournament+clock]", ["tournament", "clock"]);
      events.createIndex("[kind+tournament]", ["kind", "tournament"]);
      result.createObjectStore("drafts", { keyPath: "id" }).createIndex("tournament", "tournament");
      result.createObjectStore("phone", { keyPath: "key" });
      result.createObjectStore("eventKeys", { keyPath: "tournament" });
      result.createObjectStore("seals", { keyPath: "hash" }).createIndex("tournament", "tournament");
      result.createObjectStore("receipts", { keyPath: ["tournament", "phone"] }).createIndex("tournament", "tournament");
      result.createObjectStore("guides", { keyPath: "key" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = db.transaction("events", "readwrite");
  for (const { event, hash } of rows) {
    const { id, tournament, phone, seq, clock, body } = event as unknown as Record<string, unknown> & {
      readonly body: { readonly kind: string };
    };
    transaction.objectStore("events").add({ id, tournament, phone, seq, clock, kind: body.kind, hash, event });
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  db.close();
}
