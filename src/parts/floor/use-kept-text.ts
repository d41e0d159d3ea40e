import { useEffect, useState } from "react";
import { useStores } from "#store";

/** A text of a form, stored at once: reload, crash and phone lock lose nothing. An empty one is kept no longer. */
export function useKeptText(id: string): readonly [string, (text: string) => void] {
  const { log } = useStores();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let gone = false;
    void log.draft(id).then((result) => {
      const kept = result.ok ? result.value?.draft : undefined;
      if (!gone && typeof kept === "string") setText((now) => now ?? kept);
    });
    return () => {
      gone = true;
    };
  }, [log, id]);
  return [
    text ?? "",
    (next) => {
      setText(next);
      // Not a tournament's: keeps it out of the unfinished rulings.
      if (next === "") void log.dropDraft(id);
      else void log.saveDraft({ id, tournament: id, draft: next });
    },
  ];
}
