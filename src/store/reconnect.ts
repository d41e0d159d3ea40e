import type { DBCore, Middleware } from "dexie";

/** Browsers drop connections: in the background, after a crash of their own, when data are deleted. iOS leaves one on which every request fails. */
export function isLost(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  if (["InvalidStateError", "DatabaseClosedError", "AbortError"].includes(problem.name)) return true;
  return problem.name === "UnknownError" && /connection/i.test(problem.message);
}

/** A connection that is lost is closed, so that the next use opens a new one. */
export function closeLost(close: () => void): Middleware<DBCore> {
  const watch = <T>(work: Promise<T>): Promise<T> =>
    work.catch((problem: unknown) => {
      if (isLost(problem)) close();
      throw problem;
    });
  return {
    stack: "dbcore",
    name: "close-lost",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          get: (request) => watch(table.get(request)),
          getMany: (request) => watch(table.getMany(request)),
          query: (request) => watch(table.query(request)),
          count: (request) => watch(table.count(request)),
          openCursor: (request) => watch(table.openCursor(request)),
          mutate: (request) => watch(table.mutate(request)),
        };
      },
    }),
  };
}
