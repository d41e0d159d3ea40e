import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import type { Result } from "#lib/result.ts";
import { type Lock, type UnlockProblem, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Screen } from "#ui/Screen.tsx";
import { SecretField } from "#ui/SecretField.tsx";
import { Switch } from "#ui/Switch.tsx";

export function LockScreen({ lock, onOpen }: { readonly lock: Lock; readonly onOpen: () => void }) {
  const { t } = useTranslation("privacy");
  const [secret, setSecret] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UnlockProblem>();
  const [hasPasskey, setPasskey] = useState(false);
  useEffect(() => {
    void lock.hasPasskey().then(setPasskey);
  }, [lock]);

  async function unlock(tryIt: () => Promise<Result<void, UnlockProblem>>) {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await tryIt();
    setBusy(false);
    if (result.ok) return onOpen();
    setProblem(result.error);
  }

  async function unlockByWord() {
    if (secret !== "") await unlock(() => lock.unlock(secret));
  }

  return (
    <Screen
      title={t("lock.screen")}
      foot={
        <div className="stack">
          <div role="alert" className="live">
            {problem && <Problem problem={problem} />}
          </div>
          <p role="status" className="live">
            {busy && t("lock.opening")}
          </p>
          {hasPasskey && (
            <Button look="primary" wide onClick={() => void unlock(lock.unlockByPasskey)}>
              {t("lock.open-passkey")}
            </Button>
          )}
          <Button look={hasPasskey ? "plain" : "primary"} wide onClick={() => void unlockByWord()}>
            {t("lock.open")}
          </Button>
        </div>
      }
    >
      <p>{t("lock.locked")}</p>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          void unlockByWord();
        }}
      >
        <SecretField label={t("lock.secret")} value={secret} onChange={setSecret} />
      </form>
      <Forgotten lock={lock} />
    </Screen>
  );
}

function Problem({ problem }: { readonly problem: UnlockProblem }) {
  const { t } = useTranslation("privacy");
  const { t: common } = useTranslation("common");
  if (problem.kind === "wrong") return <p>{t("lock.wrong")}</p>;
  if (problem.kind === "wait") return <p>{t("lock.wait", { seconds: problem.seconds })}</p>;
  if (problem.kind === "no-passkey" || problem.kind === "cannot") return <p>{t("lock.passkey-not-given")}</p>;
  return <p>{common(`problem.${problem.kind}`, { detail: problem.kind === "failed" ? problem.detail : "" })}</p>;
}

/** Nobody can read what lies here without the secret; all that is left is to begin anew. */
function Forgotten({ lock }: { readonly lock: Lock }) {
  const { t } = useTranslation("privacy");
  const { t: common } = useTranslation("common");
  const { keeping, preferences } = useStores();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<UnlockProblem>();

  async function erase() {
    setMissing(!sure);
    if (!sure) return;
    await keeping.snapshots.forget();
    const result = await lock.eraseAll();
    if (!result.ok) return setProblem(result.error);
    // What the judge erased is not missed at the next start.
    preferences.set({ tournament: undefined, locked: false });
    location.reload();
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t("lock.forgotten")}
      </Button>
      <Dialog title={t("lock.forgotten")} closeLabel={common("action.close")} open={open} onClose={() => setOpen(false)}>
        <p>{t("lock.forgotten-about")}</p>
        <Switch label={t("erase.sure")} hint={t("erase.sure-hint")} on={sure} onChange={setSure} />
        <p aria-live="polite" className="live">
          {missing && !sure && t("erase.first")}
        </p>
        <div role="alert" className="live">
          {problem && <Problem problem={problem} />}
        </div>
        <Button look="danger" wide onClick={() => void erase()}>
          {t("lock.erase-all")}
        </Button>
      </Dialog>
    </>
  );
}
