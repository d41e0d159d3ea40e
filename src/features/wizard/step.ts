import type { ReactNode } from "react";
import type { OpenEvent } from "#parts";
import type { StoreProblem } from "#store";
import type { RulingDraft } from "./draft.ts";

export interface StepProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly change: (change: (draft: RulingDraft) => RulingDraft) => void;
  /** The draft could not be kept. */
  readonly problem: StoreProblem | undefined;
  /** Back button and subject bar, the same on every step. */
  readonly frame: { readonly back: ReactNode; readonly bar: ReactNode };
}
