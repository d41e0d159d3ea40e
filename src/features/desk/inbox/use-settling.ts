import { useRef, useState } from "react";
import type { LogState } from "#log";
import { type StoreProblem, useStores } from "#store";
import type { Option } from "./options.ts";

export type Settling =
  | { readonly kind: "idle" }
  | { readonly kind: "saved"; readonly at: string; readonly option: Option; readonly counts: boolean }
  | { readonly kind: "undone"; readonly at: string }
  | { readonly kind: "failed"; readonly problem: StoreProblem };

export interface SettlingState {
  readonly settling: Settling;
  readonly settle: (option: Option) => Promise<void>;
  readonly undo: (option: Option) => Promise<void>;
}

/** Writes what settles a case. A second tap while the first is being written does nothing. */
export function useSettling(state: LogState): SettlingState {
  const { log } = useStores();
  const [settling, setSettling] = useState<Settling>({ kind: "idle" });
  const busy = useRef(false);

  async function write(bodies: Option["bodies"]) {
    if (busy.current) return undefined;
    busy.current = true;
    const result = await log.write(
      state.tournament,
      bodies.map((body) => ({ body })),
    );
    busy.current = false;
    if (!result.ok) setSettling({ kind: "failed", problem: result.error });
    return result.ok ? result.value : undefined;
  }

  return {
    settling,
    settle: async (option) => {
      const events = await write(option.bodies);
      const at = events?.at(-1)?.at ?? "";
      if (events) setSettling({ kind: "saved", at, option, counts: !events.some((each) => state.invalid.has(each.id)) });
    },
    undo: async (option) => {
      const events = await write(option.undo);
      if (events) setSettling({ kind: "undone", at: events.at(-1)?.at ?? "" });
    },
  };
}
