import { useEffect, useState } from "react";
import { formatLocalTime } from "#log";

/** Whole seconds since 1970, by the phone's clock. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** A moment as the clock on the wall shows it here, with the zone's offset. */
export function localTimeAt(seconds: number): string {
  return formatLocalTime({ seconds, offset: -new Date(seconds * 1000).getTimezoneOffset() });
}

/** The clock on the wall now: 2026-12-05T14:07:31+08:00. */
export function localNow(): string {
  return localTimeAt(nowInSeconds());
}

/** The day on the wall, an ISO date. */
export function localToday(): string {
  return localNow().slice(0, 10);
}

/** The second that it is now. It is looked up anew, never counted: right after lock, sleep and return. */
export function useNow(): number {
  const [now, setNow] = useState(nowInSeconds);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      clearTimeout(timer);
      setNow(nowInSeconds());
      timer = setTimeout(look, 1005 - (Date.now() % 1000));
    }
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
