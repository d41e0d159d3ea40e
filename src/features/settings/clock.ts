/** The clock on the wall, with the zone's offset: 2026-12-05T14:07:31+08:00. */
export function localNow(): string {
  const moment = new Date();
  const offset = -moment.getTimezoneOffset();
  const shifted = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  return `${shifted}${offset < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The day on the wall, an ISO date. */
export function localToday(): string {
  return localNow().slice(0, 10);
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
