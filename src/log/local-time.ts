/** A local time with offset, taken apart: `seconds` since 1970 in UTC, `offset` in minutes. */
export interface LocalTime {
  readonly seconds: number;
  readonly offset: number;
}

const FORM = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:Z|([+-])(\d\d):(\d\d))$/;

/** Undefined for a text that is no time. Days that no month has roll over. */
export function parseLocalTime(text: string): LocalTime | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const offset = (match[7] === "-" ? -1 : 1) * (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0)) + 0;
  return { seconds: ((daysBefore(year, month, day) * 24 + hour) * 60 + minute - offset) * 60 + second, offset };
}

export function formatLocalTime({ seconds, offset }: LocalTime): string {
  const local = seconds + offset * 60;
  const days = Math.floor(local / 86_400);
  const rest = local - days * 86_400;
  const clock = [rest / 3600, (rest / 60) % 60, rest % 60].map((each) => two(Math.floor(each))).join(":");
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${dateOf(days)}T${clock}${offset < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}

/** How many minutes the first clock is ahead of the second. */
export function minutesAhead(a: string, b: string): number | undefined {
  const [one, other] = [parseLocalTime(a), parseLocalTime(b)];
  return one && other && Math.round((one.seconds - other.seconds) / 60);
}

/** Days since 1970-01-01 in the Gregorian calendar: https://howardhinnant.github.io/date_algorithms.html */
function daysBefore(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

function dateOf(days: number): string {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const calendarMonth = month < 10 ? month + 3 : month - 9;
  return `${String(year + era * 400 + (calendarMonth <= 2 ? 1 : 0)).padStart(4, "0")}-${two(calendarMonth)}-${two(date)}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
