import { useEffect, useState } from "react";
import { type StoreProblem, useStores } from "#store";

export interface QuizAnswer {
  readonly infraction: string;
  /** Ids joined by commas. */
  readonly penalty: string;
}

/** A quiz as it stands: kept on this phone until another one begins. */
export interface Quiz {
  readonly v: 1;
  readonly guide: string;
  readonly seed: string;
  readonly count: number;
  readonly answers: readonly QuizAnswer[];
}

const ID = "quiz";
/** Not a tournament: keeps it out of the lists of unfinished rulings. */
const SHELF = "practice";

/** `undefined`: still being read; `null`: none was begun. */
export function useQuiz(): {
  readonly quiz: Quiz | undefined | null;
  readonly keep: (quiz: Quiz | null) => void;
  readonly problem: StoreProblem | undefined;
} {
  const { log } = useStores();
  const [quiz, setQuiz] = useState<Quiz | undefined | null>();
  const [problem, setProblem] = useState<StoreProblem>();
  useEffect(() => {
    let gone = false;
    void log.draft(ID).then((result) => {
      if (gone) return;
      const draft = log.draftNow(ID)?.draft ?? (result.ok ? result.value?.draft : undefined);
      setQuiz((now) => now ?? (isQuiz(draft) ? draft : null));
    });
    return () => {
      gone = true;
    };
  }, [log]);
  return {
    quiz,
    problem,
    keep: (next) => {
      setQuiz(next);
      const written = next ? log.saveDraft({ id: ID, tournament: SHELF, draft: next }) : log.dropDraft(ID);
      void written.then((result) => setProblem(result.ok ? undefined : result.error));
    },
  };
}

function isQuiz(value: unknown): value is Quiz {
  return typeof value === "object" && value !== null && "v" in value && value.v === 1 && "answers" in value && Array.isArray(value.answers);
}
