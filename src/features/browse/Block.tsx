import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

interface BlockProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly look?: "note" | undefined;
  readonly children: ReactNode;
}

/** A titled part of a section. */
export function Block({ title, hint, look, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={look === "note" ? `${styles.block} ${styles.note}` : styles.block}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {hint && <span className="muted">{hint}</span>}
      </div>
      {children}
    </section>
  );
}
