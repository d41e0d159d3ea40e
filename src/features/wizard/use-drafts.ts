import { useEffect, useState } from "react";
import type { OpenEvent } from "#parts";
import { useStores } from "#store";
import { isDraft, type RulingDraft } from "./draft.ts";
import { isRecorded } from "./ruling-of.ts";

/** The unfinished rulings of the open event, newest first. */
export function useDrafts(event: OpenEvent): { readonly list: readonly RulingDraft[]; readonly discard: (id: string) => void } {
  const { log } = useStores();
  const [list, setList] = useState<readonly RulingDraft[]>([]);
  useEffect(() => {
    let wanted = true;
    void log.drafts(event.id).then((result) => {
      if (wanted && result.ok) setList(result.value.map((row) => row.draft).filter(isDraft));
    });
    return () => {
      wanted = false;
    };
  }, [log, event.id]);
  return {
    list: list.filter((each) => !isRecorded(event, each)),
    discard: (id) => {
      setList((before) => before.filter((each) => each.id !== id));
      void log.dropDraft(id);
    },
  };
}
