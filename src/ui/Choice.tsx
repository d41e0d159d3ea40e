import { useId } from "react";
import styles from "./Choice.module.css";

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  /** Undefined: nothing chosen yet. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** A second tap on the chosen one takes the answer back. */
  readonly clearable?: boolean;
  readonly hideLegend?: boolean;
}

/** A question with a few answers, all in sight. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  clearable = false,
  hideLegend = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={hideLegend ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type={clearable ? "checkbox" : "radio"}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(clearable && option.value === value ? undefined : option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
