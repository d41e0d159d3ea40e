import type { InputHTMLAttributes } from "react";
import { buttonClass } from "./Button.tsx";
import styles from "./FileButton.module.css";

interface FileButtonProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "accept" | "capture" | "disabled" | "multiple"> {
  readonly label: string;
  readonly look?: "primary" | "plain";
  readonly wide?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses files, the same one again too. */
export function FileButton({ label, look = "plain", wide = true, onFiles, ...input }: FileButtonProps) {
  return (
    <label className={`${buttonClass(look, wide)} ${styles.file}`}>
      <span>{label}</span>
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
