const DAYS = 30;

/** Thirty days after the last day of an event, an ISO date. */
export function suggestedDay(last: string): string {
  return new Date(Date.parse(`${last}T00:00:00Z`) + DAYS * 86_400_000).toISOString().slice(0, 10);
}
