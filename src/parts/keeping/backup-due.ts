import type { LogState } from "#log";
import type { SafePoint } from "#store";

const HOUR = 3_600_000;

/** Where an event is now: nothing before it needs another reminder. */
export function safePointOf({ tournament, entries, day, round }: LogState): SafePoint {
  return { tournament, entries: entries.size, day, round };
}

/**
 * A round has ended, or nobody wrote for an hour, and there are entries that lie on this phone alone.
 *
 * `exchanged` and `now` are moments of this phone's clock; a clock that is wrong asks too early or too late, and harms nothing.
 */
export function isBackupDue(
  state: LogState,
  { safe, exchanged, now }: { readonly safe?: SafePoint | undefined; readonly exchanged?: string | undefined; readonly now: number },
): boolean {
  if (state.settings?.practice) return false;
  const { entries } = state;
  const [row] = entries.rows();
  const first = row === undefined ? undefined : entries.at(row);
  if (!first) return false;
  const last = latestOf(entries) * 1000;
  const start = { entries: 0, day: first.day, round: first.round };
  const point = safe?.tournament === state.tournament ? safe : start;
  if (entries.size <= point.entries || (exchanged !== undefined && Date.parse(exchanged) >= last)) return false;
  return state.day !== point.day || state.round !== point.round || now - last > HOUR;
}

/** Seconds since 1970 at which somebody wrote last. */
function latestOf(entries: LogState["entries"]): number {
  const { seconds } = entries.columns();
  let latest = 0;
  for (const row of entries.rows()) latest = Math.max(latest, seconds[row] ?? 0);
  return latest;
}
