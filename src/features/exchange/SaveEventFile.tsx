import { useRef, useState } from "react";
import { formatExchangeFile } from "#exchange";
import { useTranslation } from "#i18n";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { fileNameOf } from "./file-name.ts";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

export function SaveEventFile({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { log } = useStores();
  const [file, setFile] = useState("");
  const [problem, setProblem] = useState<ExchangeTrouble>();
  const busy = useRef(false);

  async function save() {
    if (busy.current) return;
    busy.current = true;
    setFile("");
    const result = await log.exchange.exportBatch(tournament, "everything");
    setProblem(result.ok ? undefined : result.error);
    if (result.ok) {
      const name = fileNameOf(log.view().state);
      await saveFile(name, formatExchangeFile(result.value.bytes), "application/x-floorbook");
      setFile(name);
    }
    busy.current = false;
  }

  return (
    <div className="stack">
      <p className="live" aria-live="polite">
        {file && t("file.ready", { file })}
      </p>
      <Trouble problem={problem} title={t("send.failed")} />
      <Button look="primary" wide onClick={() => void save()}>
        {t("file.save")}
      </Button>
    </div>
  );
}
