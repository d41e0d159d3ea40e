import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import type { Entry } from "#log";
import type { Tone } from "#ui/Mark.tsx";
import type { Columns } from "./columns.ts";
import type { BoardLabels } from "./use-labels.ts";

/** What the board shows: places in the columns, in order. */
export interface Shown {
  readonly columns: Columns;
  readonly labels: BoardLabels;
  readonly found: Float64Array;
  readonly days: boolean;
}

/** One line of the board, in words. */
export interface BoardRow {
  readonly entry: Entry;
  readonly player: string;
  readonly infraction: string;
  readonly penalty: string;
  readonly tone: Tone;
  readonly state: string;
}

export function useRows({ columns, labels, found }: Shown, height: number) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    getItemKey: (index) => found[index] ?? index,
  });
  function rowAt(index: number): BoardRow | undefined {
    const place = found[index] ?? -1;
    const entry = columns.entries[place];
    if (!entry) return undefined;
    const { codes } = columns;
    const { names, tones } = labels;
    const penalty = codes.penalty[place] ?? 0;
    return {
      entry,
      player: names.player[codes.player[place] ?? 0] ?? "",
      infraction: names.infraction[codes.infraction[place] ?? 0] ?? "",
      penalty: names.penalty[penalty] ?? "",
      tone: tones[penalty] ?? 0,
      state: names.state[codes.state[place] ?? 0] ?? "",
    };
  }
  return { scroller, virtualizer, rowAt };
}
