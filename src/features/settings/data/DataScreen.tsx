import { useState } from "react";
import { useTranslation } from "#i18n";
import { BackLink, localNow, Problem, RestoreOffer, safePointOf } from "#parts";
import { type StoreProblem, useLog, usePreferences, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { saveFile } from "#ui/save-file.ts";
import styles from "../settings.module.css";
import { ImportPart } from "./ImportPart.tsx";
import { OnThisPhone } from "./OnThisPhone.tsx";
import { StorageHealth } from "./StorageHealth.tsx";
import { Versions } from "./Versions.tsx";

export function DataScreen() {
  const { t } = useTranslation("settings");
  const { log, keeping } = useStores();
  const { state } = useLog();
  const [, set] = usePreferences();
  const [file, setFile] = useState("");
  const [problem, setProblem] = useState<StoreProblem>();
  const [imports, setImports] = useState(0);

  const practice = state?.settings?.practice ? state.tournament : undefined;

  async function exportLog(only?: string) {
    setFile("");
    const now = localNow();
    const result = await log.exportLog(now, only);
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    const name = `floorbook-${only === undefined ? "" : "practice-"}${now.slice(0, 10)}.json`;
    if (!(await saveFile(name, result.value, "application/json"))) return;
    setFile(name);
    if (only === undefined) set({ backup: now, ...(state ? { safe: safePointOf(state) } : {}) });
  }

  return (
    <Screen
      title={t("data.title")}
      back={<BackLink to="/more" />}
      foot={
        <div className="stack">
          <p className="live" aria-live="polite">
            {file && t("export.done", { file })}
          </p>
          <Problem problem={problem} title={t("export.failed")} />
          <Button look="primary" wide onClick={() => void exportLog()}>
            {t("export.do")}
          </Button>
        </div>
      }
    >
      <RestoreOffer onRestored={() => setImports(imports + 1)} />
      <OnThisPhone key={imports} />
      {!keeping.unkept && <StorageHealth />}
      <section className={styles.group}>
        <h2>{t("export.title")}</h2>
        <p>{t("export.about")}</p>
        {practice !== undefined && (
          <Button wide onClick={() => void exportLog(practice)}>
            {t("export.practice")}
          </Button>
        )}
      </section>
      <ImportPart onImported={() => setImports(imports + 1)} />
      <Versions />
    </Screen>
  );
}
