import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { Problem } from "#parts";
import { SHORTEST_SECRET, type StoreProblem, usePreferences, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { forgetScreen } from "#ui/kept-screen.ts";
import { SecretField } from "#ui/SecretField.tsx";
import styles from "../settings.module.css";
import { PasskeyPart } from "./PasskeyPart.tsx";

/** The app lock: what it does and what it costs is said before it is switched on. */
export function LockPart() {
  const { t } = useTranslation("privacy");
  const { lock } = useStores();
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    void lock.isOn().then(setOn);
  }, [lock]);
  return (
    <section className={styles.group}>
      <h2>{t("lock.title")}</h2>
      <div className="card stack">
        <p>{t("lock.about")}</p>
        {isOn === true && (
          <>
            <SwitchOff />
            <PasskeyPart />
          </>
        )}
        {isOn === false && <SwitchOn />}
      </div>
    </section>
  );
}

function SwitchOn() {
  const { t } = useTranslation("privacy");
  const { lock, keeping } = useStores();
  const [, set] = usePreferences();
  const [secret, setSecret] = useState("");
  const [again, setAgain] = useState("");
  const [missing, setMissing] = useState<"short" | "different">();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();

  async function switchOn() {
    const wanted = [...secret].length < SHORTEST_SECRET ? "short" : secret === again ? undefined : "different";
    setMissing(wanted);
    if (wanted || busy) return;
    setBusy(true);
    const result = await lock.switchOn(secret);
    setBusy(false);
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    await keeping.snapshots.renew();
    forgetScreen(localStorage);
    set({ locked: true });
    // The page starts anew, locked: the secret is tried at once.
    location.reload();
  }

  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault();
        void switchOn();
      }}
    >
      <p className={styles.notice}>{t("lock.before")}</p>
      <SecretField isNew label={t("lock.secret")} hint={t("lock.hint", { count: SHORTEST_SECRET })} value={secret} onChange={setSecret} />
      <SecretField isNew label={t("lock.again")} value={again} onChange={setAgain} />
      <p className={`${styles.wanted} live`} aria-live="assertive">
        {missing && t(`lock.${missing}`, { count: SHORTEST_SECRET })}
      </p>
      <Problem problem={problem} />
      <p role="status" className="live">
        {busy && t("lock.working")}
      </p>
      <Button type="submit" wide>
        {t("lock.on")}
      </Button>
    </form>
  );
}

function SwitchOff() {
  const { t } = useTranslation("privacy");
  const { lock, keeping } = useStores();
  const [, set] = usePreferences();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();

  async function switchOff() {
    setBusy(true);
    const result = await lock.switchOff();
    setBusy(false);
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    await keeping.snapshots.renew();
    set({ locked: false });
    location.reload();
  }

  return (
    <>
      <p>{t("lock.is-on")}</p>
      <Problem problem={problem} />
      <p role="status" className="live">
        {busy && t("lock.working")}
      </p>
      <Button wide onClick={() => location.reload()}>
        {t("lock.now")}
      </Button>
      <Button wide onClick={() => void switchOff()}>
        {t("lock.off")}
      </Button>
    </>
  );
}
