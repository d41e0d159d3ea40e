import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";
import styles from "./Field.module.css";

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly hideLabel?: boolean;
}

export function TextField({ id, label, hint, hideLabel, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Labelled id={id} label={label} hint={hint} hideLabel={hideLabel}>
      {(ids) => <input className={styles.input} autoComplete="off" {...ids} {...rest} />}
    </Labelled>
  );
}

export function TextArea({ id, label, hint, hideLabel, ...rest }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Labelled id={id} label={label} hint={hint} hideLabel={hideLabel}>
      {(ids) => <textarea className={styles.input} rows={3} {...ids} {...rest} />}
    </Labelled>
  );
}

export function Select({ id, label, hint, hideLabel, ...rest }: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Labelled id={id} label={label} hint={hint} hideLabel={hideLabel}>
      {(ids) => <select className={styles.input} {...ids} {...rest} />}
    </Labelled>
  );
}

interface Ids {
  readonly id: string;
  readonly "aria-describedby"?: string;
}

interface LabelledProps {
  readonly id: string | undefined;
  readonly label: string;
  readonly hint: string | undefined;
  readonly hideLabel: boolean | undefined;
  readonly children: (ids: Ids) => ReactNode;
}

function Labelled({ id: given, label, hint, hideLabel, children }: LabelledProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {children({ id, ...(hint ? { "aria-describedby": `${id}-hint` } : {}) })}
      {hint && (
        <p id={`${id}-hint`} className="muted">
          {hint}
        </p>
      )}
    </div>
  );
}
