import { useState } from "react";
import { useTranslation } from "#i18n";
import { type Snapshot, usePreferences, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { SecretField } from "#ui/SecretField.tsx";
import styles from "./keeping.module.css";
import { timeText } from "./time-text.ts";

interface SealedCopyProps {
  readonly snapshot: Snapshot;
  readonly onKey: (key: Uint8Array<ArrayBuffer>) => void;
}

/** The database was lost while the lock was on: its copy opens with the same secret, and the lock stands again. */
export function SealedCopy({ snapshot: { at, events, lock: ways }, onKey }: SealedCopyProps) {
  const { t } = useTranslation("keeping");
  const { lock } = useStores();
  const [, set] = usePreferences();
  const [secret, setSecret] = useState("");
  const [busy, setBusy] = useState(false);
  const [isWrong, setWrong] = useState(false);

  async function open(typed: string | undefined) {
    if (busy || !ways || typed === "") return;
    setBusy(true);
    setWrong(false);
    const key = await lock.takeOver(ways, typed);
    setBusy(false);
    setWrong(!key.ok);
    if (!key.ok) return;
    set({ locked: true });
    onKey(key.value);
  }

  return (
    <form
      className={`card ${styles.offer}`}
      aria-labelledby="sealed-copy"
      onSubmit={(submit) => {
        submit.preventDefault();
        void open(secret);
      }}
    >
      <h2 id="sealed-copy">{t("sealed.title")}</h2>
      <p>{t("sealed.body", { time: timeText(at), events })}</p>
      <SecretField label={t("sealed.secret")} value={secret} onChange={setSecret} />
      <p role="alert" className="live">
        {isWrong && t("sealed.wrong")}
      </p>
      <p role="status" className="live">
        {busy && t("sealed.opening")}
      </p>
      <Button type="submit" look="primary" wide>
        {t("sealed.open")}
      </Button>
      {ways?.passkey && (
        <Button wide onClick={() => void open(undefined)}>
          {t("sealed.passkey")}
        </Button>
      )}
    </form>
  );
}
