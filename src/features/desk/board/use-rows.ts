import { type FocusEvent, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { Entry } from "#log";
import type { Tone } from "#ui/Mark.tsx";
import type { Columns } from "./columns.ts";
import type { BoardLabels } from "./use-labels.ts";

/** What the board shows: rows, in order. */
export interface Shown {
  readonly columns: Columns;
  readonly labels: BoardLabels;
  readonly found: Float64Array;
  /** What they answer. Another question is answered from the top; entries that come in meanwhile move nothing that is in sight. */
  readonly question: string;
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
const STEP = 3;

/** Where the board was left, for who comes back from an entry. */
let left = { question: "", top: 0 };

/**
 * The rows in sight; a few around them as soon as there is time. All are equally high, so that nothing has to be measured or remembered for the
 * others: a virtualizer that measures spends some 20 ms a frame on a hundred thousand. `slot` says which rows may share an element of the page, one
 * after the other: writing into one is cheaper than making it.
 */
export function useRows(shown: Shown, rowRems: number) {
  const { found, question } = shown;
  const height = rowRems * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isBack = useNavigationType() === "POP";
  const start = isBack && left.question === question ? left.top : 0;
  const scroller = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(() => rowUnder(start, height));
  const [ready, setReady] = useState(0);
  const [answered, setAnswered] = useState({ question, found, moved: 0 });
  const { moved } = answered;
  if (question !== answered.question) {
    setAnswered({ question, found, moved });
    setFirst(0);
    setReady(0);
  } else if (found !== answered.found) {
    const by = first === 0 ? 0 : movedBy(answered.found, found, first);
    setAnswered({ question, found, moved: moved + by });
    setFirst(first + by);
  }
  const scroll = useEffectEvent(() => {
    // Another language hides the rows until its texts are there, and a hidden list forgets how far it was scrolled.
    const top = first > 0 && left.question === question ? left.top : start;
    left = { question, top };
    scroller.current?.scrollTo(0, top);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useLayoutEffect(() => scroll(), [question]);
  const heldAt = useRef(moved);
  useLayoutEffect(() => {
    scroller.current?.scrollBy(0, (moved - heldAt.current) * height);
    heldAt.current = moved;
  }, [moved, height]);
  useEffect(() => {
    if (ready === 0) startTransition(() => setReady(READY));
  }, [ready]);
  const focused = useRef<string>(undefined);
  // Nobody opens an entry by a focus that was on another one.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isRow = activeElement instanceof HTMLElement && scroller.current?.contains(activeElement) && activeElement.dataset["entry"];
    if (isRow && isRow !== focused.current) scroller.current?.focus({ preventScroll: true });
  });
  const inSight = Math.ceil(globalThis.innerHeight / height);
  const slots = inSight + 2 * READY + STEP;
  const top = Math.min(first, Math.max(0, found.length - inSight));
  const from = Math.max(0, top - ready);
  const last = Math.min(found.length, top + inSight + STEP + ready);
  const indexes = Array.from({ length: Math.max(0, last - from) }, (_, index) => from + index);
  return {
    scroller,
    rows: indexes.flatMap((index) => rowAt(shown, index) ?? []).map((row) => ({ ...row, slot: slotOf(row.index - moved, slots) })),
    before: from * height,
    after: (found.length - last) * height,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.dataset["entry"];
    },
    onScroll: () => {
      left = { question, top: scroller.current?.scrollTop ?? 0 };
      setFirst(rowUnder(left.top, height));
    },
  };
}

/** How far a row was pushed by others that came or went; not how far it went by itself, where its own state is what is sorted by. */
function movedBy(before: Float64Array, now: Float64Array, index: number): number {
  const by = now.indexOf(before[index] ?? Number.NaN) - index;
  const came = now.length - before.length;
  return by >= Math.min(0, came) && by <= Math.max(0, came) ? by : 0;
}

/** Rows that were moved keep their elements, and with them the focus and a finger that lies on one. */
function slotOf(place: number, slots: number): number {
  return ((place % slots) + slots) % slots;
}

/** Of a few rows the first. */
function rowUnder(top: number, height: number): number {
  const row = Math.max(0, Math.floor(top / height));
  return row - (row % STEP);
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
