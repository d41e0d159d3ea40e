import { useEffect, useRef } from "react";
import styles from "./code.module.css";
import { drawFrame } from "./draw-code.ts";
import { MARGIN, sizeOf, type Version } from "./qr-size.ts";
import { sideFor, useSquare } from "./use-square.ts";

interface AnimatedCodeProps {
  /** The frame at a place, counted from 0; there is no last one. */
  readonly frame: (place: number) => Uint8Array;
  readonly version: Version;
  readonly perSecond: number;
  readonly label: string;
  /** How many were shown; about twice a second. */
  readonly onShown: (shown: number) => void;
}

/** Codes one after the other, all of one size. The first one stays until the page is in sight. */
export function AnimatedCode({ frame, version, perSecond, label, onShown }: AnimatedCodeProps) {
  const { place, room } = useSquare();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let shown = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    let toldAt = 0;
    let handle = 0;
    const show = (now: number) => {
      handle = requestAnimationFrame(show);
      if (!canvas.current || now - drawnAt < 1000 / perSecond - 4) return;
      drawFrame(canvas.current, frame(shown), version);
      canvas.current.dataset["place"] = String(shown);
      drawnAt = now;
      shown += 1;
      if (shown > 1 && now - toldAt < 500) return;
      toldAt = now;
      onShown(shown);
    };
    handle = requestAnimationFrame(show);
    return () => cancelAnimationFrame(handle);
  }, [frame, version, perSecond, onShown]);
  const side = sideFor(room, sizeOf(version) + 2 * MARGIN);
  return (
    <div ref={place} className={styles.place}>
      <canvas ref={canvas} role="img" aria-label={label} className={styles.code} style={{ inlineSize: side, blockSize: side }} />
    </div>
  );
}
