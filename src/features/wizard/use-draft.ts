import { useEffect, useState } from "react";
import type { OpenEvent } from "#parts";
import { type StoreProblem, useStores } from "#store";
import { isDraft, type RulingDraft } from "./draft.ts";

interface DraftHandle {
  /** `undefined`: still being read; `null`: there is none. */
  readonly draft: RulingDraft | undefined | null;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
  readonly problem: StoreProblem | undefined;
}

/** One draft of the open event, kept on the phone with every change. A draft of another event is none here: it would be recorded in the wrong log. */
export function useDraft(event: OpenEvent, id: string): DraftHandle {
  const { log } = useStores();
  const tournament = event.id;
  const [draft, setDraft] = useState<RulingDraft | undefined | null>(() => draftOf(log.draftNow(id), tournament));
  const [problem, setProblem] = useState<StoreProblem>();
  useEffect(() => {
    let wanted = true;
    if (log.draftNow(id)) setDraft(draftOf(log.draftNow(id), tournament) ?? null);
    else {
      void log.draft(id).then((result) => {
        if (wanted) setDraft(result.ok ? (draftOf(result.value, tournament) ?? null) : null);
      });
    }
    return () => {
      wanted = false;
    };
  }, [id, log, tournament]);
  return {
    draft,
    problem,
    change: (change) => {
      const before = draftOf(log.draftNow(id), tournament) ?? draft;
      if (!before) return;
      const next = change(before);
      setDraft(next);
      void log.saveDraft({ id, tournament, draft: next }).then((result) => setProblem(result.ok ? undefined : result.error));
    },
  };
}

interface Kept {
  readonly tournament: string;
  readonly draft: unknown;
}

function draftOf(kept: Kept | undefined, tournament: string): RulingDraft | undefined {
  return kept?.tournament === tournament && isDraft(kept.draft) ? kept.draft : undefined;
}
