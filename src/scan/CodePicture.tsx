import { useLayoutEffect, useRef, useState } from "react";
import styles from "./code.module.css";
import { drawText } from "./draw-code.ts";
import { sideFor, useSquare } from "./use-square.ts";

/** A text as one code: black on white in every theme. */
export function CodePicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { place, room } = useSquare();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [modules, setModules] = useState(29);
  useLayoutEffect(() => {
    if (canvas.current) setModules(drawText(canvas.current, text));
  }, [text]);
  const side = sideFor(room, modules);
  return (
    <div ref={place} className={styles.place}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        data-code={text}
        className={styles.code}
        style={{ inlineSize: side, blockSize: side }}
      />
    </div>
  );
}
