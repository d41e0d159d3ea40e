import type { ReactNode } from "react";
import styles from "./Alert.module.css";

interface AlertProps {
  readonly title: ReactNode;
  /** What went wrong, for tests. */
  readonly kind?: string | undefined;
  /** Nothing: nothing is wrong. */
  readonly children: ReactNode;
}

/** Stands beside the button before anything goes wrong, so that a screen reader hears it when something does. */
export function Alert({ title, kind, children }: AlertProps) {
  return (
    <div role="alert" className="live">
      {children && (
        <p className={styles.problem} data-problem={kind}>
          <strong>{title}</strong>
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
