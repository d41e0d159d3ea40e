import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { Problem } from "#parts";
import { type StoreProblem, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "../settings.module.css";
import { suggestedDay } from "./suggested-day.ts";

/** The day on which this phone erases the event; off until one is chosen. */
export function Retention({ event: { id, settings, state } }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("privacy");
  const { retention } = useStores();
  const [typed, setTyped] = useState<string>();
  const [kept, setKept] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();
  useEffect(() => {
    let gone = false;
    void retention.until(id).then((found) => !gone && found.ok && setKept(found.value));
    return () => {
      gone = true;
    };
  }, [retention, id]);

  async function choose(day: string) {
    setTyped(day);
    setSaved(false);
    const until = day === "" ? undefined : day;
    const result = await retention.setUntil(id, until);
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    setKept(until);
    setSaved(true);
  }

  const suggestion = suggestedDay(settings.to);
  return (
    <section className={styles.group}>
      <h2>{t("retention.title")}</h2>
      <div className="card stack">
        <TextField
          label={t("retention.until")}
          hint={t("retention.about")}
          type="date"
          min={settings.to}
          max="9999-12-31"
          value={typed ?? kept ?? ""}
          onChange={(change) => void choose(change.target.value)}
        />
        {kept === undefined && <Button onClick={() => void choose(suggestion)}>{t("retention.suggest", { date: suggestion })}</Button>}
        <p className="muted" role="status">
          {isSaved && (kept === undefined ? t("retention.none") : t("retention.kept", { date: kept }))}
        </p>
        <Problem problem={problem} />
        <EraseNow id={id} name={settings.name} entries={state.entries.size} />
      </div>
    </section>
  );
}

function EraseNow({ id, name, entries }: { readonly id: string; readonly name: string; readonly entries: number }) {
  const { t } = useTranslation("privacy");
  const { t: common } = useTranslation("common");
  const { retention } = useStores();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();

  async function erase() {
    setMissing(!sure);
    if (!sure) return;
    const result = await retention.eraseNow(id);
    setProblem(result.ok ? undefined : result.error);
    if (result.ok) await navigate("/privacy");
  }

  return (
    <>
      <Button look="danger" wide onClick={() => setOpen(true)}>
        {t("retention.now")}
      </Button>
      <Dialog title={t("retention.title")} closeLabel={common("action.close")} open={open} onClose={() => setOpen(false)}>
        <p>{t("retention.now-about", { name, count: entries })}</p>
        <Switch label={t("erase.sure")} hint={t("erase.sure-hint")} on={sure} onChange={setSure} />
        <p aria-live="polite" className="live">
          {missing && !sure && t("erase.first")}
        </p>
        <Problem problem={problem} />
        <Button look="danger" wide onClick={() => void erase()}>
          {t("erase.do")}
        </Button>
      </Dialog>
    </>
  );
}
