import { useState } from "react";
import { useTranslation } from "#i18n";
import { Button } from "#ui/Button.tsx";
import styles from "./exchange.module.css";

/** Copies a code as text; where the browser refuses, the text stands there to be marked. */
export function CopyText({ text, copied }: { readonly text: string; readonly copied: string }) {
  const { t } = useTranslation("exchange");
  const [done, setDone] = useState<"yes" | "no">();

  async function copy() {
    const worked = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setDone(worked ? "yes" : "no");
  }

  return (
    <>
      <Button wide onClick={() => void copy()}>
        {t("join.copy")}
      </Button>
      <div className="live" aria-live="polite">
        {done === "yes" && <p>{copied}</p>}
        {done === "no" && (
          <p>
            {t("join.copy-by-hand")} <code className={styles.text}>{text}</code>
          </p>
        )}
      </div>
    </>
  );
}
