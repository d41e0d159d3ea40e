import { useRef, useState } from "react";
import type { Entry } from "#log";
import type { Tone } from "#ui/Mark.tsx";
import type { Columns } from "./columns.ts";
import type { BoardLabels } from "./use-labels.ts";

/** What the board shows: rows, in order. */
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

/** Rows kept ready above and below what is in sight, and how far one scrolls before others are made ready. */
const READY = 10;
const STEP = 5;

/**
 * The rows in sight and a few around them. All are equally high, so that nothing has to be measured or remembered for the others:
 * a virtualizer that measures spends some 20 ms a frame on a hundred thousand.
 */
export function useRows(shown: Shown, rowRems: number) {
  const scroller = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const height = rowRems * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const last = Math.min(shown.found.length, first + Math.ceil(globalThis.innerHeight / height) + 2 * READY + STEP);
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  return {
    scroller,
    rows: indexes.flatMap((index) => rowAt(shown, index) ?? []),
    before: first * height,
    after: (shown.found.length - last) * height,
    onScroll: () => {
      const top = Math.floor((scroller.current?.scrollTop ?? 0) / height) - READY;
      setFirst(Math.max(0, top - (top % STEP)));
    },
  };
}

function rowAt({ columns: { at, codes }, labels: { names, tones }, found }: Shown, index: number) {
  const place = found[index] ?? -1;
  const entry = at(place);
  if (!entry) return undefined;
  const penalty = codes.penalty[place] ?? 0;
  const row: BoardRow = {
    entry,
    player: names.player[codes.player[place] ?? 0] ?? "",
    infraction: names.infraction[codes.infraction[place] ?? 0] ?? "",
    penalty: names.penalty[penalty] ?? "",
    tone: tones[penalty] ?? 0,
    state: names.state[codes.state[place] ?? 0] ?? "",
  };
  return { index, row };
}
