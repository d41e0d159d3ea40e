import { TextField } from "./Field.tsx";

interface SecretFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** One that is being chosen, and none that opens something. */
  readonly isNew?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A PIN or passphrase; password managers know what it is for. */
export function SecretField({ isNew = false, onChange, ...rest }: SecretFieldProps) {
  return (
    <TextField
      type="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      onChange={(change) => onChange(change.target.value)}
      {...rest}
    />
  );
}
