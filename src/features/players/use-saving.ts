import { useRef, useState } from "react";
import { type StoreProblem, useStores, type Writing } from "#store";

/** What was done, as the key of its sentence. */
export type Done = "added" | "changed" | "language" | "dropped" | "returned" | "merged" | "unmerged" | "undone" | "erased";

export type Status =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly done: Done; readonly player: string; readonly at: string; readonly undo: readonly Writing[] }
  | { readonly kind: "failed"; readonly problem: StoreProblem };

export interface Deed {
  readonly done: Done;
  /** Whom it is about. */
  readonly player: string;
  readonly undo?: readonly Writing[];
}

export interface Saving {
  readonly status: Status;
  /** Whether it was kept. A second tap while the first is being written does nothing. */
  readonly save: (deed: Deed, writings: readonly Writing[]) => Promise<boolean>;
}

export function useSaving(tournament: string): Saving {
  const { log } = useStores();
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const busy = useRef(false);

  async function save({ done, player, undo = [] }: Deed, writings: readonly Writing[]): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setStatus({ kind: "saving" });
    const result = await log.write(tournament, writings).finally(() => {
      busy.current = false;
    });
    if (result.ok) setStatus({ kind: "saved", done, player, at: result.value.at(-1)?.at ?? "", undo });
    else setStatus({ kind: "failed", problem: result.error });
    return result.ok;
  }

  return { status, save };
}
