import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { Problem } from "#parts";
import { canHavePasskey, type StoreProblem, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "../settings.module.css";

/** A passkey opens the lock without typing; the secret that was typed stays the way in when it is gone. */
export function PasskeyPart() {
  const { t } = useTranslation("privacy");
  const { lock, keeping } = useStores();
  const [state, setState] = useState<"none" | "there" | "cannot">();
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();
  useEffect(() => {
    let gone = false;
    void Promise.all([lock.hasPasskey(), canHavePasskey()]).then(([has, can]) => gone || setState(has ? "there" : can ? "none" : "cannot"));
    return () => {
      gone = true;
    };
  }, [lock]);

  async function add() {
    setProblem(undefined);
    setRefused(false);
    const result = await lock.addPasskey(t("lock.passkey-name"));
    if (result.ok) {
      setState("there");
      // The copy beside the database opens by the same ways.
      void keeping.snapshots.take();
    } else if (result.error.kind === "cannot") setState("cannot");
    else if (result.error.kind === "no-passkey") setRefused(true);
    else setProblem(result.error);
  }

  async function remove() {
    const result = await lock.removePasskey();
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    setState("none");
    void keeping.snapshots.take();
  }

  if (!state) return null;
  return (
    <>
      <h3 className={styles.heading}>{t("lock.passkey")}</h3>
      <p role="status" className="live">
        {t(`lock.passkey-${state}`)}
      </p>
      <p role="alert" className="live">
        {isRefused && t("lock.passkey-not-made")}
      </p>
      <Problem problem={problem} />
      {state === "none" && (
        <Button wide onClick={() => void add()}>
          {t("lock.passkey-add")}
        </Button>
      )}
      {state === "there" && (
        <Button wide onClick={() => void remove()}>
          {t("lock.passkey-remove")}
        </Button>
      )}
    </>
  );
}
