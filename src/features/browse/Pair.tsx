import type { ReactNode } from "react";
import styles from "./section.module.css";
import type { Side, Sides } from "./side.ts";

interface PairProps {
  readonly sides: Sides;
  readonly children: (side: Side) => ReactNode;
}

/** One passage, in two languages if two are shown: one under the other, or beside it where there is room. */
export function Pair({ sides, children }: PairProps) {
  if (sides.length === 1) return children(sides[0]);
  return (
    <div className={styles.pair}>
      {sides.map((side, index) => (
        <div key={side.language ?? ""} lang={side.language} className={index > 0 ? styles.second : undefined}>
          {children(side)}
        </div>
      ))}
    </div>
  );
}
