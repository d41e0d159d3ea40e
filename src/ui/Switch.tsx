import { useId } from "react";
import styles from "./Switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <span className={styles.text}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`} className="muted">
          {hint}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={`${id}-hint`}
        onChange={(change) => onChange(change.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
    </div>
  );
}
