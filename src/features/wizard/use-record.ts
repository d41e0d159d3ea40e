import { useState } from "react";
import { type OpenEvent, useIsHeadJudge, useProblemText } from "#parts";
import { askForPersistence, useStores } from "#store";
import type { RulingDraft } from "./draft.ts";
import { recordingOf } from "./ruling-of.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** So long a phone may take before it says that it is at it. Saying so at once would hold up the writing itself. */
const SLOW_MS = 150;

/** Records a draft. It is shown as saved only when the phone has it; a second tap finds the same entry. */
export function useRecord(event: OpenEvent) {
  const sayProblem = useProblemText();
  const { log } = useStores();
  const headJudge = useIsHeadJudge();
  const oneAtATime = useOneAtATime();
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState("");
  async function record(draft: RulingDraft): Promise<boolean> {
    const slow = setTimeout(() => setSaving(true), SLOW_MS);
    const result = await log.write(event.id, recordingOf(event, draft, headJudge)).finally(() => clearTimeout(slow));
    setSaving(false);
    if (!result.ok) {
      setMessage(sayProblem(result.error));
      return false;
    }
    setMessage("");
    // From the first entry on there is something to lose; the browser asks at most once.
    void askForPersistence();
    return true;
  }
  return { record: async (draft: RulingDraft) => (await oneAtATime(() => record(draft))) ?? false, saving, message };
}
