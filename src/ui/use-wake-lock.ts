import { useEffect } from "react";

/** Keeps the screen awake while `wanted`, where the browser can; again after a return from the background. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    // Missing in older browsers, and without https.
    const locks = navigator.wakeLock as WakeLock | undefined;
    if (!wanted || !locks) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.hidden) return;
      const got = await locks.request("screen").catch(() => undefined);
      if (over) void got?.release();
      else lock = got;
    };
    const seen = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", seen);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", seen);
      void lock?.release();
    };
  }, [wanted]);
}
