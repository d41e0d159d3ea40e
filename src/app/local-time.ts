/** A moment as the clock on the wall shows it, with the zone's offset: 2026-12-05T14:07:31+08:00. */
export function localTime(moment: Date): string {
  const offset = -moment.getTimezoneOffset();
  const shifted = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  return `${shifted}${offset < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
