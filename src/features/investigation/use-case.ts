import { useEffect, useRef, useState } from "react";
import type { Investigation, PhotoFile } from "#exchange";
import type { Result } from "#lib/result.ts";
import { type CaseRow, type StoreProblem, useStores } from "#store";

export interface CaseHandle {
  readonly id: string;
  /** `undefined`: still being read; `null`: there is none. */
  readonly row: CaseRow | undefined | null;
  readonly investigation: Investigation | undefined;
  readonly change: (change: (before: Investigation) => Investigation) => void;
  readonly addPhoto: (file: PhotoFile, change: (before: Investigation) => Investigation) => Promise<boolean>;
  readonly dropPhoto: (photo: string) => void;
  readonly problem: StoreProblem | undefined;
  /** All that was typed lies on the phone. */
  readonly isKept: boolean;
}

/** One case, kept on the phone with every change. What was typed last is written last. */
export function useCase(id: string): CaseHandle {
  const { investigations } = useStores();
  const [row, setRow] = useState<CaseRow | undefined | null>(undefined);
  const [investigation, setInvestigation] = useState<Investigation>();
  const [problem, setProblem] = useState<StoreProblem>();
  const [unkept, setUnkept] = useState(0);
  const latest = useRef<Investigation>(undefined);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let gone = false;
    void investigations.read(id).then((result) => {
      if (gone) return;
      setRow(result.ok ? (result.value ?? null) : null);
      if (result.ok) {
        latest.current = result.value?.investigation;
        setInvestigation(latest.current);
      } else setProblem(result.error);
    });
    return () => {
      gone = true;
    };
  }, [investigations, id]);

  function apply(change: (before: Investigation) => Investigation): Investigation | undefined {
    if (!latest.current) return undefined;
    latest.current = change(latest.current);
    setInvestigation(latest.current);
    return latest.current;
  }

  async function keep(write: () => Promise<Result<void, StoreProblem>>): Promise<boolean> {
    setUnkept((count) => count + 1);
    const turn = writing.current.then(write);
    writing.current = turn;
    const result = await turn;
    setUnkept((count) => count - 1);
    setProblem(result.ok ? undefined : result.error);
    return result.ok;
  }

  return {
    id,
    row,
    investigation,
    problem,
    isKept: unkept === 0 && problem === undefined,
    change: (change) => {
      const next = apply(change);
      if (next) void keep(() => investigations.save(next));
    },
    addPhoto: async (file, change) => {
      const before = latest.current;
      const next = before && change(before);
      if (!next || !(await keep(() => investigations.addPhoto(next, file)))) return false;
      apply(change);
      return true;
    },
    dropPhoto: (photo) => {
      const next = apply((before) => ({ ...before, photos: before.photos.filter((each) => each.id !== photo) }));
      if (next) void keep(() => investigations.dropPhoto(next, photo));
    },
  };
}
