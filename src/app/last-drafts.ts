import type { LogStore } from "#store";

const KEY = "floorbook-last-drafts";

type Draft = Parameters<LogStore["saveDraft"]>[0];

/** The disk takes its time, up to a fifth of a second on a slow phone, and a page that goes does not wait: what it has begun to write then goes by another way. Never under the app lock, where nothing readable may lie beside the database. */
export function keepLastDrafts(log: LogStore, isLocked: () => boolean): LogStore {
  const begun = new Map<string, Draft>();
  for (const draft of isLocked() ? [] : leftIn()) void log.saveDraft(draft);
  forget();
  addEventListener("pagehide", () => {
    if (begun.size > 0 && !isLocked()) leave([...begun.values()]);
  });
  return {
    ...log,
    saveDraft: async (draft) => {
      begun.set(draft.id, draft);
      const result = await log.saveDraft(draft);
      if (begun.get(draft.id) === draft) begun.delete(draft.id);
      // The page came back: what it left would be old by its next start.
      if (begun.size === 0) forget();
      return result;
    },
    dropDraft: (id) => {
      begun.delete(id);
      return log.dropDraft(id);
    },
  };
}

function leave(drafts: readonly Draft[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Full or refused: the database may still have made it.
  }
}

function forget(): void {
  try {
    if (localStorage.getItem(KEY)) localStorage.removeItem(KEY);
  } catch {
    // Refused storage kept nothing.
  }
}

function leftIn(): readonly Draft[] {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(left) ? left.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { id, tournament } = value as Record<string, unknown>;
  return typeof id === "string" && typeof tournament === "string" && "draft" in value;
}
