import { useRef, useState } from "react";
import type { Body } from "#log";
import { type StoreProblem, useStores } from "#store";

export interface WritingState {
  /** Whether it is stored; while one write is on its way a further one is not begun. */
  readonly write: (tournament: string, body: Body, id?: string) => Promise<boolean>;
  readonly problem: StoreProblem | undefined;
}

export function useWriting(): WritingState {
  const { log } = useStores();
  const [problem, setProblem] = useState<StoreProblem>();
  const busy = useRef(false);
  return {
    problem,
    write: async (tournament, body, id) => {
      if (busy.current) return false;
      busy.current = true;
      const result = await log.write(tournament, [id === undefined ? { body } : { id, body }]).finally(() => {
        busy.current = false;
      });
      setProblem(result.ok ? undefined : result.error);
      return result.ok;
    },
  };
}
