import { useLayoutEffect, useRef, useState } from "react";
import { mostBytesOn } from "./qr-size.ts";

/** The room for a square code: the width of its place, but never more than is in sight at once. */
export function useSquare() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setRoom(Math.floor(Math.min(element.clientWidth, innerHeight * 0.7, 640)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return { place, room };
}

/** What a page leaves free beside a code, in CSS pixels. */
const BESIDE = 32;

/** Bytes of the largest code that this screen shows readably, however the phone is turned. */
export function mostBytesOnScreen(): number {
  return mostBytesOn(Math.min(screen.width, screen.height) - BESIDE);
}

/** A whole number of the screen's own pixels for each module, so that all modules are alike. */
export function sideFor(room: number, modules: number): number {
  const pixels = Math.max(1, Math.floor((room * devicePixelRatio) / modules));
  return (pixels * modules) / devicePixelRatio;
}
