import type { Page } from "@playwright/test";
import type { LogEvent } from "#log";
import { segmentsOf } from "../../src/store/segments.ts";

/** Every event on the phone's disk, in the order of arrival. */
export async function eventsOnDisk(page: Page): Promise<readonly LogEvent[]> {
  return (await page.evaluate(readEvents)) as LogEvent[];
}

/** Writes events past the app, as they came. */
export async function putEventsOnDisk(page: Page, events: readonly LogEvent[]): Promise<boolean> {
  return page.evaluate(writeRows, rowsOf(events));
}

/** The phone under test has this id from now on. Whether the app had made its database. */
export async function putPhoneOnDisk(page: Page, events: readonly LogEvent[], phone: string): Promise<boolean> {
  return page.evaluate(writeRows, JSON.stringify({ ...(JSON.parse(rowsOf(events)) as object), phone: { key: "phone", id: phone } }));
}

function rowsOf(events: readonly LogEvent[]): string {
  const tournaments = [...new Set(events.map((each) => each.tournament))];
  const rows = tournaments.flatMap((tournament) =>
    segmentsOf(
      tournament,
      events.filter((each) => each.tournament === tournament),
    ),
  );
  return JSON.stringify({ rows });
}

/** Runs in the page. */
async function readEvents(): Promise<unknown[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("floorbook");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = await new Promise<{ events: string }[]>((resolve, reject) => {
    const request = db.transaction("segments").objectStore("segments").getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  db.close();
  return rows.flatMap((row) => JSON.parse(row.events) as unknown[]);
}

/** Runs in the page; whether the app had made its database. One text is far cheaper to hand over than thousands of objects. */
async function writeRows(text: string): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === "floorbook")) return false;
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("floorbook");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  if (!db.objectStoreNames.contains("segments")) {
    db.close();
    return false;
  }
  const { rows, phone } = JSON.parse(text) as { rows: readonly object[]; phone?: object };
  const transaction = db.transaction(["segments", "phone"], "readwrite", { durability: "relaxed" });
  for (const row of rows) transaction.objectStore("segments").add(row);
  if (phone) transaction.objectStore("phone").put(phone);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  db.close();
  return true;
}
