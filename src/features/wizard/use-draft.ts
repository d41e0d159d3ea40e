import { useEffect, useState } from "react";
import { type StoreProblem, useLog, useStores } from "#store";
import { isDraft, type RulingDraft } from "./draft.ts";

interface DraftHandle {
  /** `undefined`: still being read; `null`: there is none. */
  readonly draft: RulingDraft | undefined | null;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
  readonly problem: StoreProblem | undefined;
}

/** One draft, kept on the phone with every change. */
export function useDraft(id: string): DraftHandle {
  const { log } = useStores();
  const { tournament } = useLog();
  const [draft, setDraft] = useState<RulingDraft | undefined | null>(() => draftOf(log.draftNow(id)?.draft));
  const [problem, setProblem] = useState<StoreProblem>();
  useEffect(() => {
    let wanted = true;
    if (log.draftNow(id)) setDraft(draftOf(log.draftNow(id)?.draft));
    else {
      void log.draft(id).then((result) => {
        if (wanted) setDraft(result.ok ? (draftOf(result.value?.draft) ?? null) : null);
      });
    }
    return () => {
      wanted = false;
    };
  }, [id, log]);
  return {
    draft,
    problem,
    change: (change) => {
      const before = draftOf(log.draftNow(id)?.draft) ?? draft;
      if (!before || !tournament) return;
      const next = change(before);
      setDraft(next);
      void log.saveDraft({ id, tournament, draft: next }).then((result) => setProblem(result.ok ? undefined : result.error));
    },
  };
}

function draftOf(value: unknown): RulingDraft | undefined {
  return isDraft(value) ? value : undefined;
}
