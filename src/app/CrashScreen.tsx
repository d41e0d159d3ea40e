import { useState } from "react";
import { useTranslation } from "#i18n";
import { localNow } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { saveFile } from "#ui/save-file.ts";

/** A bug ends here: the log stays within reach. */
export function CrashScreen() {
  const { t } = useTranslation("common");
  const { log } = useStores();
  const [problem, setProblem] = useState("");
  async function exportLog() {
    const now = localNow();
    const result = await log.exportLog(now);
    if (result.ok) await saveFile(`floorbook-${now.slice(0, 10)}.json`, result.value, "application/json");
    else setProblem(t(`problem.${result.error.kind}`, { detail: "detail" in result.error ? result.error.detail : "" }));
  }
  return (
    <main className="stack" style={{ padding: "var(--space-4)" }}>
      <h1>{t("crash.title")}</h1>
      <p>{t("crash.body")}</p>
      <Button look="primary" onClick={() => globalThis.location.reload()}>
        {t("action.reload")}
      </Button>
      <Button onClick={() => void exportLog()}>{t("crash.export")}</Button>
      <p role="status" className="live">
        {problem}
      </p>
    </main>
  );
}
