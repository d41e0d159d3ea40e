import { useState } from "react";
import { useTranslation } from "#i18n";
import { localNow } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { saveFile } from "#ui/save-file.ts";

/** A bug, or a file of the app that is missing, ends here. */
export function CrashScreen({ locked = false }: { readonly locked?: boolean }) {
  const { t } = useTranslation("common");
  return (
    <Screen title={t("crash.title")}>
      <p>{t("crash.body")}</p>
      <Button look="primary" onClick={() => globalThis.location.reload()}>
        {t("action.reload")}
      </Button>
      {!locked && <WayOut />}
    </Screen>
  );
}

/** The log stays within reach. */
function WayOut() {
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
    <>
      <p>{t("crash.way-out")}</p>
      <Button onClick={() => void exportLog()}>{t("crash.export")}</Button>
      <p role="status" className="live">
        {problem}
      </p>
    </>
  );
}
