import Dexie from "dexie";
import { createDatabase, type Database } from "./db.ts";

/** The same database in memory, where the browser has none to give: everything works, and is gone with the page. */
export async function createMemoryDatabase(name: string): Promise<Database> {
  const { IDBFactory, IDBKeyRange } = await import("fake-indexeddb");
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  return createDatabase(name);
}
