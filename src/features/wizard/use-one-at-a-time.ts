import { useRef } from "react";

/** Runs one action at a time: taps that come while it is under way do nothing. A state would be too late for a second tap of the same instant. */
export function useOneAtATime(): <T>(action: () => Promise<T>) => Promise<T | undefined> {
  const busy = useRef(false);
  return async (action) => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await action();
    } finally {
      busy.current = false;
    }
  };
}
