/** What one measurement came to, as it stands in results.json. */
export interface Figure {
  readonly figure: string;
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  /** The same thing done as directly as this machine allows, in the same run. */
  readonly limit?: number;
  /** Paired: the median over the rounds of value to limit. */
  readonly ratio?: number;
  readonly goal: string;
  /** Where the goal is not met yet: what must not be exceeded meanwhile. */
  readonly budget?: number;
  /** The ratio of the goal. */
  readonly most?: number;
  /** Where the ratio's goal is not met yet: what even the better rounds must not exceed meanwhile. */
  readonly holds?: number;
  readonly met: boolean;
  readonly n?: number;
  /** The quarter and the three-quarter point of the ratio, or of the value where there is no limit. */
  readonly spread?: readonly [number, number];
  readonly note?: string;
  /** How it grows: entries on the phone, and the value with so many. */
  readonly points?: readonly (readonly [entries: number, value: number])[];
}

export interface Options {
  readonly rounds: number;
  readonly isShort: boolean;
  readonly dist: string;
}

/** Room for the noise of a shared machine, of which a regression is in every round: even the better rounds must be beyond it. */
const SLACK = 1.5;

/** What the short form fails on. */
export function isBroken({ value, budget, holds, most, met, spread }: Figure): boolean {
  if (budget !== undefined) return value > budget;
  if (holds !== undefined && spread) return spread[0] > holds;
  if (most !== undefined && spread) return spread[0] > most * SLACK;
  return !met;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function rounded(value: number): number {
  const step = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 10 ? 10 : 1000;
  return Math.round(value * step) / step;
}

interface Paired {
  readonly figure: string;
  readonly what: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly limits: readonly number[];
  /** The ratio that must not be exceeded. */
  readonly most: number;
  readonly goal: string;
  readonly alsoMet?: boolean;
  readonly holds?: number;
  readonly note?: string;
}

/** Round by round, so that what the machine did to both in the same minute falls out. */
export function paired({ figure, what, unit, values, limits, most, goal, alsoMet = true, holds, note }: Paired): Figure {
  const ratios = values.map((value, round) => value / (limits[round] ?? Number.NaN));
  const ratio = median(ratios);
  return {
    figure,
    what,
    unit,
    value: rounded(median(values)),
    limit: rounded(median(limits)),
    ratio: rounded(ratio),
    goal,
    most,
    met: ratio <= most && alsoMet,
    n: values.length,
    spread: [rounded(quantile(ratios, 0.25)), rounded(quantile(ratios, 0.75))],
    ...(holds === undefined ? {} : { holds }),
    ...(note === undefined ? {} : { note }),
  };
}

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
