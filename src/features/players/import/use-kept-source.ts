import { useEffect, useState } from "react";
import { useStores } from "#store";
import { type ListSource, readSource } from "./list-source.ts";

const ID = "players-import";

/** The list as it was chosen or pasted, stored at once: reload, crash and phone lock lose nothing. */
export function useKeptSource(): readonly [ListSource | undefined, (source: ListSource | undefined) => void] {
  const { log } = useStores();
  const [source, setSource] = useState<ListSource>();
  useEffect(() => {
    let gone = false;
    void log.draft(ID).then((result) => {
      const found = result.ok ? readSource(result.value?.draft) : undefined;
      if (!gone && found) setSource((now) => now ?? found);
    });
    return () => {
      gone = true;
    };
  }, [log]);
  return [
    source,
    (next) => {
      setSource(next);
      // Not a tournament's: keeps it out of the unfinished rulings.
      if (next) void log.saveDraft({ id: ID, tournament: ID, draft: next });
      else void log.dropDraft(ID);
    },
  ];
}
