import { useState } from "react";
import { useTranslation } from "#i18n";
import type { Lock, UnlockProblem } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";

export function LockScreen({ lock, onOpen }: { readonly lock: Lock; readonly onOpen: () => void }) {
  const { t } = useTranslation("privacy");
  const [secret, setSecret] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UnlockProblem>();

  async function unlock() {
    if (busy || secret === "") return;
    setBusy(true);
    setProblem(undefined);
    const result = await lock.unlock(secret);
    setBusy(false);
    if (result.ok) return onOpen();
    setProblem(result.error);
  }

  return (
    <Screen
      title={t("lock.screen")}
      foot={
        <div className="stack">
          <div role="alert">{problem && <Problem problem={problem} />}</div>
          <p role="status">{busy && t("lock.opening")}</p>
          <Button look="primary" wide onClick={() => void unlock()}>
            {t("lock.open")}
          </Button>
        </div>
      }
    >
      <p>{t("lock.locked")}</p>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          void unlock();
        }}
      >
        <TextField
          label={t("lock.secret")}
          type="password"
          autoComplete="current-password"
          value={secret}
          onChange={(change) => setSecret(change.target.value)}
        />
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
  return <p>{common(`problem.${problem.kind}`, { detail: problem.kind === "failed" ? problem.detail : "" })}</p>;
}

/** Nobody can read what lies here without the secret; all that is left is to begin anew. */
function Forgotten({ lock }: { readonly lock: Lock }) {
  const { t } = useTranslation("privacy");
  const [sure, setSure] = useState(false);
  return (
    <details>
      <summary>{t("lock.forgotten")}</summary>
      <div className="stack">
        <p>{t("lock.forgotten-about")}</p>
        <label>
          <input type="checkbox" checked={sure} onChange={(change) => setSure(change.target.checked)} /> {t("erase.sure-hint")}
        </label>
        <Button look="danger" wide disabled={!sure} onClick={() => void lock.eraseAll().then((result) => result.ok && location.reload())}>
          {t("lock.erase-all")}
        </Button>
      </div>
    </details>
  );
}
