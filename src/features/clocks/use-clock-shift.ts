import { useEffect, useRef } from "react";

const MOST = 2000;

/**
 * Notices that somebody changed the phone's clock while the page is open, by a clock that nobody can change; gives by how many seconds.
 *
 * That other clock may stand still while the phone sleeps, which looks like a step forward: steps forward count only while the page was in sight.
 */
export function useClockShift(onShift: (seconds: number) => void) {
  const told = useRef(onShift);
  useEffect(() => {
    told.current = onShift;
  });
  useEffect(() => {
    let difference = Date.now() - performance.now();
    let wasHidden = document.hidden;
    function look() {
      const found = Date.now() - performance.now();
      const shift = found - difference;
      if (Math.abs(shift) > MOST && (shift < 0 || !wasHidden)) told.current(Math.round(shift / 1000));
      if (Math.abs(shift) > MOST) difference = found;
      wasHidden = document.hidden;
    }
    function hide() {
      if (document.hidden) wasHidden = true;
    }
    const timer = setInterval(look, 1000);
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);
}
