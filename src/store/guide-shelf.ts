import type { Result } from "#lib/result.ts";
import { err, ok } from "#lib/result.ts";
import { type GuideFile, type GuideFileError, parseGuideFile } from "#log";
import { guides } from "#rules";
import type { Database } from "./db.ts";
import { attempt, type StoreProblem } from "./problem.ts";

export type ShelfProblem = StoreProblem | { readonly kind: "file"; readonly problem: GuideFileError };

/** The guides that were loaded on this phone from files. The built-in ones are not among them. */
export interface GuideShelf {
  readonly files: () => readonly GuideFile[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** Checks the whole file before any of it is kept. */
  readonly add: (text: string) => Promise<Result<GuideFile, ShelfProblem>>;
  readonly remove: (file: GuideFile) => Promise<Result<void, StoreProblem>>;
  /** The text of a guide's file, to travel with an event. */
  readonly textOf: (id: string, edition: string) => Promise<string | undefined>;
}

export function createGuideShelf(db: Database): GuideShelf {
  const listeners = new Set<() => void>();
  let files: readonly GuideFile[] = [];

  function show(next: readonly GuideFile[]) {
    files = next;
    for (const listener of listeners) listener();
  }

  return {
    files: () => files,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      const rows = await attempt(() => db.guides.toArray());
      if (!rows.ok) return;
      show(
        rows.value.flatMap((row) => {
          const parsed = parseGuideFile(row.file, guides);
          return parsed.ok ? [parsed.value] : [];
        }),
      );
    },
    add: async (text) => {
      const parsed = parseGuideFile(text, guides);
      if (!parsed.ok) return err({ kind: "file", problem: parsed.error });
      const key = keyOf(parsed.value.guide);
      const kept = await attempt(() => db.guides.put({ key, file: text }));
      if (!kept.ok) return kept;
      show([...files.filter((each) => keyOf(each.guide) !== key), parsed.value]);
      return ok(parsed.value);
    },
    remove: async (file) => {
      const key = keyOf(file.guide);
      const result = await attempt(() => db.guides.delete(key));
      if (result.ok) show(files.filter((each) => keyOf(each.guide) !== key));
      return result;
    },
    textOf: async (id, edition) => {
      const row = await attempt(() => db.guides.get(keyOf({ id, edition })));
      return row.ok ? row.value?.file : undefined;
    },
  };
}

function keyOf({ id, edition }: { readonly id: string; readonly edition: string }): string {
  return `${id} ${edition}`;
}
