import { useState } from "react";
import { useTranslation } from "#i18n";

interface Copying {
  /** For the sentence beside the button: that it was copied, or what to do where the browser refuses. */
  readonly said: string;
  readonly copy: (text: string) => Promise<void>;
}

/** Copies texts, and says what came of it. */
export function useCopying(): Copying {
  const { t } = useTranslation("common");
  const [done, setDone] = useState<"copied" | "not-copied">();
  return {
    said: done ? t(done) : "",
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        setDone("copied");
      } catch {
        setDone("not-copied");
      }
    },
  };
}
