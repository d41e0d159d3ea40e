import { useEffect, useState } from "react";
import { useStores } from "#store";

/** Not a tournament: keeps these drafts out of the lists of unfinished rulings. */
const SHELF = "settings";

export interface KeptDraft {
  /** Undefined: nothing kept, or not read yet. */
  readonly draft: unknown;
  /** It was written before this screen appeared. */
  readonly found: boolean;
  readonly keep: (draft: object) => void;
  readonly drop: () => void;
}

/** A form's content, stored at every change: reload, crash and phone lock lose nothing. */
export function useKeptDraft(id: string): KeptDraft {
  const { log } = useStores();
  const [kept, setKept] = useState(() => {
    const row = log.draftNow(id);
    return row && { draft: row.draft, found: true };
  });
  useEffect(() => {
    let gone = false;
    void log.draft(id).then((result) => {
      const draft = result.ok ? result.value?.draft : undefined;
      if (!gone && draft !== undefined) setKept((now) => now ?? { draft, found: true });
    });
    return () => {
      gone = true;
    };
  }, [log, id]);
  return {
    draft: kept?.draft,
    found: kept?.found ?? false,
    keep: (draft) => {
      setKept((now) => ({ draft, found: now?.found ?? false }));
      void log.saveDraft({ id, tournament: SHELF, draft });
    },
    drop: () => {
      setKept({ draft: undefined, found: false });
      void log.dropDraft(id);
    },
  };
}
