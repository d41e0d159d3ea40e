import type { DBCore, DBCoreQueryRequest, DBCoreQueryResponse, DBCoreTable, Middleware } from "dexie";
import { isLost } from "./reconnect.ts";

/** What could not be read of this phone's disk since the page was loaded. The rest goes on without it, and the judge is told. */
export interface Damage {
  /** Rows of events, by their arrival. */
  readonly rows: () => readonly number[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (arrival: number) => void;
  /** They are no longer there. */
  readonly forget: () => void;
}

function createDamage(): Damage {
  const listeners = new Set<() => void>();
  let rows: readonly number[] = [];
  const change = (next: readonly number[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  return {
    rows: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (arrival) => {
      if (!rows.includes(arrival)) change([...rows, arrival]);
    },
    forget: () => change([]),
  };
}

/** One for the page: rows are unpacked in many places, and a page has one disk. */
export const damage = createDamage();

/** What stands for events that cannot be had: no JSON. */
export const UNREADABLE = "?";

/** A browser gives all rows or none; where one of them is damaged on the disk the others are fetched one by one. */
export const readAround: Middleware<DBCore> = {
  stack: "dbcore",
  name: "read-around",
  level: 20,
  create: (core) => ({ ...core, table: (name) => (name === "segments" ? tableAround(core.table(name)) : core.table(name)) }),
};

function tableAround(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    query: (request) =>
      table.query(request).catch((problem: unknown) => {
        if (!request.values || !isOfDisk(problem)) throw problem;
        return oneByOne(table, request);
      }),
  };
}

async function oneByOne(table: DBCoreTable, request: DBCoreQueryRequest): Promise<DBCoreQueryResponse> {
  const { result: keys } = await table.query({ ...request, values: false });
  const result: unknown[] = [];
  for (const key of keys) {
    try {
      result.push(await table.get({ trans: request.trans, key }));
    } catch (problem) {
      if (!isOfDisk(problem)) throw problem;
      // It keeps its place in the order, and its events are found to be unreadable like those of any other damage.
      result.push({ arrival: key, events: UNREADABLE });
    }
  }
  return { result };
}

/** Chromium keeps large values in files of their own, and says so when one is gone or was changed. */
function isOfDisk(problem: unknown): boolean {
  return (
    problem instanceof Error &&
    !isLost(problem) &&
    ["UnknownError", "DataError", "NotReadableError", "NotFoundError"].includes(problem.name)
  );
}
