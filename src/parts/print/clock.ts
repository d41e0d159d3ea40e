import { formatLocalTime } from "#log";

/** The clock on the wall, with the zone's offset: 2026-12-05T14:07:31+08:00. */
export function localNow(): string {
  const moment = new Date();
  return formatLocalTime({ seconds: Math.floor(moment.getTime() / 1000), offset: -moment.getTimezoneOffset() });
}
