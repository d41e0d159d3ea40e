import { useRef, useState } from "react";
import { type StoreProblem, useStores, type Writing } from "#store";

export interface WritingState {
  /** Whether it is stored; while one write is on its way a further one is not begun. */
  readonly write: (writings: readonly Writing[]) => Promise<boolean>;
  readonly problem: StoreProblem | undefined;
}

export function useWriting(tournament: string): WritingState {
  const { log } = useStores();
  const [problem, setProblem] = useState<StoreProblem>();
  const busy = useRef(false);
  return {
    problem,
    write: async (writings) => {
      if (busy.current) return false;
      busy.current = true;
      const result = await log.write(tournament, writings).finally(() => {
        busy.current = false;
      });
      setProblem(result.ok ? undefined : result.error);
      return result.ok;
    },
  };
}
