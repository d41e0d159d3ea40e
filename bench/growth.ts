/** Figure 10: how another figure grows with the log. */
import { type Figure, median, paired, rounded } from "./figure.ts";

/** Entries on the phone, and what was measured with so many. */
export type Grown = readonly [entries: number, values: readonly number[]];

export const FLAT = 1.3;
/** From 1,000 to 100,000. */
export const LINEAR = 100;

export function growth(of: string, grown: readonly Grown[], most: typeof FLAT | typeof LINEAR): Figure {
  const [[least, few], [largest, many]] = [grown[0], grown.at(-1)] as [Grown, Grown];
  return {
    ...paired({
      figure: "10",
      what: `growth of ${of} from ${least.toLocaleString("en")} to ${largest.toLocaleString("en")} entries`,
      unit: "ms",
      values: many,
      limits: few,
      most,
      goal: most === FLAT ? "flat within 1.3 ×" : "at most linear (≤ 100 ×)",
    }),
    points: grown.map(([entries, values]) => [entries, rounded(median(values))]),
  };
}
