import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n";
import { Button } from "#ui/Button.tsx";
import styles from "./actions.module.css";
import type { Saving } from "./use-saving.ts";

interface ActionFormProps {
  readonly saving: Saving;
  readonly label: string;
  readonly isDestructive?: boolean;
  /** What is still needed, as a sentence; said at the first try. */
  readonly missing: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of one action: what is missing and what went wrong stand next to its button. */
export function ActionForm({ saving: { status }, label, isDestructive = false, missing, onSubmit, children }: ActionFormProps) {
  const { t } = useTranslation("common");
  const [tried, setTried] = useState(false);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        setTried(true);
        if (missing === undefined) onSubmit();
      }}
    >
      {children}
      <p className={styles.problem} role="alert">
        {tried && missing !== undefined && missing}
        {status.kind === "failed" && `${t("problem.title")} – ${t(`problem.${status.problem.kind}`, status.problem)}`}
      </p>
      <Button type="submit" look="primary" wide className={isDestructive ? (styles.danger ?? "") : ""}>
        {label}
      </Button>
    </form>
  );
}
