interface Lost {
  /** How long the judge was at the table. */
  readonly seconds: number;
  /** What the table still had when it began, extensions included; undefined: no round clock is known. */
  readonly left?: number | undefined;
  /** The guide gives nothing for what took no longer than this. */
  readonly overSeconds?: number | undefined;
  /** Whole minutes on top, as a guide adds for a deck check. */
  readonly plus?: number | undefined;
}

/** The minutes to give back: what was lost, rounded up, and no more than there was left to lose. */
export function minutesBack({ seconds, left = seconds, overSeconds = 0, plus = 0 }: Lost): number {
  const lost = Math.min(seconds, Math.max(0, left));
  if (seconds <= overSeconds || lost === 0) return 0;
  return Math.ceil(lost / 60) + plus;
}
